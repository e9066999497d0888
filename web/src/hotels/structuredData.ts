import type { AmenityKey } from 'api/rules/hotel';
import type { HotelDetailFragment } from '../gql/generated';
import { amenityKeys } from './amenities';
import { webAddress } from 'api/rules/contact';
import { allPictures } from './pictures';

interface Words {
  amenity: (key: AmenityKey) => string;
  price: string;
}

/** What search engines read about a place; https://schema.org/LodgingBusiness. */
export function lodgingData(hotel: HotelDetailFragment, origin: string, url: string, words: Words) {
  const hasRating = hotel.guestRating !== null && hotel.reviewCount > 0;
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    '@id': url,
    url,
    name: hotel.name,
    description: hotel.shortDescription || hotel.description,
    image: allPictures(hotel).map((picture) => new URL(picture.url, origin).href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.city,
      addressRegion: hotel.region.name,
      addressCountry: hotel.region.slug === 'bosnien-und-herzegowina' ? 'BA' : 'HR',
    },
    geo: hotel.latitude === null ? undefined : { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
    priceRange: words.price,
    starRating: { '@type': 'Rating', ratingValue: hotel.starRating },
    aggregateRating: hasRating
      ? {
          '@type': 'AggregateRating',
          ratingValue: Number(hotel.guestRating),
          bestRating: 5,
          reviewCount: hotel.reviewCount,
        }
      : undefined,
    amenityFeature: amenityKeys(hotel.amenities).map((key) => ({
      '@type': 'LocationFeatureSpecification',
      name: words.amenity(key),
      value: true,
    })),
    email: hotel.contactEmail || undefined,
    telephone: hotel.contactPhone || undefined,
    sameAs: [hotel.website, hotel.facebook, hotel.instagram].map(webAddress).filter((address) => address !== null),
  };
}

/** The way from the home page to a page; https://schema.org/BreadcrumbList. */
export function breadcrumbData(crumbs: { name: string; url: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  };
}
