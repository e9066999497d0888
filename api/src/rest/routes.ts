import {
  RestFeaturedHotelsDocument,
  RestHotelDocument,
  RestHotelNumbersDocument,
  RestHotelsByIdsDocument,
  RestHotelsDocument,
  RestRegionsDocument,
} from './generated.js';
import { ACCOUNT_ROUTES } from './account.routes.js';
import { ADMIN_ROUTES } from './admin.routes.js';
import { CREDIT_ROUTES } from './credit.routes.js';
import { LISTING_ROUTES } from './listing.routes.js';
import { LIMITS } from '../hotels/hotel.rules.js';
import { hotelBody as hotel } from './hotel.body.js';
import { hotelFilter, hotelSort, integer, MAX_ROWS, text } from './parameters.js';
import { endOf, inBits, type Route, route } from './route.js';

export const ROUTES: Route[] = [
  route({
    method: 'get',
    path: '/api/regions',
    document: RestRegionsDocument,
    variables: () => ({}),
    pick: (data) => data.regions,
  }),
  route({
    method: 'get',
    path: '/api/hotels/featured',
    document: RestFeaturedHotelsDocument,
    variables: () => ({}),
    pick: (data) => data.featuredHotels.map(hotel),
  }),
  route({
    method: 'get',
    path: '/api/hotels',
    document: RestHotelsDocument,
    variables: ({ query }) => ({
      filter: hotelFilter(query),
      sort: hotelSort(query),
      first: integer(query, 'limit', 'pageSize', { max: MAX_ROWS }) ?? MAX_ROWS,
      after: text(query, 'after'),
    }),
    pick: (data) => data.hotels.nodes.map(hotel),
    next: (data) => endOf(data.hotels.pageInfo),
    bits: inBits({
      size: LIMITS.ids,
      numbersDocument: RestHotelNumbersDocument,
      numbers: (data) => data.hotels.nodes.map(({ id }) => id),
      next: (data) => endOf(data.hotels.pageInfo),
      entriesDocument: RestHotelsByIdsDocument,
      entries: (data) => data.hotelsByIds.map(hotel),
    }),
  }),
  route({
    method: 'get',
    path: '/api/hotels/:key',
    document: RestHotelDocument,
    variables: ({ params: { key = '' } }) => (/^\d+$/.test(key) ? { id: key } : { slug: key }),
    pick: (data) => data.hotel && hotel(data.hotel),
    missing: ['NOT_FOUND', 'hotelNotFound'],
  }),
  ...ACCOUNT_ROUTES,
  ...ADMIN_ROUTES,
  ...CREDIT_ROUTES,
  ...LISTING_ROUTES,
];
