import {
  RestAdminDeleteHotelDocument,
  type RestAdminHotelFragment,
  RestAdminHotelsDocument,
  RestAdminSetHotelActiveDocument,
  RestAdminUsersDocument,
  RestDeleteUserDocument,
  RestSetUserActiveDocument,
} from './generated.js';
import { hotelBody } from './hotel.body.js';
import { bodyBoolean, integer, MAX_ROWS, type Parameters, text, yesOrNo } from './parameters.js';
import { endOf, type Route, route } from './route.js';
import { userBody } from './user.body.js';

const page = (query: Parameters) => ({
  search: text(query, 'search'),
  isActive: yesOrNo(query, 'isActive'),
  first: integer(query, 'limit', 'pageSize', { max: MAX_ROWS }) ?? MAX_ROWS,
  after: text(query, 'after'),
});

/** A listing beside the name of its region and whose it is. */
const row = ({ owner, ...hotel }: RestAdminHotelFragment) => ({ hotel: hotelBody(hotel), region: hotel.regionName, owner });

export const ADMIN_ROUTES: Route[] = [
  route({
    method: 'get',
    path: '/api/admin/users',
    document: RestAdminUsersDocument,
    variables: ({ query }) => page(query),
    pick: (data) => data.adminUsers.nodes.map(userBody),
    next: (data) => endOf(data.adminUsers.pageInfo),
    isPersonal: true,
  }),
  route({
    method: 'get',
    path: '/api/admin/hotels',
    document: RestAdminHotelsDocument,
    variables: ({ query }) => page(query),
    pick: (data) => data.adminHotels.nodes.map(row),
    next: (data) => endOf(data.adminHotels.pageInfo),
    isPersonal: true,
  }),
  route({
    method: 'patch',
    path: '/api/admin/users/:id/status',
    document: RestSetUserActiveDocument,
    variables: ({ params: { id = '' }, body }) => ({ id, isActive: bodyBoolean(body, 'isActive') }),
    pick: (data) => userBody(data.setUserActive),
    isPersonal: true,
  }),
  route({
    method: 'delete',
    path: '/api/admin/users/:id',
    document: RestDeleteUserDocument,
    variables: ({ params: { id = '' } }) => ({ id }),
    pick: (data) => ({ id: data.deleteUser }),
    isPersonal: true,
  }),
  route({
    method: 'patch',
    path: '/api/admin/hotels/:id/status',
    document: RestAdminSetHotelActiveDocument,
    variables: ({ params: { id = '' }, body }) => ({ id, isActive: bodyBoolean(body, 'isActive') }),
    pick: ({ adminSetHotelActive }) => adminSetHotelActive && row(adminSetHotelActive),
    missing: ['NOT_FOUND', 'hotelNotFound'],
    isPersonal: true,
  }),
  route({
    method: 'delete',
    path: '/api/admin/hotels/:id',
    document: RestAdminDeleteHotelDocument,
    variables: ({ params: { id = '' } }) => ({ id }),
    pick: (data) => ({ id: data.adminDeleteHotel }),
    isPersonal: true,
  }),
];
