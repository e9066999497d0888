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
