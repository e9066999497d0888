import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageId, imageUrl } from '../images/image.files.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel } from '../test/factories.js';

const RED = { r: 200, g: 30, b: 30 };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function addressOf(id: number, language = 'DE'): Promise<string> {
  const { data } = await app.graphql<{ hotel: { previewUrl: string } }>(`{ hotel(id: "${id}") { previewUrl(language: ${language}) } }`);
  return data?.hotel.previewUrl ?? '';
}

async function pixels(response: Response) {
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer())).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  /** How many points of the panel beside the picture are dark: the letters. */
  const ink = () => {
    let count = 0;
    for (let y = 140; y < 480; y += 1) for (let x = 740; x < 1200; x += 1) if ((at(x, y)[0] ?? 255) < 90) count += 1;
    return count;
  };
  /** Where the last letter of the first line ends. */
  const end = () => {
    let right = 0;
    for (let y = 145; y < 215; y += 1) for (let x = 768; x < 1200; x += 1) if ((at(x, y)[0] ?? 255) < 90) right = Math.max(right, x);
    return right;
  };
  return { info, at, ink, end };
}

test('a listing’s preview shows its picture and its words, the same on every machine', async () => {
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: RED } }).jpeg().toBuffer();
  const id = imageId(photo);
  await app.images.put(`${id}.jpg`, photo);
  const hotel = await createHotel(app, { name: 'Šćekićeva kuća', city: 'Đurđevac', regionId: 8, imageUrl: imageUrl(id) });
  const address = await addressOf(hotel.id);
  expect(address).toMatch(new RegExp(`^/previews/${hotel.id}\\.jpg\\?language=de&v=[0-9a-f]{12}$`));

  const response = await app.get(address);
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable']);
  const { info, at, ink } = await pixels(response);
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect(at(300, 300)[0]).toBeGreaterThan(180);
  expect(at(300, 300)[1]).toBeLessThan(60);
  expect(at(1190, 300)).toEqual([255, 255, 255]);
  expect(ink()).toBeGreaterThan(2000);

  const etag = response.headers.get('etag') ?? '';
  expect((await app.get(address, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
  const head = await fetch(app.url + address, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  // Under no version, or an old one, it is asked for again soon.
  expect((await app.get(`/previews/${hotel.id}.jpg?v=0`)).headers.get('cache-control')).toBe('public, max-age=300');
});

test('it has another address in each language and for each price, and letters that the fonts do not have do no harm', async () => {
  const hotel = await createHotel(app, { name: `Kuća 海 ${'Donaudampfschifffahrtsgesellschaft'.repeat(2)} 🌊`, city: 'Ždrelac' });
  const [de, en] = [await addressOf(hotel.id), await addressOf(hotel.id, 'EN')];
  expect(de).not.toBe(en);
  const { at, ink } = await pixels(await app.get(en));
  expect(ink()).toBeGreaterThan(2000);
  expect(at(1190, 200)).toEqual([255, 255, 255]);
  // Without a picture: the sun over the sea.
  expect(at(362, 200)[0]).toBeGreaterThan(180);
  await app.database.read('update hotel set price_per_night = 77 where id = $1', [hotel.id]);
  expect(await addressOf(hotel.id)).not.toBe(de);
});

test('no letter of a name is lost on the way', async () => {
  const hotel = await createHotel(app, { name: 'Apartman' });
  const { end } = await pixels(await app.get(await addressOf(hotel.id)));
  expect(end()).toBeGreaterThan(1030);
  expect(end()).toBeLessThan(1050);
});

test('there is none of what is hidden or not there', async () => {
  const hotel = await createHotel(app, { isActive: false });
  for (const name of [hotel.id, 999_999, 'vila', '1e3', '9999999999']) {
    const response = await app.get(`/previews/${name}.jpg`);
    expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
  }
});
