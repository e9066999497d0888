import { failing, forEachIn } from './hotel.counting.js';
import { type Candidates, ofRegion } from './hotel.candidates.js';
import type { HotelColumns } from './hotel.columns.js';
import type { SortKey } from './hotel.cursor.js';
import { type HotelFilter, HotelSort } from './hotel.input.js';
import type { Terms } from './hotel.vocabulary.js';
import { hasBit } from './hotel.words.js';

/** A page of a list: so many listings after a place in it. */
export interface PageAsked {
  filter: HotelFilter;
  terms: Terms;
  sort: HotelSort;
  /** The place in the list after which the page begins. */
  key: SortKey | null;
  first: number;
  /** Only what has a place on the map. */
  isMapped?: boolean;
}

/** What is sorted by and the number of a listing lie in one number: numbers below 2^25 (see hotel.figures.ts), values up to 2^27, more than any price or known distance. */
const NUMBERS = 2 ** 25;
const LARGEST_VALUE = 2 ** 27;
/** Above all points. */
const IN_PLACE = 2 ** 16;

const place = (value: number, id: number) => Math.min(value, LARGEST_VALUE) * NUMBERS + id;

/** The numbers of the listings of one page and of the next after it, found among all of the copy in memory. */
export function pageIn(candidates: Candidates, { filter, terms, sort, key, first, isMapped }: PageAsked): number[] {
  const { columns, matches } = candidates;
  const failedOf = failing(columns, filter, terms);
  const isDescending = sort === HotelSort.RELEVANCE || sort === HotelSort.PRICE_DESC;
  const direction = isDescending ? -1 : 1;
  const valueOf = values(columns, sort, matches && ((id) => hasBit(matches.place, id)));
  const after = key ? direction * placeOfKey(key) : -Infinity;
  // The first ones so far, and others that are sorted out when there is no more room.
  const found = new Float64Array(Math.max(2 * (first + 1), 128));
  let count = 0;
  let last = Infinity;
  const sortOut = () => {
    found.subarray(0, count).sort();
    count = Math.min(count, first + 1);
    if (count === first + 1) last = found[first]!;
  };
  const visit = (id: number) => {
    const at = direction * place(valueOf(id), id);
    if (at <= after || at >= last || failedOf(id) !== 0 || (isMapped && Number.isNaN(columns.latitude[id]))) return;
    if (count === found.length) sortOut();
    found[count++] = at;
  };
  // Most of the others have no listing that is relevant enough.
  const isWorth = (many: number) => -place((matches?.place[many] ? IN_PLACE : 0) + columns.topRelevance[many]!, (many << 5) + 31) < last;
  forEachIn(ofRegion(candidates, filter), visit, sort === HotelSort.RELEVANCE ? isWorth : undefined);
  sortOut();
  return Array.from(found.subarray(0, count), (at) => (direction * at) % NUMBERS);
}

/** What a list is sorted by; a search puts first what has all its words in name and place. */
function values(columns: HotelColumns, sort: HotelSort, isInPlace: ((id: number) => boolean) | null): (id: number) => number {
  const { price, sea, relevance } = columns;
  if (sort === HotelSort.SEA_DISTANCE) return (id) => sea[id]!;
  if (sort !== HotelSort.RELEVANCE) return (id) => price[id]!;
  return isInPlace ? (id) => (isInPlace(id) ? IN_PLACE : 0) + relevance[id]! : (id) => relevance[id]!;
}

/** The place of a listing in a search, as its cursor says it. */
export function keyIn({ columns, matches }: Candidates, sort: HotelSort, id: number): SortKey {
  const value = values(columns, sort, null)(id);
  return sort === HotelSort.RELEVANCE && matches ? [hasBit(matches.place, id) ? 1 : 0, value, id] : [value, id];
}

/** A cursor of a search by relevance has first whether its words are in name and place. */
function placeOfKey(key: SortKey): number {
  const [inPlace, value, id] = key.length === 3 ? key : [0, ...key];
  return place((inPlace ?? 0) * IN_PLACE + (value ?? 0), id ?? 0);
}
