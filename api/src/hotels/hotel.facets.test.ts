import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel, createOperator } from '../test/factories.js';
import { AMENITIES, amenityConstant } from './hotel.rules.js';
import { words } from './hotel.search.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Facets {
  regions: { regionId: string; count: number }[];
  priceRanges: { min: number; max: number | null; count: number }[];
  amenities: { amenity: string; count: number }[];
  tags: { tag: string; count: number }[];
  starRatings: Figure[];
  guests: Figure[];
  rooms: Figure[];
  sizes: Figure[];
  seaDistances: Figure[];
}
interface Figure {
  value: number;
  count: number;
}
interface Filter extends Record<string, unknown> {
  amenities?: string[];
  tags?: string[];
}

const FACETS = `query ($filter: HotelFilter) { hotels(filter: $filter, first: 1) { facets {
  regions { regionId count } priceRanges { min max count } amenities { amenity count } tags { tag count }
  starRatings { value count } guests { value count } rooms { value count } sizes { value count } seaDistances { value count }
} } }`;

async function facets(filter: Filter = {}): Promise<Facets> {
  const { data, errors } = await app.graphql<{ hotels: { facets: Facets } }>(FACETS, { filter });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('no facets');
  return data.hotels.facets;
}

/** How many places each of the filters finds, asked in few goes. */
async function totals(filters: Filter[]): Promise<number[]> {
  const counts: number[] = [];
  for (let start = 0; start < filters.length; start += 30) counts.push(...(await totalsOf(filters.slice(start, start + 30))));
  return counts;
}

async function totalsOf(filters: Filter[]): Promise<number[]> {
  const asked = filters.map((_, index) => `f${index}: hotels(filter: $f${index}, first: 1) { totalCount }`).join('\n');
  const { data, errors } = await app.graphql<Record<string, { totalCount: number }>>(
    `query (${filters.map((_, index) => `$f${index}: HotelFilter`).join(', ')}) { ${asked} }`,
    Object.fromEntries(filters.map((filter, index) => [`f${index}`, filter])),
  );
  expect(errors).toBeUndefined();
  return filters.map((_, index) => data?.[`f${index}`]?.totalCount ?? -1);
}

/** Every option that the facets name, with its count and the filter after it is chosen. */
function options(filter: Filter, found: Facets): { chosen: Filter; count: number }[] {
  const figures = (list: Figure[], field: string) => list.map(({ value, count }) => ({ chosen: { ...filter, [field]: value }, count }));
  return [
    ...found.regions.map(({ regionId, count }) => ({ chosen: { ...filter, regionId }, count })),
    ...found.priceRanges.map(({ min, max, count }) => ({ chosen: { ...filter, priceMin: min, priceMax: max }, count })),
    ...found.amenities.map(({ amenity, count }) => ({ chosen: { ...filter, amenities: [...(filter.amenities ?? []), amenity] }, count })),
    ...found.tags.map(({ tag, count }) => ({ chosen: { ...filter, tags: [...(filter.tags ?? []), tag] }, count })),
    ...found.starRatings.map(({ value, count }) => ({ chosen: { ...filter, starRating: [value] }, count })),
    ...figures(found.guests, 'guestsMin'),
    ...figures(found.rooms, 'roomsMin'),
    ...figures(found.sizes, 'sizeMin'),
    ...figures(found.seaDistances, 'seaDistanceMax'),
  ];
}

const TAGS = ['Familien', 'Šetnica', 'am Meer', 'Ruhe', 'Boot', 'Hunde', 'Wein', 'Markt', 'Rad', 'Kajak', 'Berg', 'Bucht', 'Leuchtturm'];
const CITIES = ['Split', 'Hvar', 'Zadar'];

/** Places as different as they can be, the borders of every option among them. */
const places = fc.record({
  regionId: fc.constantFrom(1, 2, 8),
  city: fc.constantFrom(...CITIES),
  pricePerNight: fc.constantFrom(1, 99, 100, 101, 150, 199, 200, 201, 900),
  starRating: fc.integer({ min: 1, max: 5 }),
  guests: fc.constantFrom(1, 2, 3, 7, 8, 9, 40, null),
  rooms: fc.constantFrom(1, 2, 5, 6, null),
  size: fc.constantFrom(12, 29, 30, 50, 79, 80, 120, 400, null),
  amenities: fc.subarray([...AMENITIES]),
  tags: fc.subarray(TAGS),
  isActive: fc.integer({ min: 0, max: 9 }).map((value) => value > 0),
});

const filters = fc.record(
  {
    search: fc.constantFrom('Split', 'hvar', 'Zaddar', 'haus'),
    regionId: fc.constantFrom('1', '2', '8', '9'),
    priceMin: fc.constantFrom(0, 100, 120),
    priceMax: fc.constantFrom(120, 200, 1000),
    starRating: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
    amenities: fc.subarray(AMENITIES.map(amenityConstant), { minLength: 1, maxLength: 2 }),
    tags: fc.subarray(['familien', 'SETNICA', 'Am-Meer', 'nirgends'], { minLength: 1, maxLength: 1 }),
    guestsMin: fc.constantFrom(1, 2, 5, 9),
    roomsMin: fc.constantFrom(1, 3),
    sizeMin: fc.constantFrom(30, 51),
    seaDistanceMax: fc.constantFrom(0, 300, 700, 5000),
    bounds: fc.constant({ south: 43, west: 15, north: 43.6, east: 17 }),
  },
  { requiredKeys: [] },
);

describe('the counts beside the options', () => {
  beforeAll(async () => {
    const owner = await createOperator(app);
    for (const place of fc.sample(places, { numRuns: 140, seed: 7 })) await createHotel(app, { ...place, owner });
    // Anywhere between the beach and the mountains; every eighth place is not on the map.
    await app.database.read(`update hotel set
      latitude = case when id % 8 > 0 then 43 + (id % 10) / 10.0 end, longitude = case when id % 8 > 0 then 16 end, island = null, is_position_exact = false,
      sea_distance_metres = case when id % 8 > 0 then (array[0, 99, 100, 101, 300, 301, 1000, 4999, 5000, 5001, 60000])[1 + id % 11] end`);
  });

  test('are what each option leaves, for whatever is chosen already', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const offered = options(filter, await facets(filter));
        const counts = await totals(offered.map(({ chosen }) => chosen));
        expect(offered.map(({ chosen }, index) => ({ chosen, count: counts[index] }))).toEqual(offered);
      }),
      { seed: 11, numRuns: 15, endOnFailure: true },
    );
  }, 120_000);

  test('name every option, also without a place, and no more than twelve keywords', async () => {
    const found = await facets({ search: 'gibtesnicht' });
    expect(found.regions).toHaveLength(12);
    expect([found.priceRanges, found.amenities, found.starRatings, found.guests].map(({ length }) => length)).toEqual([3, 9, 5, 8]);
    expect(found.tags).toEqual([]);
    expect((await facets()).tags).toHaveLength(12);
    expect((await facets({ tags: ['leuchtturm'] })).tags.map(({ tag }) => tag)).toContain('Leuchtturm');
  });

  test('cost one statement more, and none when nobody asks for them', async () => {
    const pool = await app.database.orm.em.getConnection().getNativeClient();
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
    const once = async (fields: string) => {
      let count = 0;
      pool.query = ((...args: unknown[]) => {
        count += 1;
        return query(...args);
      }) as typeof pool.query;
      try {
        await app.graphql(`{ hotels(filter: { regionId: "1" }) { ${fields} } }`);
      } finally {
        pool.query = query as typeof pool.query;
      }
      return count;
    };
    // What the process reads for itself meanwhile is not counted.
    const statements = async (fields: string) => Math.min(await once(fields), await once(fields), await once(fields));
    expect(await statements('nodes { id }')).toBe(1);
    expect(await statements('nodes { id } didYouMean')).toBe(1);
    expect(await statements('nodes { id } facets { regions { count } tags { count } guests { count } }')).toBe(2);
  });
});

describe('the figures and keywords of the filter', () => {
  beforeAll(async () => {
    await createHotel(app, { name: 'Vila Lučica', regionId: 11, guests: 8, rooms: 4, size: 120, tags: ['Šetnica uz more', 'Obitelj'] });
    await createHotel(app, { name: 'Soba Đir', regionId: 11, guests: null, rooms: null, size: null, tags: ['Setnica, uz MORE!'] });
  });
  const names = async (filter: Filter) => {
    const { data } = await app.graphql<{ hotels: { nodes: { name: string }[] } }>('query ($filter: HotelFilter) { hotels(filter: $filter) { nodes { name } } }', {
      filter: { regionId: '11', ...filter },
    });
    return data?.hotels.nodes.map(({ name }) => name).sort();
  };

  test('at least so much; what is not stated counts as what is shown', async () => {
    expect(await names({ guestsMin: 8 })).toEqual(['Vila Lučica']);
    expect(await names({ guestsMin: 2, roomsMin: 1, sizeMin: 50 })).toEqual(['Soba Đir', 'Vila Lučica']);
    expect(await names({ guestsMin: 3 })).toEqual(['Vila Lučica']);
    expect(await names({ roomsMin: 5 })).toEqual([]);
    expect(await names({ sizeMin: 120 })).toEqual(['Vila Lučica']);
  });

  test('all keywords, however they are written', async () => {
    expect(await names({ tags: ['setnica uz more'] })).toEqual(['Soba Đir', 'Vila Lučica']);
    expect(await names({ tags: ['ŠETNICA  uz-more', 'obitelj'] })).toEqual(['Vila Lučica']);
    expect(await names({ tags: ['obitelj', 'nikad'] })).toEqual([]);
  });

  test.each([
    [{ guestsMin: 0 }, 'filter.guestsMin'],
    [{ guestsMin: 10_001 }, 'filter.guestsMin'],
    [{ roomsMin: -1 }, 'filter.roomsMin'],
    [{ sizeMin: 100_001 }, 'filter.sizeMin'],
    [{ tags: Array.from({ length: 21 }, String) }, 'filter.tags'],
    [{ tags: ['x'.repeat(41)] }, 'filter.tags'],
    [{ tags: ['a\0'] }, 'filter.tags'],
  ])('%.40j is refused with the field named', async (filter, field) => {
    const { errors } = await app.graphql('query ($filter: HotelFilter) { hotels(filter: $filter) { totalCount } }', { filter });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { [field]: expect.any(String) as string } });
  });

  test('partners ask for them too', async () => {
    const found = async (query: string) => ((await (await app.get(`/api/hotels?regionId=11&${query}`)).json()) as { name: string }[]).map(({ name }) => name);
    expect(await found('guestsMin=3&roomsMin=2&sizeMin=100')).toEqual(['Vila Lučica']);
    expect(await found('tags=obitelj,%C5%A1etnica%20uz%20more')).toEqual(['Vila Lučica']);
    expect((await app.get('/api/hotels?guestsMin=viele')).status).toBe(400);
  });
});

test('the database folds names as the search does', async () => {
  const texts = ['Kuća Kamen', 'ĐAKOVO', 'Łódź & Straße', 'am-Meer', '  Šetnica, uz  more!', 'Œuvre „Æ“', 'I·I', 'Željka’s', '12 m²'];
  const rows = await app.database.read<{ folded: string }>('select folded(text) from unnest($1::text[]) as text', [texts]);
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map((text) => words(text).join(' ')));
});
