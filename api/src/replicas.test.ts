import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrate } from './database.js';
import { startTestApp, type TestApp } from './test/app.js';
import { Browser } from './test/browser.js';
import { type Cable, layCable } from './test/cable.js';
import { createHotel } from './test/factories.js';
import { patience } from './test/patience.js';
import { type Pair, startPair } from './test/replica.js';
import { User } from './viewer/user.entity.js';

let pair: Pair;
let toPrimary: Cable;
let toReplica: Cable;
let app: TestApp;
/** On the replica itself, beside the application. */
let replica: Client;
let operator: Browser;
let id: number;

beforeAll(async () => {
  pair = await startPair();
  await migrate(pair.primaryUrl);
  toPrimary = await layCable(pair.primaryUrl);
  toReplica = await layCable(pair.replicaUrl);
  app = await startTestApp({ DATABASE_REPLICA_URLS: toReplica.url }, { databaseUrl: toPrimary.url });
  replica = new Client({ connectionString: pair.replicaUrl });
  await replica.connect();
  operator = new Browser(app);
  const account = { email: 'host@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
  const response = await operator.send('POST', '/api/auth/register', account);
  const owner = await app.database.orm.em.fork().findOneOrFail(User, Number(((await response.json()) as { id: string }).id));
  ({ id } = await createHotel(app, { owner, paidUntil: new Date('2049-01-01') }));
  await isUsed();
}, 120_000);

afterAll(async () => {
  await app.stop();
  await replica.end();
  await toPrimary.stop();
  await toReplica.stop();
  await pair.stop();
});

let asked = 0;
/** How many listings a visitor sees; asked in other words each time, so that no answer is one that was kept. */
async function seen(): Promise<number> {
  asked += 1;
  const { data, errors } = await app.graphql<{ hotels: { nodes: { id: string }[] } }>('query ($priceMax: Int) { hotels(filter: { priceMax: $priceMax }) { nodes { id } } }', { priceMax: 1000 + asked });
  expect(errors).toBeUndefined();
  return data?.hotels.nodes.length ?? 0;
}

/** When the replica was last read from, in seconds. */
const lastRead = async () => (await replica.query<{ at: number | null }>(`select extract(epoch from max(query_start))::float8 as at from pg_stat_activity where application_name = 'obala reads'`)).rows[0]?.at ?? 0;

/** Waits until visitors are answered by the replica. */
async function isUsed(): Promise<void> {
  const before = await lastRead();
  await vi.waitUntil(async () => (await seen()) >= 0 && (await lastRead()) > before, { timeout: 30_000 });
}

const toggle = async (isActive: boolean) => {
  const { errors } = await operator.graphql('mutation ($id: ID!, $isActive: Boolean!) { setHotelActive(id: $id, isActive: $isActive) { id isActive } }', { id: String(id), isActive });
  expect(errors).toBeUndefined();
};

test('visitors read from the replica, even while the primary is away; whoever is signed in reads from the primary', async () => {
  await vi.waitUntil(async () => (await replica.query('select from hotel')).rowCount === 1, { timeout: 20_000 });
  await isUsed();
  toPrimary.cut();
  try {
    // Until it is known that the primary is away, and not only what it says, nobody knows what has been committed.
    await vi.waitFor(async () => expect(await seen()).toBe(1), { timeout: 20_000 });
    const { status } = await operator.send('GET', '/api/auth/user');
    expect(status).toBeGreaterThanOrEqual(500);
  } finally {
    toPrimary.mend();
  }
  await vi.waitUntil(async () => operator.isSignedIn(), { timeout: 20_000 });
  await vi.waitUntil(() => app.notices.isListening, { timeout: 20_000 });
  await isUsed();
});

test('a change is seen at once, by its operator and by visitors, although the replica has not heard of it', async () => {
  await isUsed();
  await replica.query('select pg_wal_replay_pause()');
  await toggle(false);
  const { data } = await operator.graphql<{ viewer: { hotels: { isActive: boolean }[] } }>('{ viewer { hotels { isActive } } }');
  expect(data?.viewer.hotels).toEqual([{ isActive: false }]);
  await vi.waitUntil(async () => (await seen()) === 0, { timeout: patience(50), interval: 5 });
  // And it stays away for as long as the replica lags.
  expect((await replica.query('select from hotel where is_visible')).rowCount).toBe(1);
  for (let look = 0; look < 20; look += 1) expect(await seen()).toBe(0);
  await replica.query('select pg_wal_replay_resume()');
  await isUsed();
  expect(await seen()).toBe(0);
  await toggle(true);
  await vi.waitUntil(async () => (await seen()) === 1, { timeout: patience(50), interval: 5 });
});

test('what a visitor writes is there when it is read again, and reads that write are done', async () => {
  await isUsed();
  await replica.query('select pg_wal_replay_pause()');
  const { data, errors } = await app.graphql<{ createShortlist: { id: string; hotels: { id: string }[] } }>('mutation ($ids: [ID!]!) { createShortlist(hotelIds: $ids) { id hotels { id } } }', { ids: [String(id)] });
  expect(errors).toBeUndefined();
  expect(data?.createShortlist.hotels).toEqual([{ id: String(id) }]);
  const shared = await app.graphql<{ shortlist: { hotels: { id: string }[] } | null }>('query ($id: ID!) { shortlist(id: $id) { hotels { id } } }', { id: data?.createShortlist.id });
  expect(shared.data?.shortlist?.hotels).toEqual([{ id: String(id) }]);
  await replica.query('select pg_wal_replay_resume()');
  await isUsed();
  const changes = await app.graphql<{ listingChanges: { pageInfo: { endCursor: string } } }>('{ listingChanges { pageInfo { endCursor } } }');
  expect(changes.errors).toBeUndefined();
});

test.each(['hold', 'cut'] as const)('a replica whose connections are on %s is left out, nobody sees it, and it comes back by itself', async (mishap) => {
  await isUsed();
  const before = await lastRead();
  toReplica[mishap]();
  // Those at hand are asked of the primary, then it is left out.
  expect(await Promise.all(Array.from({ length: 20 }, seen))).toEqual(Array(20).fill(1));
  const startedAt = Date.now();
  for (let look = 0; look < 20; look += 1) expect(await seen()).toBe(1);
  expect(Date.now() - startedAt).toBeLessThan(patience(1000));
  expect(await lastRead()).toBeLessThanOrEqual(before);
  toReplica.mend();
  await isUsed();
});

test('one that follows no more because it has become a primary itself is left out', async () => {
  await isUsed();
  await replica.query('select pg_promote()');
  await createHotel(app);
  await vi.waitUntil(async () => (await seen()) === 2, { timeout: patience(1000) });
  for (let look = 0; look < 10; look += 1) expect(await seen()).toBe(2);
});
