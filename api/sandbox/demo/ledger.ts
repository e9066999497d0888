import type { EntityManager } from '@mikro-orm/postgresql';
import { CreditTransaction, CreditTransactionType } from '../../src/credits/credit-transaction.entity.js';
import { Subscription } from '../../src/credits/subscription.entity.js';
import { Hotel } from '../../src/hotels/hotel.entity.js';
import { yearAfter } from '../../src/hotels/term.service.js';
import { SEEDED_PRICE } from '../stripe/seed.js';
import type { DemoAccounts } from './accounts.js';
import { DEMO_CUSTOMER, demoInvoice, demoInvoiceNumber, demoSubscription } from './payments.js';

const SPARE_CREDITS = 2;
/** The listings of those whom nobody can sign in as stay, however far the clock is moved. */
const NEVER_DUE = new Date('2100-01-01T00:00:00Z');
/** Of the demo operator's subscriptions, this one has been cancelled. */
const CANCELLED = 4;

/** Pays for every listing: the demo operator's through a subscription, the others' by an adjustment. */
export async function bookListings(em: EntityManager, { operator, pension }: DemoAccounts): Promise<void> {
  let owned = 0;
  // Lines in the order in which they were booked: the balance never dips below zero.
  for (const hotel of await em.find(Hotel, {}, { orderBy: { createdAt: 'asc', id: 'asc' } })) {
    const isOwned = hotel.owner === operator;
    hotel.paidUntil = isOwned || hotel.owner === pension ? yearAfter(wholeSecond(hotel.createdAt)) : NEVER_DUE;
    if (isOwned) hotel.subscription = subscribe(em, hotel, hotel.paidUntil, owned++ === CANCELLED);
    const line = { user: hotel.owner, relatedSubscription: hotel.subscription };
    const { PURCHASE, ADJUSTMENT, LISTING } = CreditTransactionType;
    em.create(CreditTransaction, {
      ...line,
      type: hotel.subscription ? PURCHASE : ADJUSTMENT,
      amount: 1,
      description: isOwned ? demoInvoiceNumber(owned) : hotel.name,
      sourceKey: hotel.subscription ? `invoice:${demoInvoice(hotel.id)}` : `demo-credit-${hotel.slug}`,
      createdAt: hotel.createdAt,
    });
    em.create(CreditTransaction, {
      ...line,
      hotelId: hotel.id,
      type: LISTING,
      amount: -1,
      description: hotel.name,
      sourceKey: `demo-listing-${hotel.slug}`,
      createdAt: hotel.createdAt,
    });
  }
  await em.flush();
  for (let credit = 1; credit <= SPARE_CREDITS; credit += 1) {
    em.create(CreditTransaction, {
      user: operator,
      type: CreditTransactionType.ADJUSTMENT,
      amount: 1,
      description: 'Demo-Guthaben',
      sourceKey: `demo-spare-${credit}`,
    });
  }
  operator.hasActiveSubscription = true;
  operator.stripeCustomerId = DEMO_CUSTOMER;
  await em.flush();
}

function subscribe(em: EntityManager, hotel: Hotel, end: Date, isCancelled: boolean): Subscription {
  const start = wholeSecond(hotel.createdAt);
  return em.create(Subscription, {
    user: hotel.owner,
    stripeSubscriptionId: demoSubscription(hotel.id),
    stripeCustomerId: DEMO_CUSTOMER,
    stripePriceId: SEEDED_PRICE,
    status: 'active',
    currentPeriodStart: start,
    currentPeriodEnd: end,
    paidUntil: end,
    cancelAt: isCancelled ? end : null,
    createdAt: start,
  });
}

/** Stripe knows no parts of a second. */
function wholeSecond(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}
