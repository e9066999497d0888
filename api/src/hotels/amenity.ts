import { registerEnumType } from 'type-graphql';

/** The amenities by their names in the schema; the values are the keys of `hotel.rules.ts`. */
export const Amenity = {
  POOL: 'pool',
  SEA_VIEW: 'seaView',
  FREE_WIFI: 'freeWifi',
  SPA: 'spa',
  PARKING: 'parking',
  RESTAURANT: 'restaurant',
  AIR_CONDITIONING: 'airConditioning',
  BALCONY: 'balcony',
  KITCHEN: 'kitchen',
} as const;

registerEnumType(Amenity, {
  name: 'Amenity',
  description: 'Something that a place has.',
  valuesConfig: {
    POOL: { description: 'A swimming pool.' },
    SEA_VIEW: { description: 'The sea can be seen from the place.' },
    FREE_WIFI: { description: 'Wireless internet at no charge.' },
    SPA: { description: 'Spa or wellness rooms.' },
    PARKING: { description: 'Parking.' },
    RESTAURANT: { description: 'A restaurant in the house.' },
    AIR_CONDITIONING: { description: 'Air conditioning.' },
    BALCONY: { description: 'A balcony or terrace.' },
    KITCHEN: { description: 'A kitchen to cook in.' },
  },
});
