import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { User } from '../viewer/user.entity.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel, createOperator } from '../test/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Listed {
  hotels: { nodes: { name: string; pricePerNight: number }[]; pageInfo: { hasNextPage: boolean; endCursor: string }; totalCount: number };
}

const LIST = `query ($filter: HotelFilter, $sort: HotelSort, $first: Int, $after: String) {
  hotels(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { name pricePerNight } pageInfo { hasNextPage endCursor } totalCount
  }
}`;

/** The names that a list gives, in its order. */
async function names(variables: Record<string, unknown>): Promise<string[]> {
  const { data, errors } = await app.graphql<Listed>(LIST, variables);
  expect(errors).toBeUndefined();
  return data?.hotels.nodes.map((hotel) => hotel.name) ?? [];
}

/** What an operation is refused with. */
async function refusal(variables: Record<string, unknown>) {
  const { status, errors } = await app.graphql<Listed>(LIST, variables);
  expect(status).toBe(400);
  return errors?.[0]?.extensions;
}

describe('search', () => {
  beforeAll(async () => {
    const texts = { shortDescription: 'Ruhige Lage, kurze Wege.' };
    await createHotel(app, { ...texts, name: 'Kuća Kamen', city: 'Šibenik', regionId: 7, tags: ['Altstadt'] });
    await createHotel(app, { ...texts, name: 'Vila Zid', city: 'Dubrovnik', regionId: 5 });
    await createHotel(app, { ...texts, name: 'Konoba', city: 'Motovun', regionId: 2, isPopular: true });
    await createHotel(app, { ...texts, name: '100% Meer_blick\\Haus', city: 'Nin', regionId: 6 });
    await createHotel(app, { ...texts, name: 'Palast', city: 'Split', regionId: 1 });
    await createHotel(app, { ...texts, name: 'Dvor', city: 'Trogir', regionId: 1, isFeatured: true });
  });

  test.each([
    ['sibenik', 'Kuća Kamen'],
    ['ŠIBENIK', 'Kuća Kamen'],
    ['Dubrovnic', 'Vila Zid'],
    ['dubrvonik', 'Vila Zid'],
    ['Ragusa', 'Vila Zid'],
    ['Istrien', 'Konoba'],
    ['Istria', 'Konoba'],
    ['istra', 'Konoba'],
    ['altstadt', 'Kuća Kamen'],
    ['kuca in Sibenik', 'Kuća Kamen'],
    ['%', '100% Meer_blick\\Haus'],
    ['_', '100% Meer_blick\\Haus'],
    ['\\', '100% Meer_blick\\Haus'],
    ['100%', '100% Meer_blick\\Haus'],
  ])('%s finds %s', async (search, name) => {
    expect(await names({ filter: { search } })).toEqual([name]);
  });

  test('a match in the place comes before one in the region, however relevant', async () => {
    expect(await names({ filter: { search: 'Spalato' } })).toEqual(['Palast', 'Dvor']);
  });

  test.each(['Reykjavik', 'Paris', '…', '?!', "'; drop table hotel; --"])('%s finds nothing', async (search) => {
    expect(await names({ filter: { search } })).toEqual([]);
  });

  test('an empty search does not narrow', async () => {
    expect(await names({ filter: { search: '  ' } })).toHaveLength(6);
  });

  test('all words must be found', async () => {
    expect(await names({ filter: { search: 'vila dubrovnik' } })).toEqual(['Vila Zid']);
    expect(await names({ filter: { search: 'vila motovun' } })).toEqual([]);
  });
});

describe('filter, sort and pages', () => {
  const region = { regionId: '9' };

  beforeAll(async () => {
    for (const [index, price] of [90, 120, 120, 180, 250].entries()) {
      await createHotel(app, {
        name: `Zagreb ${index}`,
        regionId: 9,
        city: 'Zagreb',
        pricePerNight: price,
        starRating: index + 1,
        amenities: index % 2 ? ['pool', 'spa'] : ['pool'],
      });
    }
  });

  test('by price both ways, the same price in a fixed order', async () => {
    const up = await names({ filter: region, sort: 'PRICE_ASC' });
    expect(up).toEqual(['Zagreb 0', 'Zagreb 1', 'Zagreb 2', 'Zagreb 3', 'Zagreb 4']);
    expect(await names({ filter: region, sort: 'PRICE_DESC' })).toEqual(up.toReversed());
  });

  test('price bounds are inclusive', async () => {
    expect(await names({ filter: { ...region, priceMin: 120, priceMax: 180 }, sort: 'PRICE_ASC' })).toEqual(['Zagreb 1', 'Zagreb 2', 'Zagreb 3']);
  });

  test('all amenities and any of the stars', async () => {
    expect(await names({ filter: { ...region, amenities: ['POOL', 'SPA'] }, sort: 'PRICE_ASC' })).toEqual(['Zagreb 1', 'Zagreb 3']);
    expect(await names({ filter: { ...region, starRating: [1, 5] }, sort: 'PRICE_ASC' })).toEqual(['Zagreb 0', 'Zagreb 4']);
  });

  test.each(['RELEVANCE', 'PRICE_ASC', 'PRICE_DESC'])('pages by %s join without a gap or a repetition', async (sort) => {
    const whole = await names({ filter: region, sort });
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { data } = await app.graphql<Listed>(LIST, { filter: region, sort, first: 2, after });
      seen.push(...(data?.hotels.nodes.map((hotel) => hotel.name) ?? []));
      after = data?.hotels.pageInfo.endCursor;
      expect(data?.hotels.totalCount).toBe(5);
      expect(data?.hotels.pageInfo.hasNextPage).toBe(page < 2);
    }
    expect(seen).toEqual(whole);
  });

  test('a page of 20 with regions and pictures takes three statements at most', async () => {
    const statements: string[] = [];
    const pool = await app.database.orm.em.getConnection().getNativeClient();
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
    pool.query = ((...args: unknown[]) => {
      const text = String((args[0] as { text?: string }).text);
      // Points of earlier requests may be written meanwhile.
      if (/ from (hotel|region|image)\b/.test(text)) statements.push(text);
      return query(...args);
    }) as typeof pool.query;
    try {
      await app.graphql('{ hotels(first: 20) { nodes { name region { name } image { url } images { url } } } }');
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.length).toBeLessThanOrEqual(3);
    } finally {
      pool.query = query as typeof pool.query;
    }
  });
});

describe('bad input is refused with the field named', () => {
  test.each([
    [{ first: 100_000 }, 'first'],
    [{ first: 0 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
    [{ after: Buffer.from('["price-asc",1,2]').toString('base64url') }, 'after'],
    [{ after: Buffer.from('["relevance","x",2]').toString('base64url') }, 'after'],
    [{ filter: { priceMin: 200, priceMax: 100 } }, 'filter.priceMin'],
    [{ filter: { priceMin: -1 } }, 'filter.priceMin'],
    [{ filter: { priceMax: 2_000_000_000 } }, 'filter.priceMax'],
    [{ filter: { starRating: [6] } }, 'filter.starRating'],
    [{ filter: { regionId: 'abc' } }, 'filter.regionId'],
    [{ filter: { regionId: '99999999999' } }, 'filter.regionId'],
    [{ filter: { search: 'x'.repeat(10_000) } }, 'filter.search'],
    [{ filter: { search: 'a\0b' } }, 'filter.search'],
    [{ filter: { search: '\ud800' } }, 'filter.search'],
  ])('%.60j', async (variables, field) => {
    const extensions = await refusal(variables);
    expect(extensions?.code).toBe('INVALID');
    expect(Object.keys(extensions?.fields ?? {})).toEqual([field]);
  });

  test('in the language of the request', async () => {
    const variables = { filter: { priceMin: 2, priceMax: 1 } };
    const message = async (language: string) =>
      (await app.graphql(LIST, variables, { 'accept-language': language })).errors?.[0]?.message;
    expect(await message('de')).toBe('Der niedrigste Preis liegt über dem höchsten.');
    expect(await message('en-GB')).toBe('The lowest price is above the highest.');
    expect(await message('hr')).toBe('Najniža cijena viša je od najviše.');
    expect(await message('fr')).toBe('Der niedrigste Preis liegt über dem höchsten.');
  });

  test('a value of the wrong type', async () => {
    expect(await refusal({ filter: { priceMin: 'abc' } })).toMatchObject({ code: 'INVALID' });
    expect(await refusal({ first: 2 ** 31 })).toMatchObject({ code: 'INVALID' });
  });
});

describe('visibility', () => {
  const NAMES = { filter: { regionId: '11' } };

  test('an inactive listing is nowhere', async () => {
    const hotel = await createHotel(app, { name: 'Aus', regionId: 11, isActive: false, isFeatured: true });
    expect(await names(NAMES)).toEqual([]);
    const { data } = await app.graphql<{ hotel: null; featuredHotels: { name: string }[] }>(
      `{ hotel(id: "${hotel.id}") { name } featuredHotels { name } }`,
    );
    expect(data?.hotel).toBeNull();
    expect(data?.featuredHotels.map((featured) => featured.name)).not.toContain('Aus');
  });

  test('listings of a deactivated operator go, and come back with them', async () => {
    const owner = await createOperator(app);
    await createHotel(app, { name: 'An', regionId: 11, owner });
    await createHotel(app, { name: 'Aus bleibt aus', regionId: 11, owner, isActive: false });
    expect(await names(NAMES)).toEqual(['An']);
    const em = app.database.orm.em.fork();
    await em.nativeUpdate(User, { id: owner.id }, { isActive: false });
    expect(await names(NAMES)).toEqual([]);
    await em.nativeUpdate(User, { id: owner.id }, { isActive: true });
    expect(await names(NAMES)).toEqual(['An']);
  });
});

describe('one accommodation', () => {
  test('by slug and by number, with its region in the language asked for', async () => {
    const hotel = await createHotel(app, { name: 'Ein Haus', regionId: 2, guestRating: '4.8', reviewCount: 12 });
    const query = (key: string) =>
      app.graphql(`{ hotel(${key}) { name guestRating regionId regionName region { de: name en: name(language: EN) hr: name(language: HR) } } }`);
    const expected = {
      name: 'Ein Haus',
      guestRating: '4.8',
      regionId: '2',
      regionName: 'Istrien',
      region: { de: 'Istrien', en: 'Istria', hr: 'Istra' },
    };
    expect((await query(`id: "${hotel.id}"`)).data).toEqual({ hotel: expected });
    expect((await query(`slug: "${hotel.slug}"`)).data).toEqual({ hotel: expected });
  });

  test.each(['slug: "gibt-es-nicht"', 'slug: "../etc"', 'slug: "\\u0000"', 'id: "2147483647"'])('null for %s', async (key) => {
    expect(await app.graphql(`{ hotel(${key}) { name } }`)).toMatchObject({ status: 200, data: { hotel: null } });
  });

  test.each(['', '(slug: "a", id: "1")'])('refused with neither or both: %s', async (keys) => {
    const { errors } = await app.graphql(`{ hotel${keys} { name } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', key: 'slugOrId' });
  });

  test('amenities stand as facts of their own too', async () => {
    const hotel = await createHotel(app, { amenities: ['kitchen', 'seaView', 'pool'] });
    const { data } = await app.graphql(`{ hotel(id: "${hotel.id}") { amenities pool seaView spa freeWifi parking restaurant } }`);
    expect(data).toEqual({
      hotel: { amenities: ['POOL', 'SEA_VIEW', 'KITCHEN'], pool: true, seaView: true, spa: false, freeWifi: false, parking: false, restaurant: false },
    });
  });
});
