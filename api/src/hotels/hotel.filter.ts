import { invalid } from '../errors.js';
import type { BoundsInput, HotelFilter } from './hotel.input.js';
import { LARGEST_FIGURE, LIMITS, MAX_PRICE, MAX_SEA_DISTANCE } from './hotel.rules.js';

const LARGEST_ASKED = { guestsMin: LARGEST_FIGURE.guests, roomsMin: LARGEST_FIGURE.rooms, sizeMin: LARGEST_FIGURE.size };

/** Refuses a filter that cannot be meant, with the field named. */
export function checkFilter(filter: HotelFilter): void {
  const { search, starRating, priceMin, priceMax, amenities, tags, seaDistanceMax, bounds } = filter;
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
  for (const [field, max] of Object.entries(LARGEST_ASKED)) {
    const figure = filter[field as keyof typeof LARGEST_ASKED];
    if (figure != null && (figure < 1 || figure > max)) throw invalid(`filter.${field}`, 'figureInvalid', { max });
  }
  if ((tags?.length ?? 0) > LIMITS.tags.count) throw invalid('filter.tags', 'tooManyValues', { max: LIMITS.tags.count });
  if (tags?.some((tag) => tag.length > LIMITS.tags.length)) throw invalid('filter.tags', 'keywordTooLong', { max: LIMITS.tags.length });
  if (tags?.some(hasControlCharacters)) throw invalid('filter.tags', 'textInvalid');
  if ((amenities?.length ?? 0) > 20) throw invalid('filter.amenities', 'tooManyValues', { max: 20 });
}

function isOnEarth({ south, west, north, east }: BoundsInput): boolean {
  return south >= -90 && north <= 90 && west >= -180 && east <= 180;
}

/** NUL cannot be stored, half a surrogate pair is no text. */
function hasControlCharacters(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
