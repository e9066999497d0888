import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from './test/browser.js';
import { startTestApp, type TestApp } from './test/app.js';

const ELSEWHERE = 'https://partner.example';
const LIST = '{ regions { id } }';
const SIGN_OUT = 'mutation { logout }';

let app: TestApp;
let mara: Browser;
let secret: string;
beforeAll(async () => {
  app = await startTestApp();
  mara = new Browser(app);
  await mara.send('POST', '/api/auth/register', { email: 'mara@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' });
  const { data } = await mara.graphql<{ createApiKey: { secret: string } }>('mutation { createApiKey(input: { name: "x", scopes: [LISTINGS_READ, OWN_LISTINGS_WRITE] }) { secret } }');
  secret = data!.createApiKey.secret;
});
afterAll(() => app.stop());

/** A request as the browser of a page sends it; whether the page may read the answer. */
async function from(origin: string, { method = 'POST', path = '/graphql', query = LIST, headers = {} }: { method?: string; path?: string; query?: string; headers?: Record<string, string> } = {}) {
  const body = method === 'GET' || method === 'OPTIONS' ? undefined : JSON.stringify({ query });
  const response = await fetch(app.url + path, { method, headers: { origin, 'content-type': 'application/json', ...headers }, body });
  return { status: response.status, isOpen: response.headers.get('access-control-allow-origin') === '*', credentials: response.headers.get('access-control-allow-credentials'), headers: response.headers };
}

test('a page of another site may ask what everybody may ask, and read the answer', async () => {
  expect(await from(ELSEWHERE)).toMatchObject({ status: 200, isOpen: true, credentials: null });
  expect(await from(ELSEWHERE, { method: 'GET', path: '/api/regions' })).toMatchObject({ status: 200, isOpen: true, credentials: null });
  const preflight = await from(ELSEWHERE, { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' } });
  expect(preflight).toMatchObject({ status: 204, isOpen: true, credentials: null });
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Authorization, Content-Type/);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
});

test('and change what its key may change, but nothing in the name of whoever sits at the browser', async () => {
  const draft = 'mutation { saveListingDraft(values: { name: "Vila" }) { id } }';
  const key = { authorization: `Bearer ${secret}` };
  expect(await from(ELSEWHERE, { query: draft, headers: key })).toMatchObject({ status: 200, isOpen: true });
  expect(await from(ELSEWHERE, { method: 'DELETE', path: '/api/hotels/999999', headers: key })).toMatchObject({ status: 404, isOpen: true });
  // With a key, the session beside it counts for nothing.
  expect(await from(ELSEWHERE, { query: SIGN_OUT, headers: { ...key, cookie: mara.cookie } })).toMatchObject({ status: 403 });
  expect(await from(ELSEWHERE, { query: draft })).toMatchObject({ status: 403 });
  expect(await from(ELSEWHERE, { query: SIGN_OUT })).toMatchObject({ status: 403 });
  expect(await from(ELSEWHERE, { path: '/api/auth/logout' })).toMatchObject({ status: 403 });
  for (const request of [{ query: LIST }, { query: SIGN_OUT }, { path: '/api/auth/logout' }, { method: 'GET', path: '/api/auth/user' }]) {
    expect(await from(ELSEWHERE, { ...request, headers: { cookie: mara.cookie } }), JSON.stringify(request)).toMatchObject({ status: 403, credentials: null });
  }
  const { errors } = await app.graphql(SIGN_OUT, {}, { origin: ELSEWHERE });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', key: 'foreignOrigin' });
  expect(await mara.isSignedIn()).toBe(true);
  // Not a browser, or a page of our own.
  expect(await from(app.url, { method: 'GET', path: '/api/auth/user', headers: { cookie: mara.cookie } })).toMatchObject({ status: 200 });
  expect(await from(app.url, { query: SIGN_OUT })).toMatchObject({ status: 200 });
});
