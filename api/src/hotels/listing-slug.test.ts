import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putUp } from '../test/listings.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';
import { slugOf } from './hotel.slug.js';

test.each([
  ['Kuća Šibenik Žut Đurđa', 'kuca-sibenik-zut-durda'],
  ['Größte Öde über Ähren', 'groesste-oede-ueber-aehren'],
  ['ŠKOJ ČEMPRES', 'skoj-cempres'],
  ['Ku\u0308che', 'kueche'],
  ['Kuc\u0301a', 'kuca'],
  ['  -- Vila   "Zora" -- ', 'vila-zora'],
  ['Crème & Café №5', 'creme-cafe-no5'],
  ['7', 'unterkunft-7'],
  ['１２', 'unterkunft-12'],
  ['2026 2027', '2026-2027'],
  ['', 'unterkunft'],
  ['…!?', 'unterkunft'],
  ['Кућа', 'unterkunft'],
  ['🏖️', 'unterkunft'],
  ['Featured', 'unterkunft-featured'],
  ['../etc/passwd', 'etc-passwd'],
])('%j is at %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a long name has a short address that ends with a word', () => {
  expect(slugOf('ß'.repeat(300))).toBe('s'.repeat(100));
  expect(slugOf(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
});

describe('every listing is reached at its address', () => {
  let app: PaidApp;
  let mara: Operator;
  beforeAll(async () => {
    app = await startPaidApp();
    mara = await app.signIn();
  });
  afterAll(() => app.stop());

  test.each(['Featured', 'featured', '42', '42', '…', '…', 'Haus', 'Haus 2', 'Haus', 'Haus', 'h'.repeat(120), 'h'.repeat(120), 'Haus-2'])('%s', async (name) => {
    const hotel = await putUp(mara, app, { name });
    for (const key of [hotel.slug, hotel.id]) {
      expect(await (await app.get(`/api/hotels/${key}`)).json()).toMatchObject({ id: hotel.id, name });
      const { data } = await app.graphql(`{ hotel(${key === hotel.id ? 'id' : 'slug'}: "${key}") { id } }`);
      expect(data).toEqual({ hotel: { id: hotel.id } });
    }
    expect(await (await app.get('/api/hotels/featured')).json()).toEqual([]);
  });
});
