import { imageObject } from '../images/image.written.js';
import { regionTexts } from '../regions/region.written.js';
import { type Asking, objectOf, type WrittenField, type Writing } from '../written.js';
import { Amenity } from './amenity.js';
import { CARD_COLUMNS, idIn, IMAGE_URLS } from './hotel.query.js';
import { AMENITIES, type AmenityKey } from './hotel.rules.js';

/** What is written as it is stored. */
const PLAIN = [
  ...['name', 'slug', 'shortDescription', 'city', 'starRating', 'reviewCount', 'pricePerNight', 'imageUrl', 'imageUrls', 'rooms', 'guests', 'size'],
  ...['isActive', 'isFeatured', 'isPositionExact', 'seaDistanceMetres'],
];
/** Numbers that are text in the schema. */
const AS_TEXT = ['id', 'ownerId', 'regionId', 'guestRating'];

const nameOf = (amenity: AmenityKey) => Object.entries(Amenity).find(([, key]) => key === amenity)?.[0] ?? '';
const AMENITY_NAMES = `array_remove(array[${AMENITIES.map((key) => `case when '${key}' = any(h.amenities) then '${nameOf(key)}' end`).join(', ')}], null)`;

/** Has PostgreSQL write what a card shows of a listing, in the shape that is asked for: the same as its resolvers make of its row. */
export function writeHotels(fields: WrittenField[]): Writing {
  const values: ((asking: Asking) => unknown)[] = [];
  const reads = new Set<string>();
  /** Each region's text at its number, as a parameter. */
  const ofRegion = (texts: (asking: Asking) => string) => `($${values.push(texts)}::text[])[h."regionId"]`;
  const object = objectOf(
    'Hotel',
    fields,
    new Map<string, (field: WrittenField) => string>([
      ...PLAIN.map((name) => [name, () => `h."${name}"`] as const),
      ...AS_TEXT.map((name) => [name, () => `h."${name}"::text`] as const),
      ['amenities', () => AMENITY_NAMES],
      ['regionName', (field) => ofRegion(regionTexts([{ ...field, name: 'name' }], ([[, name] = ['', '']]) => name))],
      ['region', ({ fields: asked }) => `${ofRegion(regionTexts(asked, (entries) => JSON.stringify(Object.fromEntries(entries))))}::json`],
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
          // Put together by hand: json_agg writes line breaks between them.
          return `('[' || (select coalesce(string_agg((select row_to_json(shown) from (select ${imageObject(asked)}) shown)::text, ',' order by named.place), '')
            from unnest(h."imageUrls") with ordinality as named (url, place) join image on image.id = ${idIn('named.url')}) || ']')::json`;
        },
      ],
    ]),
  );
  const needsUrls = fields.some(({ name }) => name === 'imageUrls' || name === 'images');
  return { columns: `${CARD_COLUMNS}${needsUrls ? `, ${IMAGE_URLS}` : ''}`, object, parameters: (asking) => values.map((value) => value(asking)), reads: [...reads] };
}
