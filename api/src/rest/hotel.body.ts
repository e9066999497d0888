import { type AmenityConstant, amenityKey } from '../hotels/hotel.rules.js';

/** A listing as REST says it: the amenities under the names that the parameters of the list have too. */
export const hotelBody = <Fields extends { amenities: AmenityConstant[] }>(fields: Fields) => ({
  ...fields,
  amenities: fields.amenities.map(amenityKey),
});
