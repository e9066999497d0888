import { isoTime } from '../database.js';
import { idOf } from '../ids.js';
import { IMAGE_COLUMNS } from '../images/image.loader.js';
import { type SortKey } from './hotel.cursor.js';
import { type HotelFilter, HotelSort } from './hotel.input.js';
import { DEFAULT_GUESTS, DEFAULT_ROOMS, DEFAULT_SIZE_SQUARE_METRES } from './hotel.rules.js';
import { pattern, searchWords } from './hotel.search.js';
import type { Terms } from './hotel.vocabulary.js';

/** The columns of what a list shows of a listing, under the names of the entity's fields. */
export const CARD_COLUMNS = `h.id, h.name, h.slug, h.short_description as "shortDescription", h.city, h.region_id as "regionId",
  h.star_rating as "starRating", h.guest_rating as "guestRating", h.review_count as "reviewCount", h.price_per_night as "pricePerNight",
  h.image_url as "imageUrl", h.amenities, h.rooms, h.guests, h.size, h.owner_id as "ownerId", h.is_active as "isActive",
  h.is_featured as "isFeatured", h.is_position_exact as "isPositionExact", h.sea_distance_metres as "seaDistanceMetres"`;
export const IMAGE_URLS = 'h.images as "imageUrls"';

/** All that everybody may read of a listing. */
export const HOTEL_COLUMNS = `${CARD_COLUMNS}, ${IMAGE_URLS}, h.description, h.address, h.features, h.tags,
  h.contact_email as "contactEmail", h.contact_phone as "contactPhone", h.website, h.facebook, h.instagram, h.is_popular as "isPopular",
  h.free_wifi as "freeWifi", h.pool, h.spa, h.sea_view as "seaView", h.parking, h.restaurant, h.latitude, h.longitude, h.island,
  ${isoTime('h.created_at')} as "createdAt", h.relevance`;

/** The id in the address of a picture. */
export const idIn = (url: string) => `substr(${url}, length('/images/') + 1, 32)`;

/** The main picture of a row that has been selected, and the others in their order: see image.files.ts for how the addresses are made. */
export const MAIN_IMAGE = `, (select row_to_json(shown) from (select ${IMAGE_COLUMNS} from image where image.id = ${idIn('h."imageUrl"')}) shown) as "mainImage"`;
export const PICTURES = `, (select coalesce(json_agg(shown), '[]') from (select ${IMAGE_COLUMNS} from unnest(h."imageUrls") with ordinality as named (url, place)
  join image on image.id = ${idIn('named.url')}
  order by named.place) shown) as pictures`;

/** The distance to the sea as its index has it: without one, a listing is farther away than all others. */
export const SEA_DISTANCE = 'coalesce(h.sea_distance_metres, 2147483647)';

/** What only its operator may read, beside what everybody may. */
export const OWN_HOTEL_COLUMNS = `${HOTEL_COLUMNS}, ${isoTime('h.paid_until')} as "paidUntil", h.inactive_reason as "inactiveReason"`;

/** A statement under construction: conditions with their parameters. */
export class Conditions {
  private readonly parts = ['h.is_visible'];

  /**
   * Parts of one statement share their parameters. Where one plan is right for all values, the planner is not told
   * them: it would plan the statement anew each time, since with the values known a plan looks a little cheaper.
   */
  constructor(
    readonly parameters: unknown[] = [],
    readonly hasOnePlan = false,
  ) {}

  /** Adds a parameter and gives back its placeholder; without its type, the planner is told it in any case. */
  bind(value: unknown, type?: 'integer' | 'smallint[]' | 'integer[]' | 'text' | 'double precision'): string {
    const placeholder = `$${this.parameters.push(value)}`;
    return this.hasOnePlan && type ? `(select ${placeholder}::${type})::${type}` : placeholder;
  }

  add(condition: string): void {
    this.parts.push(condition);
  }

  get where(): string {
    return `where ${this.parts.join(' and ')}`;
  }
}

/** The parts of a filter that are counted by themselves: how many places each of their options would leave. */
export const FACETS = ['region', 'price', 'stars', 'amenities', 'tags', 'guests', 'rooms', 'size', 'sea'] as const;
export type Facet = (typeof FACETS)[number];

/** What is filtered by where a listing does not say: the same as is shown. */
export const STATED = {
  guests: `coalesce(h.guests, ${DEFAULT_GUESTS})`,
  rooms: `coalesce(h.rooms, ${DEFAULT_ROOMS})`,
  size: `coalesce(h.size, ${DEFAULT_SIZE_SQUARE_METRES})`,
};

/** What each facet of a filter asks of a listing, as SQL; what does not narrow is left out. */
export function facetConditions(filter: HotelFilter, terms: Terms, conditions: Conditions): Map<Facet, string> {
  const asked = new Map<Facet, string>();
  const bind: Conditions['bind'] = (value, type) => conditions.bind(value, type);
  if (filter.regionId != null) asked.set('region', `h.region_id = ${bind(idOf(filter.regionId, 'filter.regionId'), 'integer')}`);
  const prices = [
    ...(filter.priceMin != null ? [`h.price_per_night >= ${bind(filter.priceMin, 'integer')}`] : []),
    ...(filter.priceMax != null ? [`h.price_per_night <= ${bind(filter.priceMax, 'integer')}`] : []),
  ];
  if (prices.length > 0) asked.set('price', prices.join(' and '));
  if (filter.starRating?.length) asked.set('stars', `h.star_rating = any(${bind(filter.starRating, 'smallint[]')})`);
  if (filter.amenities?.length) asked.set('amenities', `h.amenities @> ${bind([...new Set(filter.amenities)])}`);
  if (filter.tags?.length) asked.set('tags', `h.tag_ids @> ${bind(terms.tagIds)}`);
  if (filter.guestsMin != null) asked.set('guests', `${STATED.guests} >= ${bind(filter.guestsMin, 'integer')}`);
  if (filter.roomsMin != null) asked.set('rooms', `${STATED.rooms} >= ${bind(filter.roomsMin, 'integer')}`);
  if (filter.sizeMin != null) asked.set('size', `${STATED.size} >= ${bind(filter.sizeMin, 'integer')}`);
  if (filter.seaDistanceMax != null) asked.set('sea', `${SEA_DISTANCE} <= ${bind(filter.seaDistanceMax, 'integer')}`);
  return asked;
}

/** The conditions of what is no facet: the search and the part of the map. */
export function placeConditions(filter: HotelFilter, terms: Terms, conditions = new Conditions()): Conditions {
  if (filter.bounds) {
    const { south, west, north, east } = filter.bounds;
    conditions.add(`h.latitude between ${conditions.bind(south, 'double precision')} and ${conditions.bind(north, 'double precision')}`);
    conditions.add(`h.longitude between ${conditions.bind(west, 'double precision')} and ${conditions.bind(east, 'double precision')}`);
  }
  for (const word of terms.words) conditions.add(`h.search_text like ${conditions.bind(pattern(word), 'text')}`);
  // A search of nothing but punctuation names nothing, and nothing is found.
  if (filter.search?.trim() && searchWords(filter.search).length === 0) conditions.add('false');
  return conditions;
}

/** All conditions of a filter. `terms` are its words and keywords as the database knows them. */
export function conditionsOf(filter: HotelFilter, terms: Terms, begun?: Conditions): Conditions {
  const conditions = placeConditions(filter, terms, begun);
  for (const condition of facetConditions(filter, terms, conditions).values()) conditions.add(condition);
  return conditions;
}

interface Order {
  /** What is sorted by, as SQL; the last makes it unique. */
  columns: string[];
  direction: 'asc' | 'desc';
}

/** How a list is sorted. A search puts first what has all its words in name and place. */
export function orderOf(sort: HotelSort, { words }: Terms, conditions: Conditions): Order {
  if (sort === HotelSort.PRICE_ASC) return { columns: ['h.price_per_night', 'h.id'], direction: 'asc' };
  if (sort === HotelSort.PRICE_DESC) return { columns: ['h.price_per_night', 'h.id'], direction: 'desc' };
  if (sort === HotelSort.SEA_DISTANCE) return { columns: [SEA_DISTANCE, 'h.id'], direction: 'asc' };
  if (words.length === 0) return { columns: ['h.relevance', 'h.id'], direction: 'desc' };
  const inPlace = words.map((word) => `h.place_text like ${conditions.bind(pattern(word), 'text')}`).join(' and ');
  return { columns: [`(${inPlace})::integer`, 'h.relevance', 'h.id'], direction: 'desc' };
}

/** Only what comes after a row: compared as one row value, which an index can answer. */
export function addAfter(key: SortKey, { columns, direction }: Order, conditions: Conditions): void {
  const values = key.map((value) => conditions.bind(value, 'integer'));
  conditions.add(`(${columns.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${values.join(', ')})`);
}
