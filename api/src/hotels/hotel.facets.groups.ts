import { type Facet, FACETS } from './hotel.query.js';
import { GUEST_STEPS, PRICE_RANGES, ROOM_STEPS, SEA_STEPS, SIZE_STEPS } from './hotel.rules.js';

/** Listings that have in common what one facet goes by. */
export interface Group {
  facet: Facet;
  /** What they have in common, as text: of figures the lowest, of amenities those that they have. */
  key: string;
  count: number;
}

/** Where one option of the prices ends or begins; between two of these, all prices are in the same bands. */
export const PRICE_EDGES = [...new Set(PRICE_RANGES.flatMap(({ priceMin, priceMax }) => (priceMax === null ? [priceMin] : [priceMin, priceMax + 1])))].sort((a, b) => a - b);
export const SEA_EDGES = [0, ...SEA_STEPS.map((metres) => metres + 1)];

/** Each facet that a listing fails is one bit: what fails none is found, what fails only one is found by other options of that one. */
export const bit = (facet: Facet) => 2 ** FACETS.indexOf(facet);

interface Figures {
  price: number;
  stars: number;
  guests: number;
  rooms: number;
  size: number;
  sea: number;
}

/** A facet that is grouped by a figure: by edges, where each group has the figures from its edge up to the next one. */
interface GroupedFigure {
  facet: Facet;
  column: keyof Figures;
  edges: readonly number[];
}

export const FIGURES: readonly GroupedFigure[] = [
  { facet: 'price', column: 'price', edges: PRICE_EDGES },
  { facet: 'stars', column: 'stars', edges: [1, 2, 3, 4, 5] },
  { facet: 'guests', column: 'guests', edges: GUEST_STEPS },
  { facet: 'rooms', column: 'rooms', edges: ROOM_STEPS },
  { facet: 'size', column: 'size', edges: SIZE_STEPS },
  { facet: 'sea', column: 'sea', edges: SEA_EDGES },
];

/** So many bits say a group: 0 for what lies below the first edge, else its number from 1. */
export const GROUP_BITS = 4;

/** The groups of all its figures as one number. */
export function packed(figures: Figures): number {
  let bits = 0;
  for (const [index, { column, edges }] of FIGURES.entries()) {
    const figure = figures[column];
    let group = 0;
    while (group < edges.length && edges[group]! <= figure) group += 1;
    bits |= group << (index * GROUP_BITS);
  }
  return bits;
}
