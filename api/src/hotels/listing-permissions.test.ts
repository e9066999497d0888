import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CREATE, grant, inputOf, listingBody, type ListingBody, putUp, UPDATE } from '../test/listings.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';

let app: PaidApp;
let owner: Operator;
let other: Operator;
let admin: Operator;
let hotel: ListingBody;
beforeAll(async () => {
  app = await startPaidApp();
  [owner, other, admin] = [await app.signIn(), await app.signIn(), await app.signIn()];
  await app.database.read('update "user" set is_admin = true where id = $1', [admin.user.id]);
  hotel = await putUp(owner, app);
  await grant(other, 3, app);
});
afterAll(() => app.stop());

const setActive = 'mutation ($id: ID!, $isActive: Boolean!) { setHotelActive(id: $id, isActive: $isActive) { id isActive inactiveReason } }';
const remove = 'mutation ($id: ID!) { deleteHotel(id: $id) }';
const draft = 'mutation ($id: ID!) { saveListingDraft(hotelId: $id, values: { name: "Fremd" }) { id } }';
const NOT_FOUND = { message: 'Hotel not found', code: 'NOT_FOUND' };

/** All that there is of listings, credits and drafts. */
const everything = () => Promise.all(['hotel', 'credit_transaction', 'listing_draft', 'image'].map((table) => app.database.read(`select * from ${table} order by id`)));

test.each([true, false])('another operator’s listing is not there for any operation (active: %s)', async (isActive) => {
  await owner.send('PATCH', `/api/hotels/${hotel.id}/status`, { isActive });
  const body = await listingBody(app, { name: 'Übernommen' });
  const before = await everything();
  const path = `/api/hotels/${hotel.id}`;
  for (const [method, address, content] of [['PUT', path, body], ['PATCH', `${path}/status`, { isActive: !isActive }], ['PATCH', `${path}/status`, { isActive }], ['DELETE', path]] as const) {
    const response = await other.send(method, address, content);
    expect([method, response.status, await response.json()]).toEqual([method, 404, NOT_FOUND]);
  }
  const operations: [string, Record<string, unknown>][] = [[UPDATE, { input: inputOf(body) }], [setActive, { isActive: !isActive }], [setActive, { isActive }], [remove, {}], [draft, {}]];
  for (const [operation, variables] of operations) {
    const { data, errors } = await other.graphql<object>(operation, { id: hotel.id, ...variables });
    expect([operation, data, errors?.[0]?.extensions.code]).toEqual([operation, null, 'NOT_FOUND']);
  }
  expect(await everything()).toEqual(before);
});

test('a listing that does not exist answers as another’s does', async () => {
  for (const id of ['2147483647', '999999']) {
    const response = await other.send('DELETE', `/api/hotels/${id}`);
    expect([response.status, await response.json()]).toEqual([404, NOT_FOUND]);
  }
  for (const id of ['abc', '0', '-1', '99999999999', '1;drop', 'kuca-lavanda']) expect((await other.send('DELETE', `/api/hotels/${id}`)).status).toBe(400);
});

test('a listing that is off is seen by its operator and administrators only, and in no list', async () => {
  await owner.send('PATCH', `/api/hotels/${hotel.id}/status`, { isActive: false });
  const visitor = { send: (_: string, path: string) => app.get(path), graphql: app.graphql };
  for (const [who, sees] of [[owner, true], [admin, true], [other, false], [visitor, false]] as const) {
    for (const key of [hotel.id, hotel.slug]) {
      const response = await who.send('GET', `/api/hotels/${key}`);
      expect(response.status).toBe(sees ? 200 : 404);
      expect(await response.json()).toMatchObject(sees ? { id: hotel.id, isActive: false } : NOT_FOUND);
    }
    const { data } = await who.graphql<object>(`{ hotel(id: "${hotel.id}") { id isActive description imageUrls } }`);
    expect(data).toMatchObject({ hotel: sees ? { id: hotel.id, isActive: false } : null });
    const list = (await (await who.send('GET', '/api/hotels')).json()) as ListingBody[];
    expect(list.map(({ id }) => id)).not.toContain(hotel.id);
  }
});

test('what is its operator’s own is for nobody else to read', async () => {
  await owner.send('PATCH', `/api/hotels/${hotel.id}/status`, { isActive: true });
  for (const field of ['paidUntil', 'inactiveReason', 'owner { id email }', 'subscription { id }']) {
    const query = `{ hotel(id: "${hotel.id}") { ${field} } }`;
    expect((await owner.graphql(query)).errors).toBeUndefined();
    expect((await admin.graphql(query)).errors).toBeUndefined();
    expect((await other.graphql(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await app.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
});

test('a deactivated operator neither writes nor shows anything', async () => {
  const gone = await app.signIn();
  const its = await putUp(gone, app, { name: 'Kuća bez domaćina' });
  await grant(gone, 1, app);
  await app.database.read('update "user" set is_active = false where id = $1', [gone.user.id]);
  const before = await everything();
  const body = await listingBody(app);
  for (const [method, path] of [['POST', '/api/hotels'], ['PUT', `/api/hotels/${its.id}`], ['DELETE', `/api/hotels/${its.id}`]] as const) {
    expect((await gone.send(method, path, body)).status).toBe(401);
  }
  expect((await gone.graphql(CREATE, { input: inputOf(body) })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await app.get(`/api/hotels/${its.slug}`)).status).toBe(404);
  expect((await everything()).slice(0, 3)).toEqual(before.slice(0, 3));
});

test('a status that is none is refused with its field', async () => {
  for (const isActive of ['true', 1, null, undefined]) {
    const response = await owner.send('PATCH', `/api/hotels/${hotel.id}/status`, { isActive });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { isActive: 'Bitte geben Sie hier true oder false an.' } });
  }
});
