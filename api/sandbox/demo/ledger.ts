import type { EntityManager } from '@mikro-orm/postgresql';
import { CreditTransaction, CreditTransactionType } from '../../src/credits/credit-transaction.entity.js';
import { Subscription } from '../../src/credits/subscription.entity.js';
import { Hotel } from '../../src/hotels/hotel.entity.js';
import { SEEDED_PRICE } from '../stripe/seed.js';
import type { DemoAccounts } from './accounts.js';
import { DEMO_CUSTOMER, demoInvoice, demoSubscription } from './payments.js';

const SPARE_CREDITS = 2;
const DAY = 24 * 60 * 60 * 1000;
/** Of the demo operator's subscriptions, this one has been cancelled. */
const CANCELLED = 4;

/** Pays for every listing: the demo operator's through a subscription, the others' by an adjustment. */
export async function bookListings(em: EntityManager, { operator }: DemoAccounts): Promise<void> {
  let owned = 0;
  for (const [index, hotel] of (await em.find(Hotel, {}, { orderBy: { id: 'asc' } })).entries()) {
    hotel.paidUntil = inDays(40 + ((index * 17) % 300));
    if (hotel.owner === operator) hotel.subscription = subscribe(em, hotel, hotel.paidUntil, owned++ === CANCELLED);
    const line = { user: hotel.owner, relatedSubscription: hotel.subscription };
    const { PURCHASE, ADJUSTMENT, LISTING } = CreditTransactionType;
    em.create(CreditTransaction, {
      ...line,
      type: hotel.subscription ? PURCHASE : ADJUSTMENT,
      amount: 1,
      description: hotel.name,
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
  // Lines in the order in which they were booked, so that the balance never dips below zero.
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
  const start = new Date(end);
  start.setUTCFullYear(start.getUTCFullYear() - 1);
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

/** A whole second: Stripe knows no parts of one. */
function inDays(days: number): Date {
  return new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY);
}
