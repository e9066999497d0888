import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.js';
import { CreditTransactionType } from '../credits/credit-transaction.entity.js';
import { type Account, book, withAccount } from '../credits/ledger.service.js';
import { Subscription } from '../credits/subscription.entity.js';
import type { Terms } from '../credits/terms.js';
import { AppError } from '../errors.js';
import { Hotel } from './hotel.entity.js';
import { findOwn } from './hotel.service.js';
import { InactiveReason } from './inactive-reason.js';

interface Term {
  type: CreditTransactionType.LISTING | CreditTransactionType.LISTING_RENEWAL;
  /** When it begins: now, or where the last one ended. */
  from: Date;
  now: Date;
  /** What caused it, where that may come again. */
  sourceKey?: string;
}

/**
 * Spends one credit on a paid term. It is backed by the operator's oldest subscription in good standing that backs no
 * listing yet, and lasts as long as that is paid; with no such subscription, for one year.
 */
export async function startTerm(em: EntityManager, account: Account, hotel: Hotel, { type, from, now, sourceKey }: Term): Promise<void> {
  if (account.credits < 1) throw new AppError('PAYMENT_REQUIRED', 'noCredits');
  const [backing] = await em.execute<{ id: number }[]>(
    `select id from subscription s where user_id = ? and status in ('active', 'trialing') and paid_until > ?
       and not exists (select 1 from hotel h where h.subscription_id = s.id and h.id <> ?)
     order by created_at, id limit 1`,
    [account.userId, now, hotel.id],
  );
  const subscription = backing ? await em.findOneOrFail(Subscription, backing.id) : null;
  await book(em, account, { type, amount: -1, description: hotel.name, sourceKey, hotelId: hotel.id, subscriptionId: subscription?.id }, now);
  hotel.subscription = subscription;
  hotel.paidUntil = subscription?.paidUntil ?? yearAfter(from);
  await em.flush();
}

/** The same day a year later; of a 29 February, the day after 28 February. */
export function yearAfter(date: Date): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}

export function switchOn(hotel: Hotel): void {
  hotel.isActive = true;
  hotel.inactiveReason = null;
}

export function switchOff(hotel: Hotel, reason: InactiveReason): void {
  hotel.isActive = false;
  hotel.inactiveReason = reason;
}

/** Switches one's own listing on or off. Within its paid term that costs nothing; after it, switching on spends a credit. */
export async function setHotelActive(id: number, isActive: boolean, context: Context): Promise<Hotel> {
  const { ownerId } = await findOwn(id, context);
  await withAccount(ownerId, context, async (em, account) => {
    const hotel = await em.findOne(Hotel, id);
    if (!hotel) throw new AppError('NOT_FOUND', 'hotelNotFound');
    if (hotel.inactiveReason === InactiveReason.ADMIN) throw new AppError('FORBIDDEN', 'switchedOffByAdmin');
    await turn(hotel, isActive, InactiveReason.SWITCHED_OFF, em, account, context.now());
  });
  // Somebody may have deleted it since.
  return findOwn(id, context);
}

/** Switches a listing under the lock of its operator's account; true when that changed anything. */
export async function turn(hotel: Hotel, isActive: boolean, reason: InactiveReason, em: EntityManager, account: Account, now: Date): Promise<boolean> {
  if (hotel.isActive === isActive) return false;
  if (isActive) {
    const isPaid = hotel.paidUntil != null && hotel.paidUntil > now;
    if (!isPaid) await startTerm(em, account, hotel, { type: CreditTransactionType.LISTING, from: now, now });
    switchOn(hotel);
  } else {
    switchOff(hotel, reason);
  }
  await em.flush();
  return true;
}

/** What listings make of what the ledger hears from Stripe. */
export const terms: Terms = {
  async renew(em, account, subscription, until, now) {
    const hotel = await em.findOne(Hotel, { subscription });
    // Paid for up to then already: the credit stays in the balance.
    if (!hotel || (hotel.paidUntil && hotel.paidUntil >= until)) return;
    // A year that was paid but went by while the listing was off is not spent on it.
    if (!hotel.isActive && until <= now) return;
    const type = CreditTransactionType.LISTING_RENEWAL;
    await book(em, account, { type, amount: -1, description: hotel.name, hotelId: hotel.id, subscriptionId: subscription.id }, now);
    hotel.paidUntil = until;
    if (hotel.inactiveReason === InactiveReason.EXPIRED) switchOn(hotel);
    await em.flush();
  },

  async withdraw(em, account, subscription, now) {
    const hotel = await em.findOne(Hotel, { subscription });
    if (!hotel?.paidUntil || hotel.paidUntil <= now) return false;
    const type = CreditTransactionType.ADJUSTMENT;
    await book(em, account, { type, amount: 1, description: hotel.name, hotelId: hotel.id, subscriptionId: subscription.id }, now);
    hotel.paidUntil = now;
    hotel.subscription = null;
    if (hotel.isActive) switchOff(hotel, InactiveReason.EXPIRED);
    await em.flush();
    return true;
  },
};
