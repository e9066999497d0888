import {
  RestForgotPasswordDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestProfileDocument,
  RestRegisterDocument,
  RestResetPasswordDocument,
  RestViewerDocument,
} from './generated.js';
import { type RestRequest, type Route, route } from './route.js';

/** A body field as text; left out when it is none, so that the schema says what is missing. */
const field = ({ body }: RestRequest, name: string) => (typeof body[name] === 'string' ? body[name] : undefined);
const needed = (request: RestRequest, name: string) => field(request, name) ?? '';

export const ACCOUNT_ROUTES: Route[] = [
  route({
    method: 'get',
    path: '/api/auth/user',
    document: RestViewerDocument,
    variables: () => ({}),
    pick: (data) => data.viewer,
    missing: ['UNAUTHENTICATED', 'unauthenticated'],
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/auth/login',
    document: RestLoginDocument,
    variables: (request) => ({ input: { email: needed(request, 'email'), password: needed(request, 'password') } }),
    pick: (data) => data.login,
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/auth/register',
    document: RestRegisterDocument,
    variables: (request) => ({
      input: {
        email: needed(request, 'email'),
        password: needed(request, 'password'),
        confirmPassword: needed(request, 'confirmPassword'),
        phone: needed(request, 'phone'),
        companyName: field(request, 'companyName'),
        businessAddress: field(request, 'businessAddress'),
        accommodationType: field(request, 'accommodationType'),
        accommodationSize: field(request, 'accommodationSize'),
        region: field(request, 'region'),
        contactPerson: field(request, 'contactPerson'),
        website: field(request, 'website'),
        description: field(request, 'description'),
      },
    }),
    pick: (data) => data.register,
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/auth/logout',
    document: RestLogoutDocument,
    variables: () => ({}),
    pick: (data) => ({ success: data.logout }),
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/auth/forgot-password',
    document: RestForgotPasswordDocument,
    variables: (request) => ({ email: needed(request, 'email') }),
    pick: (data) => ({ success: data.requestPasswordReset }),
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/auth/reset-password',
    document: RestResetPasswordDocument,
    variables: (request) => ({ token: needed(request, 'token'), password: needed(request, 'password') }),
    pick: (data) => ({ success: data.resetPassword }),
    isPersonal: true,
  }),
  route({
    method: 'put',
    path: '/api/auth/profile',
    document: RestProfileDocument,
    variables: (request) => ({
      input: {
        firstName: needed(request, 'firstName'),
        lastName: needed(request, 'lastName'),
        phone: field(request, 'phone'),
        companyName: needed(request, 'companyName'),
        companyType: needed(request, 'companyType'),
        address: needed(request, 'address'),
        city: needed(request, 'city'),
        postalCode: needed(request, 'postalCode'),
        country: field(request, 'country'),
        website: field(request, 'website'),
        description: field(request, 'description'),
      },
    }),
    pick: (data) => data.updateProfile,
    isPersonal: true,
  }),
];
