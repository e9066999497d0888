import { AMENITIES, amenityConstant, type AmenityKey } from 'api/rules/hotel';
import type { ComparedHotelFragment } from '../gql/marks.generated';
import { pricePerPerson } from './lowest';

/** What a listing states in figures and words; the amenities have rows of their own. */
export type FactKey =
  | 'price'
  | 'rating'
  | 'stars'
  | 'region'
  | 'city'
  | 'island'
  | 'sea'
  | 'rooms'
  | 'guests'
  | 'size'
  | 'perPerson'
  | 'perSquareMetre'
  | 'features'
  | 'tags'
  | 'contact';

export type Group = 'overview' | 'space' | 'amenities' | 'contact';

export type Row = ({ fact: FactKey; amenity?: undefined } | { amenity: AmenityKey; fact?: undefined }) & {
  group: Group;
  /** True when all places say the same; then the row tells nothing in a comparison. */
  isSame: boolean;
};

type Hotel = ComparedHotelFragment;

/** What a night costs for each square metre; null where the listing states no size. */
export function pricePerSquareMetre({ pricePerNight, size }: Hotel): number | null {
  return size === null ? null : pricePerNight / size;
}

/** What is compared in each row: null or an empty list is not stated. */
const facts: Record<FactKey, { group: Group; valueOf: (hotel: Hotel) => unknown }> = {
  price: { group: 'overview', valueOf: ({ pricePerNight }) => pricePerNight },
  rating: { group: 'overview', valueOf: ({ guestRating, reviewCount }) => (reviewCount > 0 ? [guestRating, reviewCount] : null) },
  stars: { group: 'overview', valueOf: ({ starRating }) => starRating },
  region: { group: 'overview', valueOf: ({ region }) => region.id },
  city: { group: 'overview', valueOf: ({ city }) => city },
  island: { group: 'overview', valueOf: ({ island }) => island },
  sea: { group: 'overview', valueOf: ({ seaDistanceMetres, isPositionExact }) => [seaDistanceMetres, isPositionExact] },
  rooms: { group: 'space', valueOf: ({ rooms }) => rooms },
  guests: { group: 'space', valueOf: ({ guests }) => guests },
  size: { group: 'space', valueOf: ({ size }) => size },
  perPerson: { group: 'space', valueOf: pricePerPerson },
  perSquareMetre: { group: 'space', valueOf: pricePerSquareMetre },
  features: { group: 'amenities', valueOf: ({ features }) => features },
  tags: { group: 'amenities', valueOf: ({ tags }) => tags },
  contact: { group: 'contact', valueOf: ({ contactEmail, contactPhone, website, facebook, instagram }) => [contactEmail, contactPhone, website, facebook, instagram] },
};

/** Whether a place has an amenity. */
export function hasAmenity({ amenities }: Hotel, key: AmenityKey): boolean {
  return amenities.includes(amenityConstant(key));
}

function isSame(hotels: readonly Hotel[], valueOf: (hotel: Hotel) => unknown): boolean {
  return hotels.length > 1 && new Set(hotels.map((hotel) => JSON.stringify(valueOf(hotel)))).size === 1;
}

/** Every row of the comparison, in its order. */
export function compareRows(hotels: readonly Hotel[]): Row[] {
  const ofFact = (fact: FactKey): Row => ({ fact, group: facts[fact].group, isSame: isSame(hotels, facts[fact].valueOf) });
  const ofAmenity = (amenity: AmenityKey): Row => ({ amenity, group: 'amenities', isSame: isSame(hotels, (hotel) => hasAmenity(hotel, amenity)) });
  const keys = Object.keys(facts) as FactKey[];
  const before = keys.filter((key) => ['overview', 'space'].includes(facts[key].group));
  return [...before.map(ofFact), ...AMENITIES.map(ofAmenity), ...keys.filter((key) => !before.includes(key)).map(ofFact)];
}
