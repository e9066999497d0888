import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy, createEndedHotel, expectBooksInOrder, ledgerOf, type Operator, type PaidApp, startPaidApp } from '../test/payments.js';
import { createHotel } from '../test/factories.js';
import type { User } from '../viewer/user.entity.js';

let app: PaidApp;
let admin: Operator;
beforeAll(async () => {
  app = await startPaidApp();
  admin = await signInAdmin();
});
afterAll(async () => {
  await expectBooksInOrder(app.database);
  await app.stop();
});

async function signInAdmin(): Promise<Operator> {
  const operator = await app.signIn();
  await app.database.read('update "user" set is_admin = true where id = $1', [operator.user.id]);
  return operator;
}

interface UserPage {
  adminUsers: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

/** The numbers of all accounts, page by page. */
async function allUsers(sort: string, after: string | null): Promise<string[]> {
  const { data } = await admin.graphql<UserPage>(
    `query ($after: String) { adminUsers(sort: ${sort}, first: 3, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }`,
    { after },
  );
  const ids = (data?.adminUsers.nodes ?? []).map(({ id }) => id);
  return data?.adminUsers.pageInfo.hasNextPage ? [...ids, ...(await allUsers(sort, data.adminUsers.pageInfo.endCursor))] : ids;
}

const lastEntry = async () => {
  const [entry] = await app.database.read<{ line: string }>(
    `select concat_ws(' ', admin_email, action, target_id, target_name, reason) as line from audit_entry order by id desc limit 1`,
  );
  return entry?.line;
};

describe('for others than administrators', () => {
  test.each([
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/hotels'],
    ['PATCH', '/api/admin/users/1/status'],
    ['DELETE', '/api/admin/users/1'],
    ['PATCH', '/api/admin/hotels/1/status'],
    ['DELETE', '/api/admin/hotels/1'],
  ])('%s %s is refused', async (method, path) => {
    const body = method === 'PATCH' ? { isActive: true } : undefined;
    expect((await fetch(app.url + path, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) })).status).toBe(401);
    expect((await (await app.signIn()).send(method, path, body)).status).toBe(403);
  });
});

describe('accounts', () => {
  test('are found by words, sorted and paged', async () => {
    const mara = await app.signIn();
    await app.database.read(`update "user" set company_name = 'Kamen Šibenik', city = 'Zadar' where id = $1`, [mara.user.id]);
    const found = (await (await admin.send('GET', '/api/admin/users?search=kamen%20zadar')).json()) as { id: string }[];
    expect(found).toMatchObject([{ id: String(mara.user.id), email: mara.user.email, companyName: 'Kamen Šibenik', city: 'Zadar', phone: '+385 21 1', isActive: true, isAdmin: false }]);
    await app.database.read(`update "user" set first_name = 'Đurđa', last_name = 'Božić-Perić' where id = $1`, [mara.user.id]);
    const { email } = mara.user;
    for (const search of ['bozic', 'BOŽIĆ Sibenik', 'durda peric', 'božić-perić', email, email.toUpperCase()]) {
      const response = await admin.send('GET', `/api/admin/users?search=${encodeURIComponent(search)}`);
      expect({ search, found: await response.json() }).toMatchObject({ search, found: [{ id: String(mara.user.id) }] });
    }
    const pages = await Promise.all(['NEWEST', 'OLDEST', 'NAME'].map((sort) => allUsers(sort, null)));
    const [newest = [], oldest = [], named = []] = pages;
    expect(oldest).toEqual(newest.toReversed());
    expect(named.toSorted()).toEqual(newest.toSorted());
  });

  test('are deactivated and activated; their sessions end, and it is written down', async () => {
    const mara = await app.signIn();
    expect((await admin.send('PATCH', `/api/admin/users/${mara.user.id}/status`, { isActive: false })).status).toBe(200);
    expect(await lastEntry()).toBe(`${admin.user.email} user_deactivated ${mara.user.id} ${mara.user.email}`);
    expect(await mara.isSignedIn()).toBe(false);
    const again = await admin.send('PATCH', `/api/admin/users/${mara.user.id}/status`, { isActive: true });
    expect(await again.json()).toMatchObject({ isActive: true });
  });

  test('one is deleted with its listings, its subscription is cancelled, and the ledger stays without the person', async () => {
    const mara = await app.signIn();
    await buy(mara, app);
    const hotel = await createEndedHotel(mara, app);
    expect((await mara.send('PATCH', `/api/hotels/${hotel.id}/status`, { isActive: true })).status).toBe(200);
    expect((await admin.send('DELETE', `/api/admin/users/${mara.user.id}`)).status).toBe(200);
    expect((await app.get(`/api/hotels/${hotel.id}`)).status).toBe(404);
    const lines = await app.database.read(`select type, user_id from credit_transaction where hotel_id = $1`, [hotel.id]);
    expect(lines).toEqual([{ type: 'listing', user_id: null }]);
    const subscriptions = await app.payments.stripe.subscriptions.list({ status: 'all', limit: 1 });
    expect(subscriptions.data[0]?.status).toBe('canceled');
    expect(await lastEntry()).toBe(`${admin.user.email} user_deleted ${mara.user.id} #${mara.user.id}`);
  });

  test('while Stripe is away nobody is deleted', async () => {
    const mara = await app.signIn();
    await buy(mara, app);
    app.stripe.setFault('down');
    expect((await admin.send('DELETE', `/api/admin/users/${mara.user.id}`)).status).toBe(503);
    app.stripe.setFault('none');
    expect(await mara.isSignedIn()).toBe(true);
  });

  test('nobody shuts themselves out, and of two administrators who remove each other one remains', async () => {
    const other = await signInAdmin();
    expect((await admin.send('DELETE', `/api/admin/users/${admin.user.id}`)).status).toBe(409);
    const answers = await Promise.all([
      admin.send('PATCH', `/api/admin/users/${other.user.id}/status`, { isActive: false }),
      other.send('PATCH', `/api/admin/users/${admin.user.id}/status`, { isActive: false }),
    ]);
    const left = await app.database.read<{ id: number }>('select id from "user" where is_admin and is_active');
    expect(left.length).toBe(1);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    if (left[0]?.id === other.user.id) admin = other;
  });

  test('credits are given with a reason and never taken below zero', async () => {
    const mara = await app.signIn();
    const give = (amount: number, reason = 'Kulanz') =>
      admin.graphql('mutation ($id: ID!, $amount: Int!, $reason: String!) { grantCredits(userId: $id, amount: $amount, reason: $reason) { id credits } }', {
        id: mara.user.id,
        amount,
        reason,
      });
    expect(await give(2)).toMatchObject({ data: { grantCredits: { credits: 2 } } });
    expect((await give(-3)).errors?.[0]?.extensions.fields).toEqual({ amount: 'So viele Credits sind nicht da.' });
    expect((await give(1, ' ')).errors?.[0]?.extensions.fields).toEqual({ reason: 'Bitte geben Sie einen Grund an.' });
    expect(await ledgerOf(mara, app)).toEqual(['adjustment 2']);
    expect(await lastEntry()).toBe(`${admin.user.email} credit_granted ${mara.user.id} ${mara.user.email} +2: Kulanz`);
  });
});

test('what a search finds is put in order by name up to a thousand; more comes newest first, page by page, and says so', async () => {
  const ask = async (search: string, after: string | null = null) => {
    const query = 'query ($search: String, $after: String) { adminUsers(search: $search, after: $after, sort: NAME) { nodes { companyName } pageInfo { endCursor } sort totalCount } }';
    const { data } = await admin.graphql<{ adminUsers: { nodes: { companyName: string }[]; pageInfo: { endCursor: string | null }; sort: string; totalCount: number } }>(query, { search, after });
    const { nodes = [], ...page } = data?.adminUsers ?? {};
    return { ...page, names: nodes.map(({ companyName }) => companyName) };
  };
  const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `Masa ${String(from + index).padStart(4, '0')}`);
  const add = (from: number, to: number) =>
    app.database.read(`insert into "user" (email, password, company_name) select 'masa' || n || '@obala.test', 'x', 'Masa ' || lpad(n::text, 4, '0') from generate_series($1::integer, $2::integer) n order by n desc`, [from, to]);
  await add(1, 1000);
  const byName = await ask('masa');
  expect(byName).toMatchObject({ sort: 'NAME', totalCount: 1000, names: names(1, 50) });
  expect(await ask('masa', byName.pageInfo?.endCursor)).toMatchObject({ sort: 'NAME', names: names(51, 100) });
  await add(1001, 1001);
  const newest = await ask('masa');
  expect(newest).toMatchObject({ sort: 'NEWEST', totalCount: 1001, names: ['Masa 1001', ...names(1, 49)] });
  expect(await ask('masa', newest.pageInfo?.endCursor)).toMatchObject({ sort: 'NEWEST', names: names(50, 99) });
  // One or two letters are looked for where a word begins.
  expect(await ask('sa')).toMatchObject({ names: [] });
  expect((await ask('ma masa 0007')).names).toEqual(['Masa 0007']);
});

describe('listings', () => {
  const yearAhead = () => new Date(app.stripe.clock.now().getTime() + 365 * 24 * 3600 * 1000);

  test('hidden ones are found too, with their owner', async () => {
    const mara = await app.signIn();
    await app.database.read(`update "user" set company_name = 'Kuća d.o.o.' where id = $1`, [mara.user.id]);
    const hotel = await createHotel(app, { owner: mara.user as User, name: 'Kuća Nevidljiva', isActive: false, paidUntil: yearAhead() });
    const rows = (await (await admin.send('GET', '/api/admin/hotels?search=nevidljiva&isActive=false')).json()) as unknown[];
    expect(rows).toMatchObject([{ hotel: { id: String(hotel.id), isActive: false }, region: 'Dalmatien – Split', owner: { companyName: 'Kuća d.o.o.', email: mara.user.email, phone: '+385 21 1', isActive: true } }]);
  });

  test('what an administrator switches off, its operator cannot switch on', async () => {
    const mara = await app.signIn();
    const hotel = await createHotel(app, { owner: mara.user as User, paidUntil: yearAhead() });
    expect((await admin.send('PATCH', `/api/admin/hotels/${hotel.id}/status`, { isActive: false })).status).toBe(200);
    expect((await app.get(`/api/hotels/${hotel.id}`)).status).toBe(404);
    const refused = await mara.send('PATCH', `/api/hotels/${hotel.id}/status`, { isActive: true });
    expect(refused.status).toBe(403);
    expect((await admin.send('PATCH', `/api/admin/hotels/${hotel.id}/status`, { isActive: true })).status).toBe(200);
    expect((await app.get(`/api/hotels/${hotel.id}`)).status).toBe(200);
  });

  test('are featured and deleted, and it is written down', async () => {
    const hotel = await createHotel(app, { name: 'Kuća Istaknuta' });
    const { data } = await admin.graphql('mutation ($id: ID!) { setHotelFeatured(id: $id, isFeatured: true) { id isFeatured } }', { id: hotel.id });
    expect(data).toEqual({ setHotelFeatured: { id: String(hotel.id), isFeatured: true } });
    expect((await admin.send('DELETE', `/api/admin/hotels/${hotel.id}`)).status).toBe(200);
    expect(await lastEntry()).toBe(`${admin.user.email} hotel_deleted ${hotel.id} Kuća Istaknuta`);
    const { data: log } = await admin.graphql<{ auditLog: { nodes: { action: string }[] } }>('{ auditLog(first: 2) { nodes { action } } }');
    expect(log?.auditLog.nodes.map(({ action }) => action)).toEqual(['HOTEL_DELETED', 'HOTEL_FEATURED']);
  });
});

test('the log knows what is still as a deed left it', async () => {
  const mara = await app.signIn();
  const hotel = await createHotel(app, { owner: mara.user as User, paidUntil: new Date(app.stripe.clock.now().getTime() + 30 * 24 * 3600 * 1000) });
  const newest = async (first: number) => {
    const { data } = await admin.graphql<{ auditLog: { nodes: { isInForce: boolean }[] } }>(`{ auditLog(first: ${first}) { nodes { isInForce } } }`);
    return data?.auditLog.nodes.map(({ isInForce }) => isInForce);
  };
  const turn = (path: string, isActive: boolean) => admin.send('PATCH', `/api/admin/${path}/status`, { isActive });
  await turn(`hotels/${hotel.id}`, false);
  expect(await newest(1)).toEqual([true]);
  await turn(`hotels/${hotel.id}`, true);
  expect(await newest(2)).toEqual([true, false]);
  await mara.send('PATCH', `/api/hotels/${hotel.id}/status`, { isActive: false });
  expect(await newest(2)).toEqual([false, false]);
  await turn(`users/${mara.user.id}`, false);
  expect(await newest(1)).toEqual([true]);
  await admin.send('DELETE', `/api/admin/users/${mara.user.id}`);
  expect(await newest(2)).toEqual([false, false]);
});

test('one account is found by its number', async () => {
  const mara = await app.signIn();
  await createHotel(app, { owner: mara.user as User, isActive: false });
  const find = (id: number) => admin.graphql('query ($id: ID!) { adminUser(id: $id) { email hotels { isActive } } }', { id });
  expect((await find(mara.user.id)).data).toEqual({ adminUser: { email: mara.user.email, hotels: [{ isActive: false }] } });
  expect((await find(2147483647)).data).toEqual({ adminUser: null });
});

test('the counters count', async () => {
  const [row] = await app.database.read<{ users: number; hotels: number }>('select (select count(*)::integer from "user") as users, (select count(*)::integer from hotel) as hotels');
  const { data } = await admin.graphql('{ adminOverview { totalUsers activeUsers totalHotels activeHotels openMessages } }');
  expect(data).toMatchObject({ adminOverview: { totalUsers: row?.users, totalHotels: row?.hotels, openMessages: 0 } });
});
