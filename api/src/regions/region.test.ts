import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.js';
import { createHotel } from '../test/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('twelve regions with the numbers that addresses rely on, in three languages', async () => {
  const { data } = await app.graphql<{ regions: { id: string; slug: string; de: string; en: string; hr: string }[] }>(
    '{ regions { id slug de: name(language: DE) en: name(language: EN) hr: name(language: HR) } }',
  );
  expect(data?.regions.map((region) => region.slug)).toEqual([
    'dalmatien-split',
    'istrien',
    'kvarner-bucht',
    'das-mittlere-kroatien',
    'dalmatien-dubrovnik',
    'dalmatien-zadar',
    'dalmatien-sibenik',
    'inseln',
    'stadt-zagreb',
    'lika-karlovac',
    'slawonien',
    'bosnien-und-herzegowina',
  ]);
  expect(data?.regions[1]).toMatchObject({ id: '2', de: 'Istrien', en: 'Istria', hr: 'Istra' });
});

test('count and lowest price are facts about visible listings', async () => {
  await createHotel(app, { regionId: 2, pricePerNight: 80 });
  await createHotel(app, { regionId: 2, pricePerNight: 60 });
  await createHotel(app, { regionId: 2, pricePerNight: 40, isActive: false });
  const { data } = await app.graphql('{ istria: region(slug: "istrien") { hotelCount minPrice } empty: region(id: "3") { hotelCount minPrice } }');
  expect(data).toEqual({ istria: { hotelCount: 2, minPrice: 60 }, empty: { hotelCount: 0, minPrice: 0 } });
});

test('an unknown region is null, one that is none is refused', async () => {
  expect(await app.graphql('{ region(id: "77") { slug } }')).toMatchObject({ status: 200, data: { region: null } });
  expect((await app.graphql('{ region(id: "x") { slug } }')).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { id: expect.any(String) as string } });
});
