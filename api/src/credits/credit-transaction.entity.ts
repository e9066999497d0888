import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../auth.js';
import { Node } from '../node.js';
import { DateTime } from '../scalars.js';
import { User } from '../viewer/user.entity.js';
import { Subscription } from './subscription.entity.js';

/** What moved a credit. */
export enum CreditTransactionType {
  PURCHASE = 'purchase',
  RENEWAL = 'renewal',
  LISTING = 'listing',
  LISTING_RENEWAL = 'listing_renewal',
  ADJUSTMENT = 'adjustment',
  REFUND = 'refund',
}
registerEnumType(CreditTransactionType, {
  name: 'CreditTransactionType',
  description: 'What moved a credit.',
  valuesConfig: {
    PURCHASE: { description: 'The first year of a subscription was paid.' },
    RENEWAL: { description: 'A further year of a subscription was paid.' },
    LISTING: { description: 'A listing was put up, or put up again.' },
    LISTING_RENEWAL: { description: 'A listing went on for another term.' },
    ADJUSTMENT: { description: 'Given or taken back outside a payment.' },
    REFUND: { description: 'A payment was returned, and its credit with it.' },
  },
});

/** One line of the credit ledger; lines are only ever added, the database refuses anything else. */
@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'One line of an operator’s credit ledger. Lines are only ever added.' })
@Check({
  name: 'credit_transaction_type',
  expression: `type in (${Object.values(CreditTransactionType).map((type) => `'${type}'`).join(', ')})`,
})
@Check({ name: 'credit_transaction_amount', expression: 'amount <> 0' })
@Index({ name: 'credit_transaction_user_id_id_index', properties: ['user', 'id'] })
export class CreditTransaction {
  [OptionalProps]?: 'createdAt';

  @Auth('OWNER')
  @Field(() => ID, { description: 'The number of the line, as text.' })
  @PrimaryKey({ type: 'integer' })
  id: number;

  /** Null once the operator has been deleted: accounting keeps the line, without the person. */
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  user?: Rel<User> | null;

  /** The listing it was spent on. A number only: the line outlives the listing. */
  @Property({ type: 'integer', nullable: true })
  hotelId?: number | null;

  @Auth('OWNER')
  @Field(() => CreditTransactionType, { description: 'What moved the credit.' })
  @Property({ type: 'string', length: 20 })
  type: CreditTransactionType;

  @Auth('OWNER')
  @Field(() => Int, { description: 'Credits: positive when granted, negative when spent.' })
  @Property({ type: 'integer' })
  amount: number;

  @Auth('OWNER')
  @Field(() => String, { description: 'The name that the listing had then, or the number of the invoice.' })
  @Property({ type: 'string', length: 255 })
  description: string;

  @ManyToOne({ entity: () => Subscription, nullable: true, deleteRule: 'set null' })
  relatedSubscription?: Rel<Subscription> | null;

  /** What caused it, once: the paid invoice, for example. A second line for the same key is refused. */
  @Property({ type: 'string', length: 255, nullable: true, unique: true })
  sourceKey?: string | null;

  @Auth('OWNER')
  @Field(() => DateTime, { description: 'When it was booked.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Auth('OWNER')
  @Field(() => Int, { description: 'The balance after this line, in credits.' })
  balance?: number;

  @Auth('OWNER')
  @Field(() => Boolean, { description: 'True when Stripe has an invoice for it: see createInvoiceLink.' })
  hasInvoice?: boolean;
}
