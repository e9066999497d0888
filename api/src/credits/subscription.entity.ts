import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../viewer/user.entity.js';

/** A yearly subscription at Stripe: it pays for one listing. */
@Entity()
@Check({ name: 'subscription_credits_positive', expression: 'credits_per_period > 0' })
export class Subscription {
  [OptionalProps]?: 'creditsPerPeriod' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: 'integer' })
  id: number;

  @ManyToOne({ entity: () => User, index: true, deleteRule: 'cascade' })
  user: Rel<User>;

  @Property({ type: 'string', length: 255, unique: true })
  stripeSubscriptionId: string;

  @Property({ type: 'string', length: 255 })
  stripeCustomerId: string;

  @Property({ type: 'string', length: 255 })
  stripePriceId: string;

  /** Stripe's own word: active, trialing, past_due, canceled, … */
  @Property({ type: 'string', length: 40 })
  status: string;

  @Property({ type: 'datetime' })
  currentPeriodStart: Date;

  @Property({ type: 'datetime' })
  currentPeriodEnd: Date;

  @Property({ type: 'integer', default: 1 })
  creditsPerPeriod: number = 1;

  @Property({ type: 'string', length: 255, nullable: true })
  promoCode?: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
