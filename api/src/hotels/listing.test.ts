import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CREATE, grant, inputOf, knownPictures, listingBody, type ListingBody, putUp, upload } from '../test/listings.js';
import { buy, createEndedHotel, expectBooksInOrder, type Operator, type PaidApp, startPaidApp } from '../test/payments.js';

let app: PaidApp;
let mara: Operator;
beforeAll(async () => {
  app = await startPaidApp();
  mara = await app.signIn();
});
afterAll(() => app.stop());

const detail = async (slug: string) => (await (await app.get(`/api/hotels/${slug}`)).json()) as Record<string, unknown>;

test('a listing is put up with its pictures and spends its credit', async () => {
  const ivo = await app.signIn();
  await buy(ivo, app);
  const [imageUrl, ...images] = await upload(ivo, 5, app);
  const body = await listingBody(app, { imageUrl, images, website: 'kuca-lavanda.example', freeWifi: true, amenities: ['pool'] });
  const response = await ivo.send('POST', '/api/hotels', body);
  expect(response.status).toBe(201);
  const hotel = (await response.json()) as ListingBody;
  expect(hotel).toMatchObject({ slug: 'kuca-lavanda', city: 'Split', starRating: 3, website: 'https://kuca-lavanda.example', amenities: ['pool', 'freeWifi'], imageUrl, images });
  expect((await app.get('/api/hotels/kuca-lavanda')).status).toBe(200);
  for (const url of [hotel.imageUrl, ...hotel.images]) expect((await app.get(url)).status).toBe(200);
  expect(await (await ivo.send('GET', '/api/stripe/credits')).json()).toMatchObject({ credits: 0 });
  expect((await ivo.send('POST', '/api/hotels', body)).status).toBe(402);
  const listed = { slug: 'kuca-lavanda', name: body.name, city: 'Split', imageUrl, pricePerNight: body.pricePerNight, reviewCount: 0, guestRating: null, createdAt: expect.any(String) as string };
  expect(await (await ivo.send('GET', '/api/user/hotels')).json()).toMatchObject([{ id: hotel.id, ...listed, isActive: true, inactiveReason: null }]);
  expect((await ivo.send('DELETE', `/api/hotels/${hotel.id}`)).status).toBe(200);
  expect((await app.get('/api/hotels/kuca-lavanda')).status).toBe(404);
  expect(await (await ivo.send('GET', '/api/user/hotels')).json()).toEqual([]);
  await expectBooksInOrder(app.database);
});

test('sent again with the same key, a listing is one listing, as it is wanted now, for one credit', async () => {
  const ivo = await app.signIn();
  await grant(ivo, 3, app);
  const [imageUrl, ...images] = await upload(ivo, 5, app);
  const input = inputOf(await listingBody(app, { imageUrl, images, name: 'Zweimal gesandt' }));
  const put = (idempotencyKey: string, changes = {}) =>
    app.graphql<{ createHotel: { id: string; name: string } | null }>(
      'mutation ($input: ListingInput!, $idempotencyKey: String) { createHotel(input: $input, idempotencyKey: $idempotencyKey) { id name } }',
      { input: { ...input, ...changes }, idempotencyKey },
      { cookie: ivo.cookie },
    );
  const answers = await Promise.all(Array.from({ length: 20 }, () => put('the first')));
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const [first] = new Set(answers.map(({ data }) => data?.createHotel?.id));
  expect(new Set(answers.map(({ data }) => data?.createHotel?.id))).toEqual(new Set([first]));
  expect((await put('the first', { name: 'Verbessert' })).data?.createHotel).toEqual({ id: first, name: 'Verbessert' });
  expect((await put('the second')).data?.createHotel?.id).not.toBe(first);
  expect((await put('x'.repeat(101))).errors?.[0]).toMatchObject({ extensions: { fields: { idempotencyKey: 'Höchstens 100 Zeichen' } } });
  // Somebody else may call theirs the same.
  const ana = await app.signIn();
  await grant(ana, 1, app);
  const theirs = await ana.send('POST', '/api/hotels', { ...(await listingBody(app, { imageUrl, images })), idempotencyKey: 'the first' });
  expect(theirs.status).toBe(201);
  expect((await ana.send('POST', '/api/hotels', { ...(await listingBody(app, { imageUrl, images })), idempotencyKey: 'the first' })).status).toBe(201);
  const owned = 'select count(*)::integer as count, (select credits from "user" where id = $1) as credits from hotel where owner_id = $1';
  expect(await app.database.read(owned, [ivo.user.id])).toEqual([{ count: 2, credits: 1 }]);
  expect(await app.database.read(owned, [ana.user.id])).toEqual([{ count: 1, credits: 0 }]);
  await expectBooksInOrder(app.database);
});

test('what only a visitor sends changes nothing', async () => {
  expect((await app.get('/api/user/hotels')).status).toBe(401);
  const hotel = await putUp(mara, app);
  const before = await app.database.read('select * from hotel order by id');
  const visitor = { 'content-type': 'application/json' };
  const body = JSON.stringify(await listingBody(app, { name: 'Anders', isActive: false }));
  for (const [method, path] of [['POST', ''], ['PUT', `/${hotel.id}`], ['DELETE', `/${hotel.id}`], ['PATCH', `/${hotel.id}/status`]]) {
    const response = await fetch(`${app.url}/api/hotels${path}`, { method, headers: visitor, body });
    expect([method, response.status]).toEqual([method, 401]);
    expect(await response.json()).toEqual({ message: 'Bitte melden Sie sich an.', code: 'UNAUTHENTICATED' });
  }
  expect(await app.database.read('select * from hotel order by id')).toEqual(before);
});

test('a changed listing is visible to travellers at once, and a changed name keeps its address', async () => {
  const hotel = await putUp(mara, app, { name: 'Kuća Stara', features: ['Grill'], starRating: 5 });
  const response = await mara.send('PUT', `/api/hotels/${hotel.id}`, await listingBody(app, { name: 'Kuća Nova', regionId: 2, pricePerNight: 77, tags: ['Orgulje'] }));
  expect(response.status).toBe(200);
  expect(await detail(hotel.slug)).toMatchObject({ name: 'Kuća Nova', slug: 'kuca-stara', regionName: 'Istrien', pricePerNight: 77 });
  const found = (await (await app.get('/api/hotels?search=orgulje&regionId=2&priceMax=77')).json()) as unknown[];
  expect(found).toMatchObject([{ id: hotel.id, name: 'Kuća Nova' }]);
  const { data } = await app.graphql<{ hotels: { nodes: unknown[] } }>('{ hotels(filter: { search: "orgulje" }) { nodes { slug name } } }');
  expect(data?.hotels.nodes).toEqual([{ slug: 'kuca-stara', name: 'Kuća Nova' }]);
});

test('a change that does not name stars or features leaves them as they are', async () => {
  const hotel = await putUp(mara, app, { name: 'Pet zvjezdica', features: ['Grill'], starRating: 5 });
  expect((await mara.send('PUT', `/api/hotels/${hotel.id}`, await listingBody(app))).status).toBe(200);
  expect(await detail(hotel.slug)).toMatchObject({ starRating: 5, features: ['Grill'] });
});

test('a listing that is off or has ended can be changed, and stays off', async () => {
  const ended = await createEndedHotel(mara, app);
  const off = await putUp(mara, app, { name: 'Zatvoreno' });
  expect((await mara.send('PATCH', `/api/hotels/${off.id}/status`, { isActive: false })).status).toBe(200);
  for (const { id, slug } of [{ id: String(ended.id), slug: ended.slug }, off]) {
    const [before] = await app.database.read<object>('select is_active, inactive_reason, paid_until, subscription_id, slug from hotel where id = $1', [id]);
    expect((await mara.send('PUT', `/api/hotels/${id}`, await listingBody(app, { name: 'Neu beschrieben' }))).status).toBe(200);
    expect(await app.database.read('select is_active, inactive_reason, paid_until, subscription_id, slug from hotel where id = $1', [id])).toEqual([before]);
    expect((await app.get(`/api/hotels/${slug}`)).status).toBe(404);
  }
});

test('what an operator may never set is passed over by REST and refused by GraphQL', async () => {
  const other = await app.signIn();
  await grant(mara, 1, app);
  const set = { ownerId: String(other.user.id), isFeatured: true, isPopular: true, guestRating: '5.0', reviewCount: 900, paidUntil: '2099-01-01T00:00:00Z', slug: 'mein-slug', id: '1', createdAt: '2001-01-01T00:00:00Z' };
  const body = await listingBody(app, { name: 'Nur das Eigene', ...set });
  const hotel = (await (await mara.send('POST', '/api/hotels', body)).json()) as ListingBody;
  const kept = { ownerId: String(mara.user.id), isFeatured: false, isPopular: false, guestRating: null, reviewCount: 0, slug: 'nur-das-eigene' };
  expect(await detail('nur-das-eigene')).toMatchObject(kept);
  expect((await mara.send('PUT', `/api/hotels/${hotel.id}`, body)).status).toBe(200);
  expect(await detail('nur-das-eigene')).toMatchObject(kept);
  const [row] = await app.database.read<{ inTime: boolean }>(`select paid_until < now() + interval '400 days' and created_at > '2020-01-01' as "inTime" from hotel where id = $1`, [hotel.id]);
  expect(row).toEqual({ inTime: true });
  for (const [name, value] of Object.entries(set)) {
    const answer = await mara.graphql(CREATE, { input: { ...inputOf(await listingBody(app)), [name]: value } });
    expect([name, answer.status, answer.errors?.[0]?.extensions.code]).toEqual([name, 400, 'INVALID']);
  }
});

test('REST takes figures as text, and amenities as switches', async () => {
  const figures = { regionId: '2', pricePerNight: '88', rooms: '3', guests: ' 6 ', size: '70', starRating: '4' };
  const switches = { freeWifi: true, seaView: true, pool: false, spa: 'true', airConditioning: true, kitchen: true };
  const hotel = await putUp(mara, app, { name: 'Text', ...figures, ...switches, amenities: ['parking', 'FreeWifi'] });
  const expected = { regionId: '2', pricePerNight: 88, rooms: 3, guests: 6, size: 70, starRating: 4, freeWifi: true, seaView: true, pool: false, spa: false, parking: true };
  expect(await detail(hotel.slug)).toMatchObject({ ...expected, amenities: ['seaView', 'freeWifi', 'parking', 'airConditioning', 'kitchen'] });
});

test('pictures are kept under their one address and in their order, however they were named', async () => {
  const [main = '', ...others] = await knownPictures(5, app);
  const hotel = await putUp(mara, app, { name: 'Reihe', imageUrl: main.replace('.jpg', '-400.webp'), images: others.toReversed() });
  expect(await detail(hotel.slug)).toMatchObject({ imageUrl: main, images: others.toReversed() });
});
