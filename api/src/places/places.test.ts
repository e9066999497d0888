import { describe, expect, test } from 'vitest';
import { islandAt, isOnLand, metresToSea } from './coast.js';
import { placeAt, placeOfTown } from './place.service.js';

/**
 * What is expected was not measured with this coast: away from the water it was reckoned on the sphere with another one,
 * the simplified coast of OpenStreetMap; at the water it comes from town maps. Kept within a tenth; near the water within
 * 250 m, since the coast is known to about 100 m and narrow bays to less.
 */
const PLACES: [place: string, latitude: number, longitude: number, metres: number, island: string | null][] = [
  ['Zagreb, main square', 45.8131, 15.9772, 117_400, null],
  ['Osijek, cathedral', 45.5607, 18.6779, 279_000, null],
  ['Karlovac', 45.4872, 15.5478, 68_600, null],
  ['Plitvice, entrance 1', 44.9056, 15.6119, 54_100, null],
  ['Knin, fortress', 44.0372, 16.1928, 41_000, null],
  ['Sinj', 43.7036, 16.6394, 23_000, null],
  ['Imotski', 43.4467, 17.2167, 23_100, null],
  ['Vrgorac', 43.2058, 17.3711, 10_400, null],
  ['Pazin, castle', 45.2396, 13.9329, 19_500, null],
  ['Buzet, old town', 45.4094, 13.9667, 23_800, null],
  ['Motovun', 45.3364, 13.8286, 16_900, null],
  ['Grožnjan', 45.3792, 13.7233, 11_200, null],
  ['Gospić', 44.5461, 15.3747, 18_400, null],
  ['Mostar, bridge', 43.3373, 17.815, 43_900, null],
  ['Split, cathedral', 43.5081, 16.4402, 130, null],
  ['Hvar, square', 43.1725, 16.4425, 90, 'Hvar'],
  ['Brusje', 43.1928, 16.52, 930, 'Hvar'],
  ['Dubrovnik, column', 42.6408, 18.1102, 200, null],
  ['Opatija, Villa Angiolina', 45.3353, 14.3106, 80, null],
  ['Krk, cathedral', 45.026, 14.5752, 100, 'Krk'],
  ['Lastovo, village', 42.7683, 16.8989, 520, 'Lastovo'],
  ['Korčula, cathedral', 42.9606, 17.1367, 80, 'Korčula'],
];

test.each(PLACES)('%s is as far from the sea as the map says', (_, latitude, longitude, metres, island) => {
  const measured = metresToSea({ latitude, longitude });
  expect(Math.abs(measured - metres)).toBeLessThanOrEqual(Math.max(metres / 10, 250));
  expect(islandAt({ latitude, longitude })).toBe(island);
});

test('the open sea is no land, and its distance to the sea is none', () => {
  const point = { latitude: 43.3, longitude: 15.0 };
  expect(isOnLand(point)).toBe(false);
  expect(metresToSea(point)).toBe(0);
  expect(islandAt(point)).toBeNull();
  expect(placeAt(point)).toEqual({ ...point, isPositionExact: true, seaDistanceMetres: 0, island: null });
});

describe('a town by its words', () => {
  const at = (words: string, regionId: number) => {
    const { latitude, longitude } = placeOfTown(words.split(' '), regionId);
    return latitude === null ? null : [latitude.toFixed(2), longitude?.toFixed(2)];
  };

  test('with the island behind it, with a quarter, in the region of islands', () => {
    expect(placeOfTown(['brusje', 'hvar'], 8)).toMatchObject({ island: 'Hvar', isPositionExact: false });
    expect(at('split bacvice', 1)).toEqual(['43.51', '16.44']);
    expect(at('mali losinj', 8)).toEqual(['44.53', '14.47']);
  });

  test('one of two of the same name by its region, its country or its island; without, none rather than a wrong one', () => {
    expect(at('novigrad', 2)).toEqual(['45.31', '13.56']);
    expect(at('novigrad', 6)).toEqual(['44.18', '15.55']);
    expect(at('novigrad', 9)).toBeNull();
    expect(at('otok', 1)).not.toEqual(at('otok', 11));
    expect(at('orasac', 5)).toEqual(['42.70', '18.01']);
    expect(at('orasac', 12)).not.toEqual(at('orasac', 5));
  });

  test('an unknown one has no position, and nothing follows from it', () => {
    expect(placeOfTown(['nirgendwo'], 1)).toEqual({ latitude: null, longitude: null, isPositionExact: false, seaDistanceMetres: null, island: null });
    expect(at('mostar', 1)).toBeNull();
  });
});
