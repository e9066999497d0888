import { FILTER_AMENITIES, LARGEST_FIGURE, LIMITS, MAX_PRICE, MAX_SEA_DISTANCE, type AmenityKey } from 'api/rules/hotel';
import { type MapBounds, readBounds, writeBounds } from './mapBounds';

/** The orders of the list, as they stand in the address. */
export const SORTS = ['relevance', 'price-asc', 'price-desc', 'sea-distance'] as const;
export type Sort = (typeof SORTS)[number];

export const STAR_RATINGS = [5, 4, 3] as const;
export const PAGE_SIZE = 20;
/** More than anybody scrolls through; what is not loaded yet is not asked for at once. */
const MAX_PAGES = 500;

/** Everything that the address of the list says. */
export interface ListState {
  search: string;
  /** The words of the search are meant as they are written. */
  isExact: boolean;
  regionId: string | null;
  priceMin: number | null;
  priceMax: number | null;
  amenities: AmenityKey[];
  starRating: number[];
  /** At least so many people, rooms and square metres. */
  guestsMin: number | null;
  roomsMin: number | null;
  sizeMin: number | null;
  /** Keywords of the operators, all of which a place must have. */
  tags: string[];
  /** At most so many metres from the sea. */
  seaMax: number | null;
  /** The part of the map that the results lie in. */
  bounds: MapBounds | null;
  view: 'list' | 'map';
  sort: Sort;
  /** How many pages of results are shown below one another. */
  page: number;
}

export const EMPTY_STATE: ListState = {
  search: '',
  isExact: false,
  regionId: null,
  priceMin: null,
  priceMax: null,
  amenities: [],
  starRating: [],
  guestsMin: null,
  roomsMin: null,
  sizeMin: null,
  tags: [],
  seaMax: null,
  bounds: null,
  view: 'list',
  sort: 'relevance',
  page: 1,
};

/** A whole number from the address; `null` for anything else. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** A price that can be asked for. */
function price(text: string | null): number | null {
  const euros = wholeNumber(text);
  return euros !== null && euros <= MAX_PRICE ? euros : null;
}

/** The filters that are one whole number each, with the largest that can be asked for. */
const FIGURES = { guestsMin: LARGEST_FIGURE.guests, roomsMin: LARGEST_FIGURE.rooms, sizeMin: LARGEST_FIGURE.size, seaMax: MAX_SEA_DISTANCE };
type Figure = keyof typeof FIGURES;
const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];

/** One of them; `null` for what is none. */
function figure(query: URLSearchParams, name: Figure): number | null {
  const value = wholeNumber(query.get(name));
  return value !== null && value <= FIGURES[name] ? value : null;
}

/** Text that can be searched for: no control characters, no half letters, not too long. */
function searchText(text: string | null, length: number = LIMITS.search): string {
  const readable = (text ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  return readable.slice(0, length).toWellFormed();
}

/** Reads the address. What it does not understand, it leaves out: an old or mistyped link still shows a list. */
export function readListState(query: URLSearchParams): ListState {
  const search = searchText(query.get('search'));
  const named = (query.get('amenities') ?? '').split(',');
  const stars = (query.get('starRating') ?? '').split(',').map(wholeNumber);
  const regionId = query.get('regionId');
  const sort = SORTS.find((value) => value === query.get('sort')) ?? 'relevance';
  const prices = { priceMin: price(query.get('priceMin')), priceMax: price(query.get('priceMax')) };
  const isPossible = prices.priceMin === null || prices.priceMax === null || prices.priceMin <= prices.priceMax;
  const page = wholeNumber(query.get('page')) ?? 1;
  return {
    search,
    isExact: search !== '' && query.get('exact') === '1',
    regionId: regionId !== null && /^[1-9]\d{0,8}$/.test(regionId) ? regionId : null,
    ...(isPossible ? prices : { priceMin: null, priceMax: null }),
    amenities: FILTER_AMENITIES.filter((key) => named.includes(key)),
    starRating: STAR_RATINGS.filter((star) => stars.includes(star)),
    guestsMin: figure(query, 'guestsMin') || null,
    roomsMin: figure(query, 'roomsMin') || null,
    sizeMin: figure(query, 'sizeMin') || null,
    tags: [...new Set(query.getAll('tags').map((tag) => searchText(tag, LIMITS.tags.length)))].filter(Boolean).slice(0, LIMITS.tags.count).sort(),
    seaMax: figure(query, 'seaMax'),
    bounds: readBounds(query.get('bounds')),
    view: query.get('view') === 'map' ? 'map' : 'list',
    sort,
    page: Math.min(Math.max(page, 1), MAX_PAGES),
  };
}

/** Writes the address: only what differs from the bare list, always in the same order. */
export function writeListState(state: ListState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.search !== '') query.set('search', state.search);
  if (state.isExact) query.set('exact', '1');
  if (state.regionId !== null) query.set('regionId', state.regionId);
  if (state.priceMin !== null) query.set('priceMin', String(state.priceMin));
  if (state.priceMax !== null) query.set('priceMax', String(state.priceMax));
  if (state.amenities.length > 0) query.set('amenities', state.amenities.join(','));
  if (state.starRating.length > 0) query.set('starRating', state.starRating.join(','));
  for (const name of FIGURE_NAMES) if (state[name] !== null) query.set(name, String(state[name]));
  // Each by itself: a keyword may hold a comma.
  for (const tag of state.tags.toSorted()) query.append('tags', tag);
  if (state.bounds) query.set('bounds', writeBounds(state.bounds));
  if (state.view === 'map') query.set('view', 'map');
  if (state.sort !== 'relevance') query.set('sort', state.sort);
  if (state.page > 1) query.set('page', String(state.page));
  return query;
}

/** The path of the list for a state, without the language. */
export function listPath(state: Partial<ListState>): string {
  // Commas stay readable in a shared link.
  const query = writeListState({ ...EMPTY_STATE, ...state }).toString().replaceAll('%2C', ',');
  return query === '' ? '/hotels' : `/hotels?${query}`;
}

/** Removes every filter; order and view stay as they were chosen. */
export function clearFilters(state: ListState): ListState {
  return { ...EMPTY_STATE, sort: state.sort, view: state.view };
}

/** The same results, however they are sorted, shown and cut into pages. */
export function onlyFilters(state: ListState): ListState {
  return { ...state, sort: 'relevance', view: 'list', page: 1 };
}

/** How many values are chosen in the panel; the search stands outside it. */
export function filterCount(state: ListState): number {
  const hasPrice = state.priceMin !== null || state.priceMax !== null;
  const single = [state.regionId !== null, hasPrice, state.bounds !== null, ...FIGURE_NAMES.map((name) => state[name] !== null)];
  return single.filter(Boolean).length + state.amenities.length + state.starRating.length + state.tags.length;
}
