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
  name: fc.constantFrom('Haus Bura', 'Haus Maestral', 'Vila Split', 'Burahaus Kamen'),
  city: fc.constantFrom('Split', 'Bol', 'Pula'),
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

/** What a process answers from the database, as one that has no copy yet. */
async function inDatabase<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const isListening = vi.spyOn(app.notices, 'isListening', 'get').mockReturnValue(false);
  try {
    return await work();
  } finally {
    isListening.mockRestore();
  }
}

async function expectSame(filter: object): Promise<void> {
  const expected = await inDatabase(() => counted(app, filter));
  for (const each of apps) expect(await counted(each, filter)).toEqual(expected);
}

/** Whole words and beginnings, of names, places, keywords and regions, frequent ones and those that came later; typos, fillers, and what nothing has. */
const searches = fc.array(fc.constantFrom('haus', 'bura', 'Bur', 'b', 'split', 'SPALATO', 'in', 'šetnica', 'istr', 'maestrall', 'zisterne', 'zist', 'nirgends', '%'), { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));
const searching = fc.tuple(fc.oneof(fc.constant({}), filters), fc.option(searches)).map(([filter, search]) => (search === null ? filter : { ...filter, search }));

test('two processes count in memory what the database counts, whatever is chosen and searched for', async () => {
  const owner = await createOperator(app);
  // After the copy was made.
  for (const name of ['Zisterne', 'Haus Zisterne', 'Bura']) await createHotel(app, { owner, name });
  await vi.waitFor(() => expectSame({}), patience(3000));
  await fc.assert(fc.asyncProperty(searching, expectSame), { seed: 3, numRuns: 40, endOnFailure: true });
  await Promise.all(apps.map(countsInMemory));
}, 120_000);

const features = [...[1, 2, 3, 4, 5].flatMap((stars) => [{ starRating: [stars] }, { starRating: [stars, 1] }]), ...AMENITIES.map((amenity) => ({ amenities: [amenityConstant(amenity)] })), { regionId: '1', starRating: [4, 5], amenities: ['POOL'] }];

test('each number of stars, each amenity, and some of them together leave what the database says', async () => {
  for (const filter of features) await expectSame(filter);
}, 60_000);

/** Words that are hardly different from one another, and beyond what is forgiven. */
const similar = fc.tuple(fc.constantFrom('bura', 'burja', 'maestral', 'lavanda', 'tramuntana'), fc.array(fc.tuple(fc.nat(10), fc.constantFrom('', 'a', 'l', 'm', 'u', '7')), { maxLength: 3 })).map(([word, changes]) =>
  changes.reduce<string>((text, [place, letter]) => `${text.slice(0, place)}${letter}${text.slice(letter === 'm' ? place : place + 1)}`, word),
);

test('a mistyped word is taken for the same one, whether this process looks it up or the database', async () => {
  const id = Number((await listed({ search: 'haus' }, 'RELEVANCE', 1)).hotels.nodes[0]?.id);
  await fc.assert(
    fc.asyncProperty(fc.array(similar, { minLength: 1, maxLength: 12 }), fc.array(similar, { minLength: 10, maxLength: 10 }), async (known, asked) => {
      await app.database.read(`update hotel set search_text = place_text || $2 where id = $1`, [id, known.map((word) => ` ${word}`).join('')]);
      for (const search of [...asked, 'бурa', 'бурја']) {
        const expected = await inDatabase(() => listed({ search }, 'RELEVANCE', 20));
        await vi.waitFor(async () => expect(await listed({ search }, 'RELEVANCE', 20)).toEqual(expected), patience(3000));
      }
    }),
    { seed: 12, numRuns: 15, endOnFailure: true },
  );
}, 120_000);

const writes = fc.oneof(
  fc.constantFrom('price_per_night = 150', 'star_rating = 5', 'region_id = 8', `amenities = '{pool,spa}'`, `tags = '{Neu,Familien,Boot}'`, `tags = '{}'`, 'guests = null', 'is_active = false', 'is_active = true', 'latitude = 43.5, longitude = 16, sea_distance_metres = 120', `search_text = ' haus zisterne', place_text = ' haus'`),
);

const LIST = `query ($filter: HotelFilter, $sort: HotelSort!, $first: Int!, $after: String) {
  hotels(filter: $filter, sort: $sort, first: $first, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } didYouMean }
  hotelPins(filter: $filter) { id } }`;
interface Listed {
  hotels: { nodes: { id: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean }; didYouMean: string | null };
  hotelPins: { id: string }[];
}

async function listed(filter: object, sort: string, first: number, after: string | null = null): Promise<Listed> {
  const { data, errors } = await app.graphql<Listed>(LIST, { filter, sort, first, after });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('nothing was listed');
  return data;
}

const sorts = fc.constantFrom('RELEVANCE', 'PRICE_ASC', 'PRICE_DESC', 'SEA_DISTANCE');

test('lists and pins that are found by the copy are those that the database finds, page by page', async () => {
  const check = async (filter: object, sort: string, first: number) => {
    for (let after: string | null = null, page = 0; page < 3; page += 1) {
      const place: string | null = after;
      const inMemory = await listed(filter, sort, first, place);
      expect(inMemory).toEqual(await inDatabase(() => listed(filter, sort, first, place)));
      after = inMemory.hotels.pageInfo.endCursor;
      if (!inMemory.hotels.pageInfo.hasNextPage) break;
    }
  };
  await fc.assert(fc.asyncProperty(searching, sorts, fc.constantFrom(3, 20, 100), check), { seed: 6, numRuns: 40, endOnFailure: true });
}, 120_000);

test('a search finds what has its words, or words that begin with them, and puts first what is called so', async () => {
  const words = fc.uniqueArray(fc.constantFrom('haus', 'bura', 'bur', 'b', 'split', 'spalato', 'setn', 'istr', 'zisterne', 'zist'), { minLength: 1, maxLength: 3 });
  const check = async (asked: string[]) => {
    const patterns = asked.map((word) => `% ${word}%`);
    const expected = await app.database.read<{ id: string }>(
      'select id::text from hotel where is_visible and search_text ilike all ($1) order by place_text ilike all ($1) desc, relevance desc, id desc limit 100',
      [patterns],
    );
    expect((await listed({ search: asked.join(' ') }, 'RELEVANCE', 100)).hotels.nodes).toEqual(expected);
  };
  await fc.assert(fc.asyncProperty(words, check), { seed: 8, numRuns: 30, endOnFailure: true });
}, 120_000);

/** Whole lists in every order: each listing stands where it belongs by now. */
const listedInFull = (filter: object) => Promise.all(['RELEVANCE', 'PRICE_ASC', 'PRICE_DESC', 'SEA_DISTANCE'].map((sort) => listed(filter, sort, 100)));

test('whatever is written, by one listing or by many, is counted and listed in both at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(writes, fc.integer({ min: 2, max: 60 }), fc.nat(59)), { minLength: 2, maxLength: 5 }), searching, async (changes, filter) => {
      for (const [change, share, rest] of changes) await app.database.read(`update hotel set ${change} where id % ${share} = ${rest % share}`);
      await app.database.read(`delete from hotel where id = (select min(id) from hotel)`);
      await vi.waitFor(() => expectSame(filter), patience(3000));
      for (const each of [{}, { starRating: [5] }, { amenities: ['POOL', 'SPA'] }]) await expectSame(each);
      for (const each of [filter, {}, { regionId: '8' }]) expect(await listedInFull(each)).toEqual(await inDatabase(() => listedInFull(each)));
    }),
    { seed: 9, numRuns: 12, endOnFailure: true },
  );
  await allCount();
}, 120_000);

/** As the pages ask: the database writes each listing, and what it wrote is remembered. */
const SHOWN = `query ($filter: HotelFilter, $sort: HotelSort!, $first: Int!, $after: String) { hotels(filter: $filter, sort: $sort, first: $first, after: $after) {
  nodes { id name pricePerNight isFeatured region { id name(language: HR) } image { id blurDataUrl } } pageInfo { endCursor hasNextPage } didYouMean } }`;

async function shown(search: string, sort = 'RELEVANCE', after: string | null = null) {
  const { data, errors } = await app.graphql<{ hotels: { nodes: object[]; pageInfo: { endCursor: string | null } } }>(SHOWN, { filter: { search }, sort, first: 7, after });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('nothing was listed');
  return data.hotels;
}

test('what a search shows of a listing is as new as its last change, page by page', async () => {
  const changes = ["name = 'Haus Bura ' || id", 'price_per_night = 333', 'is_active = false', 'is_active = true', 'is_featured = not is_featured'];
  const others = [`update region set names = jsonb_set(names, '{hr}', to_jsonb('Kraj ' || id || clock_timestamp()))`, `update image set blur_data_url = 'data:,' || clock_timestamp()`];
  for (const [round, change] of [...changes.map((each) => `update hotel set ${each} where id % 3 = 0`), ...others].entries()) {
    const sort = ['RELEVANCE', 'PRICE_ASC', 'SEA_DISTANCE'][round % 3];
    // Remembered, before it changes.
    for (const search of ['haus', 'haus bura', 'burra', 'spalato']) await shown(search, sort);
    await app.database.read(change);
    for (const search of ['haus', 'haus bura', 'burra', 'spalato']) {
      for (let after: string | null = null, page = 0; page < 2; page += 1) {
        const place: string | null = after;
        const expected: Awaited<ReturnType<typeof shown>> = await inDatabase(() => shown(search, sort, place));
        await vi.waitFor(async () => expect(await shown(search, sort, place)).toEqual(expected), patience(5000));
        after = expected.pageInfo.endCursor;
      }
    }
  }
  await allCount();
}, 120_000);

test('a listing tells how many its region has, and a listing that comes or goes is counted at once', async () => {
  const query = 'query ($id: ID!) { hotel(id: $id) { slug region { name(language: HR) hotelCount minPrice } } }';
  const ask = async (id: number) => (await app.graphql<{ hotel: object }>(query, { id: String(id) })).data;
  const [{ id, region } = { id: 0, region: 0 }] = await app.database.read<{ id: number; region: number }>('select max(id) as id, region_id as region from hotel where is_visible group by region_id order by count(*) limit 1');
  for (let time = 0; time < 4; time += 1) await ask(id);
  const read = vi.spyOn(await app.database.orm.em.getConnection().getNativeClient(), 'query');
  const before = await ask(id);
  // Counted in memory, and written with the listing. What is done beside requests now and then, such as adding up points, is not meant.
  const texts = read.mock.calls.map(([asked]) => (asked as unknown as { text: string }).text);
  expect(texts.filter((text) => /\bhotel\b/.test(text))).toEqual([expect.stringContaining('as written')]);
  read.mockRestore();
  expect(before).toEqual(await inDatabase(() => ask(id)));
  for (const change of [`is_active = false where id <> ${id} and region_id = ${region}`, `is_active = true where region_id = ${region}`, `price_per_night = 1 where id = ${id}`]) {
    await app.database.read(`update hotel set ${change}`);
    const expected = await inDatabase(() => ask(id));
    await vi.waitFor(async () => expect(await ask(id)).toEqual(expected), patience(5000));
  }
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

test('where there is more than the database looks at, the figures are the least that there is, and the same at every look', async () => {
  await app.database.read(`insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, price_per_night, owner_id, place_text, search_text, review_count, guest_rating)
    select 'Hotel', 'menge-' || n, '', '', '', 'Pula', 2, 1 + (n - 1) / 240, 80, (select min(owner_id) from hotel), ' hotel', ' hotel menge', n % 9, 4 from generate_series(1, 1200) n`);
  const words = { search: 'menge' };
  const seen = await inDatabase(() => counted(app, words));
  expect(seen).toMatchObject({ totalCount: 1000, isTotalExact: false, facets: { areExact: false } });
  // Written anew, they lie elsewhere.
  await app.database.read(`update hotel set updated_at = now() where search_text = ' hotel menge' and star_rating < 4`);
  expect(await inDatabase(() => counted(app, words))).toEqual(seen);
  expect(await inDatabase(() => counted(app, { ...words, regionId: '1' }))).toMatchObject({ totalCount: 0, isTotalExact: true });
  // With the copy, all are counted.
  const all = { totalCount: 1200, isTotalExact: true, facets: { areExact: true } };
  for (const each of apps) await vi.waitFor(async () => expect(await counted(each, words)).toMatchObject(all), patience(5000));
  await app.database.read(`delete from hotel where slug ~ '^menge-' and id not in (select id from hotel where slug ~ '^menge-' limit 1000)`);
  expect(await inDatabase(() => counted(app, words))).toMatchObject({ totalCount: 1000, isTotalExact: true, facets: { areExact: true } });
}, 120_000);
