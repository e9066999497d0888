import 'reflect-metadata';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_ANONYMOUS: '1000000' });
});
afterAll(() => app.stop());

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; key: string; values?: Record<string, unknown>; fields?: Record<string, string> } }[];
  extensions?: { cost: { requested: number; limit: number; remaining: number; resetAt: string } };
}

async function post(query: string, variables = {}, language = 'en') {
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': language }, body: JSON.stringify({ query, variables }) });
  return { status: response.status, headers: response.headers, ...((await response.json()) as Answer) };
}

/** What the API says that an operation costs, before and after it has done it. */
async function costs(document: string, variables = {}): Promise<number | undefined> {
  const { data } = await post('query ($document: String!, $variables: JSONObject) { operationCost(document: $document, variables: $variables) { cost isAllowed mostPerOperation limit } }', { document, variables });
  const { extensions, errors } = await post(document, variables);
  expect(errors).toBeUndefined();
  const requested = extensions?.cost.requested ?? 0;
  expect(data?.operationCost).toEqual({ cost: requested, isAllowed: true, mostPerOperation: 5000, limit: 1_000_000 });
  return requested;
}

describe('an operation costs 1, and 1 for each object that it can bring', () => {
  test.each([
    ['{ __typename }', {}, 1],
    ['{ hotel(id: 1) { id name city } }', {}, 2],
    // The page, and its entries.
    ['{ hotels(first: 10) { nodes { id name } } }', {}, 12],
    ['{ hotels { nodes { id } pageInfo { hasNextPage } } }', {}, 23],
    ['{ hotels(first: 10) { nodes { id region { id } images { id } } } }', {}, 1 + 1 + 10 * (1 + 1 + 10)],
    ['{ hotels(first: 10) { edges { node { id } } } }', {}, 1 + 1 + 10 * 2],
    // Looking for words, and counting.
    ['{ hotels(first: 1, filter: { search: "more" }) { totalCount } }', {}, 1 + 1 + 5 + 10],
    ['{ hotels(first: 1) { facets { amenities { count } tags { count } } } }', {}, 1 + 1 + 1 + 2 * 10],
    // Variables, their defaults, and the argument's.
    ['query ($n: Int!) { hotels(first: $n) { nodes { id } } }', { n: 7 }, 9],
    ['query ($n: Int = 8) { hotels(first: $n) { nodes { id } } }', {}, 10],
    ['query ($n: Int) { featuredHotels(first: $n) { id } }', {}, 7],
    ['query ($ids: [ID!]!) { hotelsByIds(ids: $ids) { id image { id } } }', { ids: ['1', '2', '3'] }, 7],
    // Aliases are counted, what is merged only once, what is left out not at all.
    ['{ a: hotel(id: 1) { id } b: hotel(id: 1) { id } }', {}, 3],
    ['{ hotels(first: 5) { nodes { id } } ...More } fragment More on Query { hotels(first: 5) { nodes { name region { id } } } }', {}, 12],
    ['{ hotels(first: 5) { nodes { ...A ... on Hotel { b: region { id } } } } } fragment A on Hotel { a: region { id } }', {}, 1 + 1 + 5 * 3],
    ['query ($all: Boolean!) { hotels(first: 5) { nodes { id region @include(if: $all) { id } image @skip(if: true) { id } } } }', { all: false }, 7],
    ['query ($all: Boolean!) { hotels(first: 5) { nodes { id region @include(if: $all) { id } image @skip(if: true) { id } } } }', { all: true }, 12],
    // Of a thing of any type, the dearest that it can be.
    ['{ node(nodeId: "x") { nodeId ... on Hotel { images { id } } ... on Region { id } } }', {}, 12],
    ['{ rateLimit { cost } }', {}, 2],
  ])('%s with %j costs %i', async (document, variables, cost) => {
    expect(await costs(document, variables)).toBe(cost);
  });

  test('what the schema says of itself is cheap, not free', async () => {
    const cost = await costs(getIntrospectionQuery());
    expect(cost).toBeGreaterThan(100);
    expect(cost).toBeLessThan(2500);
  });
});

test('each answer says what it cost, and so does the operation itself', async () => {
  const { data, extensions, headers } = await post('{ hotels(first: 10) { nodes { id } } rateLimit { limit cost remaining resetAt } }');
  const cost = extensions!.cost;
  expect(cost).toMatchObject({ requested: 13, limit: 1_000_000 });
  expect(data?.rateLimit).toEqual({ limit: 1_000_000, cost: 13, remaining: cost.remaining, resetAt: cost.resetAt });
  expect(['limit', 'remaining', 'cost'].map((name) => headers.get(`x-ratelimit-${name}`))).toEqual(['1000000', String(cost.remaining), '13']);
  expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(0);
  expect(Number(headers.get('x-ratelimit-reset'))).toBeLessThanOrEqual(60);
});

test('REST is counted alike', async () => {
  const response = await app.get('/api/hotels?limit=30');
  expect([response.status, response.headers.get('x-ratelimit-cost')]).toEqual([200, String(1 + 1 + 30 + 1)]);
});

test('what costs too much is refused before it is done', async () => {
  const wasteful = '{ hotels(first: 100) { nodes { id images { id } a: images { id } b: images { id } c: images { id } d: images { id } } } }';
  const cost = 1 + 1 + 100 * 51;
  const { status, data, errors, extensions } = await post(wasteful);
  expect([status, data]).toEqual([400, undefined]);
  expect(errors?.[0]).toMatchObject({
    message: `This operation costs ${cost} points; 5000 are possible. Please ask for less at once.`,
    extensions: { code: 'INVALID', key: 'costTooHigh', values: { cost, max: 5000 } },
  });
  // Reading it was work.
  expect(extensions?.cost.requested).toBe(1);
  const { data: said } = await post('query ($document: String!) { operationCost(document: $document) { cost isAllowed } }', { document: wasteful });
  expect(said?.operationCost).toEqual({ cost, isAllowed: false });
});

test('of a document that is none it is said what is wrong with it', async () => {
  const said = async (document: string) => (await post('query ($document: String!) { operationCost(document: $document) { cost } }', { document })).errors?.[0];
  expect((await said('{ hotels { nodes { colour } } }'))?.message).toBe('This document is not valid: Cannot query field "colour" on type "Hotel".');
  expect((await said('{ hotels'))?.extensions).toMatchObject({ code: 'INVALID', key: 'documentInvalid', fields: { document: expect.stringContaining('Syntax Error') } });
  expect((await said(`{ a${' '.repeat(20_000)} }`))?.extensions.key).toBe('tooLong');
  // Reading it was work.
  expect((await post('{ hotels')).extensions?.cost.requested).toBe(1);
});

describe('what is made to be much work is answered at once', () => {
  const range = (count: number) => Array.from({ length: count }, (_, index) => index);
  const doubling = range(30).map((level) => `fragment F${level} on __Type { a: ofType { ...F${level + 1} } b: ofType { ...F${level + 1} } }`);
  test.each([
    ['aliases', `{ ${range(300).map((index) => `a${index}: hotels(first: 100) { nodes { id } }`).join(' ')} }`],
    ['fragments that double', `{ __type(name: "Hotel") { ...F0 } } ${doubling.join(' ')} fragment F30 on __Type { name }`],
    ['a long document', `{ ${range(2400).map(() => 'regions{id}').join(' ')} }`],
    ['fields that say the same and are compared with each other', `{ ${range(1200).map(() => 'regions{id}').join(' ')} price }`],
    ['nested lists', `{ shortlist(id: "x") { ${range(100).map((index) => `a${index}: hotels { images { id } }`).join(' ')} } }`],
  ])('%s', async (_, query) => {
    const start = performance.now();
    const { status, errors } = await post(query);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
    // A tenth of it on a machine at rest.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
