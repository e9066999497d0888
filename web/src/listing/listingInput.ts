import type { ListingFormFragment, ListingInput } from '../gql/account.generated';
import { amenityKeys, toAmenity } from '../hotels/amenities';
import { withoutScheme } from '../ui/form/WebsiteInput';
import { wholeNumber } from './figures';
import type { ListingValues } from './values';

/** The form's values as the API takes them. */
export function listingInput(values: ListingValues): ListingInput {
  return {
    ...values,
    starRating: Number(values.starRating),
    latitude: degrees(values.latitude),
    longitude: degrees(values.longitude),
    pricePerNight: figure(values.pricePerNight),
    rooms: figure(values.rooms),
    guests: figure(values.guests),
    size: figure(values.size),
    amenities: values.amenities.map(toAmenity),
  };
}

function figure(text: string): number | null {
  const whole = wholeNumber(text);
  return whole === '' ? null : Number(whole);
}

function degrees(text: string): number | null {
  return text === '' ? null : Number(text);
}

/** A listing as its form holds it; the addresses go without the scheme that stands in their fields. */
export function listingValues(hotel: ListingFormFragment): ListingValues {
  const text = (value: number | string | null) => String(value ?? '');
  return {
    name: hotel.name,
    regionId: hotel.regionId,
    city: hotel.city,
    address: hotel.address,
    // Where its town is, is the town's matter.
    latitude: text(hotel.isPositionExact ? hotel.latitude : null),
    longitude: text(hotel.isPositionExact ? hotel.longitude : null),
    starRating: text(hotel.starRating),
    pricePerNight: text(hotel.pricePerNight),
    rooms: text(hotel.rooms),
    guests: text(hotel.guests),
    size: text(hotel.size),
    shortDescription: hotel.shortDescription,
    description: hotel.description,
    amenities: amenityKeys(hotel.amenities),
    features: [...hotel.features],
    tags: [...hotel.tags],
    contactEmail: text(hotel.contactEmail),
    contactPhone: text(hotel.contactPhone),
    website: withoutScheme(text(hotel.website)),
    facebook: withoutScheme(text(hotel.facebook)),
    instagram: withoutScheme(text(hotel.instagram)),
    imageUrl: hotel.imageUrl,
    images: [...hotel.imageUrls],
  };
}
