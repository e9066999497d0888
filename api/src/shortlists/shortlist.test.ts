import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSystemContext } from '../context.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel } from '../test/factories.js';
import { removeUnseenShortlists } from './shortlist.service.js';

let app: TestApp;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  ids = [];
  for (let count = 0; count < 4; count += 1) ids.push(String((await createHotel(app)).id));
});
afterAll(() => app.stop());

const visitor = (address: string) => ({ 'x-forwarded-for': address });
const share = (hotelIds: string[], address = '10.0.0.1') =>
  app.graphql<{ createShortlist: { id: string } }>('mutation ($hotelIds: [ID!]!) { createShortlist(hotelIds: $hotelIds) { id } }', { hotelIds }, visitor(address));
const open = async (id: string) =>
  (await app.graphql<{ shortlist: { hotels: { id: string; name: string }[]; goneCount: number } | null }>('query ($id: ID!) { shortlist(id: $id) { hotels { id name } goneCount } }', { id })).data?.shortlist;
const byIds = (asked: string[]) => app.graphql<{ hotelsByIds: { id: string; region: { name: string } }[] }>('query ($ids: [ID!]!) { hotelsByIds(ids: $ids) { id region { name } } }', { ids: asked });

test('places come by their numbers in the asked order, each once, and only those that are visible', async () => {
  const [a = '', b = '', c = ''] = ids;
  const off = String((await createHotel(app, { isActive: false })).id);
  const { data } = await byIds([c, a, '99999', off, c, b]);
  expect(data?.hotelsByIds.map(({ id }) => id)).toEqual([c, a, b]);
  expect((await byIds([])).data?.hotelsByIds).toEqual([]);
  expect((await byIds(['7x'])).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { ids: expect.any(String) as string } });
  const fifty = Array.from({ length: 50 }, (_, index) => String(index + 1));
  expect((await byIds(fifty)).errors).toBeUndefined();
  expect((await byIds([...fifty, '51'])).errors?.[0]?.extensions.code).toBe('INVALID');
});

test('a shared list is read by its secret, in its order, and says how many places are gone', async () => {
  const [a = '', b = '', c = ''] = ids;
  const off = String((await createHotel(app, { isActive: false })).id);
  const gone = await createHotel(app);
  const shared = (await share([b, String(gone.id), off, a, b, c])).data?.createShortlist.id ?? '';
  expect(shared).toMatch(/^[\w-]{22}$/);
  expect((await share([b, a])).data?.createShortlist.id).not.toBe((await share([b, a])).data?.createShortlist.id);
  expect((await open(shared))?.goneCount).toBe(0);
  await app.database.read('delete from hotel where id = $1', [gone.id]);
  await app.database.read('update hotel set is_active = false where id = $1', [a]);
  const list = await open(shared);
  expect(list?.hotels.map(({ id }) => id)).toEqual([b, c]);
  expect(list?.goneCount).toBe(2);
  await app.database.read('update hotel set is_active = true where id = $1', [a]);
  expect((await open(shared))?.hotels.map(({ id }) => id)).toEqual([b, a, c]);
  for (const id of ['', `${shared}x`, 'A'.repeat(22), "' or true --"]) expect(await open(id)).toBeNull();
});

test('nothing to share is refused, and one address shares only so many', async () => {
  expect((await share([])).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', key: 'shortlistEmpty' });
  expect((await share(['99999'])).errors?.[0]?.extensions.code).toBe('INVALID');
  const answers = await Promise.all(Array.from({ length: 32 }, () => share(ids, '10.0.0.2')));
  expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED')).toHaveLength(2);
  expect((await share(ids, '10.0.0.3')).errors).toBeUndefined();
});

test('what nobody opens for 400 days is removed, and opening it begins them anew', async () => {
  const seen = (await share(ids, '10.0.0.4')).data?.createShortlist.id ?? '';
  const unseen = (await share(ids, '10.0.0.4')).data?.createShortlist.id ?? '';
  await app.database.read(`update shortlist set last_seen_at = now() - interval '401 days' where id in ($1, $2)`, [seen, unseen]);
  expect(await open(seen)).toBeTruthy();
  await removeUnseenShortlists(createSystemContext(app));
  expect((await open(seen))?.hotels).toHaveLength(ids.length);
  expect(await open(unseen)).toBeNull();
});
