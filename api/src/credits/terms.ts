import type { EntityManager } from '@mikro-orm/postgresql';
import type { Account } from './ledger.service.js';
import type { Subscription } from './subscription.entity.js';

/** What listings make of credits. Listings know credits and not the other way round, so they bring this along. */
export interface Terms {
  /** Spends the credit of a paid further year on the listing that the subscription backs, if there is one, and moves its term. */
  renew(em: EntityManager, account: Account, subscription: Subscription, until: Date, now: Date): Promise<void>;
  /** Ends the term of the listing that the subscription backs and gives its credit back to the balance; false without such a listing. */
  withdraw(em: EntityManager, account: Account, subscription: Subscription, now: Date): Promise<boolean>;
}
