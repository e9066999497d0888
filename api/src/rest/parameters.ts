import { invalid, type MessageKey } from '../errors.js';
import { type AmenityConstant, amenityConstant, AMENITIES, LARGEST_FIGURE, MAX_PRICE, MAX_SEA_DISTANCE } from '../hotels/hotel.rules.js';
import { HotelSort } from '../hotels/hotel.input.js';

/** At most so many rows in one answer; the rest is behind `Link: rel="next"`. */
export const MAX_ROWS = 1000;

/** Query parameters as they arrive: a repeated one is a list. */
export type Parameters = Record<string, unknown>;

/** One parameter as text; of a repeated one the last counts, an empty one is not there. */
export function text(parameters: Parameters, name: string): string | undefined {
  const value = parameters[name];
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'string' && last !== '' ? last : undefined;
}

/** A field of a body as text; left out when it is none, so that the schema says what is missing. */
export const bodyText = ({ body }: { body: Parameters }, name: string) => (typeof body[name] === 'string' ? body[name] : undefined);

/** The same where the schema's own rules say what is missing. */
export const neededText = (request: { body: Parameters }, name: string) => bodyText(request, name) ?? '';

/** A field of a body as a whole number, also one that is written as text; left out when it is none. */
export function bodyInteger(body: Parameters, name: string): number | undefined {
  const value = body[name];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : undefined;
}

/** A field of a body in degrees: null where it is to be forgotten, left out where it is not named; anything else is refused. */
export function bodyDegrees(body: Parameters, name: 'latitude' | 'longitude'): number | null | undefined {
  const value = body[name];
  if (value == null || typeof value === 'number') return value;
  throw invalid(name, `${name}Invalid`);
}

/** A field of a body as a list of texts; left out when it is none. */
export function bodyTexts(body: Parameters, name: string): string[] | undefined {
  const value = body[name];
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : undefined;
}

/** A field of a body as yes or no; anything else is refused with the field named. */
export function bodyBoolean(body: Parameters, name: string): boolean {
  const value = body[name];
  if (typeof value !== 'boolean') throw invalid(name, 'booleanRequired');
  return value;
}

/** A parameter as a whole number; anything else is refused with the parameter named. */
export function integer(parameters: Parameters, name: string, key: MessageKey, values = {}): number | undefined {
  const value = text(parameters, name);
  if (value === undefined) return undefined;
  return toInteger(value, name, key, values);
}

/** A parameter as yes or no; anything else is refused with the parameter named. */
export function yesOrNo(parameters: Parameters, name: string): boolean | undefined {
  const value = text(parameters, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(name, 'booleanRequired');
  return value === 'true';
}

/** A comma list as its parts. */
export function list(parameters: Parameters, name: string): string[] | undefined {
  const parts = text(parameters, name)
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts?.length ? parts : undefined;
}

/** The filter of `GET /api/hotels`. */
export function hotelFilter(parameters: Parameters) {
  const price = (name: string) => integer(parameters, name, 'priceInvalid', { max: MAX_PRICE });
  const figure = (name: string, max: number) => integer(parameters, name, 'figureInvalid', { max });
  return {
    search: text(parameters, 'search'),
    regionId: text(parameters, 'regionId'),
    starRating: list(parameters, 'starRating')?.map((stars) => toInteger(stars, 'starRating', 'starRatingInvalid')),
    priceMin: price('priceMin'),
    priceMax: price('priceMax'),
    amenities: list(parameters, 'amenities')?.map(toAmenity),
    guestsMin: figure('guestsMin', LARGEST_FIGURE.guests),
    roomsMin: figure('roomsMin', LARGEST_FIGURE.rooms),
    sizeMin: figure('sizeMin', LARGEST_FIGURE.size),
    seaDistanceMax: integer(parameters, 'seaDistanceMax', 'seaDistanceInvalid', { max: MAX_SEA_DISTANCE }),
    tags: list(parameters, 'tags'),
  };
}

const SORTS = Object.keys(HotelSort) as (keyof typeof HotelSort)[];

/** `price-asc` as the schema's `PRICE_ASC`. */
export function hotelSort(parameters: Parameters): keyof typeof HotelSort | undefined {
  const value = text(parameters, 'sort');
  if (value === undefined) return undefined;
  const name = SORTS.find((known) => String(HotelSort[known]) === value);
  if (!name) throw invalid('sort', 'sortUnknown', { value: value.slice(0, 40) });
  return name;
}

function toInteger(value: string, name: string, key: MessageKey, values = {}): number {
  if (!/^-?\d{1,9}$/.test(value)) throw invalid(name, key, values);
  return Number(value);
}

/** An amenity by its key, for example `freeWifi`. */
export function toAmenity(value: string): AmenityConstant {
  const known = AMENITIES.find((key) => key.toLowerCase() === value.toLowerCase());
  if (!known) throw invalid('amenities', 'amenityUnknown', { value: value.slice(0, 40) });
  return amenityConstant(known);
}
