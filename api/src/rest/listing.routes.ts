import { invalid } from '../errors.js';
import { AMENITIES, amenityConstant } from '../hotels/hotel.rules.js';
import {
  type ListingInput,
  RestCreateHotelDocument,
  RestDeleteHotelDocument,
  RestHotelStatusDocument,
  RestOwnHotelsDocument,
  RestUpdateHotelDocument,
} from './generated.js';
import { hotelBody } from './hotel.body.js';
import { bodyBoolean, bodyDegrees, bodyInteger, bodyText, bodyTexts, type Parameters, toAmenity } from './parameters.js';
import { type RestRequest, type Route, route } from './route.js';

export const LISTING_ROUTES: Route[] = [
  route({
    method: 'get',
    path: '/api/user/hotels',
    document: RestOwnHotelsDocument,
    variables: () => ({}),
    pick: ({ viewer }) => viewer?.hotels.map(hotelBody),
    missing: ['UNAUTHENTICATED', 'unauthenticated'],
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/hotels',
    document: RestCreateHotelDocument,
    variables: (request) => ({ input: listingInput(request), idempotencyKey: bodyText(request, 'idempotencyKey') }),
    pick: (data) => hotelBody(data.createHotel),
    status: 201,
    isPersonal: true,
  }),
  route({
    method: 'put',
    path: '/api/hotels/:id',
    document: RestUpdateHotelDocument,
    variables: (request) => ({ id: request.params.id ?? '', input: listingInput(request) }),
    pick: (data) => hotelBody(data.updateHotel),
    isPersonal: true,
  }),
  route({
    method: 'delete',
    path: '/api/hotels/:id',
    document: RestDeleteHotelDocument,
    variables: ({ params: { id = '' } }) => ({ id }),
    pick: (data) => ({ id: data.deleteHotel }),
    isPersonal: true,
  }),
  route({
    method: 'patch',
    path: '/api/hotels/:id/status',
    document: RestHotelStatusDocument,
    variables: ({ params: { id = '' }, body }) => ({ id, isActive: bodyBoolean(body, 'isActive') }),
    pick: (data) => hotelBody(data.setHotelActive),
    isPersonal: true,
  }),
];

/** The body of a listing; what it does not name is missing, and the schema's rules say so. */
function listingInput(request: RestRequest): ListingInput {
  const { body } = request;
  // The other figures are missing when they are none; this one may be missing, and would pass unseen.
  if (body.starRating != null && bodyInteger(body, 'starRating') === undefined) throw invalid('starRating', 'starRatingInvalid');
  const texts = ['name', 'address', 'city', 'shortDescription', 'description', 'contactEmail', 'contactPhone', 'website', 'facebook', 'instagram', 'imageUrl'] as const;
  const figures = ['starRating', 'pricePerNight', 'rooms', 'guests', 'size'] as const;
  return {
    ...Object.fromEntries(texts.map((name) => [name, bodyText(request, name)])),
    ...Object.fromEntries(figures.map((name) => [name, bodyInteger(body, name)])),
    regionId: bodyInteger(body, 'regionId')?.toString(),
    latitude: bodyDegrees(body, 'latitude'),
    longitude: bodyDegrees(body, 'longitude'),
    images: bodyTexts(body, 'images'),
    tags: bodyTexts(body, 'tags'),
    features: bodyTexts(body, 'features'),
    amenities: amenities(body),
  };
}

/** As a list of keys, or as one switch for each: `freeWifi: true`. */
function amenities(body: Parameters) {
  const listed = (bodyTexts(body, 'amenities') ?? []).map(toAmenity);
  const switched = AMENITIES.filter((key) => body[key] === true).map(amenityConstant);
  return [...new Set([...listed, ...switched])];
}
