import { GRACE_DAYS } from 'api/rules/offer';
import { stateOf } from '../credits/subscriptionState';
import type { ListingStateFragment } from '../gql/account.generated';

const DAY = 24 * 60 * 60 * 1000;
/** So long before a listing goes off, its operator is told beside its name. */
const SOON = 60 * DAY;

/** What is told of a listing's paid term: one sentence each. */
export type TermState = 'renews' | 'collecting' | 'failed' | 'cancelled' | 'ends' | 'off' | 'expired' | 'unpaid' | 'blocked';

/** The paid term of a listing, and what comes after it. */
export interface ListingTerm {
  state: TermState;
  /** The day that the sentence names; null where there is none. */
  date: Date | null;
  /** It goes off within the next weeks, unless something is done. */
  isEnding: boolean;
  /** Switching it on begins another term. */
  needsCredit: boolean;
}

type Listing = Pick<ListingStateFragment, 'isActive' | 'inactiveReason' | 'paidUntil' | 'subscription'>;

/** Reads how long a listing is paid for and what happens then. */
export function termOf({ isActive, inactiveReason, paidUntil, subscription }: Listing, now: Date): ListingTerm {
  const end = paidUntil === null ? null : new Date(paidUntil);
  const isPaid = end !== null && end > now;
  const tell = (state: TermState, date = end, isEnding = false) => ({ state, date, isEnding, needsCredit: !isActive && !isPaid });

  if (!isActive) {
    if (inactiveReason === 'ADMIN') return tell('blocked');
    if (isPaid) return tell('off');
    return tell(end === null ? 'unpaid' : 'expired');
  }
  if (end === null) return tell('unpaid');
  const renewal = subscription ? stateOf(subscription) : 'ended';
  if (renewal === 'active') return tell(isPaid ? 'renews' : 'collecting');
  // The reminder goes out at the end of the term at the earliest, and the days of grace begin with it.
  const last = renewal === 'failed' ? new Date(end.getTime() + GRACE_DAYS * DAY) : end;
  const state = renewal === 'failed' || renewal === 'cancelled' ? renewal : 'ends';
  return tell(state, last, last.getTime() - now.getTime() <= SOON);
}
