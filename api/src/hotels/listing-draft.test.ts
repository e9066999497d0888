import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingBody, putUp } from '../test/listings.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';

let app: PaidApp;
let mara: Operator;
beforeAll(async () => {
  app = await startPaidApp();
  mara = await app.signIn();
});
afterAll(() => app.stop());

const SAVE = 'mutation ($values: JSONObject!, $hotelId: ID) { saveListingDraft(values: $values, hotelId: $hotelId) { id values updatedAt } }';
const save = (operator: Operator, values: unknown, hotelId?: string) => operator.graphql<{ saveListingDraft: { values: unknown } }>(SAVE, { values, hotelId });
const READ = 'query ($hotelId: ID) { viewer { listingDraft(hotelId: $hotelId) { values } } }';
async function read(operator: Operator, hotelId?: string): Promise<unknown> {
  const { data } = await operator.graphql<{ viewer: { listingDraft: { values: unknown } | null } }>(READ, { hotelId });
  return data?.viewer.listingDraft?.values ?? null;
}

test('a draft is kept field by field: two devices write to one', async () => {
  await Promise.all([save(mara, { name: 'Kuća' }), save(mara, { rooms: '2' }), ...['a', 'b', 'c'].map((tag) => save(mara, { tags: [tag] }))]);
  const draft = (await read(mara)) as { name: string; rooms: string; tags: string[] };
  expect(draft).toMatchObject({ name: 'Kuća', rooms: '2' });
  expect(['a', 'b', 'c']).toContain(draft.tags[0]);
  expect((await save(mara, { name: 'Kuća Zora', step: 2, freeText: undefined })).data?.saveListingDraft.values).toEqual({ ...draft, name: 'Kuća Zora', step: 2 });
  const rows = await app.database.read('select id from listing_draft where user_id = $1', [mara.user.id]);
  expect(rows).toHaveLength(1);
});

test('a draft of each listing of its own, and none of another operator’s', async () => {
  const ivo = await app.signIn();
  const hotel = await putUp(ivo, app);
  await save(ivo, { name: 'Neu' });
  await save(ivo, { name: 'Geändert' }, hotel.id);
  expect([await read(ivo), await read(ivo, hotel.id)]).toEqual([{ name: 'Neu' }, { name: 'Geändert' }]);
  expect(await read(mara, hotel.id)).toBeNull();
  expect((await save(mara, { name: 'Fremd' }, hotel.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await save(mara, { name: 'Fremd' }, '999999')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await save(mara, { name: 'Fremd' }, 'x')).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { hotelId: expect.any(String) as string } });
  expect((await mara.graphql<object>('mutation ($id: ID) { discardListingDraft(hotelId: $id) }', { id: hotel.id })).data).toEqual({ discardListingDraft: true });
  expect(await read(ivo, hotel.id)).toEqual({ name: 'Geändert' });
  expect((await ivo.graphql<object>('mutation ($id: ID) { discardListingDraft(hotelId: $id) }', { id: hotel.id })).data).toEqual({ discardListingDraft: true });
  expect([await read(ivo), await read(ivo, hotel.id)]).toEqual([{ name: 'Neu' }, null]);
});

test('a draft is gone once its listing is put up or changed, and with its listing', async () => {
  const ivo = await app.signIn();
  await save(ivo, { name: 'Neu' });
  const hotel = await putUp(ivo, app);
  expect(await read(ivo)).toBeNull();
  await save(ivo, { name: 'Geändert' }, hotel.id);
  await save(ivo, { name: 'Noch eins' });
  expect((await ivo.send('PUT', `/api/hotels/${hotel.id}`, await listingBody(app, { name: '' }))).status).toBe(400);
  expect(await read(ivo, hotel.id)).toEqual({ name: 'Geändert' });
  expect((await ivo.send('PUT', `/api/hotels/${hotel.id}`, await listingBody(app))).status).toBe(200);
  expect([await read(ivo), await read(ivo, hotel.id)]).toEqual([{ name: 'Noch eins' }, null]);
  await save(ivo, { name: 'Wieder' }, hotel.id);
  await ivo.send('DELETE', `/api/hotels/${hotel.id}`);
  expect(await app.database.read<object>(`select values ->> 'name' as name from listing_draft where user_id = $1`, [ivo.user.id])).toEqual([{ name: 'Noch eins' }]);
});

test('a refused listing keeps its draft', async () => {
  const ivo = await app.signIn();
  await save(ivo, { name: 'Ohne Credit' });
  expect((await ivo.send('POST', '/api/hotels', await listingBody(app))).status).toBe(402);
  expect(await read(ivo)).toEqual({ name: 'Ohne Credit' });
});

test('what is no draft is refused, and what was written stays', async () => {
  const ivo = await app.signIn();
  await save(ivo, { name: 'Kuća', description: String.raw`C:\u0000 \ud800 \\u0000` });
  const kept = await read(ivo);
  const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) as unknown;
  const cases: [values: Record<string, unknown>, message: string][] = [
    [{ isFeatured: true }, 'Das Feld „isFeatured“ gibt es nicht.'],
    [{ name: 'x', ownerId: 1 }, 'Das Feld „ownerId“ gibt es nicht.'],
    [JSON.parse('{"__proto__": {"x": 1}}') as Record<string, unknown>, 'Das Feld „__proto__“ gibt es nicht.'],
    [{ description: 'x'.repeat(33_000) }, 'Dieser Entwurf ist zu groß.'],
    [{ name: 'a\0b' }, 'Dieser Text enthält Zeichen, die nicht erlaubt sind.'],
    [{ name: '\ud800' }, 'Dieser Text enthält Zeichen, die nicht erlaubt sind.'],
    [{ images: [{ '\0': 1 }] }, 'Dieser Text enthält Zeichen, die nicht erlaubt sind.'],
    [{ tags: deep }, 'Dieser Entwurf ist zu groß.'],
  ];
  for (const [values, message] of cases) {
    const { status, errors } = await save(ivo, values);
    expect([message, status, errors?.[0]?.extensions]).toMatchObject([message, 400, { code: 'INVALID', fields: { values: message } }]);
  }
  for (const values of [null, [], 'x', 7]) expect((await save(ivo, values)).errors?.[0]?.extensions.code).toBe('INVALID');
  expect(await read(ivo)).toEqual(kept);
});

test('the whole of a draft is limited too', async () => {
  const ivo = await app.signIn();
  const long = 'x'.repeat(32_000);
  await save(ivo, { description: long });
  await save(ivo, { shortDescription: long });
  const { errors } = await save(ivo, { name: long });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { values: 'Dieser Entwurf ist zu groß.' } });
  expect(await read(ivo)).toEqual({ description: long, shortDescription: long });
});

test('a draft while its listing is being removed is not found', async () => {
  const ivo = await app.signIn();
  const hotel = await putUp(ivo, app);
  const answers = await Promise.all([...Array.from({ length: 8 }, (_, index) => save(ivo, { name: `${index}` }, hotel.id)), ivo.send('DELETE', `/api/hotels/${hotel.id}`)]);
  for (const { errors } of answers.slice(0, 8) as Awaited<ReturnType<typeof save>>[]) expect([undefined, 'NOT_FOUND']).toContain(errors?.[0]?.extensions.code);
  expect(await app.database.read('select id from listing_draft where user_id = $1', [ivo.user.id])).toEqual([]);
});

test('visitors have none', async () => {
  const { errors } = await app.graphql(SAVE, { values: { name: 'x' } });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await app.graphql('mutation { discardListingDraft }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
