import 'reflect-metadata';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from './test/browser.js';
import { startTestApp, type TestApp } from './test/app.js';

/** The audits of the draft "GraphQL over HTTP"; asked of the running application. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('GraphQL over HTTP', () => {
  test.each(serverAudits({ url: () => `${app.url}/graphql` }))('$name', async ({ fn }) => {
    const result = await fn();
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
  });
});

const get = (query: string, headers: Record<string, string> = {}) => app.get(`/graphql?query=${encodeURIComponent(query)}`, headers);

test('a query may come by GET; a mutation may not, and does nothing', async () => {
  const answer = await get('{ regions { slug } }');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(((await answer.json()) as { data: { regions: object[] } }).data.regions).toHaveLength(12);

  const form = { email: 'ana@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
  const browser = new Browser(app);
  expect((await browser.send('POST', '/api/auth/register', form)).status).toBe(200);
  const refused = await get('mutation { logout }', { cookie: browser.cookie });
  expect(refused.status).toBe(405);
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID' } }] });
  expect(await browser.isSignedIn()).toBe(true);
});

test('what a form of another site could send is refused', async () => {
  const body = JSON.stringify({ query: 'mutation { logout }' });
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
  expect(response.status).toBe(400);
});

test('an older client is told in the body, all others by the status too, what is wrong with a document', async () => {
  const status = async (accept: string, query = '{ nothing }') => (await get(query, { accept })).status;
  expect(await status('application/json')).toBe(200);
  expect(await status('application/graphql-response+json')).toBe(400);
  expect(await status('application/graphql-response+json, application/json;q=0.9')).toBe(400);
  expect(await status('*/*')).toBe(400);
  // The document is right: what is wrong is who asks.
  expect(await status('application/json', '{ adminOverview { totalUsers } }')).toBe(401);
});

const LONG = JSON.stringify({ query: '{ regions { id slug name description imageUrl hotelCount } again: regions { id slug name description } }' });
const REGIONS = JSON.stringify({ query: '{ regions { slug } }' });
const ask = (query: string, rest: object = {}) => JSON.stringify({ query, ...rest });
const LIST = 'query ($first: Int!) { hotels(first: $first) { nodes { id } } }';
const ONE = 'query ($slug: String!) { hotel(slug: $slug) { id } }';
const NAMED = 'query Regions { regions { id } }';

test.each<[string, string, Record<string, string>, string?]>([
  ['an answer', REGIONS, {}],
  ['a long answer, compressed', LONG, { 'accept-encoding': 'gzip' }],
  ['a long answer as it is', LONG, { 'accept-encoding': 'identity' }],
  ['for an older client', JSON.stringify({ query: '{ nothing }' }), { accept: 'application/json' }],
  ['a document that is wrong', JSON.stringify({ query: '{ nothing }' }), { 'accept-language': 'hr' }],
  ['what a browser of ours accepts', REGIONS, { accept: 'application/graphql-response+json,application/json;q=0.9' }],
  ['a field that is refused beside another', ask('{ hotel(id: "1") { id } adminOverview { totalUsers } }'), {}],
  ['too many at once', ask(LIST, { variables: { first: 101 } }), {}, ask(LIST, { variables: { first: 2 } })],
  ['a variable that is missing', ask(ONE), { 'accept-language': 'hr' }, ask(ONE, { variables: { slug: 'x' } })],
  ['an operation by another name', ask(NAMED, { operationName: 'Others' }), {}, ask(NAMED)],
  ['an operation that is closed', JSON.stringify({ query: '{ adminOverview { totalUsers } }' }), { 'accept-language': 'en' }],
  ['no operation', '{}', {}],
  ['several operations', '[]', {}],
  ['no JSON', '{"query":', {}],
  ['a text alone', '"regions"', {}],
  ['a byte order mark', `\uFEFF${REGIONS}`, {}],
  ['a key that nobody has', REGIONS, { authorization: 'Bearer obala_nobody' }],
  ['another site', REGIONS, { origin: 'https://elsewhere.example' }],
  ['another site, a mutation', JSON.stringify({ query: 'mutation { logout }' }), { origin: 'https://elsewhere.example' }],
  ['too long', JSON.stringify({ query: '{ regions { slug } }', variables: { text: 'x'.repeat(110_000) } }), {}],
])('%s: the same past Express and through it', async (_, body, headers, before = body) => {
  // What has been asked a few times goes past Apollo too.
  for (let time = 0; time < 3; time += 1) await (await fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers, accept: '*/*' }, body: before })).arrayBuffer();
  // What follows the question mark is nothing to GraphQL, and makes the request an unusual one.
  const [usual, unusual] = await Promise.all(
    ['/graphql', '/graphql?through=express'].map(async (path) => {
      const response = await fetch(app.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
      const said = Object.fromEntries(response.headers);
      for (const name of ['date', 'etag', 'content-length', 'transfer-encoding', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-request-id']) delete said[name];
      const { errors, ...rest } = (await response.json()) as { errors?: { message: string; extensions: object }[]; data?: unknown };
      // JSON that is broken is said to be so in the words of whoever read it.
      return { status: response.status, said, data: rest.data, errors: errors?.map(({ message, extensions }) => (response.status === 400 && /JSON/.test(message) ? extensions : { message, extensions })) };
    }),
  );
  expect(usual).toEqual(unusual);
});
