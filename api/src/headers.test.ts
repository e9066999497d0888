import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuse } from './refusal.js';
import { ROUTES } from './rest/routes.js';
import { startTestApp, type TestApp } from './test/app.js';
import { Browser } from './test/browser.js';
import type { Web } from './pages.js';

const web: Web = {
  assets: (_, __, next) => next(),
  manifest: {},
  render: ({ url, nonce }) => url === '/broken' ? Promise.reject(new Error('/broken cannot be rendered')) : Promise.resolve(url === '/away' ? { status: 302, location: '/login', html: '' } : { status: 200, html: `<style nonce="${nonce}"></style><p>page</p>` }),
};
const REAL_SERVICES = { NODE_ENV: 'production', PUBLIC_URL: 'https://obala.test', SMTP_URL: 'smtp://127.0.0.1:9' };

let app: TestApp;
let production: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ANSWER_CACHE_MEGABYTES: '8' }, { web });
  production = await startTestApp({ ...REAL_SERVICES, ANSWER_CACHE_MEGABYTES: '8' }, { web });
});
afterAll(() => Promise.all([app.stop(), production.stop()]));

/** What answers without a page: of each lane one, and what is refused on the way. */
const ANSWERS: [string, RequestInit][] = [
  ['/healthz', {}],
  ['/api/regions', {}],
  ['/api/nothing', {}],
  ['/api/auth/user', {}],
  ['/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }],
  ['/graphql?query={regions{id}}', {}],
  ['/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ regions { id } }"}' }],
  ['/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ viewer { id } }"}' }],
  ['/images/none.jpg', {}],
  ['/sitemap.xml', {}],
  ['/feeds/new.atom', {}],
  ['/schema.graphql', {}],
];

test.each(ANSWERS)('%s %o may do nothing where a browser opens it, and says what browsers need', async (path, init) => {
  // The second time it may come from memory.
  for (const _time of ['computed', 'kept']) {
    const { headers } = await fetch(app.url + path, init);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
    expect(['x-powered-by', 'server', 'strict-transport-security'].filter((name) => headers.has(name))).toEqual([]);
  }
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

test('in production browsers come back over TLS only', async () => {
  for (const [path, init] of [...ANSWERS, ['/hotels', {}] as const]) {
    expect((await fetch(production.url + path, init)).headers.get('strict-transport-security'), path).toBe('max-age=31536000');
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
