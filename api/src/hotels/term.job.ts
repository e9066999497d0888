import type { SystemContext } from '../context.js';
import { CreditTransactionType } from '../credits/credit-transaction.entity.js';
import { withAccount } from '../credits/ledger.service.js';
import { remindAhead } from '../credits/notice.service.js';
import { GRACE_DAYS } from '../credits/offer.rules.js';
import { settle } from '../credits/settle.service.js';
import { isSilent } from '../credits/stripe.js';
import type { Subscription } from '../credits/subscription.entity.js';
import { Hotel } from './hotel.entity.js';
import { InactiveReason } from './inactive-reason.js';
import { startTerm, switchOff, yearAfter } from './term.service.js';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 100;

interface DueListing {
  id: number;
  ownerId: number;
  stripeSubscriptionId: string | null;
}

/**
 * Writes to operators ahead of a renewal, and ends or carries on every listing whose paid term is over. It looks only
 * at what is, so it may run at any time, twice, or in two processes at once.
 */
export async function advanceTerms(context: SystemContext): Promise<void> {
  await remindAhead(context);
  let isSilence = false;
  let after = 0;
  for (;;) {
    const due = await context.read<DueListing>(
      `select h.id, h.owner_id as "ownerId", s.stripe_subscription_id as "stripeSubscriptionId"
       from hotel h left join subscription s on s.id = h.subscription_id
       where h.is_active and h.paid_until <= $1 and h.id > $2 order by h.id limit ${BATCH}`,
      [context.now(), after],
    );
    for (const listing of due) {
      // Nobody goes offline for our not knowing.
      if (isSilence && listing.stripeSubscriptionId) continue;
      try {
        await endTerm(listing, context);
      } catch (error) {
        // What is wrong with one listing holds up no other one; it is tried again with the next run.
        isSilence ||= isSilent(error);
        context.log.error({ err: error, hotelId: listing.id }, 'a term that is over has to wait');
      }
    }
    after = due.at(-1)?.id ?? 0;
    if (due.length < BATCH) return;
  }
}

async function endTerm({ id, ownerId, stripeSubscriptionId }: DueListing, context: SystemContext): Promise<void> {
  // The year may have been paid without an event having been heard.
  if (stripeSubscriptionId) await settle(stripeSubscriptionId, context);
  await withAccount(ownerId, context, async (em, account) => {
    const now = context.now();
    const hotel = await em.findOne(Hotel, id, { populate: ['subscription'] });
    if (!hotel?.isActive || !hotel.paidUntil || endOf(hotel, hotel.paidUntil, now) > now) return;
    if (account.credits > 0) {
      // It went on without a gap, so the next year begins where the last one ended; unless that is long ago.
      const from = yearAfter(hotel.paidUntil) > now ? hotel.paidUntil : now;
      await startTerm(em, account, hotel, { type: CreditTransactionType.LISTING_RENEWAL, from, now });
    } else {
      switchOff(hotel, InactiveReason.EXPIRED);
      // What is past due may still be paid, and brings the listing back; what has ended backs nothing any more.
      if (hotel.subscription?.status !== 'past_due') hotel.subscription = null;
      await context.jobs.sendMail({ template: 'listingExpired', userId: ownerId, hotelId: id }, em);
    }
  });
}

/** When a listing goes off that nothing renews: at the end of its paid term, or when the grace period is over. */
function endOf({ subscription }: Hotel, paidUntil: Date, now: Date): Date {
  return subscription && isAwaited(subscription, now) ? after(subscription.remindedAt ?? paidUntil) : paidUntil;
}

/** A payment is still to come: it is being collected, or being retried. */
function isAwaited({ status, cancelAt }: Subscription, now: Date): boolean {
  if (cancelAt && cancelAt <= now) return false;
  return status === 'active' || status === 'trialing' || status === 'past_due';
}

function after(start: Date): Date {
  return new Date(start.getTime() + GRACE_DAYS * DAY);
}
