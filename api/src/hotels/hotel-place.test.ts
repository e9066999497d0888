import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHotel, createOperator } from '../test/factories.js';
import { grant, inputOf, listingBody } from '../test/listings.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';
import { fillPlaces } from './listing.place.js';

let app: PaidApp;
beforeAll(async () => {
  app = await startPaidApp();
});
afterAll(() => app.stop());

interface Listed {
  hotels: { nodes: { name: string; seaDistanceMetres: number | null }[]; pageInfo: { hasNextPage: boolean; endCursor: string }; totalCount: number };
}
const LIST = `query ($filter: HotelFilter, $first: Int, $after: String) {
  hotels(filter: $filter, sort: SEA_DISTANCE, first: $first, after: $after) {
    nodes { name seaDistanceMetres } pageInfo { hasNextPage endCursor } totalCount
  }
}`;
const at = (latitude: number, longitude: number, seaDistanceMetres: number) => ({ latitude, longitude, seaDistanceMetres });

test('sorted by distance to the sea, pages join without a gap or a repetition; unknown distances come last', async () => {
  const regionId = 9;
  for (const [index, metres] of [700, null, 0, 700, null, 12_000].entries()) {
    await createHotel(app, { regionId, name: `Ort ${index}`, ...(metres !== null && at(43.5, 16.4, metres)) });
  }
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { data } = await app.graphql<Listed>(LIST, { filter: { regionId: '9' }, first: 2, after });
    seen.push(...(data?.hotels.nodes.map(({ name }) => name) ?? []));
    after = data?.hotels.pageInfo.endCursor;
    expect(data?.hotels.pageInfo.hasNextPage).toBe(page < 2);
    expect(data?.hotels.totalCount).toBe(6);
  }
  expect(seen).toEqual(['Ort 2', 'Ort 0', 'Ort 3', 'Ort 5', 'Ort 1', 'Ort 4']);
});

test('within a distance of the sea and a part of the map, edges included', async () => {
  await createHotel(app, { regionId: 3, name: 'Am Kai', ...at(45, 14, 0) });
  await createHotel(app, { regionId: 3, name: 'Im Dorf', ...at(45.2, 14.4, 500) });
  await createHotel(app, { regionId: 3, name: 'Am Berg', ...at(45.4, 14.8, 501) });
  await createHotel(app, { regionId: 3, name: 'Irgendwo' });
  const names = async (filter: object) =>
    (await app.graphql<Listed>(LIST, { filter: { regionId: '3', ...filter } })).data?.hotels.nodes.map(({ name }) => name);
  expect(await names({ seaDistanceMax: 500 })).toEqual(['Am Kai', 'Im Dorf']);
  expect(await names({ bounds: { south: 45.2, west: 14.4, north: 46, east: 15 } })).toEqual(['Im Dorf', 'Am Berg']);
  expect(await names({ bounds: { south: 45.2, west: 14.4, north: 46, east: 15 }, seaDistanceMax: 500 })).toEqual(['Im Dorf']);
});

test('pins are what matches and has a position, the most relevant first', async () => {
  await createHotel(app, { regionId: 4, name: 'Gut', guestRating: '4.8', ...at(45.8, 16, 130_000) });
  await createHotel(app, { regionId: 4, name: 'Vorn', isFeatured: true, pricePerNight: 90, ...at(45.9, 16.1, 140_000) });
  await createHotel(app, { regionId: 4, name: 'Ohne Ort' });
  await createHotel(app, { regionId: 4, name: 'Aus', isActive: false, ...at(45.9, 16.1, 140_000) });
  const { data, errors } = await app.graphql('{ hotelPins(filter: { regionId: "4" }) { name latitude longitude pricePerNight isFeatured } }');
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    hotelPins: [
      { name: 'Vorn', latitude: 45.9, longitude: 16.1, pricePerNight: 90, isFeatured: true },
      { name: 'Gut', latitude: 45.8, longitude: 16, pricePerNight: 100, isFeatured: false },
    ],
  });
});

test('at most 5,000 pins', async () => {
  const owner = await createOperator(app);
  await app.database.read(
    `insert into hotel (name, slug, description, short_description, address, city, region_id, star_rating, price_per_night, owner_id, latitude, longitude)
     select 'Punkt', 'punkt-' || n, 'x', 'x', 'x', 'x', 10, 3, 50, $1, 44.5, 15.4 from generate_series(1, 5001) n`,
    [owner.id],
  );
  const { data } = await app.graphql<{ hotelPins: object[] }>('{ hotelPins(filter: { regionId: "10" }) { id } }');
  expect(data?.hotelPins).toHaveLength(5000);
});

test.each([
  [{ seaDistanceMax: -1 }, 'filter.seaDistanceMax'],
  [{ seaDistanceMax: 500_001 }, 'filter.seaDistanceMax'],
  [{ bounds: { south: 46, west: 14, north: 45, east: 15 } }, 'filter.bounds'],
  [{ bounds: { south: 45, west: 15, north: 46, east: 14 } }, 'filter.bounds'],
  [{ bounds: { south: -91, west: 14, north: 46, east: 15 } }, 'filter.bounds'],
  [{ bounds: { south: 45, west: 14, north: 46, east: 181 } }, 'filter.bounds'],
])('%j is refused with the field named', async (filter, field) => {
  const list = await app.graphql(LIST, { filter });
  const pins = await app.graphql('query ($filter: HotelFilter) { hotelPins(filter: $filter) { id } }', { filter });
  for (const { status, errors } of [list, pins]) {
    expect(status).toBe(400);
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  }
});

describe('where a listing stands', () => {
  const PLACE = 'latitude longitude isPositionExact seaDistanceMetres island';
  const CREATE_PLACED = `mutation ($input: ListingInput!) { createHotel(input: $input) { id ${PLACE} } }`;
  const UPDATE_PLACED = `mutation ($id: ID!, $input: ListingInput!) { updateHotel(id: $id, input: $input) { id ${PLACE} } }`;
  type Placed = Record<'createHotel' | 'updateHotel', { id: string; latitude: number | null; island: string | null; seaDistanceMetres: number | null }>;
  let operator: Operator;
  let input: Record<string, unknown>;
  beforeAll(async () => {
    operator = await app.signIn();
    input = inputOf(await listingBody(app, { city: 'Motovun', regionId: 2 }));
  });
  const create = async (fields: object) => {
    await grant(operator, 1, app);
    return operator.graphql<Placed>(CREATE_PLACED, { input: { ...input, ...fields } });
  };
  const update = async (id: string, fields: object) => (await operator.graphql<Placed>(UPDATE_PLACED, { id, input: { ...input, ...fields } })).data?.updateHotel;

  test('in the middle of its town until its operator says where; then there, as long as the town stays', async () => {
    const created = (await create({})).data?.createHotel;
    expect(created).toMatchObject({ latitude: 45.3367, longitude: 13.8286, isPositionExact: false, island: null });
    expect(created?.seaDistanceMetres).toBeGreaterThan(15_000);
    const id = created?.id ?? '';
    const exact = { latitude: 43.1725, longitude: 16.4425, isPositionExact: true, island: 'Hvar' };
    expect(await update(id, { latitude: 43.1725, longitude: 16.4425 })).toMatchObject(exact);
    expect(await update(id, { city: 'MOTOVUN' })).toMatchObject(exact);
    expect(await update(id, { latitude: null, longitude: null })).toMatchObject({ latitude: 45.3367, isPositionExact: false, island: null });
    expect(await update(id, { latitude: 43.1725, longitude: 16.4425 })).toMatchObject(exact);
    // An older name of the town, and another region.
    expect(await update(id, { city: 'Ragusa', regionId: '5' })).toMatchObject({ latitude: 42.6412, isPositionExact: false });
    expect(await update(id, { city: 'Nirgendwo' })).toMatchObject({ latitude: null, longitude: null, seaDistanceMetres: null, island: null });
  });

  test.each([
    [{ latitude: 41.9, longitude: 16 }, ['input.latitude']],
    [{ latitude: 45, longitude: 19.7 }, ['input.longitude']],
    [{ latitude: 0, longitude: 0 }, ['input.latitude', 'input.longitude']],
    [{ latitude: 45 }, ['input.longitude']],
    [{ longitude: 16, latitude: null }, ['input.latitude']],
  ])('%j is refused at its field', async (position, fields) => {
    const { errors } = await create(position);
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(fields);
  });

  test('partners give and read it too; what is no number is refused', async () => {
    await grant(operator, 1, app);
    const body = await listingBody(app, { latitude: 43.51, longitude: 16.45 });
    const response = await operator.send('POST', '/api/hotels', body);
    expect(await response.json()).toMatchObject({ latitude: 43.51, longitude: 16.45, isPositionExact: true, seaDistanceMetres: expect.any(Number) as number });
    expect((await operator.send('POST', '/api/hotels', { ...body, latitude: '43.51' })).status).toBe(400);
  });

  test('listings of older days are placed at a start, once, and only where the town is known', async () => {
    const placed = await createHotel(app, { city: 'Brusje, Hvar', regionId: 8 });
    const unknown = await createHotel(app, { city: 'Nirgendwo', regionId: 8 });
    await createHotel(app, { city: 'Split', ...at(44, 15, 7) });
    const { read } = app.database;
    expect(await fillPlaces(read)).toBeGreaterThan(0);
    expect(await fillPlaces(read)).toBe(0);
    const rows = await read('select latitude, island, is_position_exact as exact, sea_distance_metres as metres from hotel where id = any($1) order by id', [[placed.id, unknown.id]]);
    expect(rows).toEqual([
      { latitude: 43.192, island: 'Hvar', exact: false, metres: expect.any(Number) as number },
      { latitude: null, island: null, exact: false, metres: null },
    ]);
    expect(await read('select id from hotel where latitude = 44 and sea_distance_metres = 7')).toHaveLength(1);
  });
});
