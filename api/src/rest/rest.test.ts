import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel, createOperator } from '../test/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await createHotel(app, {
    name: 'Vila Zid',
    city: 'Dubrovnik',
    regionId: 5,
    pricePerNight: 219,
    starRating: 4,
    guestRating: '4.5',
    amenities: ['seaView', 'pool'],
    isFeatured: true,
    imageUrl: `/images/${'a'.repeat(32)}.jpg`,
    imageUrls: [`/images/${'b'.repeat(32)}.jpg`],
  });
  await createHotel(app, { name: 'Palast', regionId: 1, pricePerNight: 80 });
});
afterAll(() => app.stop());

interface Problem {
  message: string;
  code: string;
  fields?: Record<string, string>;
}

async function list(query: string): Promise<string[]> {
  const response = await app.get(`/api/hotels${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { name: string }[]).map((hotel) => hotel.name);
}

test('the list has every field of the specification', async () => {
  const [hotel] = (await (await app.get('/api/hotels?regionId=5')).json()) as Record<string, unknown>[];
  expect(hotel).toMatchObject({
    name: 'Vila Zid',
    city: 'Dubrovnik',
    regionId: '5',
    regionName: 'Dalmatien – Dubrovnik',
    starRating: 4,
    guestRating: '4.5',
    reviewCount: 0,
    pricePerNight: 219,
    imageUrl: `/images/${'a'.repeat(32)}.jpg`,
    images: [`/images/${'b'.repeat(32)}.jpg`],
    amenities: ['pool', 'seaView'],
    features: [],
    tags: [],
    rooms: 1,
    guests: 2,
    size: 50,
    isActive: true,
    isFeatured: true,
    isPopular: false,
    freeWifi: false,
    pool: true,
    seaView: true,
  });
  expect(Object.keys(hotel ?? {})).toEqual(
    expect.arrayContaining(['id', 'slug', 'description', 'shortDescription', 'address', 'contactEmail', 'contactPhone', 'website', 'facebook', 'instagram', 'ownerId', 'createdAt']),
  );
});

test('the parameters narrow, in lists joined by commas too', async () => {
  expect(await list('?priceMin=100&priceMax=300')).toEqual(['Vila Zid']);
  expect(await list('?starRating=4,5')).toEqual(['Vila Zid']);
  expect(await list('?amenities=pool,seaView')).toEqual(['Vila Zid']);
  expect(await list('?amenities=spa')).toEqual([]);
  expect(await list('?search=palast')).toEqual(['Palast']);
  expect(await list('?sort=price-asc')).toEqual(['Palast', 'Vila Zid']);
});

test('one by slug and by number; unknown ones are 404 with a message', async () => {
  const [hotel] = (await (await app.get('/api/hotels?regionId=5')).json()) as { id: string; slug: string }[];
  for (const key of [hotel?.id, hotel?.slug]) {
    expect(await (await app.get(`/api/hotels/${key}`)).json()).toMatchObject({ name: 'Vila Zid' });
  }
  const missing = await app.get('/api/hotels/gibt-es-nicht');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({ message: 'Hotel not found', code: 'NOT_FOUND' });
});

test('featured and regions', async () => {
  expect(await (await app.get('/api/hotels/featured')).json()).toMatchObject([{ name: 'Vila Zid' }]);
  const regions = (await (await app.get('/api/regions', { 'accept-language': 'en' })).json()) as Record<string, unknown>[];
  expect(regions).toHaveLength(12);
  expect(regions[4]).toEqual({
    id: '5',
    name: 'Dalmatia – Dubrovnik',
    slug: 'dalmatien-dubrovnik',
    description: expect.any(String) as string,
    imageUrl: '/pictures/region-dalmatien-dubrovnik-640.jpg',
    hotelCount: 1,
    minPrice: 219,
  });
});

test('what does not fit in one answer is behind a link', async () => {
  const first = await app.get('/api/hotels?sort=price-asc&limit=1');
  expect(await first.json()).toMatchObject([{ name: 'Palast' }]);
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await app.get(next);
  expect(await second.json()).toMatchObject([{ name: 'Vila Zid' }]);
  expect(second.headers.get('link')).toBeNull();
});

test('at most a thousand rows, and the rest behind the link', async () => {
  const owner = await createOperator(app);
  await app.database.read(
    `insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, price_per_night, owner_id)
     select 'Viele', 'viele-' || n, 'x', 'x', 'x', 'x', 12, 3, 50, $1 from generate_series(1, 1001) as n`,
    [owner.id],
  );
  const first = await app.get('/api/hotels?regionId=12');
  expect(await first.json()).toHaveLength(1000);
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect(await (await app.get(next)).json()).toHaveLength(1);
});

describe('bad input is a 400 with the parameter named', () => {
  test.each([
    ['priceMin=abc', 'priceMin'],
    ['priceMin=1e3', 'priceMin'],
    ['priceMin=300&priceMax=100', 'priceMin'],
    ['regionId=abc', 'regionId'],
    ['starRating=4,x', 'starRating'],
    ['starRating=9', 'starRating'],
    ['amenities=helipad', 'amenities'],
    ['sort=best', 'sort'],
    ['limit=100000', 'first'],
    ['after=broken', 'after'],
    [`search=${'x'.repeat(10_000)}`, 'search'],
    ['search=a%00b', 'search'],
  ])('%.40s', async (query, field) => {
    const response = await app.get(`/api/hotels?${query}`);
    expect(response.status).toBe(400);
    const problem = (await response.json()) as Problem;
    expect(problem.code).toBe('INVALID');
    expect(problem.message).not.toBe('');
    expect(Object.keys(problem.fields ?? {})).toEqual([field]);
  });

  test('an unknown region holds nothing', async () => {
    expect(await list('?regionId=77')).toEqual([]);
  });

  test('a path that cannot be decoded, and one that does not exist', async () => {
    expect((await app.get('/api/hotels/%E0%A4%A')).status).toBe(400);
    const missing = await app.get('/api/nothing');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a body that is no JSON, or too long', async () => {
    const post = (body: string) => fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await post('{')).status).toBe(400);
    expect((await post(JSON.stringify({ query: ' '.repeat(200_000) }))).status).toBe(413);
  });
});
