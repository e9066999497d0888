import 'reflect-metadata';
import { OperationTypeNode, print, separateOperations } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hotel } from './hotels/hotel.entity.js';
import { Browser } from './test/browser.js';
import { documentOf, operations, variablesOf } from './test/documents.js';
import { createHotel } from './test/factories.js';
import { buy, type PaidApp, startPaidApp } from './test/payments.js';
import type { User } from './viewer/user.entity.js';

/** The first two times, graphql-js executes a document; from the third on it is compiled where it can be. */
const TIMES = 4;

let app: PaidApp;
let hotel: Hotel;
let askers: Browser[];
beforeAll(async () => {
  app = await startPaidApp();
  const [owner, admin] = [await app.signIn(), await app.signIn()];
  await app.database.read('update "user" set is_admin = true where id = $1', [admin.user.id]);
  await buy(owner, app);
  await app.database.read(`insert into image (id, width, height, blur_data_url, original_name) select md5(n::text), 1200, 900, 'data:,', 'x' from generate_series(1, 3) as n`);
  const [main, ...others] = await app.database.read<{ url: string }>(`select '/images/' || id || '.jpg' as url from image order by id`);
  const pictures = { imageUrl: main?.url, imageUrls: ['/images/lost.jpg', ...others.map(({ url }) => url)] };
  const account = owner.user as User;
  hotel = await createHotel(app, { owner: account, guestRating: '4.0', amenities: ['pool', 'parking'], tags: ['Strand'], isFeatured: true, ...pictures });
  for (const pricePerNight of [80, 90]) await createHotel(app, { pricePerNight, owner: account });
  askers = [new Browser(app), owner, admin];
});
afterAll(() => app.stop());

/** What everybody is answered, again and again; without what the counting says of the running minute. */
async function answers(query: string, variables: Record<string, unknown> = {}): Promise<{ usual: unknown[]; compiled: unknown[] }> {
  const rounds: unknown[][] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const round = await Promise.all(askers.map((asker) => asker.graphql(query, variables)));
    rounds.push(round.map(({ status, data, errors }) => ({ status, data, errors: errors?.toSorted((a, b) => String(a.path).localeCompare(String(b.path))) })));
  }
  return { usual: rounds[0] ?? [], compiled: rounds.at(-1) ?? [] };
}

// How many points are left is another answer each time.
const queries = operations.filter(({ operation, name }) => operation === OperationTypeNode.QUERY && name?.value !== 'Limits');

describe('what the pages and REST ask is answered the same by compiled code', () => {
  test.each(queries.map((operation) => [operation.name?.value ?? '', operation] as const))('%s', async (name, operation) => {
    const given = { slug: hotel.slug, id: String(hotel.id), ids: ['1', '2', '3'], language: 'DE', first: 5, withCount: true, days: 7, filter: { priceMin: 80 } };
    const document = separateOperations(documentOf(operation))[name];
    const { usual, compiled } = await answers(print(document ?? documentOf(operation)), variablesOf(operation, given));
    expect(compiled).toEqual(usual);
  });
});

test.each([
  ['conditions', 'query ($yes: Boolean!, $no: Boolean!) { hotels { nodes { id name @include(if: $no) slug @skip(if: $yes) ...More @include(if: $yes) } } } fragment More on Hotel { city }', { yes: true, no: false }],
  ['aliases and merged fields', '{ hotels(first: 2) { a: nodes { id } a: nodes { b: name region { id } region { de: name(language: DE) en: name(language: EN) } } } toString: regions { id } }', {}],
  ['defaults, an enumeration among them', 'query ($sort: HotelSort = PRICE_DESC, $first: Int = 2) { hotels(sort: $sort, first: $first) { nodes { pricePerNight } pageInfo { hasNextPage endCursor } } }', {}],
  ['counts and facets', '{ hotels { totalCount didYouMean facets { areExact regions { regionId count } } edges { cursor node { id guestRating createdAt } } } }', {}],
  ['a variable inside an object', 'query ($region: ID, $min: Int!) { hotels(filter: { regionId: $region, priceMin: $min }) { nodes { id } } }', { region: '1', min: 85 }],
  ['a refused field among others', 'query ($id: ID!) { hotel(id: $id) { name paidUntil inactiveReason } regions { id } adminOverview { totalUsers } }', { id: '1' }],
  ['a refused argument in each of a list', '{ hotels { nodes { id image { url(width: 77) } images { alt } } } }', {}],
  ['a page that is too long', 'query ($first: Int!) { hotels(first: $first) { nodes { id } } }', { first: 101 }],
  ['a variable that is missing', 'query ($slug: String!) { hotel(slug: $slug) { id } }', {}],
  ['a variable of another kind', 'query ($sort: HotelSort, $first: Int) { hotels(sort: $sort, first: $first) { nodes { id } } }', { sort: 'UPWARDS', first: 'x' }],
  ['what may be of several types', 'query ($id: ID!) { node(nodeId: $id) { __typename nodeId ... on Hotel { name } ... on Region { slug } } }', { id: 'SG90ZWw6MQ' }],
  ['a name that means something else in JavaScript', '{ __proto__: regions { id constructor: slug } }', {}],
  ['the schema', '{ __schema { queryType { name } types { name } } __type(name: "Hotel") { fields { name } } }', {}],
])('%s: answered the same by compiled code', async (_, query, variables) => {
  const { usual, compiled } = await answers(query, variables);
  expect(compiled).toEqual(usual);
});

test('a text in a document never becomes code', async () => {
  const marker = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
  for (let time = 0; time < TIMES; time += 1) {
    for (const text of [`"${marker}(globalThis.wasRun = true)"`, `"""${marker}(globalThis.wasRun = true)"""`, `"\\u005f${marker.slice(1)}(globalThis.wasRun = true)"`]) {
      await app.graphql(`{ hotel(slug: ${text}) { id } hotels(filter: { search: ${text} }) { nodes { id } } }`);
    }
  }
  expect('wasRun' in globalThis).toBe(false);
});
