import 'reflect-metadata';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCursor } from './connection.js';
import { createSchema } from './schema.js';
import { createHotel } from './test/factories.js';
import { type Operator, type PaidApp, startPaidApp } from './test/payments.js';

/** Every list that is read page by page, as its field is asked for. */
const LISTS: Record<string, (list: string) => string> = {
  'Query.adminHotels': (list) => list,
  'Query.adminUsers': (list) => list,
  'Query.auditLog': (list) => list,
  'Query.hotels': (list) => list,
  'Query.supportRequests': (list) => list,
  'User.creditTransactions': (list) => `viewer { ${list} }`,
};
/** Lists that go on from a point in time; their own tests hold what is said here of all others. */
const OF_THEIR_OWN = ['Query.listingChanges', 'Webhook.deliveries'];

let app: PaidApp;
let admin: Operator;
beforeAll(async () => {
  app = await startPaidApp();
  admin = await app.signIn();
  await app.database.read('update "user" set is_admin = true where id = $1', [admin.user.id]);
  for (let count = 0; count < 3; count += 1) {
    const { id } = await createHotel(app);
    await admin.graphql('mutation ($id: ID!) { setHotelFeatured(id: $id, isFeatured: true) { id } }', { id: String(id) });
    await admin.graphql('mutation ($id: ID!) { grantCredits(userId: $id, amount: 2, reason: "Messe") { id } }', { id: String(admin.user.id) });
    await admin.graphql('mutation { submitFeedback(input: { message: "Sehr schön, danke." }) }');
  }
});
afterAll(() => app.stop());

interface List {
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

async function page(name: string, after?: string) {
  const [, field = ''] = name.split('.');
  const parts = 'nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
  const document = `query ($after: String) { ${LISTS[name]?.(`${field}(first: 2, after: $after) { ${parts} }`)} }`;
  const { data, errors } = await admin.graphql<Record<string, List> & { viewer?: Record<string, List> }>(document, { after });
  return { list: (data?.viewer ?? data)?.[field], fields: errors?.[0]?.extensions };
}

test('every list of pages is tried below', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(isObjectType);
  const lists = types.flatMap((type) => Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, type: String(field.type) })));
  const paged = lists.filter(({ type }) => /Connection!?$/.test(type)).map(({ path }) => path);
  expect(paged.filter((path) => !OF_THEIR_OWN.includes(path)).toSorted()).toEqual(Object.keys(LISTS));
});

describe.each(Object.keys(LISTS))('%s', (name) => {
  test('leads from page to page, without gaps and repetitions, from any of its entries', async () => {
    const { list: first } = await page(name);
    expect(first?.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false, startCursor: first?.edges[0]?.cursor, endCursor: first?.edges[1]?.cursor });
    expect(first?.edges.map(({ node }) => node)).toEqual(first?.nodes);
    const { list: second } = await page(name, first?.pageInfo.endCursor ?? '');
    expect(second?.pageInfo).toMatchObject({ hasPreviousPage: true });
    const { list: between } = await page(name, first?.edges[0]?.cursor);
    expect(between?.nodes).toEqual([first?.nodes[1], second?.nodes[0]]);
  });

  test('refuses a cursor that is none of its own', async () => {
    const [any = ''] = (await page(name)).list?.edges.map(({ cursor }) => cursor) ?? [];
    const foreign = [null, 'x', {}, [], 2 ** 40, 1.5, ['RELEVANCE'], ['RELEVANCE', 'a', 1], { sort: 'NEWEST', id: '1', name: '' }].map(writeCursor);
    for (const after of ['', ' ', '7', '☃', `${any.slice(0, -3)}`, 'A'.repeat(10_000), ...foreign]) {
      expect((await page(name, after)).fields, after.slice(0, 40)).toMatchObject({ code: 'INVALID', key: 'cursorInvalid' });
    }
  });
});
