import type { Setting } from '../scenes/listing-pictures.js';
import type { TimeOfDay } from '../scenes/scene.js';

export type DemoAmenity = 'freeWifi' | 'parking' | 'restaurant' | 'pool' | 'spa' | 'seaView' | 'airConditioning' | 'balcony' | 'kitchen';

/** One fictional place to stay; the region comes from the file that it stands in. */
export interface DemoListing {
  name: string;
  kind: 'hotel' | 'pension' | 'apartment' | 'villa' | 'resort' | 'hostel' | 'other';
  city: string;
  address: string;
  starRating: 1 | 2 | 3 | 4 | 5;
  /** One decimal, 1 to 5; null where nobody has rated yet (then reviewCount is 0). */
  guestRating: number | null;
  reviewCount: number;
  pricePerNight: number;
  rooms: number;
  guests: number;
  sizeSquareMetres: number;
  amenities: DemoAmenity[];
  features: string[];
  tags: string[];
  shortDescription: string;
  description: string;
  /** Which ways to reach the host are stated. The addresses themselves are made from the slug. */
  contact: ('email' | 'phone' | 'website' | 'facebook' | 'instagram')[];
  setting: Setting;
  time: TimeOfDay;
  /** How many pictures, 5 to 11. */
  pictures: number;
  isFeatured?: boolean;
  isPopular?: boolean;
  isActive?: boolean;
}
