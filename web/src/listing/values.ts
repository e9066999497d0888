import type { AmenityKey } from 'api/rules/hotel';

/** A listing as its form holds it: figures are text until they are sent, an empty field is an empty text. */
export interface ListingValues {
  name: string;
  regionId: string;
  city: string;
  address: string;
  /** Degrees; both empty while the place stands in the middle of its town. */
  latitude: string;
  longitude: string;
  starRating: string;
  pricePerNight: string;
  rooms: string;
  guests: string;
  size: string;
  shortDescription: string;
  description: string;
  amenities: AmenityKey[];
  features: string[];
  tags: string[];
  contactEmail: string;
  contactPhone: string;
  website: string;
  facebook: string;
  instagram: string;
  /** The addresses of uploaded pictures: `/images/….jpg`. */
  imageUrl: string;
  images: string[];
}

/** What a new listing begins with. */
export const NEW_LISTING: ListingValues = {
  name: '',
  regionId: '',
  city: '',
  address: '',
  latitude: '',
  longitude: '',
  starRating: '3',
  pricePerNight: '',
  rooms: '1',
  guests: '2',
  size: '50',
  shortDescription: '',
  description: '',
  amenities: [],
  features: [],
  tags: [],
  contactEmail: '',
  contactPhone: '',
  website: '',
  facebook: '',
  instagram: '',
  imageUrl: '',
  images: [],
};
