import { webAddress } from 'api/rules/contact';
import type { AmenityKey } from 'api/rules/hotel';
import type { BreadcrumbList, GeoCoordinates, LodgingBusiness, PostalAddress } from 'schema-dts';
import type { HotelDetailFragment } from '../gql/generated';
import { amenityKeys } from './amenities';
import { allPictures } from './pictures';

interface Words {
  amenity: (key: AmenityKey) => string;
  price: string;
}

/** What a place calls itself in the first words of its name is what it is; a listing says nothing else of its kind. */
const KINDS = [
  ['Hotel', /^((boutique|heritage|grand|family)[ -])?hotel\b/i],
  ['Hostel', /^hostel\b/i],
  ['Resort', /^resort\b/i],
  ['Campground', /^(kamp|camp|camping)\b/i],
] as const;

/** What search engines read about a place; https://schema.org/LodgingBusiness. What is not known is not said. */
export function lodgingData(hotel: HotelDetailFragment, origin: string, url: string, words: Words): LodgingBusiness {
  const [kind] = KINDS.find(([, pattern]) => pattern.test(hotel.name)) ?? ['LodgingBusiness'];
  const sameAs = [hotel.website, hotel.facebook, hotel.instagram].map(webAddress).filter((address) => address !== null);
  return {
    '@type': kind,
    '@id': url,
    url,
    name: hotel.name,
    description: hotel.shortDescription || hotel.description,
    image: allPictures(hotel).map((picture) => new URL(picture.url, origin).href),
    address: addressData(hotel),
    geo: geoData(hotel),
    priceRange: words.price,
    starRating: { '@type': 'Rating', ratingValue: hotel.starRating },
    aggregateRating:
      hotel.guestRating !== null && hotel.reviewCount > 0
        ? { '@type': 'AggregateRating', ratingValue: Number(hotel.guestRating), bestRating: 5, worstRating: 1, reviewCount: hotel.reviewCount }
        : undefined,
    amenityFeature: amenityKeys(hotel.amenities).map((key) => ({ '@type': 'LocationFeatureSpecification', name: words.amenity(key), value: true })),
    email: hotel.contactEmail || undefined,
    telephone: hotel.contactPhone || undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

/** "Riva 1, 21450 Hvar" in its parts; an address that is written otherwise stays in one. */
function addressData({ address, city, region }: HotelDetailFragment): PostalAddress {
  const [, street, postalCode] = /^(.+), (\d{5}) [^\d]+$/.exec(address) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? address,
    postalCode,
    addressLocality: city,
    addressRegion: region.name,
    addressCountry: region.slug === 'bosnien-und-herzegowina' ? 'BA' : 'HR',
  };
}

/** Only where its operator has placed it: the middle of a town is not where it stands. */
function geoData({ isPositionExact, latitude, longitude }: HotelDetailFragment): GeoCoordinates | undefined {
  if (!isPositionExact || latitude === null || longitude === null) return undefined;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

/** The way from the home page to a page; https://schema.org/BreadcrumbList. */
export function breadcrumbData(crumbs: { name: string; url: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  };
}
