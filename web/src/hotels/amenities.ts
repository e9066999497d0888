import { AMENITIES, amenityConstant, type AmenityKey } from 'api/rules/hotel';
import type { Amenity } from '../gql/generated';

/** The schema's values as keys, in the order in which they are always shown. */
export function amenityKeys(amenities: readonly Amenity[]): AmenityKey[] {
  return AMENITIES.filter((key) => amenities.includes(toAmenity(key)));
}

/** A key as the schema's value. */
export function toAmenity(key: AmenityKey): Amenity {
  return amenityConstant(key);
}
