import { type AmenityConstant, amenityKey, FILTER_AMENITIES } from '../hotels/hotel.rules.js';

/** A listing as REST says it: the amenities under the names that the parameters of the list have too, and six of them as switches. */
export function hotelBody<Fields extends { amenities: AmenityConstant[] }>(fields: Fields) {
  const amenities = fields.amenities.map(amenityKey);
  const switches = Object.fromEntries(FILTER_AMENITIES.map((key) => [key, amenities.includes(key)]));
  return { ...fields, amenities, ...switches };
}
