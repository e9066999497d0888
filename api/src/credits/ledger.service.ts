import type { EntityManager } from '@mikro-orm/postgresql';
import type { SystemContext } from '../context.js';
import type { CreditTransactionType } from './credit-transaction.entity.js';

/** An operator's balance while its row is locked. */
export interface Account {
  readonly userId: number;
  credits: number;
}

export interface Entry {
  type: CreditTransactionType;
  /** Positive when granted, negative when spent. */
  amount: number;
  /** The listing's name or the invoice's number. */
  description: string;
  /** What caused it; the same cause is booked once. */
  sourceKey?: string;
  hotelId?: number;
  subscriptionId?: number;
}

/**
 * Changes of one operator's credits, terms and subscriptions happen one after the other: in a transaction that holds
 * the lock of the operator's row. Null when there is no such operator (any more).
 */
export function withAccount<Result>(
  userId: number,
  { em }: Pick<SystemContext, 'em'>,
  work: (em: EntityManager, account: Account) => Promise<Result>,
): Promise<Result | null> {
  return em.fork().transactional(async (transaction) => {
    const [row] = await transaction.execute<{ credits: number }[]>('select credits from "user" where id = ? for update', [userId]);
    return row ? work(transaction, { userId, credits: row.credits }) : null;
  });
}

/** Adds a line to the ledger; false when its cause has been booked before. The database keeps the balance. */
export async function book(em: EntityManager, account: Account, entry: Entry, now: Date): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `insert into credit_transaction (user_id, type, amount, description, source_key, hotel_id, related_subscription_id, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (source_key) do nothing returning id`,
    [
      account.userId,
      entry.type,
      entry.amount,
      entry.description.slice(0, 255),
      entry.sourceKey ?? null,
      entry.hotelId ?? null,
      entry.subscriptionId ?? null,
      now,
    ],
  );
  if (rows.length === 0) return false;
  account.credits += entry.amount;
  return true;
}
