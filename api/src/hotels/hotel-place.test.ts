import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel } from '../test/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
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
