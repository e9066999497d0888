import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.js';
import { createHotel } from '../test/factories.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { Browser } from '../test/browser.js';
import type { User } from '../viewer/user.entity.js';

/** Two processes on one database. */
let created: TestDatabase;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  created = await createTestDatabase();
  app = await startTestApp({}, { databaseUrl: created.url });
  other = await startTestApp({}, { databaseUrl: created.url });
});
afterAll(async () => {
  await Promise.all([app.stop(), other.stop()]);
  await created.drop();
});

interface Operator extends Browser {
  id: number;
}

let count = 0;
async function signIn(): Promise<Operator> {
  count += 1;
  const browser = new Browser(app);
  const input = { email: `key-${count}@example.org`, password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
  const { id } = (await (await browser.send('POST', '/api/auth/register', input)).json()) as { id: string };
  return Object.assign(browser, { id: Number(id) });
}

interface Key {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  lastUsedAt: string | null;
  expiresAt: string | null;
  isLive: boolean;
}
const KEY = 'id name prefix scopes lastUsedAt expiresAt isLive';
const ALL = ['LISTINGS_READ', 'OWN_LISTINGS_READ', 'OWN_LISTINGS_WRITE'];

const create = (who: Browser, input: object) =>
  who.graphql<{ createApiKey: { secret: string; key: Key } }>(`mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { secret key { ${KEY} } } }`, { input });

async function keyOf(who: Browser, scopes = ALL, more = {}): Promise<{ secret: string; key: Key }> {
  const { data, errors } = await create(who, { name: 'Channel manager', scopes, ...more });
  expect(errors).toBeUndefined();
  return data!.createApiKey;
}

const keysOf = async (who: Browser) => (await who.graphql<{ viewer: { apiKeys: Key[] } }>(`{ viewer { apiKeys { ${KEY} } } }`)).data!.viewer.apiKeys;
const revoke = (who: Browser, id: string) => who.graphql<{ revokeApiKey: Key }>(`mutation ($id: ID!) { revokeApiKey(id: $id) { ${KEY} } }`, { id });
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
/** What a program gets with a key: the data, or the code and key of the first error. */
async function ask(secret: string, query: string, at = app): Promise<unknown> {
  const { data, errors } = await at.graphql<Record<string, unknown>>(query, {}, bearer(secret));
  return errors ? `${errors[0]?.extensions.code} ${errors[0]?.extensions.key}` : data;
}

test('a key is told once, stored as a hash, listed by its first characters, and noted when it is used', async () => {
  const mara = await signIn();
  const { secret, key } = await keyOf(mara, ['OWN_LISTINGS_READ'], { name: '  Channel manager ', expiresInDays: 90 });
  expect(secret).toMatch(/^obala_[0-9A-Za-z]{40}$/);
  expect(key).toMatchObject({ name: 'Channel manager', prefix: secret.slice(0, 12), scopes: ['OWN_LISTINGS_READ'], lastUsedAt: null, isLive: true });
  expect((new Date(key.expiresAt!).getTime() - Date.now()) / 86_400_000).toBeCloseTo(90, 1);

  const [row] = await app.database.read<{ row: string; hash: string }>('select k::text as row, token_hash as hash from api_key k where id = $1', [key.id]);
  expect(row?.row).not.toContain(secret.slice(12));
  expect(row?.hash).toBe(createHash('sha256').update(secret).digest('hex'));

  expect(await ask(secret, '{ viewer { id } }')).toEqual({ viewer: { id: String(mara.id) } });
  const [used] = await keysOf(mara);
  expect(Math.abs(Date.now() - new Date(used!.lastUsedAt!).getTime())).toBeLessThan(60_000);
  // Within a minute, nothing is written.
  const lastUsed = `select last_used_at = date_trunc('hour', last_used_at) as old from api_key where id = ${key.id}`;
  await app.database.read(`update api_key set last_used_at = now() + interval '1 hour' where id = $1`, [key.id]);
  await app.database.read(`update api_key set last_used_at = date_trunc('hour', last_used_at) + interval '1 hour' where id = $1`, [key.id]);
  await ask(secret, '{ viewer { id } }');
  expect(await app.database.read(lastUsed)).toEqual([{ old: true }]);
  await app.database.read(`update api_key set last_used_at = date_trunc('hour', now()) - interval '1 hour' where id = $1`, [key.id]);
  await ask(secret, '{ viewer { id } }');
  expect(await app.database.read(lastUsed)).toEqual([{ old: false }]);
});

test('what is no key is refused at its field, and there are at most twenty at once', async () => {
  const mara = await signIn();
  const wrong = async (input: object) => (await create(mara, { name: 'x', scopes: ALL, ...input })).errors?.[0]?.extensions.fields;
  expect(await wrong({ name: ' ' })).toEqual({ 'input.name': 'Bitte geben Sie dem Schlüssel einen Namen.' });
  expect(Object.keys((await wrong({ name: 'x'.repeat(61) })) ?? {})).toEqual(['input.name']);
  expect(Object.keys((await wrong({ scopes: [] })) ?? {})).toEqual(['input.scopes']);
  expect(Object.keys((await wrong({ expiresInDays: 31 })) ?? {})).toEqual(['input.expiresInDays']);
  expect(await keysOf(mara)).toEqual([]);

  for (let index = 0; index < 19; index += 1) await keyOf(mara);
  // Two that would be the twentieth, and both are on their way before either of them is there.
  const answers = await app.database.orm.em.fork().transactional(async (em) => {
    await em.execute('select 1 from "user" where id = ? for update', [mara.id]);
    const both = [create(mara, { name: 'x', scopes: ALL }), create(mara, { name: 'x', scopes: ALL })];
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect(await app.database.read(waiting)).toHaveLength(2), { timeout: 20_000, interval: 50 });
    return both;
  });
  const made = await Promise.all(answers);
  expect(made.map(({ errors }) => errors?.[0]?.extensions.key ?? 'made').toSorted()).toEqual(['made', 'tooManyKeys']);
  const keys = await keysOf(mara);
  expect(keys).toHaveLength(20);
  await revoke(mara, keys[3]!.id);
  await keyOf(mara);
  expect((await keysOf(mara)).map(({ isLive }) => isLive)).toEqual([...Array<boolean>(20).fill(true), false]);
});

describe('a key that has ended', () => {
  /** The next request with it fails at every door of every process. */
  async function expectRefused(secret: string): Promise<void> {
    for (const at of [other, app]) {
      const response = await fetch(`${at.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...bearer(secret) }, body: '{"query":"{ __typename }"}' });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED', key: 'keyInvalid' } }] });
    }
    for (const [method, path] of [['GET', '/api/regions'], ['POST', '/api/upload/image'], ['GET', '/api/statistics.csv']] as const) {
      const response = await fetch(other.url + path, { method, headers: bearer(secret) });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  }

  test('because it was revoked, by its owner only', async () => {
    const [mara, stranger] = [await signIn(), await signIn()];
    const { secret, key } = await keyOf(mara);
    expect((await revoke(stranger, key.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await ask(secret, '{ regions { id } }', other)).toMatchObject({ regions: expect.any(Array) });
    expect((await revoke(mara, key.id)).data?.revokeApiKey).toMatchObject({ id: key.id, isLive: false });
    await expectRefused(secret);
    expect((await revoke(mara, key.id)).data?.revokeApiKey.isLive).toBe(false);
  });

  test.each([
    ['because its time is over', `update api_key set expires_at = now() where user_id = $1`],
    ['with the account that was deactivated', `update "user" set is_active = false where id = $1`],
    ['also when the account is active again', `with off as (update "user" set is_active = false where id = $1 returning id) select 1`],
    ['with the account that was deleted', `delete from "user" where id = $1`],
  ])('%s', async (name, statement) => {
    const mara = await signIn();
    const { secret } = await keyOf(mara);
    expect(await ask(secret, '{ viewer { id } }', other)).toEqual({ viewer: { id: String(mara.id) } });
    await app.database.read(statement, [mara.id]);
    if (name.startsWith('also')) await app.database.read('update "user" set is_active = true where id = $1', [mara.id]);
    await expectRefused(secret);
  });

  test('with the password that was reset', async () => {
    const mara = await signIn();
    const { secret } = await keyOf(mara);
    await app.database.read(`update "user" set reset_token = $2, reset_token_expiry = now() + interval '1 day' where id = $1`, [mara.id, createHash('sha256').update('token').digest('hex')]);
    const { errors } = await app.graphql('mutation { resetPassword(token: "token", password: "novi-kamen-8") }');
    expect(errors).toBeUndefined();
    await expectRefused(secret);
  });

  test('or never was one', async () => {
    await expectRefused(`obala_${'x'.repeat(40)}`);
    await expectRefused('sk_live_1');
  });
});

describe('what a key may', () => {
  test('no more than its scopes, in nested fields too, and never what is of its owner’s account', async () => {
    const mara = await signIn();
    await createHotel(app, { owner: { id: mara.id } as User, name: 'Kuća', isActive: false });
    const [listings, own, write] = [await keyOf(mara, ['LISTINGS_READ']), await keyOf(mara, ['OWN_LISTINGS_READ']), await keyOf(mara, ['OWN_LISTINGS_WRITE'])];

    expect(await ask(listings.secret, '{ hotels(first: 1) { nodes { id region { id } } } }')).toEqual({ hotels: { nodes: [] } });
    expect(await ask(listings.secret, '{ viewer { id } }')).toBe('FORBIDDEN keyScope');
    expect(await ask(own.secret, '{ viewer { id hotels { name paidUntil inactiveReason } } }')).toEqual({
      viewer: { id: String(mara.id), hotels: [{ name: 'Kuća', paidUntil: null, inactiveReason: null }] },
    });
    expect(await ask(own.secret, '{ hotels { nodes { id } } }')).toBe('FORBIDDEN keyScope');
    for (const field of ['email', 'credits', 'phone', 'isAdmin', 'subscriptions { id }', 'creditTransactions { nodes { id } }', 'sessions { id }', 'apiKeys { id }', 'webhooks { id }', 'hotels { owner { email } }', 'hotels { subscription { id } }']) {
      expect(await ask((await keyOf(mara)).secret, `{ viewer { ${field} } }`), field).toBe('FORBIDDEN keyNotHere');
      await app.database.read(`update api_key set revoked_at = now() where user_id = $1 and id > $2`, [mara.id, write.key.id]);
    }
    expect(await ask(write.secret, '{ viewer { id } }')).toBe('FORBIDDEN keyScope');
    expect(await ask(write.secret, 'mutation { saveListingDraft(values: { name: "Vila" }) { id } }')).toMatchObject({ saveListingDraft: {} });
    expect(await ask(own.secret, '{ viewer { listingDraft { values } } }')).toEqual({ viewer: { listingDraft: { values: { name: 'Vila' } } } });
    expect(await ask(own.secret, 'mutation { deleteHotel(id: 1) }')).toBe('FORBIDDEN keyScope');
  });

  test('one that may only read what all see, sees what all see', async () => {
    const mara = await signIn();
    const { id } = await createHotel(app, { owner: { id: mara.id } as User, isActive: false });
    const [listings, both] = [await keyOf(mara, ['LISTINGS_READ']), await keyOf(mara, ['LISTINGS_READ', 'OWN_LISTINGS_READ'])];
    expect(await ask(listings.secret, `{ hotel(id: ${id}) { id } }`)).toEqual({ hotel: null });
    expect(await ask(both.secret, `{ hotel(id: ${id}) { id } }`)).toEqual({ hotel: { id: String(id) } });
  });

  test('never an administrator’s rights, never keys, and no session beside it', async () => {
    const admin = await signIn();
    await app.database.read('update "user" set is_admin = true where id = $1', [admin.id]);
    const mara = await signIn();
    const { id } = await createHotel(app, { owner: { id: mara.id } as User, isActive: false });
    const { secret, key } = await keyOf(admin);
    expect(await ask(secret, '{ adminOverview { totalUsers } }')).toBe('FORBIDDEN keyNotHere');
    expect(await ask(secret, `{ hotel(id: ${id}) { id } }`)).toEqual({ hotel: null });
    expect(await ask(secret, 'mutation { createApiKey(input: { name: "x", scopes: [LISTINGS_READ] }) { secret } }')).toBe('FORBIDDEN keyNotHere');
    expect(await ask(secret, `mutation { revokeApiKey(id: ${key.id}) { id } }`)).toBe('FORBIDDEN keyNotHere');
    expect(await ask(secret, 'mutation { login(input: { email: "x", password: "x" }) { id } }')).toBe('FORBIDDEN keyNotHere');
    // The session of the same browser counts for nothing.
    const response = await fetch(`${app.url}/api/admin/users`, { headers: { ...bearer(secret), cookie: admin.cookie } });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
    expect((await fetch(`${app.url}/api/admin/users`, { headers: { cookie: admin.cookie } })).status).toBe(200);
  });
});
