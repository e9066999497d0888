import type { EntityManager } from '@mikro-orm/postgresql';
import { CreditTransaction } from '../../src/credits/credit-transaction.entity.js';
import { Subscription } from '../../src/credits/subscription.entity.js';
import { Hotel } from '../../src/hotels/hotel.entity.js';
import type { DemoAccounts } from './accounts.js';

const SPARE_CREDITS = 2;
const DAY = 24 * 60 * 60 * 1000;

/** Pays for every listing: the demo operator's through a subscription, the others' by an adjustment. */
export async function bookListings(em: EntityManager, { operator, pension }: DemoAccounts): Promise<void> {
  for (const [index, hotel] of (await em.find(Hotel, {}, { orderBy: { id: 'asc' } })).entries()) {
    const paidUntil = new Date(Date.now() + (40 + ((index * 17) % 300)) * DAY);
    hotel.paidUntil = paidUntil;
    if (hotel.owner === operator) hotel.subscription = subscribe(em, hotel, paidUntil);
    const bought = hotel.subscription ? ('purchase' as const) : ('adjustment' as const);
    book(em, hotel, bought, 1, `demo-credit-${hotel.slug}`);
    book(em, hotel, 'listing', -1, `demo-listing-${hotel.slug}`);
  }
  for (let credit = 1; credit <= SPARE_CREDITS; credit += 1) {
    em.create(CreditTransaction, {
      user: operator,
      type: 'adjustment',
      amount: 1,
      description: 'Demo-Guthaben',
      sourceKey: `demo-spare-${credit}`,
    });
  }
  operator.credits = SPARE_CREDITS;
  operator.hasActiveSubscription = true;
  pension.credits = 0;
  await em.flush();
}

function subscribe(em: EntityManager, hotel: Hotel, currentPeriodEnd: Date): Subscription {
  return em.create(Subscription, {
    user: hotel.owner,
    stripeSubscriptionId: `sub_demo_${hotel.id}`,
    stripeCustomerId: 'cus_demo_operator',
    stripePriceId: 'price_demo',
    status: 'active',
    currentPeriodStart: new Date(currentPeriodEnd.getTime() - 365 * DAY),
    currentPeriodEnd,
  });
}

function book(em: EntityManager, hotel: Hotel, type: 'purchase' | 'adjustment' | 'listing', amount: number, sourceKey: string): void {
  em.create(CreditTransaction, {
    user: hotel.owner,
    hotelId: amount < 0 ? hotel.id : null,
    type,
    amount,
    description: hotel.name,
    relatedSubscription: type === 'purchase' ? hotel.subscription : null,
    sourceKey,
  });
}
