import { HttpResponse } from 'msw';
import type { OwnHotelFragment } from '../gql/account.generated';
import { operations } from './api';

const DAY = 24 * 60 * 60 * 1000;

/** So many days from now, as the API writes it. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** One of Ana's listings: on, paid for half a year, renewed by a subscription; `values` are what a test is about. */
export function ownHotel(id: string, values: Partial<OwnHotelFragment> = {}) {
  const subscription = { __typename: 'CreditSubscription', id, status: 'active', currentPeriodEnd: inDays(180), cancelAt: null };
  const region = { __typename: 'Region', id: '8', hotelCount: 3, minPrice: 50 };
  const owner = { __typename: 'User', id: '7', credits: 2 };
  const state = { isActive: true, inactiveReason: null, paidUntil: inDays(180), subscription, owner, region };
  const facts = { slug: `vila-${id}`, name: `Vila ${id}`, city: 'Hvar', pricePerNight: 100, createdAt: `2026-04-${id.padStart(2, '0')}T10:00:00Z` };
  return { __typename: 'Hotel', id, ...facts, image: null, imageUrls: [], ...state, ...values };
}

/** Switched off, its paid term over. */
export const expired = { isActive: false, inactiveReason: 'EXPIRED', paidUntil: inDays(-3), subscription: null } as const;

/** An API that knows these listings of Ana's. */
export function ownHotelsApi(hotels: ReturnType<typeof ownHotel>[]) {
  return operations.query('OwnHotels', () => HttpResponse.json({ data: { viewer: { __typename: 'User', id: '7', hotels } } }));
}
