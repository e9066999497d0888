import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createTestDatabase, type TestDatabase } from '../test/database.js';
import { createHotel, createOperator } from '../test/factories.js';
import { patience } from '../test/patience.js';
import { AMENITIES, amenityConstant } from './hotel.rules.js';

/** Two processes on one database. Its numbers are those of a large one: both count in memory. */
let database: TestDatabase;
let apps: TestApp[];
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  apps = [await startTestApp({}, { databaseUrl: database.url }), await startTestApp({}, { databaseUrl: database.url })];
  [app] = apps as [TestApp, TestApp];
  await app.database.read('alter sequence hotel_id_seq restart with 30001');
  const owner = await createOperator(app);
  for (const place of fc.sample(places, { numRuns: 90, seed: 5 })) await createHotel(app, { ...place, owner });
  await allCount();
});
afterAll(async () => {
  for (const each of apps) await each.stop();
  await database.drop();
});

const places = fc.record({
  name: fc.constantFrom('Haus Bura', 'Haus Maestral'),
  regionId: fc.constantFrom(1, 2, 8),
  pricePerNight: fc.constantFrom(1, 99, 100, 101, 199, 200, 201, 900),
  starRating: fc.integer({ min: 1, max: 5 }),
  guests: fc.constantFrom(1, 2, 7, 8, 40, null),
  rooms: fc.constantFrom(1, 2, 5, 6, null),
  size: fc.constantFrom(12, 29, 30, 80, 400, null),
  amenities: fc.subarray([...AMENITIES]),
  tags: fc.subarray(['Familien', 'Šetnica', 'am Meer', 'Ruhe', 'Boot', 'Hunde', 'Wein', 'Markt', 'Rad', 'Kajak', 'Berg', 'Bucht', 'Leuchtturm', 'Honig']),
});

const filters = fc.record(
  {
    regionId: fc.constantFrom('1', '2', '9', '257'),
    priceMin: fc.constantFrom(0, 100, 120),
    priceMax: fc.constantFrom(120, 200, 1000),
    starRating: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
    amenities: fc.subarray(AMENITIES.map(amenityConstant), { minLength: 1, maxLength: 2 }),
    tags: fc.subarray(['familien', 'SETNICA', 'Am-Meer', 'nirgends'], { minLength: 1, maxLength: 2 }),
    guestsMin: fc.constantFrom(2, 9),
    roomsMin: fc.constantFrom(1, 3),
    sizeMin: fc.constantFrom(30, 51),
    seaDistanceMax: fc.constantFrom(300, 5000),
    bounds: fc.constant({ south: 43, west: 15, north: 45.1, east: 16.5 }),
  },
  { requiredKeys: [] },
);

const FACETS = `query ($filter: HotelFilter) { hotels(filter: $filter, first: 1) { totalCount isTotalExact facets { areExact
  regions { regionId count } priceRanges { min max count } amenities { amenity count } tags { tag count }
  starRatings { value count } guests { value count } rooms { value count } sizes { value count } seaDistances { value count }
} } }`;

async function counted(app: TestApp, filter: object): Promise<{ totalCount: number; isTotalExact: boolean; facets: { areExact: boolean } }> {
  const { data, errors } = await app.graphql<{ hotels: { totalCount: number; isTotalExact: boolean; facets: { areExact: boolean } } }>(FACETS, { filter });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('nothing was counted');
  return data.hotels;
}

const countsInMemory = async (app: TestApp) => expect(await app.hotelFigures.current()).not.toBeNull();
const allCount = () => vi.waitFor(() => Promise.all(apps.map(countsInMemory)), patience(5000));

/** What has words is counted by the database: every place is a house. */
async function expectSame(filter: object): Promise<void> {
  const expected = await counted(app, { ...filter, search: 'haus' });
  for (const each of apps) expect(await counted(each, filter)).toEqual(expected);
}

test('two processes count in memory what the database counts, whatever is chosen', async () => {
  await fc.assert(fc.asyncProperty(filters, expectSame), { seed: 3, numRuns: 25, endOnFailure: true });
  await Promise.all(apps.map(countsInMemory));
}, 120_000);

const writes = fc.oneof(
  fc.constantFrom('price_per_night = 150', 'star_rating = 5', 'region_id = 8', `amenities = '{pool,spa}'`, `tags = '{Neu,Familien,Boot}'`, `tags = '{}'`, 'guests = null', 'is_active = false', 'is_active = true', 'latitude = 43.5, longitude = 16, sea_distance_metres = 120'),
);

test('lists and pins that are found by the copy are those that the database finds', async () => {
  const LIST = 'query ($filter: HotelFilter, $sort: HotelSort!) { hotels(filter: $filter, sort: $sort, first: 100) { nodes { id } } hotelPins(filter: $filter) { id } }';
  const found = async (filter: object, sort: string) => (await app.graphql<{ hotels: { nodes: { id: string }[] }; hotelPins: { id: string }[] }>(LIST, { filter, sort })).data;
  const isListening = vi.spyOn(app.notices, 'isListening', 'get');
  const check = async (filter: object, sort: string) => {
    const inMemory = await found(filter, sort);
    // Without the copy.
    isListening.mockReturnValue(false);
    const inDatabase = await found(filter, sort);
    isListening.mockReturnValue(true);
    expect(inMemory).toEqual(inDatabase);
  };
  const sorts = fc.constantFrom('RELEVANCE', 'PRICE_ASC', 'PRICE_DESC', 'SEA_DISTANCE');
  await fc.assert(fc.asyncProperty(filters, fc.constantFrom({}, { search: 'maestral' }, { search: 'haus bura' }), sorts, (filter, words, sort) => check({ ...filter, ...words }, sort)), { seed: 6, numRuns: 25, endOnFailure: true });
  isListening.mockRestore();
}, 120_000);

test('whatever is written, by one listing or by many, is counted in both at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(writes, fc.integer({ min: 2, max: 60 }), fc.nat(59)), { minLength: 2, maxLength: 5 }), filters, async (changes, filter) => {
      for (const [change, share, rest] of changes) await app.database.read(`update hotel set ${change} where id % ${share} = ${rest % share}`);
      await app.database.read(`delete from hotel where id = (select min(id) from hotel)`);
      await vi.waitFor(() => expectSame(filter), patience(3000));
      await expectSame({});
    }),
    { seed: 9, numRuns: 12, endOnFailure: true },
  );
  await allCount();
}, 120_000);

test('while a process is not told of changes, the database counts', async () => {
  await app.database.read(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'obala notices' and datname = current_database()`);
  await vi.waitFor(async () => expect(await app.hotelFigures.current()).toBeNull(), { timeout: patience(3000), interval: 1 });
  await app.database.read('update hotel set price_per_night = 77');
  const { totalCount } = await counted(app, { priceMin: 77, priceMax: 77 });
  expect(totalCount).toBe((await counted(app, {})).totalCount);
  await allCount();
  await expectSame({ priceMin: 77 });
}, 120_000);

test('where there is more than the database looks at, the figures are the least that there is', async () => {
  await app.database.read(`insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, price_per_night, owner_id, place_text, search_text)
    select 'Hotel', 'menge-' || n, '', '', '', 'Pula', 2, 3, 80, (select min(owner_id) from hotel), ' hotel', ' hotel menge' from generate_series(1, 1001) n`);
  const words = { search: 'menge' };
  expect(await counted(app, words)).toMatchObject({ totalCount: 1000, isTotalExact: false, facets: { areExact: false } });
  expect(await counted(app, { ...words, regionId: '1' })).toMatchObject({ totalCount: 0, isTotalExact: true });
  await app.database.read(`delete from hotel where slug = 'menge-1'`);
  expect(await counted(app, words)).toMatchObject({ totalCount: 1000, isTotalExact: true, facets: { areExact: true } });
}, 120_000);
