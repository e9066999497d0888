import { isoTime } from '../database.js';
import { invalid } from '../errors.js';
import { idOf } from '../ids.js';
import { type SortKey } from './hotel.cursor.js';
import { type BoundsInput, type HotelFilter, HotelSort } from './hotel.input.js';
import { LIMITS, MAX_PRICE, MAX_SEA_DISTANCE } from './hotel.rules.js';
import { pattern, searchWords } from './hotel.search.js';

/** The columns of a listing under the names of the entity's fields. */
export const HOTEL_COLUMNS = `h.id, h.name, h.slug, h.description, h.short_description as "shortDescription", h.address, h.city,
  h.region_id as "regionId", h.star_rating as "starRating", h.guest_rating as "guestRating", h.review_count as "reviewCount",
  h.price_per_night as "pricePerNight", h.image_url as "imageUrl", h.images as "imageUrls", h.amenities, h.features, h.tags,
  h.rooms, h.guests, h.size, h.contact_email as "contactEmail", h.contact_phone as "contactPhone", h.website, h.facebook,
  h.instagram, h.owner_id as "ownerId", h.is_active as "isActive", h.is_featured as "isFeatured", h.is_popular as "isPopular",
  h.free_wifi as "freeWifi", h.pool, h.spa, h.sea_view as "seaView", h.parking, h.restaurant,
  h.latitude, h.longitude, h.is_position_exact as "isPositionExact", h.sea_distance_metres as "seaDistanceMetres", h.island,
  ${isoTime('h.created_at')} as "createdAt", h.relevance`;

/** The distance to the sea as its index has it: without one, a listing is farther away than all others. */
const SEA_DISTANCE = 'coalesce(h.sea_distance_metres, 2147483647)';

/** What only its operator may read, beside what everybody may. */
export const OWN_HOTEL_COLUMNS = `${HOTEL_COLUMNS}, ${isoTime('h.paid_until')} as "paidUntil", h.inactive_reason as "inactiveReason"`;

/** A statement under construction: conditions with their parameters. */
export class Conditions {
  readonly parameters: unknown[] = [];
  private readonly parts = ['h.is_visible'];

  /** Adds a parameter and gives back its placeholder. */
  bind(value: unknown): string {
    return `$${this.parameters.push(value)}`;
  }

  add(condition: string): void {
    this.parts.push(condition);
  }

  get where(): string {
    return `where ${this.parts.join(' and ')}`;
  }
}

/** Refuses a filter that cannot be meant, with the field named. */
export function checkFilter({ search, starRating, priceMin, priceMax, amenities, seaDistanceMax, bounds }: HotelFilter): void {
  if (search != null && search.length > LIMITS.search) throw invalid('filter.search', 'searchTooLong', { max: LIMITS.search });
  if (search != null && hasControlCharacters(search)) throw invalid('filter.search', 'searchInvalid');
  if (starRating?.some((stars) => stars < 1 || stars > 5)) throw invalid('filter.starRating', 'starRatingInvalid');
  for (const [field, price] of Object.entries({ priceMin, priceMax })) {
    if (price != null && (price < 0 || price > MAX_PRICE)) throw invalid(`filter.${field}`, 'priceInvalid', { max: MAX_PRICE });
  }
  if (priceMin != null && priceMax != null && priceMin > priceMax) throw invalid('filter.priceMin', 'priceRange');
  if (seaDistanceMax != null && (seaDistanceMax < 0 || seaDistanceMax > MAX_SEA_DISTANCE)) {
    throw invalid('filter.seaDistanceMax', 'seaDistanceInvalid', { max: MAX_SEA_DISTANCE });
  }
  if (bounds && (bounds.south > bounds.north || bounds.west > bounds.east || !isOnEarth(bounds))) throw invalid('filter.bounds', 'boundsInvalid');
  if ((starRating?.length ?? 0) > 20) throw invalid('filter.starRating', 'tooManyValues', { max: 20 });
  if ((amenities?.length ?? 0) > 20) throw invalid('filter.amenities', 'tooManyValues', { max: 20 });
}

function isOnEarth({ south, west, north, east }: BoundsInput): boolean {
  return south >= -90 && north <= 90 && west >= -180 && east <= 180;
}

/** NUL cannot be stored, half a surrogate pair is no text. */
function hasControlCharacters(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** The conditions of a filter. `found` are the search's words as the vocabulary knows them. */
export function conditionsOf(filter: HotelFilter, found: string[]): Conditions {
  const conditions = new Conditions();
  if (filter.regionId != null) conditions.add(`h.region_id = ${conditions.bind(idOf(filter.regionId, 'filter.regionId'))}`);
  if (filter.starRating?.length) conditions.add(`h.star_rating = any(${conditions.bind(filter.starRating)})`);
  if (filter.priceMin != null) conditions.add(`h.price_per_night >= ${conditions.bind(filter.priceMin)}`);
  if (filter.priceMax != null) conditions.add(`h.price_per_night <= ${conditions.bind(filter.priceMax)}`);
  if (filter.amenities?.length) conditions.add(`h.amenities @> ${conditions.bind([...new Set(filter.amenities)])}`);
  if (filter.seaDistanceMax != null) conditions.add(`${SEA_DISTANCE} <= ${conditions.bind(filter.seaDistanceMax)}`);
  if (filter.bounds) {
    const { south, west, north, east } = filter.bounds;
    conditions.add(`h.latitude between ${conditions.bind(south)} and ${conditions.bind(north)}`);
    conditions.add(`h.longitude between ${conditions.bind(west)} and ${conditions.bind(east)}`);
  }
  for (const word of found) conditions.add(`h.search_text like ${conditions.bind(pattern(word))}`);
  // A search of nothing but punctuation names nothing, and nothing is found.
  if (filter.search?.trim() && searchWords(filter.search).length === 0) conditions.add('false');
  return conditions;
}

interface Order {
  /** What is sorted by, as SQL; the last makes it unique. */
  columns: string[];
  direction: 'asc' | 'desc';
}

/** How a list is sorted. A search puts first what has all its words in name and place. */
export function orderOf(sort: HotelSort, found: string[], conditions: Conditions): Order {
  if (sort === HotelSort.PRICE_ASC) return { columns: ['h.price_per_night', 'h.id'], direction: 'asc' };
  if (sort === HotelSort.PRICE_DESC) return { columns: ['h.price_per_night', 'h.id'], direction: 'desc' };
  if (sort === HotelSort.SEA_DISTANCE) return { columns: [SEA_DISTANCE, 'h.id'], direction: 'asc' };
  if (found.length === 0) return { columns: ['h.relevance', 'h.id'], direction: 'desc' };
  const inPlace = found.map((word) => `h.place_text like ${conditions.bind(pattern(word))}`).join(' and ');
  return { columns: [`(${inPlace})::integer`, 'h.relevance', 'h.id'], direction: 'desc' };
}

/** Only what comes after a row: compared as one row value, which an index can answer. */
export function addAfter(key: SortKey, { columns, direction }: Order, conditions: Conditions): void {
  const values = key.map((value) => conditions.bind(value));
  conditions.add(`(${columns.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${values.join(', ')})`);
}
