import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel, createOperator } from '../test/factories.js';
import { AMENITIES } from './hotel.rules.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Ranked {
  name: string;
  ranking: { points: number; parts: { kind: string; points: number; maxPoints: number }[] };
}

async function ranked(regionId: string): Promise<Ranked[]> {
  const { data, errors } = await app.graphql<{ hotels: { nodes: Ranked[] } }>(
    'query ($filter: HotelFilter) { hotels(filter: $filter, first: 100) { nodes { name ranking { points parts { kind points maxPoints } } } } }',
    { filter: { regionId } },
  );
  expect(errors).toBeUndefined();
  return data?.hotels.nodes ?? [];
}

const BARE = { description: 'x'.repeat(50), guests: null, rooms: null, size: null, regionId: 2 };

test('the points are what the page about the order says', async () => {
  await createHotel(app, { ...BARE, name: 'Nichts' });
  await createHotel(app, {
    ...BARE,
    name: 'Alles',
    guestRating: '5.0',
    reviewCount: 90,
    imageUrl: '/images/a.jpg',
    imageUrls: Array.from({ length: 9 }, (_, index) => `/images/${index}.jpg`),
    description: 'x'.repeat(5000),
    rooms: 1,
    guests: 2,
    size: 30,
    amenities: ['pool', 'spa', 'kitchen', 'balcony'],
    contactEmail: 'a@example.org',
    contactPhone: '1',
    website: 'https://a.example',
  });
  const parts = (points: number[]) =>
    ['RATING', 'PICTURES', 'DESCRIPTION', 'FACTS', 'CONTACT'].map((kind, index) => ({ kind, points: points[index], maxPoints: [50, 15, 10, 15, 10][index] }));
  expect(await ranked('2')).toEqual([
    // (5.0 × 90 + 3.5 × 10) ÷ 100 = 4.85, of 1 to 5: 48.1 of 50.
    { name: 'Alles', ranking: { points: 98.1, parts: parts([48.1, 15, 10, 15, 10]) } },
    // Nobody has rated: 3.5.
    { name: 'Nichts', ranking: { points: 31.8, parts: parts([31.3, 0, 0.5, 0, 0]) } },
  ]);
});

test('a place stands where its points say, and they are the sum of their parts; featuring and fame give none', async () => {
  const owner = await createOperator(app);
  const places = fc.record({
    guestRating: fc.constantFrom(null, '1.0', '3.4', '4.7', '5.0'),
    reviewCount: fc.nat(400),
    description: fc.integer({ min: 1, max: 1200 }).map((length) => 'č'.repeat(length)),
    imageUrl: fc.constantFrom('', '/images/a.jpg'),
    imageUrls: fc.array(fc.constant('/images/b.jpg'), { maxLength: 12 }),
    rooms: fc.constantFrom(null, 1),
    guests: fc.constantFrom(null, 4),
    size: fc.constantFrom(null, 70),
    amenities: fc.subarray([...AMENITIES]),
    contactEmail: fc.constantFrom(null, 'a@example.org'),
    contactPhone: fc.constantFrom(null, '1'),
    website: fc.constantFrom(null, 'https://a.example'),
    isFeatured: fc.boolean(),
    isPopular: fc.boolean(),
  });
  for (const place of fc.sample(places, { numRuns: 60, seed: 3 })) await createHotel(app, { ...place, owner, regionId: 3 });
  const found = await ranked('3');
  expect(found).toHaveLength(60);
  for (const { ranking } of found) {
    const sum = ranking.parts.reduce((points, part) => points + Math.round(part.points * 10), 0);
    expect(sum).toBe(Math.round(ranking.points * 10));
    for (const part of ranking.parts) expect(part.points >= 0 && part.points <= part.maxPoints).toBe(true);
  }
  const points = found.map(({ ranking }) => ranking.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});

test('a featured place and the same one that is not have the same points; the newer stands first', async () => {
  await createHotel(app, { name: 'Empfohlen', regionId: 4, isFeatured: true, isPopular: true });
  await createHotel(app, { name: 'Neuer', regionId: 4 });
  const found = await ranked('4');
  expect(found.map(({ name }) => name)).toEqual(['Neuer', 'Empfohlen']);
  expect(found[0]?.ranking).toEqual(found[1]?.ranking);
});
