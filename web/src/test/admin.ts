import { HttpResponse } from 'msw';
import type { AdminHotelFragment, AdminOverviewQuery, AdminUserFragment, AuditLineFragment, SupportMessageFragment } from '../gql/account.generated';
import { ana } from './accounts';
import { endAt, operations } from './api';

/** Whoever looks after the site. */
export const admin = { ...ana, id: '1', email: 'admin@obala.test', firstName: 'Ada', lastName: 'Muster', companyName: null, isAdmin: true, credits: 0, hasActiveSubscription: false };

const nothing = { phone: null, website: null, companyType: null, address: null, city: null, postalCode: null, description: null };

/** An account as the administration reads it; `values` are what a test is about. */
export function user(id: string, values: Partial<AdminUserFragment> = {}) {
  const person = { email: `nr${id}@obala.test`, firstName: null, lastName: null, companyName: `Vila ${id}`, country: 'Kroatien', ...nothing };
  const state = { profileComplete: false, isAdmin: false, isActive: true, credits: 2, hasActiveSubscription: false };
  return { __typename: 'User', id, ...person, ...state, createdAt: '2026-03-14T10:00:00Z', updatedAt: '2026-05-02T12:30:00Z', ...values };
}

/** A listing as the administration reads it. */
export function adminHotel(id: string, values: Partial<AdminHotelFragment> = {}) {
  const facts = { slug: `kuca-${id}`, name: `Kuća ${id}`, city: 'Hvar', pricePerNight: 120, isFeatured: false, createdAt: '2026-03-14T10:00:00Z' };
  const state = { isActive: true, inactiveReason: null, paidUntil: '2099-01-01T00:00:00Z' };
  return { __typename: 'Hotel', id, ...facts, ...state, region: { __typename: 'Region', id: '8', name: 'Inseln' }, owner: ownerOf(user('7')), ...values };
}

/** The part of an account that its listings show. */
export function ownerOf({ id, companyName, email, phone, isActive, credits }: ReturnType<typeof user>) {
  return { __typename: 'User', id, companyName, email, phone, isActive, credits };
}

/** A message to support. */
export function message(id: string, values: Partial<SupportMessageFragment> = {}): SupportMessageFragment & { __typename: string } {
  const sender = { name: 'Mara', email: 'mara@gast.test', subject: 'Frage zur Anreise', rating: null, message: 'Fährt die Fähre auch abends?' };
  return { __typename: 'SupportRequest', id, reference: `H-${id}`, kind: 'HELP', category: 'TRAVEL', ...sender, language: 'DE', isDone: false, createdAt: '2026-03-14T10:00:00Z', ...values };
}

/** A line of the log. */
export function deed(id: string, values: Partial<AuditLineFragment> = {}): AuditLineFragment & { __typename: string } {
  const target = { targetId: '7', targetName: 'nr7@obala.test', reason: null };
  return { __typename: 'AuditEntry', id, action: 'USER_DEACTIVATED', adminEmail: admin.email, ...target, isInForce: true, createdAt: '2026-03-14T10:00:00Z', ...values };
}

/** One page of a list. */
export function pageOf(__typename: string, nodes: object[], next: string | null = null, totalCount = nodes.length) {
  return { __typename, nodes, pageInfo: endAt(next), sort: 'NEWEST', totalCount };
}

/** Answers the counters and each list from what a test names; `asked` takes the variables of every question. */
export function adminApi({ users = [], hotels = [], messages = [], log = [], counts = {} }: {
  users?: object[];
  hotels?: object[];
  messages?: object[];
  log?: object[];
  counts?: Partial<AdminOverviewQuery['adminOverview']>;
} = {}, asked: Record<string, unknown>[] = []) {
  const adminOverview = { __typename: 'AdminOverview', totalUsers: 5, activeUsers: 4, totalHotels: 9, activeHotels: 8, openMessages: 3, ...counts };
  const list = (name: string, field: string, data: object) =>
    operations.query(name, ({ variables }) => {
      asked.push(variables);
      return HttpResponse.json({ data: { [field]: data } });
    });
  return [
    operations.query('AdminOverview', () => HttpResponse.json({ data: { adminOverview } })),
    operations.query('AllRegionFigures', () => HttpResponse.json({ data: { regions: [{ __typename: 'Region', id: '8', hotelCount: 3, minPrice: 90 }] } })),
    list('AdminUsers', 'adminUsers', pageOf('UserConnection', users)),
    list('AdminHotels', 'adminHotels', pageOf('AdminHotelConnection', hotels)),
    list('SupportRequests', 'supportRequests', pageOf('SupportRequestConnection', messages)),
    list('AuditLog', 'auditLog', pageOf('AuditEntryConnection', log)),
  ];
}
