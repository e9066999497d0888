import {
  RestForgotPasswordDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestProfileDocument,
  RestRegisterDocument,
  RestResetPasswordDocument,
  RestViewerDocument,
} from './generated.js';
import { accommodationSizeConstant, companyTypeConstant } from '../viewer/viewer.rules.js';
import { userBody } from './user.body.js';
import { bodyText, neededText } from './parameters.js';
import { type Route, route } from './route.js';

export const ACCOUNT_ROUTES: Route[] = [
  route({
    method: 'get',
    path: '/api/auth/user',
    document: RestViewerDocument,
    variables: () => ({}),
    pick: (data) => data.viewer && userBody(data.viewer),
    missing: ['UNAUTHENTICATED', 'unauthenticated'],
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/auth/login',
    document: RestLoginDocument,
    variables: (request) => ({ input: { email: neededText(request, 'email'), password: neededText(request, 'password') } }),
    pick: (data) => userBody(data.login),
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/auth/register',
    document: RestRegisterDocument,
    variables: (request) => ({
      input: {
        email: neededText(request, 'email'),
        password: neededText(request, 'password'),
        confirmPassword: neededText(request, 'confirmPassword'),
        phone: neededText(request, 'phone'),
        companyName: bodyText(request, 'companyName'),
        businessAddress: bodyText(request, 'businessAddress'),
        accommodationType: companyTypeConstant(bodyText(request, 'accommodationType')),
        accommodationSize: accommodationSizeConstant(bodyText(request, 'accommodationSize')),
        region: bodyText(request, 'region'),
        contactPerson: bodyText(request, 'contactPerson'),
        website: bodyText(request, 'website'),
        description: bodyText(request, 'description'),
      },
    }),
    pick: (data) => userBody(data.register),
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
    variables: (request) => ({ email: neededText(request, 'email') }),
    pick: (data) => ({ success: data.requestPasswordReset }),
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/auth/reset-password',
    document: RestResetPasswordDocument,
    variables: (request) => ({ token: neededText(request, 'token'), password: neededText(request, 'password') }),
    pick: (data) => ({ success: data.resetPassword }),
    isPersonal: true,
  }),
  route({
    method: 'put',
    path: '/api/auth/profile',
    document: RestProfileDocument,
    variables: (request) => ({
      input: {
        firstName: neededText(request, 'firstName'),
        lastName: neededText(request, 'lastName'),
        phone: bodyText(request, 'phone'),
        companyName: neededText(request, 'companyName'),
        companyType: companyTypeConstant(bodyText(request, 'companyType')),
        address: neededText(request, 'address'),
        city: neededText(request, 'city'),
        postalCode: neededText(request, 'postalCode'),
        country: bodyText(request, 'country'),
        website: bodyText(request, 'website'),
        description: bodyText(request, 'description'),
      },
    }),
    pick: (data) => userBody(data.updateProfile),
    isPersonal: true,
  }),
];
