import { idOf } from '../ids.js';
import { failing, forEachIn } from './hotel.counting.js';
import { type Candidates, narrowed } from './hotel.candidates.js';
import type { HotelColumns } from './hotel.columns.js';
import type { SortKey } from './hotel.cursor.js';
import { type HotelFilter, HotelSort } from './hotel.input.js';
import { firstFrom, NUMBERS, place, SORTED_BY } from './hotel.orders.js';
import type { Terms } from './hotel.vocabulary.js';
import { type Bits, hasBit, type WordText } from './hotel.words.js';

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

/** Above all points. */
const IN_PLACE = 2 ** 16;
/** So many are looked at along the order, before what a filter leaves is taken for little. */
const MOST_WALKED = 10_000;
/** Fewer where the rest is quickly gone through, since 32 in a row are told at once: what has a search's words, or stars and amenities. */
const MOST_WALKED_FOR_WORDS = 400;
const MOST_WALKED_FOR_FEATURES = 1000;

/** The numbers of the listings of one page and of the next after it, found among all of the copy in memory. */
export function pageIn(candidates: Candidates, asked: PageAsked): number[] {
  const { columns, matches } = candidates;
  const failedOf = failing(columns, asked.filter, asked.terms);
  const isFound = (id: number) => failedOf(id) === 0 && !(asked.isMapped && Number.isNaN(columns.latitude[id]));
  const hasFeatures = (asked.filter.starRating?.length ?? 0) + (asked.filter.amenities?.length ?? 0) > 0;
  const walked = matches ? walkSearch(columns, matches, asked, isFound) : walk(columns, asked, isFound, hasFeatures ? MOST_WALKED_FOR_FEATURES : MOST_WALKED);
  return walked ?? lookThrough(candidates, asked, isFound);
}

/** What has frequent words comes soon along the order; by relevance, first what has them in name and place. Null where that is too long a way. */
function walkSearch(columns: HotelColumns, { search, place: ofPlace }: Record<WordText, Bits>, asked: PageAsked, isFound: (id: number) => boolean): number[] | null {
  if (!isFrequent(search, columns)) return null;
  const { sort, key, first } = asked;
  if (sort !== HotelSort.RELEVANCE) return walk(columns, asked, (id) => hasBit(search, id) && isFound(id), MOST_WALKED_FOR_WORDS);
  const later = key && key.slice(1);
  const wasInPlace = key?.[0] !== 0;
  if (wasInPlace && ofPlace.some((bits) => bits !== 0) && !isFrequent(ofPlace, columns)) return null;
  const inPlace = wasInPlace ? walk(columns, { ...asked, key: later }, (id) => hasBit(ofPlace, id) && isFound(id), MOST_WALKED_FOR_WORDS) : [];
  if (!inPlace || inPlace.length > first) return inPlace;
  const following = { ...asked, key: wasInPlace ? null : later, first: first - inPlace.length };
  const others = walk(columns, following, (id) => hasBit(search, id) && !hasBit(ofPlace, id) && isFound(id), MOST_WALKED_FOR_WORDS);
  return others && [...inPlace, ...others];
}

/** True where one in ten groups of 32 listings has some of these, and not only a few have all. */
function isFrequent(bits: Bits, { topRelevance }: HotelColumns): boolean {
  let [all, having] = [0, 0];
  for (let place = 0; place < bits.length; place += 1) {
    if (topRelevance[place]! > 0) all += 1;
    if (bits[place] !== 0) having += 1;
  }
  return having * 10 > all;
}

/** 1 where the smallest value comes first, else -1: times the place of a listing, what comes later is always more. */
const directionOf = (sort: HotelSort) => (sort === HotelSort.RELEVANCE || sort === HotelSort.PRICE_DESC ? -1 : 1);

/** Along the order of each region that is asked for, one listing after the other. Null where that is too long a way. */
function walk(columns: HotelColumns, { filter, sort, key, first }: PageAsked, isFound: (id: number) => boolean, most: number): number[] | null {
  const by = SORTED_BY[sort];
  const direction = directionOf(sort);
  const cheapest = sort === HotelSort.PRICE_ASC ? place(filter.priceMin ?? 0, 0) - 1 : -Infinity;
  const dearest = sort === HotelSort.PRICE_DESC && filter.priceMax != null ? -place(filter.priceMax + 1, 0) : -Infinity;
  const after = Math.max(cheapest, dearest, key ? direction * placeOfKey(key) : -Infinity);
  const regions = filter.regionId == null ? [...columns.inRegion.keys()] : [idOf(filter.regionId, 'filter.regionId')];
  const placeAt = (ids: Uint32Array, at: number) => (at < 0 || at >= ids.length ? Infinity : direction * place(columns[by][ids[at]!]!, ids[at]!));
  const walkers = regions.map((region) => {
    const ids = columns.orders.of(by, region);
    const at = direction > 0 ? firstFrom(ids, columns[by], after + 1) : firstFrom(ids, columns[by], -after) - 1;
    return { ids, at, place: placeAt(ids, at) };
  });
  const found: number[] = [];
  for (let walked = 0; walked < most; walked += 1) {
    const next = walkers.reduce((one, other) => (other.place < one.place ? other : one), walkers[0]!);
    if (!(next?.place < Infinity)) return found;
    const id = next.ids[next.at]!;
    if (isFound(id) && found.push(id) > first) return found;
    next.at += direction;
    next.place = placeAt(next.ids, next.at);
  }
  return null;
}

/** Through all that there are, keeping the first ones. */
function lookThrough(candidates: Candidates, { filter, sort, key, first }: PageAsked, isFound: (id: number) => boolean): number[] {
  const { columns, matches } = candidates;
  const direction = directionOf(sort);
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
    if (at <= after || at >= last || !isFound(id)) return;
    if (count === found.length) sortOut();
    found[count++] = at;
  };
  // Most of the others have no listing that is relevant enough.
  const isWorth = (many: number) => -place((matches?.place[many] ? IN_PLACE : 0) + columns.topRelevance[many]!, (many << 5) + 31) < last;
  forEachIn(narrowed(candidates, filter), visit, sort === HotelSort.RELEVANCE ? isWorth : undefined);
  sortOut();
  return Array.from(found.subarray(0, count), (at) => (direction * at) % NUMBERS);
}

/** What a list is sorted by; a search puts first what has all its words in name and place. */
function values(columns: HotelColumns, sort: HotelSort, isInPlace: ((id: number) => boolean) | null): (id: number) => number {
  const by = columns[SORTED_BY[sort]];
  return isInPlace && sort === HotelSort.RELEVANCE ? (id) => (isInPlace(id) ? IN_PLACE : 0) + by[id]! : (id) => by[id]!;
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
