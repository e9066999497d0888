import { LIMITS } from 'api/rules/hotel';
import type { ListingField } from 'api/rules/listing';
import { CARD_TEXT_LENGTH } from '../../hotels/shortText';
import type { ListingValues } from '../values';
import { hasContact, hasSentences, isShouting, namesSurroundings, repeats } from './wording';

/** A description shorter than this leaves questions open. */
export const GOOD_DESCRIPTION = 400;
export const GOOD_PICTURES = 6;
export const GOOD_TAGS = 3;
/** Euro. Nobody rents out for less: it is a slip, or a price that nobody has thought of yet. */
export const LOWEST_PRICE = 10;

/** One thing that a good listing has. */
export interface Check<Key extends string = string> {
  key: Key;
  field: ListingField;
  /** How many of the hundred points it brings. */
  weight: number;
  /** The listing cannot be sent without it. */
  isRequired?: boolean;
  /** The check that comes before: until that is met, this one is open too, but nobody is told. */
  after?: string;
  /** How much of it is there, from 0 to 1. */
  met: (values: ListingValues) => number | boolean;
  /** What its words need. */
  words?: (values: ListingValues) => Record<string, number>;
}

const isFilled = (text: string) => text.trim() !== '';
const lengthOf = (text: string) => Array.from(text.trim()).length;
const isFigure = (text: string) => Number.parseInt(text, 10) >= 1;
const pictures = ({ images }: ListingValues) => images.length;

/** Together a hundred points. What is there from the start brings hardly any. */
export const CHECKS = [
  { key: 'name', field: 'name', weight: 6, isRequired: true, met: ({ name }) => isFilled(name) },
  { key: 'region', field: 'regionId', weight: 4, isRequired: true, met: ({ regionId }) => isFigure(regionId) },
  { key: 'city', field: 'city', weight: 2, met: ({ city }) => isFilled(city) },
  { key: 'address', field: 'address', weight: 4, isRequired: true, met: ({ address }) => isFilled(address) },
  { key: 'stars', field: 'starRating', weight: 1, isRequired: true, met: ({ starRating }) => isFigure(starRating) },
  { key: 'price', field: 'pricePerNight', weight: 5, isRequired: true, met: ({ pricePerNight }) => isFigure(pricePerNight) },
  { key: 'priceLow', field: 'pricePerNight', weight: 2, after: 'price', met: ({ pricePerNight }) => Number.parseInt(pricePerNight, 10) >= LOWEST_PRICE },
  { key: 'rooms', field: 'rooms', weight: 1, isRequired: true, met: ({ rooms }) => isFigure(rooms) },
  { key: 'guests', field: 'guests', weight: 1, isRequired: true, met: ({ guests }) => isFigure(guests) },
  { key: 'size', field: 'size', weight: 1, isRequired: true, met: ({ size }) => isFigure(size) },
  { key: 'short', field: 'shortDescription', weight: 5, isRequired: true, met: ({ shortDescription }) => lengthOf(shortDescription) >= LIMITS.shortDescription.min, words: () => ({ min: LIMITS.shortDescription.min }) },
  { key: 'shortRepeats', field: 'shortDescription', weight: 3, after: 'short', met: ({ shortDescription, name, city }) => !repeats(shortDescription, name, city) },
  { key: 'shortCut', field: 'shortDescription', weight: 1, after: 'short', met: ({ shortDescription }) => lengthOf(shortDescription) <= CARD_TEXT_LENGTH, words: () => ({ length: CARD_TEXT_LENGTH }) },
  { key: 'shortCapitals', field: 'shortDescription', weight: 1, after: 'short', met: ({ shortDescription }) => !isShouting(shortDescription) },
  { key: 'shortContact', field: 'shortDescription', weight: 2, after: 'short', met: ({ shortDescription }) => !hasContact(shortDescription) },
  { key: 'description', field: 'description', weight: 6, isRequired: true, met: ({ description }) => lengthOf(description) >= LIMITS.description.min, words: () => ({ min: LIMITS.description.min }) },
  { key: 'descriptionShort', field: 'description', weight: 5, after: 'description', met: ({ description }) => lengthOf(description) / GOOD_DESCRIPTION, words: ({ description }) => ({ count: GOOD_DESCRIPTION - lengthOf(description) }) },
  { key: 'descriptionSentences', field: 'description', weight: 3, after: 'description', met: ({ description }) => hasSentences(description) },
  { key: 'descriptionSurroundings', field: 'description', weight: 4, after: 'description', met: ({ description }) => namesSurroundings(description) },
  { key: 'descriptionCapitals', field: 'description', weight: 2, after: 'description', met: ({ description }) => !isShouting(description) },
  { key: 'descriptionContact', field: 'description', weight: 2, after: 'description', met: ({ description }) => !hasContact(description) },
  { key: 'amenities', field: 'amenities', weight: 5, met: ({ amenities }) => amenities.length > 0 },
  { key: 'tags', field: 'tags', weight: 3, met: ({ tags }) => tags.length / GOOD_TAGS, words: ({ tags }) => ({ count: GOOD_TAGS - tags.length }) },
  { key: 'contact', field: 'contactEmail', weight: 5, met: ({ contactEmail, contactPhone, website, facebook, instagram }) => [contactEmail, contactPhone, website, facebook, instagram].some(isFilled) },
  { key: 'website', field: 'website', weight: 2, met: ({ website }) => isFilled(website) },
  { key: 'mainPicture', field: 'imageUrl', weight: 8, isRequired: true, met: ({ imageUrl }) => isFilled(imageUrl) },
  { key: 'pictures', field: 'images', weight: 8, isRequired: true, met: (values) => pictures(values) / LIMITS.images.min, words: (values) => ({ count: LIMITS.images.min - pictures(values) }) },
  { key: 'morePictures', field: 'images', weight: 2, after: 'pictures', met: (values) => (pictures(values) - LIMITS.images.min) / (GOOD_PICTURES - LIMITS.images.min), words: (values) => ({ count: GOOD_PICTURES - pictures(values) }) },
] as const satisfies Check[];

export type CheckKey = (typeof CHECKS)[number]['key'];
