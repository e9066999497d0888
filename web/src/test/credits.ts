import { HttpResponse } from 'msw';
import type { CreditsFragment, LedgerLineFragment, SubscriptionCardFragment } from '../gql/account.generated';
import { ana } from './accounts';
import { endAt, operations } from './api';
import { creditOffer } from './fixtures';

/** A subscription that renews itself and pays for a listing; `values` are what a test is about. */
export function subscription(values: Partial<SubscriptionCardFragment> & { id: string }) {
  const term = { currentPeriodStart: '2026-03-14T10:00:00Z', currentPeriodEnd: '2027-03-14T10:00:00Z', createdAt: '2026-03-14T10:00:00Z' };
  const hotel = { __typename: 'Hotel', id: '1', name: 'Vila Lavanda', slug: 'vila-lavanda', paidUntil: term.currentPeriodEnd };
  return { __typename: 'CreditSubscription', status: 'active', cancelAt: null, promoCode: null, hotel, ...term, ...values };
}

/** A line of the ledger. */
export function ledgerLine(values: Partial<LedgerLineFragment> & { id: string }): LedgerLineFragment & { __typename: string } {
  const booked = { createdAt: '2026-03-14T10:00:00Z', description: `Rechnung ${values.id}` };
  return { __typename: 'CreditTransaction', type: 'PURCHASE', amount: 1, balance: 1, hasInvoice: true, ...booked, ...values };
}

/** Ana's credits, subscriptions and the first page of her ledger, as the API answers them. */
export function creditsOf(values: Partial<CreditsFragment> = {}) {
  return { ...ana, subscriptions: [], creditTransactions: { __typename: 'CreditTransactionConnection', nodes: [], pageInfo: endAt(null) }, ...values };
}

/** One page of a ledger. */
export function ledgerPage(nodes: LedgerLineFragment[], next: string | null = null) {
  return { __typename: 'CreditTransactionConnection', nodes, pageInfo: endAt(next) };
}

/** An API that answers what the credits page asks when it opens. */
export function creditsApi(values: Partial<CreditsFragment> = {}) {
  return [
    operations.query('CreditOffer', () => HttpResponse.json({ data: { creditOffer } })),
    operations.query('Credits', () => HttpResponse.json({ data: { viewer: creditsOf(values) } })),
  ];
}
