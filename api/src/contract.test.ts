import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { announcements, breaches, changesBetween } from '../../scripts/contract.mjs';

const UNTIL = '@deprecated(reason: "Use `height`. Removed after 2027-06-30.")';
const TODAY = '2027-07-01';

/** A small contract; each part can be replaced. */
function contract({ size = 'size: Size', tint = 'TINT', access = 'PUBLIC', extra = '' } = {}) {
  return buildSchema(`
    directive @auth(requires: Access!, scope: Scope) on FIELD_DEFINITION
    enum Access { PUBLIC SIGNED_IN OWNER ADMIN }
    enum Scope { READ WRITE }
    type Query { boat(id: ID!): Boat @auth(requires: ${access}) }
    type Boat { id: ID! name: String! ${size} ${extra} }
    ${size ? 'type Size { metres: Int }' : ''}
    enum Colour { RED ${tint} }
    type Paint { colour: Colour }
    extend type Query { paint: Paint @auth(requires: PUBLIC, scope: READ) }
  `);
}

describe('a contract after its release', () => {
  test('may grow, and may be worded anew', async () => {
    expect(await breaches(contract(), contract({ extra: '"How high." height: Int' }), TODAY)).toEqual([]);
  });

  test('may not lose what it did not announce to lose, nor change it', async () => {
    expect(await breaches(contract(), contract({ size: '' }), TODAY)).toContain("Field 'size' was removed from object type 'Boat'");
    expect(await breaches(contract(), contract({ tint: '' }), TODAY)).toEqual(["Enum value 'TINT' was removed from enum 'Colour'"]);
    expect(await breaches(contract(), contract({ size: 'size(unit: String!): Size' }), TODAY)).toHaveLength(1);
    expect(await breaches(contract({ size: 'size: Size @deprecated(reason: "Old.")' }), contract({ size: '' }), TODAY)).not.toEqual([]);
  });

  test('may lose what it announced to lose from the day after the date on, with the types that only that led to', async () => {
    const announced = contract({ size: `size: Size ${UNTIL}`, tint: `TINT ${UNTIL}` });
    expect(await breaches(announced, contract({ size: '', tint: '' }), TODAY)).toEqual([]);
    expect(await breaches(announced, contract({ size: '', tint: '' }), '2027-06-30')).not.toEqual([]);
    // What is announced only in the same change was never announced.
    expect(await breaches(contract(), contract({ size: '' }), '2030-01-01')).not.toEqual([]);
  });

  test('may not shut anybody out', async () => {
    const shut = "Field 'Query.boat' may be used by fewer than before";
    expect(await breaches(contract(), contract({ access: 'SIGNED_IN' }), TODAY)).toEqual([shut]);
    expect(await breaches(contract({ access: 'SIGNED_IN, scope: READ' }), contract({ access: 'SIGNED_IN' }), TODAY)).toEqual([shut]);
    expect(await breaches(contract({ access: 'ADMIN' }), contract(), TODAY)).toEqual([]);
  });

  test('announces with a date', async () => {
    const undated = contract({ size: 'size: Size @deprecated(reason: "Old.")' });
    expect(await breaches(undated, undated, TODAY)).toEqual([`The deprecation of 'Boat.size' does not end with "Removed after YYYY-MM-DD."`]);
    expect(announcements(contract({ size: `size: Size ${UNTIL}` }))).toEqual(['- `Boat.size`: Use `height`. Removed after 2027-06-30.']);
  });
});

test('the changelog names what matters, and leaves wording out', async () => {
  expect(await changesBetween(contract(), contract({ extra: '"How high." height: Int' }))).toEqual(["- Field 'height' was added to object type 'Boat'."]);
  expect(await changesBetween(contract(), contract({ tint: '', access: 'ADMIN' }))).toEqual([
    "- **Breaking.** Enum value 'TINT' was removed from enum 'Colour'.",
    "- **Breaking.** Field 'Query.boat' may be used by fewer than before.",
  ]);
  expect(await changesBetween(contract(), contract())).toEqual([]);
});
