import 'reflect-metadata';
import { getIntrospectionQuery, Lexer, parse, print, separateOperations, Source, TokenKind } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { documentOf, operations } from '../test/documents.js';
import { patience } from '../test/patience.js';
import { MOST_TOKENS } from './parsing.js';
import { LARGEST, type Size, sizeOf } from './size.js';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const many = (count: number, text: (index: number) => string) => range(count).map(text).join(' ');

/** With answers kept: what stands in front looks into documents too. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ANSWER_CACHE_MEGABYTES: '16' });
});
afterAll(() => app.stop());

/** Documents of exactly that size, and far from every other limit. */
const OF_SIZE: Record<keyof Size, (count: number) => string> = {
  depth: (count) => `{ __type(name: "Hotel") { ${'ofType { '.repeat(count - 2)} name ${'}'.repeat(count - 2)} } }`,
  fields: (count) => `{ ${many(10, () => '...A')} ${many(count - 990, () => '__typename')} } fragment A on Query { ${many(98, () => '__typename')} }`,
  aliases: (count) => `{ ${many(count, (index) => `a${index}: __typename`)} }`,
  directives: (count) => `{ ${many(count, () => '__typename @include(if: true)')} }`,
  fragments: (count) => `{ ${many(count, (index) => `...F${index}`)} } ${many(count, (index) => `fragment F${index} on Query { __typename }`)}`,
};

describe.each(Object.keys(LARGEST) as (keyof Size)[])('%s', (what) => {
  test('as many as possible are answered, and one more is refused with the limit', async () => {
    const max = LARGEST[what];
    expect(sizeOf(parse(OF_SIZE[what](max)))[what]).toBe(max);
    expect(await app.graphql(OF_SIZE[what](max))).toMatchObject({ status: 200 });
    const beyond = await app.graphql(OF_SIZE[what](max + 1), {}, { 'accept-language': 'en' });
    expect(beyond).toMatchObject({ status: 400, errors: [{ message: `The document is too large (${what}: at most ${max}).`, extensions: { code: 'INVALID', key: 'documentTooLarge' } }] });
    expect(beyond.errors).toHaveLength(1);
    // Known by now, and refused again.
    expect((await app.graphql(OF_SIZE[what](max + 1))).status).toBe(400);
    const asked = await app.graphql('query ($document: String!) { operationCost(document: $document) { cost } }', { document: OF_SIZE[what](max + 1) });
    expect(asked.errors?.[0]?.extensions.key).toBe('documentTooLarge');
  });
});

test('words and signs: as many as possible are read, and not one more', async () => {
  const ofTokens = (tokens: number) => `{ ${many(495, () => '...A')} ${many(tokens - 999, () => '__typename')} } fragment A on Query { __typename }`;
  expect(await app.graphql(ofTokens(1000))).toMatchObject({ status: 200 });
  expect(await app.graphql(ofTokens(1001))).toMatchObject({ status: 400, errors: [{ message: expect.stringContaining('1000 tokens') as string, extensions: { code: 'INVALID' } }] });
});

/** Each uses the next one twice: written out, two to the power of their number. */
const doubling = (levels: number, on: string, twice: (next: string) => string, last: string) =>
  `${many(levels, (level) => `fragment F${level} on ${on} { ${twice(`...F${level + 1}`)} }`)} fragment F${levels} on ${on} { ${last} }`;

describe('what is small and made to be much work is refused at once', () => {
  test.each<[string, string]>([
    // Compiled, each fragment is written out wherever it is used.
    ['the same fragments again and again', `{ hotel(id: 1) { ...F0 } } ${doubling(40, 'Hotel', (next) => `${next} ... on Hotel { ${next} }`, 'name')}`],
    // What is kept in front asks what a query begins with.
    ['fragments of the query itself', `{ ...F0 } ${doubling(9, 'Query', (next) => many(12, () => next), 'regions { id }')}`],
    ['aliases through fragments', `{ __type(name: "Hotel") { ...F0 } } ${doubling(30, '__Type', (next) => `a: ofType { ${next} } b: ofType { ${next} }`, 'name')}`],
    // Rules compare each of these with each other.
    ['fields that say the same', `{ ${many(1200, () => 'regions { id }')} }`],
    ['fragments of which each uses all others', `{ regions { ${many(49, (index) => `...F${index}`)} } } ${many(49, (index) => `fragment F${index} on Region { id ${many(48 - index, (next) => `...F${index + next + 1}`)} }`)}`],
    ['fragments in a circle', `{ regions { ...F0 } } ${many(40, (index) => `fragment F${index} on Region { ...F${(index + 1) % 40} ...F${(index + 7) % 40} id }`)}`],
    ['lists in lists', `{ hotel(id: ${'['.repeat(900)}1${']'.repeat(50)}) { id } }`],
    ['lists in lists, far too many', `{ hotel(id: ${'['.repeat(50_000)}`],
    ['objects in objects', `{ hotels(filter: ${'{a:'.repeat(300)}1${'}'.repeat(300)}) { totalCount } }`],
    ['fields in fields', `{ ${'regions{'.repeat(480)}id${'}'.repeat(480)} }`],
    ['types of types', `query ($a: ${'['.repeat(480)}Int${']'.repeat(480)}) { regions { id } }`],
    ['directives', `{ regions ${many(160, () => '@include(if: true)')} { id } }`],
    ['names that are nearly right', `{ ${many(900, (index) => `regionz${index}`)} }`],
    ['a long text', `{ hotels(filter: { search: "${'a'.repeat(90_000)}" }) { totalCount } }`],
  ])('%s', async (_, query) => {
    const start = performance.now();
    // What comes three times is compiled.
    for (const _time of range(4)) {
      const { status, errors } = await app.graphql(query);
      expect(status).toBe(400);
      expect(errors?.[0]?.extensions.code).toBe('INVALID');
    }
    // Four of them.
    expect(performance.now() - start).toBeLessThan(patience(1000));
  });
});

test('values that are nested as deeply as a body allows are answered too', async () => {
  const deep = (open: string, close: string) => `${open.repeat(30_000)}1${close.repeat(30_000)}`;
  for (const value of [deep('[', ']'), `{"a":${deep('[', ']')}}`]) {
    const body = `{"query":"query ($v: JSONObject) { operationCost(document: \\"{ regions { id } }\\", variables: $v) { cost } }","variables":{"v":${value}}}`;
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(response.status).toBeLessThan(500);
  }
});

describe('what the product itself asks for stays far below', () => {
  const tokensOf = (text: string) => {
    const lexer = new Lexer(new Source(text));
    let count = 0;
    while (lexer.advance().kind !== TokenKind.EOF) count += 1;
    return count;
  };
  // As it is sent: with the fragments that it uses.
  test.each(operations.map((operation) => [operation.name?.value ?? '', separateOperations(documentOf(operation))[operation.name?.value ?? '']!] as const))('%s', (_, document) => {
    const size = sizeOf(document);
    for (const what of Object.keys(LARGEST) as (keyof Size)[]) expect(size[what], what).toBeLessThanOrEqual(LARGEST[what] / 2);
    expect(tokensOf(print(document))).toBeLessThanOrEqual(MOST_TOKENS / 4);
  });

  test('and the usual question for the schema is just possible', async () => {
    const options = { descriptions: true, specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, inputValueDeprecation: true, oneOf: true };
    expect(await app.graphql(getIntrospectionQuery(options))).toMatchObject({ status: 200, data: { __schema: {} } });
  });
});
