import { imageObject } from '../images/image.written.js';
import { isCounted, regionTexts } from '../regions/region.written.js';
import { type Asking, objectOf, type WrittenField, type Writing } from '../written.js';
import { Amenity } from './amenity.js';
import { isOfCards } from './hotel.asked.js';
import { CARD_COLUMNS, HOTEL_COLUMNS, idIn, IMAGE_URLS } from './hotel.query.js';
import { AMENITIES, type AmenityKey } from './hotel.rules.js';

/** What is written as it is stored. */
const PLAIN = [
  ...['name', 'slug', 'shortDescription', 'city', 'starRating', 'reviewCount', 'pricePerNight', 'imageUrl', 'imageUrls', 'rooms', 'guests', 'size'],
  ...['isActive', 'isFeatured', 'isPositionExact', 'seaDistanceMetres', 'description', 'address', 'latitude', 'longitude', 'island', 'features', 'tags'],
  ...['contactEmail', 'contactPhone', 'isPopular', 'freeWifi', 'pool', 'spa', 'seaView', 'parking', 'restaurant', 'createdAt'],
];
/** Numbers that are text in the schema. */
const AS_TEXT = ['id', 'ownerId', 'regionId', 'guestRating'];

const nameOf = (amenity: AmenityKey) => Object.entries(Amenity).find(([, key]) => key === amenity)?.[0] ?? '';
const AMENITY_NAMES = `array_remove(array[${AMENITIES.map((key) => `case when '${key}' = any(h.amenities) then '${nameOf(key)}' end`).join(', ')}], null)`;

/** Addresses of the web; what is no plain one, this process looks at. */
const ADDRESSES = ['website', 'facebook', 'instagram'];
const PLAIN_ADDRESS = '^(https?://)?([A-Za-z0-9][A-Za-z0-9-]*[.])+[A-Za-z]{2,20}(/[A-Za-z0-9._~/?#&=%+@-]*)?$';
const isPlain = (name: string) => `(h."${name}" is null or h."${name}" ~ '${PLAIN_ADDRESS}' and h."${name}" !~* 'xn--')`;
const addressOf = (name: string) => `case when h."${name}" ~ '^https?://' then h."${name}" else 'https://' || h."${name}" end`;

/** Has PostgreSQL write what is asked of a listing, in the shape that is asked for: the same as its resolvers make of its row. */
export function writeHotels(fields: WrittenField[]): Writing {
  const values: ((asking: Asking) => unknown)[] = [];
  const reads = new Set<string>();
  const bind = (value: (asking: Asking) => unknown) => `$${values.push(value)}`;
  /** Each region's text at its number, as a parameter. */
  const ofRegion = (texts: (asking: Asking) => string) => `(${bind(texts)}::text[])[h."regionId"]`;
  const regionName = (field: WrittenField) => ofRegion(regionTexts([{ ...field, name: 'name' }], ([[, name] = ['', '']]) => String(name)));
  const object = objectOf(
    'Hotel',
    fields,
    new Map<string, (field: WrittenField) => string>([
      ...PLAIN.map((name) => [name, () => `h."${name}"`] as const),
      ...AS_TEXT.map((name) => [name, () => `h."${name}"::text`] as const),
      ['amenities', () => AMENITY_NAMES],
      ...ADDRESSES.map((name) => [name, () => addressOf(name)] as const),
      ['regionName', regionName],
      [
        'region',
        ({ fields: asked }) => {
          if (asked.some(isCounted)) reads.add('hotel');
          return `${ofRegion(regionTexts(asked, (entries) => JSON.stringify(Object.fromEntries(entries))))}::json`;
        },
      ],
      [
        'image',
        ({ fields: asked }) => {
          reads.add('image');
          return `(select row_to_json(shown) from (select ${imageObject(asked)} from image where image.id = ${idIn('h."imageUrl"')}) shown)`;
        },
      ],
      [
        'images',
        ({ fields: asked }) => {
          reads.add('image');
          // In the order of the addresses, since each is looked up by itself: a join would read all pictures that there are.
          return `array(select row_to_json(shown) from unnest(h."imageUrls") as named (url)
            cross join lateral (select ${imageObject(asked)} from image where image.id = ${idIn('named.url')} limit 1) shown)`;
        },
      ],
    ]),
    { bind, regionName },
  );
  const needsUrls = fields.some(({ name }) => name === 'imageUrls' || name === 'images');
  const cardColumns = `${CARD_COLUMNS}${needsUrls ? `, ${IMAGE_URLS}` : ''}`;
  const addresses = ADDRESSES.filter((name) => fields.some((field) => field.name === name));
  return {
    columns: isOfCards(fields.map(({ name }) => name)) ? cardColumns : HOTEL_COLUMNS,
    object,
    isWhole: addresses.map(isPlain).join(' and ') || 'true',
    parameters: (asking) => values.map((value) => value(asking)),
    countsRegions: reads.has('hotel'),
    reads: [...reads],
    pictures: !reads.has('image') ? `''` : needsUrls ? `h."imageUrl" || ' ' || array_to_string(h."imageUrls", ' ')` : 'h."imageUrl"',
  };
}
