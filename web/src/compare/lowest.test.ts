import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extreme, lowest, type Priced } from './lowest';

const place = fc.record({ pricePerNight: fc.integer({ min: 1, max: 400 }), guests: fc.option(fc.integer({ min: 1, max: 6 })) });
const places = fc.array(place, { maxLength: 4 });

/** True when no place of the two kinds costs less, by the plain arithmetic of fractions. */
const isCheaper = (one: Priced, other: Priced, by: 'night' | 'person') =>
  by === 'night' ? one.pricePerNight < other.pricePerNight : one.pricePerNight * (other.guests ?? NaN) < other.pricePerNight * (one.guests ?? NaN);

describe('the lowest price', () => {
  it('compares nights only where all places are for the same number of guests', () => {
    fc.assert(
      fc.property(places, (all) => {
        if (lowest(all)?.by !== 'night') return;
        expect(new Set(all.map(({ guests }) => guests)).size).toBe(1);
        expect(all[0]?.guests).not.toBeNull();
      }),
    );
  });

  it('never names a place that does not say for how many it is', () => {
    fc.assert(
      fc.property(places, (all) => {
        expect(lowest(all)?.places.every(({ guests }) => guests !== null) ?? true).toBe(true);
      }),
    );
  });

  it('is really the lowest among its like, and says nothing where all cost the same or there is nothing to compare', () => {
    fc.assert(
      fc.property(places, (all) => {
        const found = lowest(all);
        const like = all.filter(({ guests }) => guests !== null);
        if (!found) {
          expect(like.every((one) => like.every((other) => !isCheaper(one, other, 'person')))).toBe(true);
          return;
        }
        expect(found.places.length).toBeLessThan(like.length);
        for (const one of found.places) expect(like.some((other) => isCheaper(other, one, found.by))).toBe(false);
        for (const other of like.filter((each) => !found.places.includes(each))) {
          expect(found.places.every((one) => isCheaper(one, other, found.by))).toBe(true);
        }
      }),
    );
  });

  it('does not depend on the order of the places, nor on those that say nothing', () => {
    fc.assert(
      fc.property(places, fc.nat({ max: 400 }), (all, price) => {
        const names = (found: ReturnType<typeof lowest<Priced>>) => found && { by: found.by, places: new Set(found.places) };
        expect(names(lowest(all.toReversed()))).toEqual(names(lowest(all)));
        const silent = lowest([...all, { pricePerNight: price, guests: null }]);
        expect(silent?.by ?? 'person').toBe('person');
        expect(silent?.places.every((one) => all.includes(one)) ?? true).toBe(true);
      }),
    );
  });

  it.each([
    [[[100, 4], [120, 4]], 'night', [0]],
    [[[100, 2], [120, 4]], 'person', [1]],
    [[[80, null], [100, 4], [120, 4]], 'person', [1]],
    [[[80, null], [100, 4]], undefined, undefined],
    [[[100, 4], [150, 6]], undefined, undefined],
    [[[90, 4], [90, 4], [95, 4]], 'night', [0, 1]],
  ] as const)('of %j', (figures, by, winners) => {
    const all = figures.map(([pricePerNight, guests]) => ({ pricePerNight, guests }));
    const found = lowest(all);
    expect(found?.by).toBe(by);
    expect(found?.places).toEqual(winners?.map((index) => all[index]));
  });
});

it('the largest is named only among those that state a figure, and not where all are the same', () => {
  expect(extreme([1, null, 3], (figure) => figure, 'max')).toEqual([3]);
  expect(extreme([null, 3], (figure) => figure, 'max')).toEqual([]);
  expect(extreme([3, 3], (figure) => figure, 'max')).toEqual([]);
});
