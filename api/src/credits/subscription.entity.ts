import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../auth.js';
import { Node } from '../node.js';
import { DateTime } from '../scalars.js';
import { User } from '../viewer/user.entity.js';

/** Stripe's words for a subscription that still stands. */
export const STANDING = ['active', 'trialing', 'past_due'];

/** A yearly subscription at Stripe: it pays for one listing. What stands here is what Stripe said last. */
@Entity()
// In GraphQL, a type called Subscription would be the root of live updates.
@ObjectType('CreditSubscription', { implements: Node, simpleResolvers: true, description: 'A yearly subscription at Stripe: each paid period brings one credit.' })
@Check({ name: 'subscription_credits_positive', expression: 'credits_per_period > 0' })
export class Subscription {
  [OptionalProps]?: 'creditsPerPeriod' | 'fetchedAt' | 'createdAt' | 'updatedAt';

  @Auth('OWNER')
  @Field(() => ID, { description: 'The number of the subscription, as text.' })
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

  @Auth('OWNER')
  @Field(() => String, { description: 'Stripe’s own word, and no closed set: active, trialing, past_due, canceled, …' })
  @Property({ type: 'string', length: 40 })
  status: string;

  @Auth('OWNER')
  @Field(() => DateTime, { description: 'When the current year began.' })
  @Property({ type: 'datetime' })
  currentPeriodStart: Date;

  @Index()
  @Auth('OWNER')
  @Field(() => DateTime, { description: 'When the current year ends: it renews then, unless it has been cancelled.' })
  @Property({ type: 'datetime' })
  currentPeriodEnd: Date;

  @Auth('OWNER')
  @Field(() => DateTime, { nullable: true, description: 'When it ends for good, once it has been cancelled; null while it renews.' })
  @Property({ type: 'datetime', nullable: true })
  cancelAt?: Date | null;

  /** The end of the last period that has been paid: a period that Stripe has begun may not be. */
  @Property({ type: 'datetime', nullable: true })
  paidUntil?: Date | null;

  /** When the operator was told that a renewal could not be collected; null while all is paid. */
  @Property({ type: 'datetime', nullable: true })
  remindedAt?: Date | null;

  @Property({ type: 'integer', default: 1 })
  creditsPerPeriod: number = 1;

  @Auth('OWNER')
  @Field(() => String, { nullable: true, description: 'The promotion code that it was bought with.' })
  @Property({ type: 'string', length: 255, nullable: true })
  promoCode?: string | null;

  /** When Stripe was asked for what stands here, by the database's clock: an older answer never replaces a newer one. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  fetchedAt: Date = new Date();

  @Auth('OWNER')
  @Field(() => DateTime, { description: 'When it was bought.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
