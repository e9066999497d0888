/** What a listing may say, and the names of the things that it may have. Shared by the API and the web. */

/** The amenities in the order in which they are shown. The keys stand in addresses and in the REST answers. */
export const AMENITIES = [
  'pool',
  'seaView',
  'freeWifi',
  'spa',
  'parking',
  'restaurant',
  'airConditioning',
  'balcony',
  'kitchen',
] as const;
export type AmenityKey = (typeof AMENITIES)[number];

/** The six amenities that the list can be filtered by. */
export const FILTER_AMENITIES = AMENITIES.slice(0, 6);

/** The price bands of the filter, euro per night; the last has no upper bound. */
export const PRICE_RANGES = [
  { priceMin: 0, priceMax: 100 },
  { priceMin: 100, priceMax: 200 },
  { priceMin: 200, priceMax: null },
] as const;

/** What can be asked for of the figures of a place, as the filter offers it: at least so many people, rooms, square metres. */
export const GUEST_STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const ROOM_STEPS = [1, 2, 3, 4, 5] as const;
export const SIZE_STEPS = [30, 50, 80, 120] as const;
/** At most so many metres from the sea. */
export const SEA_STEPS = [100, 300, 1000, 5000] as const;

/** What is shown where a listing does not say. */
export const DEFAULT_ROOMS = 1;
export const DEFAULT_GUESTS = 2;
export const DEFAULT_SIZE_SQUARE_METRES = 50;

/** The highest price per night that can be stated or asked for, euro. */
export const MAX_PRICE = 100_000;

/** So many listings of one operator are read at once; hardly anybody has more. */
export const MOST_OWN = 500;

/** The largest figures that a listing can state or a filter ask for; the size in square metres. */
export const LARGEST_FIGURE = { rooms: 10_000, guests: 10_000, size: 100_000 } as const;

/** The longest distance to the sea that can be asked for, metres: no place in the country is farther away. */
export const MAX_SEA_DISTANCE = 500_000;

/** The part of the earth that a listing can stand in, degrees: Croatia and what lies next to it. */
export const POSITION_BOX = { south: 42, west: 13.2, north: 46.7, east: 19.6 } as const;

export const LIMITS = {
  name: 120,
  city: 80,
  address: 160,
  shortDescription: { min: 20, max: 300 },
  description: { min: 50, max: 5000 },
  tags: { count: 20, length: 40 },
  features: { count: 20, length: 60 },
  images: { min: 4, max: 10 },
  search: 200,
  idempotencyKey: 100,
  page: 100,
  /** Listings that are asked for by their numbers. */
  ids: 50,
  pins: 5000,
} as const;

type Constant<Key extends string> = Key extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Uppercase<Letter> ? '_' : ''}${Uppercase<Letter>}${Constant<Rest>}`
  : '';
export type AmenityConstant = Constant<AmenityKey>;

/** `seaView` as the schema's enum value: `SEA_VIEW`. */
export function amenityConstant(key: AmenityKey): AmenityConstant {
  return key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as AmenityConstant;
}

/** `SEA_VIEW` as the key in addresses: `seaView`. */
export function amenityKey(constant: AmenityConstant): AmenityKey {
  return constant.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as AmenityKey;
}
