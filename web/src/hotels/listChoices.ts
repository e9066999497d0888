import { FILTER_AMENITIES, type AmenityKey, type PRICE_RANGES } from 'api/rules/hotel';
import { STAR_RATINGS, type ListState } from './listState';

export type PriceRange = (typeof PRICE_RANGES)[number];

/** Whether the checkbox of a price band is set. */
export function hasRange(state: ListState, range: PriceRange): boolean {
  return state.priceMin === range.priceMin && state.priceMax === range.priceMax;
}

/** Ticking a price band replaces the other bounds, ticking it again clears both. */
export function toggleRange(state: ListState, range: PriceRange): ListState {
  const bounds = hasRange(state, range) ? { priceMin: null, priceMax: null } : range;
  return { ...state, priceMin: bounds.priceMin, priceMax: bounds.priceMax, page: 1 };
}

/** Adds or removes an amenity, in the order of the panel. */
export function toggleAmenity(state: ListState, key: AmenityKey): ListState {
  const isChosen = state.amenities.includes(key);
  const amenities = FILTER_AMENITIES.filter((other) => (other === key ? !isChosen : state.amenities.includes(other)));
  return { ...state, amenities, page: 1 };
}

/** Adds or removes a star rating. */
export function toggleStars(state: ListState, star: number): ListState {
  const isChosen = state.starRating.includes(star);
  const starRating = STAR_RATINGS.filter((other) => (other === star ? !isChosen : state.starRating.includes(other)));
  return { ...state, starRating, page: 1 };
}

/** Adds or removes a keyword. */
export function toggleTag(state: ListState, tag: string): ListState {
  const tags = state.tags.includes(tag) ? state.tags.filter((other) => other !== tag) : [...state.tags, tag].sort();
  return { ...state, tags, page: 1 };
}
