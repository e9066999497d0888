import type { Motif } from './options.js';

export const BALCONIES = ['table', 'reader', 'lounger', 'hammock', 'feast', 'roof', 'lemon', 'cafe'] as const;
export const BREAKFASTS = ['pergola', 'orchard', 'tray', 'doors'] as const;
export const BEDROOMS = ['window', 'frontal', 'attic', 'suite', 'desk', 'bunks'] as const;
export const BATHROOMS = ['basin', 'tub', 'shower'] as const;
export const POOLS = ['terrace', 'edge', 'garden'] as const;

export type Balcony = (typeof BALCONIES)[number];
export type Breakfast = (typeof BREAKFASTS)[number];
export type Bedroom = (typeof BEDROOMS)[number];
export type Bathroom = (typeof BATHROOMS)[number];
export type PoolShape = (typeof POOLS)[number];

/** The arrangement asked for when there is such a one, else the first. */
export function arrangement<T extends string>(list: readonly [T, ...T[]], wanted: string | undefined): T {
  return list.find((name) => name === wanted) ?? list[0];
}

/** What a motif with several arrangements can be drawn as, when nothing speaks against any. */
export const ARRANGEMENTS: Readonly<Partial<Record<Motif, readonly [string, ...string[]]>>> = {
  balcony: BALCONIES,
  breakfast: BREAKFASTS,
  bathroom: BATHROOMS,
  pool: POOLS,
};
