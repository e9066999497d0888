import { array, type InferType, number, object, string } from 'yup';
import { webAddressRule } from '../viewer/viewer.rules.js';
import { AMENITIES, LARGEST_FIGURE, LIMITS, MAX_PRICE, POSITION_BOX } from './hotel.rules.js';

/** What an operator may write about a listing; the wizard checks it step by step, the API at the end. */

const text = (max: number) => string().trim().max(max, 'tooLong');
/** An empty field is a missing one, and so is what is no number. */
const figure = (message: string, max: number) =>
  number()
    .transform((value: number, original: unknown) => (original === '' || Number.isNaN(value) ? undefined : value))
    .integer(message)
    .min(1, message)
    .max(max, 'figureTooLarge')
    .required(message);
const degrees = (message: string, min: number, max: number) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(message)
    .min(min, message)
    .max(max, message);
const words = (limits: { count: number; length: number }) =>
  array(string().trim().required('tagEmpty').max(limits.length, 'tooLong'))
    .max(limits.count, 'tooManyValues')
    .test('once', 'tagTwice', (values = []) => new Set(values.map((value) => value?.toLowerCase())).size === values.length);

/** Every field of a listing's form. */
export const listingRules = object({
  name: text(LIMITS.name).required('hotelNameRequired'),
  regionId: figure('regionRequired', 1000),
  starRating: number().integer('starRatingInvalid').min(1, 'starRatingInvalid').max(5, 'starRatingInvalid').default(3),
  address: text(LIMITS.address).required('addressRequired'),
  city: text(LIMITS.city),
  latitude: degrees('latitudeInvalid', POSITION_BOX.south, POSITION_BOX.north),
  longitude: degrees('longitudeInvalid', POSITION_BOX.west, POSITION_BOX.east),
  pricePerNight: figure('pricePerNightRequired', MAX_PRICE),
  rooms: figure('roomsRequired', LARGEST_FIGURE.rooms),
  guests: figure('guestsRequired', LARGEST_FIGURE.guests),
  size: figure('sizeRequired', LARGEST_FIGURE.size),
  shortDescription: text(LIMITS.shortDescription.max).default('').min(LIMITS.shortDescription.min, 'shortDescriptionTooShort'),
  description: text(LIMITS.description.max).default('').min(LIMITS.description.min, 'descriptionTooShort'),
  amenities: array(string().oneOf(AMENITIES, 'amenityUnknown').required()).default([]),
  tags: words(LIMITS.tags).default([]),
  features: words(LIMITS.features).default([]),
  contactEmail: text(254).email('emailInvalid'),
  contactPhone: text(40),
  website: webAddressRule('websiteInvalid'),
  facebook: webAddressRule('facebookInvalid'),
  instagram: webAddressRule('instagramInvalid'),
  imageUrl: text(255).required('mainImageRequired'),
  images: array(text(255).required('imageNotFound'))
    .max(LIMITS.images.max, 'tooManyImages')
    .min(LIMITS.images.min, 'tooFewImages')
    .default([]),
});
export type Listing = InferType<typeof listingRules>;
/** What the form asks for; the position is not typed. */
export type ListingField = Exclude<keyof Listing, 'latitude' | 'longitude'>;

/** The steps of the wizard and what each asks for; the last one only shows it all. */
export const LISTING_STEPS = {
  basics: ['name', 'regionId', 'city', 'address', 'starRating'],
  details: ['pricePerNight', 'rooms', 'guests', 'size', 'shortDescription', 'description'],
  extras: ['amenities', 'features', 'tags', 'contactEmail', 'contactPhone', 'website', 'facebook', 'instagram'],
  pictures: ['imageUrl', 'images'],
  review: [],
} as const satisfies Record<string, readonly ListingField[]>;
export type ListingStep = keyof typeof LISTING_STEPS;
