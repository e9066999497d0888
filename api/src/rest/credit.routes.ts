import {
  RestCreateCheckoutSessionDocument,
  RestCreatePortalSessionDocument,
  RestCreditsDocument,
  RestForceSyncCreditsDocument,
  RestProductInfoDocument,
  RestSyncCheckoutDocument,
} from './generated.js';
import { bodyText, neededText } from './parameters.js';
import { type Route, route } from './route.js';

export const CREDIT_ROUTES: Route[] = [
  route({
    method: 'get',
    path: '/api/stripe/credits',
    document: RestCreditsDocument,
    variables: () => ({}),
    pick: ({ viewer }) => viewer && { credits: viewer.credits, hasActiveSubscription: viewer.hasActiveSubscription },
    missing: ['UNAUTHENTICATED', 'unauthenticated'],
    isPersonal: true,
  }),
  route({
    method: 'get',
    path: '/api/stripe/product-info',
    document: RestProductInfoDocument,
    variables: () => ({}),
    pick: (data) => data.creditOffer,
  }),
  route({
    method: 'post',
    path: '/api/stripe/create-checkout-session',
    document: RestCreateCheckoutSessionDocument,
    variables: (request) => ({ input: { priceId: neededText(request, 'priceId'), promoCode: bodyText(request, 'promoCode') } }),
    pick: (data) => data.createCheckoutSession,
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/stripe/sync-checkout',
    document: RestSyncCheckoutDocument,
    variables: (request) => ({ sessionId: neededText(request, 'sessionId') }),
    pick: (data) => data.syncCheckout,
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/stripe/force-sync-credits',
    document: RestForceSyncCreditsDocument,
    variables: () => ({}),
    pick: ({ forceSyncCredits }) => ({ credits: forceSyncCredits.credits }),
    isPersonal: true,
  }),
  route({
    method: 'post',
    path: '/api/stripe/create-portal-session',
    document: RestCreatePortalSessionDocument,
    variables: () => ({}),
    pick: (data) => data.createPortalSession,
    isPersonal: true,
  }),
];
