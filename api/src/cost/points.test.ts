import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { Browser } from '../test/browser.js';

/** Two processes on one database, and a time that stands still. */
let created: TestDatabase;
let one: TestApp;
let two: TestApp;
let now = new Date('2027-03-01T10:00:15Z');
beforeAll(async () => {
  created = await createTestDatabase();
  const start = () => startTestApp({ RATE_LIMIT_ANONYMOUS: '100', RATE_LIMIT_KEY: '500', TRUST_PROXY: '1' }, { databaseUrl: created.url, now: () => now });
  one = await start();
  two = await start();
});
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await created.drop();
});
beforeEach(() => {
  now = new Date(Math.floor(now.getTime() / 60_000) * 60_000 + 75_000);
});

/** A page of so many points less two. */
const page = (points: number) => `{ hotels(first: ${points - 2}) { nodes { id } } }`;

async function ask(app: TestApp, points: number, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query: page(points) }) });
  return { status: response.status, remaining: Number(response.headers.get('x-ratelimit-remaining')), retryAfter: response.headers.get('retry-after'), body: (await response.json()) as { errors?: { message: string; extensions: { code: string; key: string } }[] } };
}

const from = (address: string) => ({ 'x-forwarded-for': address });
/** What a process says is left, asked for nothing. */
const leftAt = async (app: TestApp, headers: Record<string, string> = {}) => Number((await fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{"query":"{ __typename }"}' })).headers.get('x-ratelimit-remaining'));

test('all processes share what is left, and refuse soon after it is used up', async () => {
  expect((await ask(one, 60)).remaining).toBe(40);
  expect((await ask(two, 30)).remaining).toBe(70);
  await vi.waitFor(async () => expect(await one.database.read('select 1 from points where spent = 90')).toHaveLength(1), { timeout: 20_000, interval: 100 });
  // Each hears of the other as soon as it has something to say itself; what it says costs a point.
  for (const app of [one, two]) {
    let said = 0;
    await vi.waitFor(async () => expect((await leftAt(app)) + (said += 1)).toBeLessThanOrEqual(10), { timeout: 20_000, interval: 1000 });
  }
  for (const app of [one, two]) {
    const { status, retryAfter, body } = await ask(app, 30);
    expect([status, retryAfter]).toEqual([429, '45']);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', key: 'rateLimited' });
    const rest = await app.get('/api/hotels?limit=30');
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([429, '45']);
    expect(await rest.json()).toMatchObject({ code: 'RATE_LIMITED', message: 'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in 45 s erneut (Grenze: 100 Punkte in der Minute).' });
  }
  now = new Date(now.getTime() + 45_000);
  expect((await ask(one, 60)).status).toBe(200);
});

test('the message comes in the language of the request', async () => {
  await ask(one, 95);
  const said = async (language: string) => (await ask(one, 10, { 'accept-language': language })).body.errors?.[0]?.message;
  expect(await said('en')).toBe('Too many requests in a short time. Please try again in 45 s (limit: 100 points a minute).');
  expect(await said('hr')).toBe('Previše zahtjeva u kratkom vremenu. Pokušajte ponovno za 45 s (ograničenje: 100 bodova u minuti).');
});

test('where nothing is left, nothing is read at all', async () => {
  await ask(one, 100);
  const { status } = await one.graphql('{ no such document');
  expect(status).toBe(429);
});

test('addresses, accounts and keys have points of their own; a household of IPv6 is one address', async () => {
  await ask(one, 100, from('192.0.2.1'));
  expect((await ask(one, 10, from('192.0.2.1'))).status).toBe(429);
  expect((await ask(one, 10, from('192.0.2.2'))).remaining).toBe(90);
  await ask(one, 100, from('2001:db8:1:2::1'));
  expect((await ask(one, 10, from('2001:db8:1:2:ffff::9'))).status).toBe(429);
  expect((await ask(one, 10, from('2001:db8:1:3::1'))).remaining).toBe(90);

  const mara = new Browser(one);
  await mara.send('POST', '/api/auth/register', { email: 'mara@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' });
  const { data } = await mara.graphql<{ createApiKey: { secret: string } }>('mutation { createApiKey(input: { name: "x", scopes: [LISTINGS_READ] }) { secret } }');
  const key = { ...from('192.0.2.1'), authorization: `Bearer ${data?.createApiKey.secret}` };
  expect((await ask(one, 100, key)).remaining).toBe(400);
  expect((await ask(one, 100, { ...from('192.0.2.1'), cookie: mara.cookie })).remaining).toBeGreaterThan(300);
});

test('what is written holds no address, and a reader writes nothing of its own', async () => {
  const address = '198.51.100.7';
  for (let index = 0; index < 10; index += 1) await ask(one, 5, from(address));
  const rows = () => one.database.read<{ row: string; spent: number }>('select p::text as row, spent from points p where spent = 50');
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1), { timeout: 20_000, interval: 100 });
  expect(JSON.stringify(await one.database.read('select * from points'))).not.toContain(address);
});

test('reads go on when points cannot be written, and are counted all the same', async () => {
  await one.database.read('alter table points rename to away');
  expect((await ask(one, 50)).status).toBe(200);
  expect((await ask(one, 40)).remaining).toBe(10);
  // Refused, and yet it was read.
  expect((await ask(one, 40)).status).toBe(429);
  await one.database.read('alter table away rename to points');
  await vi.waitFor(async () => expect(await one.database.read('select 1 from points where spent = 91')).toHaveLength(1), { timeout: 20_000, interval: 100 });
});
