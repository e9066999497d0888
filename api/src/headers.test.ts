import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EXPLORER_POLICY, FILE_POLICY } from './headers.js';
import { createLogger } from './logger.js';
import { serveMetrics } from './metrics.server.js';
import { refuse } from './refusal.js';
import { ROUTES } from './rest/routes.js';
import { startTestApp, type TestApp } from './test/app.js';
import { Browser } from './test/browser.js';
import { smallWeb } from './test/web.js';

const REAL_SERVICES = { NODE_ENV: 'production', PUBLIC_URL: 'https://obala.test', SMTP_URL: 'smtp://127.0.0.1:9' };

let app: TestApp;
let production: TestApp;
let files: Awaited<ReturnType<typeof smallWeb>>;
beforeAll(async () => {
  files = await smallWeb();
  const { web } = files;
  app = await startTestApp({ ANSWER_CACHE_MEGABYTES: '8' }, { web });
  production = await startTestApp({ ...REAL_SERVICES, ANSWER_CACHE_MEGABYTES: '8' }, { web });
  for (const { images } of [app, production]) await images.put(PICTURE, Buffer.from('picture'));
});
afterAll(async () => {
  await Promise.all([app.stop(), production.stop()]);
  await files.remove();
});

const PICTURE = `${'0'.repeat(32)}.jpg`;
const ALWAYS = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const json = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });

/** What answers without a page: of each kind one, and what is refused on the way; how it is answered, and how long it may be kept. */
const ANSWERS: [path: string, status: number, kept: string | null, init?: RequestInit][] = [
  ['/healthz', 200, null],
  ['/readyz', 200, null],
  ['/api/regions', 200, null],
  ['/api/openapi.json', 200, HOUR],
  ['/api/nothing', 404, null],
  ['/api/auth/user', 401, null],
  ['/api/personal-data', 401, null],
  ['/api/auth/login', 400, null, json('{')],
  ['/api/auth/login', 413, null, json(`"${'x'.repeat(101 * 1024)}"`)],
  ['/api/upload/image', 401, null, { method: 'POST' }],
  ['/api/stripe/webhook', 400, null, json('{}')],
  ['/graphql?query={regions{id}}', 200, 'public, max-age=0, s-maxage=5, stale-while-revalidate=5'],
  ['/graphql?query={', 400, 'no-store'],
  ['/graphql', 200, 'no-store', json('{"query":"{ regions { id } }"}')],
  ['/graphql', 200, 'no-store', json('{"query":"{ viewer { id } }"}')],
  [`/images/${PICTURE}`, 200, ALWAYS],
  ['/images/none.jpg', 404, null],
  ['/previews/1.jpg', 404, null],
  ['/robots.txt', 200, HOUR],
  ['/sitemap.xml', 200, HOUR],
  ['/sitemap-pages.xml', 200, HOUR],
  ['/sitemap-hotels-9.xml', 404, null],
  ['/feeds/new.atom', 200, 'public, max-age=300'],
  ['/schema.graphql', 200, HOUR],
  ['/schema.json', 200, HOUR],
  ['/hotels', 405, null, { method: 'POST' }],
];

const NOTHING = "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none'";
/** What every answer says to browsers. */
const ON_ALL = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(), ') as string,
};

test.each(ANSWERS)('%s, %i, may do nothing where a browser opens it, and says what browsers need', async (path, status, kept, init) => {
  // The second time it may come from memory.
  for (const _time of ['computed', 'kept']) {
    const answer = await fetch(app.url + path, init);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, kept]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...ON_ALL, 'content-security-policy': NOTHING, 'cross-origin-resource-policy': 'cross-origin' });
    expect(['x-powered-by', 'server', 'strict-transport-security'].filter((name) => answer.headers.has(name))).toEqual([]);
  }
});

test.each([
  ['/assets/entry-1a2b.js', ALWAYS, FILE_POLICY, 'DENY'],
  ['/pictures/hero.jpg', HOUR, FILE_POLICY, 'DENY'],
  ['/explorer/graphiql.js', HOUR, FILE_POLICY, 'DENY'],
  // The only thing that is shown within a page.
  ['/explorer/index.html', HOUR, EXPLORER_POLICY, 'SAMEORIGIN'],
])('the file %s is kept as long as it stays the same, and may do what it is for', async (path, kept, policy, frame) => {
  const { status, headers } = await app.get(path);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({ ...ON_ALL, 'cache-control': kept, 'content-security-policy': policy, 'x-frame-options': frame });
});

test.each([
  ['/hotels', 200],
  ['/nothing', 404],
  // A file of an older build, which nobody may keep as a script.
  ['/assets/entry-0000.js', 404],
])('the page %s, %i, is of nobody else, and is asked for again', async (path, status) => {
  const answer = await app.get(path);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...ON_ALL, 'cache-control': 'private, no-cache', 'cross-origin-resource-policy': 'same-origin', 'content-type': 'text/html; charset=utf-8' });
});

test('a page lets in what carries its nonce, which nobody else gets', async () => {
  const policies = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const response = await app.get('/hotels');
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /nonce="([\w+/=]{24})"/.exec(await response.text())?.[1] ?? 'none';
      expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic' 'self'; style-src 'self' 'nonce-${nonce}';`);
      expect(policy).toMatch(/^default-src 'none';.*base-uri 'none'; frame-ancestors 'none'$/);
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      return policy;
    }),
  );
  expect(new Set(policies).size).toBe(10);
  expect((await fetch(`${app.url}/away`, { redirect: 'manual' })).headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

test('what failed, and what is sent away before any work, may do as little', async () => {
  const away = createServer(refuse);
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve));
  const { port } = away.address() as AddressInfo;
  const paths = [`${app.url}/broken`, `http://127.0.0.1:${port}/hr/hotels`, `http://127.0.0.1:${port}/api/hotels`, `http://127.0.0.1:${port}/graphql`, `http://127.0.0.1:${port}/images/1.jpg`];
  const answers = await Promise.all(paths.map((path) => fetch(path, { headers: { accept: 'application/graphql-response+json' } })));
  await new Promise((resolve) => (away.close(resolve), away.closeAllConnections()));
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after'), headers.get('content-type')?.split(';')[0]])).toEqual([
    [500, null, 'text/html'],
    [503, '5', 'text/html'],
    [503, '5', 'application/json'],
    // A client of GraphQL reads the words of an answer that says what it is.
    [503, '5', 'application/graphql-response+json'],
    [503, '5', 'application/json'],
  ]);
  for (const { headers, url } of answers) {
    expect(Object.fromEntries(headers), url).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; (style-src 'sha256-[\w+/=]+'; )?base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test('the measures, on their port, are kept nowhere either', async () => {
  const read = vi.fn(() => Promise.resolve('up 1'));
  const { port, stop } = await serveMetrics({ METRICS_PORT: 0, METRICS_TOKEN: 'secret' }, read, createLogger('silent'));
  const ask = (path: string, token: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const answers = [await ask('/metrics', 'secret'), await ask('/metrics', 'guessed'), await ask('/', 'secret')];
  read.mockRejectedValue(new Error('away'));
  answers.push(await ask('/metrics', 'secret'));
  await stop();
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control'), headers.get('x-content-type-options')])).toEqual([200, 401, 404, 503].map((status) => [status, 'no-store', 'nosniff']));
});

test('in production browsers come back over TLS only', async () => {
  const paths = ['/hotels', '/nothing', '/away', '/broken', '/assets/entry-1a2b.js', '/explorer/index.html'].map((path) => [path, 0, null] as const);
  for (const [path, , , init] of [...ANSWERS, ...paths]) {
    expect((await fetch(production.url + path, { redirect: 'manual', ...init })).headers.get('strict-transport-security'), path).toBe('max-age=31536000');
  }
  expect((await production.get('/hotels')).headers.get('content-security-policy')).toMatch(/upgrade-insecure-requests$/);
});

describe('what is for somebody signed in is kept nowhere', () => {
  let browser: Browser;
  let key: string;
  beforeAll(async () => {
    browser = new Browser(app);
    await browser.send('POST', '/api/auth/register', { email: 'mara@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' });
    const { data } = await browser.graphql<{ createApiKey: { secret: string } }>('mutation { createApiKey(input: { name: "x", scopes: [LISTINGS_READ, OWN_LISTINGS_READ] }) { secret } }');
    key = data?.createApiKey.secret ?? '';
  });

  const paths = ROUTES.filter(({ method }) => method === 'get').map(({ path }) => path.replace(/:\w+/, '1'));
  test.each([...paths, '/api/personal-data', '/api/statistics.csv', '/graphql?query={regions{id}}', '/dashboard', '/hotels'])('%s', async (path) => {
    const kept = async (headers: Record<string, string>) => (await app.get(path, headers)).headers.get('cache-control') ?? 'nothing said';
    expect(await kept({ cookie: browser.cookie })).toContain('no-store');
    expect(await kept({ authorization: `Bearer ${key}` })).toContain('no-store');
    // Nor for a key that is none.
    expect(await kept({ authorization: 'Bearer obala_nobody' })).toContain('no-store');
  });
});

describe('in production', () => {
  const INTROSPECTION = '{ __schema { types { name } } }';
  let key: Record<string, string>;
  beforeAll(async () => {
    const form = { email: 'ana@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
    const { headers } = await fetch(`${production.url}/api/auth/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(form) });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('__Host-'))?.split(';')[0] ?? '';
    const { data } = await production.graphql<{ createApiKey: { secret: string } }>('mutation { createApiKey(input: { name: "x", scopes: [LISTINGS_READ] }) { secret } }', {}, { cookie });
    key = { authorization: `Bearer ${data?.createApiKey.secret}` };
  });

  test('the schema is told at /graphql with a key only; everybody can read it as a file', async () => {
    for (const query of [INTROSPECTION, '{ __type(name: "Hotel") { name } }', '{ ...A } fragment A on Query { s: __schema { queryType { name } } }']) {
      for (const _time of [1, 2]) {
        expect(await production.graphql(query, {}, { 'accept-language': 'en' })).toMatchObject({ status: 403, errors: [{ message: 'The schema is at /schema.graphql; here it is told with an API key only.', extensions: { key: 'schemaIsElsewhere' } }] });
        expect(await production.graphql(query, {}, key)).toMatchObject({ status: 200 });
      }
      expect(await app.graphql(query)).toMatchObject({ status: 200 });
    }
    expect((await production.get(`/graphql?query=${encodeURIComponent(INTROSPECTION)}`)).status).toBe(403);
    expect(await production.graphql('{ __typename regions { __typename } }')).toMatchObject({ status: 200 });
    const file = (await (await production.get('/schema.json')).json()) as { data: { __schema: { types: { name: string }[] } } };
    expect(file.data.__schema.types.map(({ name }) => name)).toContain('Hotel');
  });

  test('what is wrong is said without what would be right, and without where it went wrong', async () => {
    const wrong: [string, object][] = [
      ['{ region { id } hotelz { id } }', {}],
      ['{ hotels(frist: 1) { totalCount } }', {}],
      ['{ hotels(sort: PRICE) { totalCount } }', {}],
      ['query ($s: HotelSort) { hotels(sort: $s) { totalCount } }', { s: 'PRICE_AS' }],
      ['query ($d: String!) { operationCost(document: $d) { cost } }', { d: '{ hotelz { id } }' }],
    ];
    for (const [query, variables] of wrong) {
      const without = JSON.stringify(await production.graphql(query, variables as Record<string, unknown>));
      expect(without).toContain('errors');
      expect(without).not.toMatch(/did you mean|stacktrace|node_modules|\.ts:/i);
    }
    expect(JSON.stringify(await production.graphql('{ hotelz { id } }', {}, key))).toContain('Did you mean');
    expect(JSON.stringify(await app.graphql('{ hotelz { id } }'))).toContain('Did you mean');
  });

  test('several operations at once are refused, and nobody is sent a page from elsewhere', async () => {
    const batch = JSON.stringify(Array.from({ length: 50 }, () => ({ query: '{ regions { id } }' })));
    for (const path of ['/graphql', '/graphql?through=express']) {
      const response = await fetch(production.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: batch });
      expect([response.status, Object.keys((await response.json()) as object)]).toEqual([400, ['errors']]);
    }
    const opened = await production.get('/graphql', { accept: 'text/html' });
    expect(await opened.text()).not.toContain('<script');
  });
});
