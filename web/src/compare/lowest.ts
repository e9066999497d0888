/** What a comparison of prices has to know of a place. */
export interface Priced {
  pricePerNight: number;
  /** How many can sleep there; null where the listing does not say. */
  guests: number | null;
}

export interface Lowest<Place> {
  /** What is lowest: the price of a night, or that of a night for each guest. */
  by: 'night' | 'person';
  places: Place[];
}

/** The places with the smallest or largest figure; none where fewer than two state one, or all the same. */
export function extreme<Place>(places: readonly Place[], figureOf: (place: Place) => number | null, which: 'min' | 'max'): Place[] {
  const stated = places.flatMap((place) => {
    const figure = figureOf(place);
    return figure === null ? [] : [{ place, figure }];
  });
  if (stated.length < 2) return [];
  const best = Math[which](...stated.map(({ figure }) => figure));
  const winners = stated.filter(({ figure }) => figure === best);
  return winners.length < stated.length ? winners.map(({ place }) => place) : [];
}

/** What a night costs each guest, in euros; null where the listing does not say for how many it is. */
export function pricePerPerson({ pricePerNight, guests }: Priced): number | null {
  return guests === null ? null : pricePerNight / guests;
}

/**
 * Which places cost least, like for like. A night for two is no cheaper than a night for six: nights are compared only
 * where all places are for the same number of guests; else it is what each guest pays, among places that say how many.
 */
export function lowest<Place extends Priced>(places: readonly Place[]): Lowest<Place> | null {
  const numbers = new Set(places.map(({ guests }) => guests));
  const by = numbers.size === 1 && !numbers.has(null) ? 'night' : 'person';
  const found = extreme(places, by === 'night' ? (place) => place.pricePerNight : pricePerPerson, 'min');
  return found.length > 0 ? { by, places: found } : null;
}
