import { islandAt, metresToSea, type Point } from './coast.js';
import type { Positioned } from './positioned.entity.js';
import { townOf } from './towns.js';

/** Everything that is known of where something stands. */
export type Place = Required<Pick<Positioned, 'latitude' | 'longitude' | 'isPositionExact' | 'seaDistanceMetres' | 'island'>>;

const NOWHERE: Place = { latitude: null, longitude: null, isPositionExact: false, seaDistanceMetres: null, island: null };

/** What follows from a point on the map that an operator has chosen. */
export function placeAt(point: Point): Place {
  return { ...factsOf(point), isPositionExact: true };
}

/** The middle of a town by its folded words; nothing but nulls where it is not known. */
export function placeOfTown(words: string[], regionId: number): Place {
  const town = townOf(words, regionId);
  return town ? factsOf(town) : NOWHERE;
}

function factsOf({ latitude, longitude }: Point): Place {
  const point = { latitude, longitude };
  return { ...point, isPositionExact: false, seaDistanceMetres: metresToSea(point), island: islandAt(point) };
}
