import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSystemContext } from '../context.js';
import { advanceTerms } from '../hotels/term.job.js';
import { nodeIdOf } from '../node.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel, createOperator } from '../test/factories.js';
import { patience } from '../test/patience.js';
import { removeOldChanges } from './change.service.js';

interface Page {
  nodes: { kind: string; hotelId: string; hotelNodeId: string; slug: string; changedAt: string; cursor: string; hotel: { name: string } | null }[];
  pageInfo: { endCursor: string; startCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = (since: string | null, first = 100) =>
  app.graphql<{ listingChanges: Page }>(
    `query ($since: String, $first: Int!) { listingChanges(since: $since, first: $first) {
       nodes { kind hotelId hotelNodeId slug changedAt cursor hotel { name } } pageInfo { endCursor startCursor hasNextPage hasPreviousPage } } }`,
    { since, first },
  );

async function changes(since: string | null, first?: number): Promise<Page> {
  const { data, errors } = await ask(since, first);
  expect(errors).toBeUndefined();
  return data?.listingChanges ?? { nodes: [], pageInfo: { endCursor: '', startCursor: null, hasNextPage: false, hasPreviousPage: false } };
}

const now = async () => (await changes(null)).pageInfo.endCursor;
/** What happened since a cursor: kind and listing. */
const since = async (cursor: string) => (await changes(cursor, 500)).nodes.map(({ kind, hotelId }) => `${kind} ${hotelId}`);
const write = (sql: string, ...parameters: unknown[]) => app.database.read(sql, parameters);

test('what happens to a listing is told in order; what the public cannot see is not', async () => {
  const start = await now();
  const { id, slug } = await createHotel(app, { name: 'Vila Bura' });
  await write('update hotel set price_per_night = 130 where id = $1', id);
  await write('update hotel set is_active = false where id = $1', id);
  await write('update hotel set price_per_night = 140, description = $2 where id = $1', id, 'Geheim');
  await write('update hotel set is_active = true where id = $1', id);
  await write(`update hotel set images = '{/images/x.jpg}' where id = $1`, id);
  // Written, but the same; written, but nobody else's business; and what is counted and ranked.
  await write('update hotel set price_per_night = 140 where id = $1', id);
  await write(`update hotel set paid_until = now(), search_text = ' geheim ', place_text = 'x', updated_at = now() where id = $1`, id);
  await advanceTerms(createSystemContext(app));
  const all = ['CREATED', 'CHANGED', 'HIDDEN', 'CREATED', 'CHANGED'];
  // The term was over.
  all.push('HIDDEN');
  expect(await since(start)).toEqual(all.map((kind) => `${kind} ${id}`));
  const hidden = (await changes(start)).nodes.at(-1);
  expect(hidden).toMatchObject({ kind: 'HIDDEN', hotelId: String(id), hotelNodeId: nodeIdOf('Hotel', id), slug, hotel: null });
  expect(Math.abs(Date.parse(hidden?.changedAt ?? '') - Date.now())).toBeLessThan(60_000);

  await write('update hotel set is_active = true, inactive_reason = null, paid_until = null where id = $1', id);
  expect((await changes(start)).nodes.map(({ hotel }) => hotel?.name)).toEqual(Array(7).fill('Vila Bura'));
  const shown = await now();
  await write('update hotel set is_active = false where id = $1', id);
  await write('delete from hotel where id = $1', id);
  expect(await since(shown)).toEqual([`HIDDEN ${id}`, `DELETED ${id}`]);
  expect((await changes(start)).nodes.every(({ hotel }) => hotel === null)).toBe(true);
  // Never shown, so it is not said to have appeared.
  const before = await now();
  await createHotel(app, { isActive: false });
  expect(await since(before)).toEqual([]);
});

test('every column of a listing that the public reads counts as a change', async () => {
  const { id } = await createHotel(app);
  const columns = await app.database.read<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_name = 'hotel' and is_generated = 'NEVER'`,
  );
  const quiet: string[] = [];
  for (const { name, type } of columns.filter((column) => column.name !== 'id')) {
    const start = await now();
    const other: Record<string, string> = { boolean: `not ${name}`, ARRAY: name === 'amenities' ? `'{pool}'` : `'{7}'`, 'timestamp with time zone': 'now()', smallint: '4', numeric: '4', integer: '7', 'double precision': '44.5' };
    const value = name === 'region_id' ? '2' : name === 'inactive_reason' ? 'null' : (other[type] ?? `'anders'`);
    const together = name === 'longitude' ? ', latitude = 44.2' : name === 'latitude' ? ', longitude = 15.2' : '';
    if (['owner_id', 'subscription_id', 'is_active'].includes(name)) continue;
    await write(`update hotel set ${name} = ${value}${together} where id = $1`, id);
    if ((await since(start)).length === 0) quiet.push(name);
  }
  expect(quiet.toSorted()).toEqual(['inactive_reason', 'is_visible', 'paid_until', 'place_text', 'search_text', 'tag_ids', 'updated_at']);
});

test('an operator who is deactivated takes all listings along at once, back again, and away for good', async () => {
  const owner = await createOperator(app);
  const count = 1000;
  await write(
    `insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, price_per_night, owner_id, is_active)
     select 'Soba ' || n, 'soba-u-nizu-' || n, 'x', 'x', 'x', 'Split', 1, 3, 50, $1, n > 10 from generate_series(1, $2::integer) as n`,
    owner.id,
    count + 10,
  );
  const start = await now();
  const kinds = async () => {
    const [first, second] = [await changes(start, 500), await changes((await changes(start, 500)).pageInfo.endCursor, 500)];
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    return new Set([...first.nodes, ...second.nodes].map(({ kind, hotelId }) => `${kind} ${hotelId}`));
  };
  const begin = performance.now();
  await write('update "user" set is_active = false where id = $1', owner.id);
  const took = performance.now() - begin;
  const hidden = await kinds();
  expect(hidden.size).toBe(count);
  expect([...hidden].every((entry) => entry.startsWith('HIDDEN '))).toBe(true);
  expect(took).toBeLessThan(patience(1500));
  const middle = await now();
  await write('update "user" set is_active = true where id = $1', owner.id);
  expect((await changes(middle, 500)).nodes.every(({ kind }) => kind === 'CREATED')).toBe(true);
  const end = await now();
  await write('delete from "user" where id = $1', owner.id);
  expect((await changes(end, 500)).nodes.every(({ kind, hotel }) => kind === 'DELETED' && hotel === null)).toBe(true);
});

test('pages join without a gap, and there is always a cursor to go on from', async () => {
  const start = await now();
  for (let count = 0; count < 5; count += 1) await createHotel(app);
  const first = await changes(start, 2);
  const second = await changes(first.pageInfo.endCursor, 3);
  expect([first.nodes.length, second.nodes.length]).toEqual([2, 3]);
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true, startCursor: first.nodes[0]?.cursor });
  expect(second.pageInfo.hasNextPage).toBe(false);
  expect((await changes(first.nodes[0]?.cursor ?? '', 1)).nodes).toEqual([first.nodes[1]]);
  const empty = await changes(second.pageInfo.endCursor);
  expect(empty).toEqual({ nodes: [], pageInfo: { endCursor: second.pageInfo.endCursor, startCursor: null, hasNextPage: false, hasPreviousPage: true } });
  expect(second.pageInfo.endCursor).toBe(await now());
});

test('cursors that are none, of the future or too old are refused; ninety days are kept', async () => {
  const refusal = async (cursor: string | null, first?: number) => (await ask(cursor, first)).errors?.[0]?.extensions;
  const future = Buffer.from('changes:999999999').toString('base64url');
  for (const cursor of ['', 'x', '☃', future, 'x'.repeat(10_000), Buffer.from("changes:1' or true").toString('base64url')]) {
    expect(await refusal(cursor)).toMatchObject({ code: 'INVALID', key: 'cursorInvalid', fields: { since: expect.any(String) as string } });
  }
  for (const first of [0, -1, 501]) expect(await refusal(null, first)).toMatchObject({ code: 'INVALID', key: 'pageSize' });

  const old = await now();
  for (let count = 0; count < 3; count += 1) await createHotel(app);
  const page = await changes(old);
  await write(`update hotel_change set changed_at = now() - interval '91 days' where position <= (select max(position) - 1 from hotel_change)`);
  await removeOldChanges(createSystemContext(app));
  expect(await refusal(old)).toMatchObject({ code: 'INVALID', key: 'cursorTooOld' });
  expect(await refusal(page.nodes[0]?.cursor ?? '')).toMatchObject({ key: 'cursorTooOld' });
  expect(await since(page.nodes[1]?.cursor ?? '')).toEqual([`CREATED ${page.nodes[2]?.hotelId}`]);

  // With nothing left, the order goes on where it was.
  await write(`update hotel_change set changed_at = now() - interval '91 days'`);
  await removeOldChanges(createSystemContext(app));
  await removeOldChanges(createSystemContext(app));
  expect(await now()).toBe(page.pageInfo.endCursor);
  expect(await since(page.pageInfo.endCursor)).toEqual([]);
  const { id } = await createHotel(app);
  expect(await since(page.pageInfo.endCursor)).toEqual([`CREATED ${id}`]);
});
