import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../viewer/user.entity.js';
import { Subscription } from './subscription.entity.js';

export const CREDIT_TRANSACTION_TYPES = [
  'purchase',
  'renewal',
  'listing',
  'listing_renewal',
  'adjustment',
  'refund',
] as const;
export type CreditTransactionType = (typeof CREDIT_TRANSACTION_TYPES)[number];

/** One line of the credit ledger; rows are only ever added. */
@Entity()
@Check({
  name: 'credit_transaction_type',
  expression: `type in (${CREDIT_TRANSACTION_TYPES.map((type) => `'${type}'`).join(', ')})`,
})
@Check({ name: 'credit_transaction_amount', expression: 'amount <> 0' })
export class CreditTransaction {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'integer' })
  id: number;

  /** Null once the operator has been deleted: accounting keeps the row, without the person. */
  @ManyToOne({ entity: () => User, index: true, nullable: true, deleteRule: 'set null' })
  user?: Rel<User> | null;

  /** The listing it was spent on. A number only: the row outlives the listing. */
  @Property({ type: 'integer', nullable: true })
  hotelId?: number | null;

  @Property({ type: 'string', length: 20 })
  type: CreditTransactionType;

  /** Credits: positive when granted, negative when spent. */
  @Property({ type: 'integer' })
  amount: number;

  @Property({ type: 'string', length: 255 })
  description: string;

  @ManyToOne({ entity: () => Subscription, nullable: true, deleteRule: 'set null' })
  relatedSubscription?: Rel<Subscription> | null;

  /** What caused it, once: the paid invoice, for example. A second grant for the same key is refused. */
  @Property({ type: 'string', length: 255, nullable: true, unique: true })
  sourceKey?: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
