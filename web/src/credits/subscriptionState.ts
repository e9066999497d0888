import type { SubscriptionCardFragment } from '../gql/account.generated';

/** Where a subscription stands, in our words. */
export type SubscriptionState = 'active' | 'cancelled' | 'failed' | 'open' | 'ended';

/** Reads it from Stripe's own word: what is neither running nor being paid is over. */
export function stateOf({ status, cancelAt }: Pick<SubscriptionCardFragment, 'status' | 'cancelAt'>): SubscriptionState {
  if (status === 'active' || status === 'trialing') return cancelAt ? 'cancelled' : 'active';
  if (status === 'past_due') return 'failed';
  return status === 'incomplete' ? 'open' : 'ended';
}
