import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../auth.js';
import { Node } from '../node.js';
import { DateTime, Url } from '../scalars.js';
import { User } from '../viewer/user.entity.js';

/** An address that is told of changes. */
@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'An address of an operator that is told of changes of listings, by signed requests (Standard Webhooks).' })
export class Webhook {
  [OptionalProps]?: 'isActive' | 'failures' | 'nextAttemptAt' | 'createdAt';

  @Auth('OWNER')
  @Field(() => ID, { description: 'The number of the webhook, as text.' })
  @PrimaryKey({ type: 'integer' })
  id: number;

  @ManyToOne({ entity: () => User, index: true, deleteRule: 'cascade' })
  owner: Rel<User>;

  @Auth('OWNER')
  @Field(() => Url, { description: 'Where requests go to.' })
  @Property({ type: 'string', length: 1000 })
  url: string;

  /** `whsec_…`: what requests are signed with, so it has to be kept as it is; shown once. */
  @Property({ type: 'string', length: 100, hidden: true })
  secret: string;

  @Auth('OWNER')
  @Field(() => Boolean, { description: 'True when it is told of its owner’s own listings only.' })
  @Property({ type: 'boolean' })
  isOwnOnly: boolean;

  @Auth('OWNER')
  @Field(() => Boolean, { description: 'False while it is switched off, by its owner or after seven days without success: nothing is sent then.' })
  @Property({ type: 'boolean', default: true })
  isActive: boolean = true;

  /** Up to which position of the changes deliveries have been made. */
  @Property({ type: 'bigint' })
  position: string;

  /** Attempts since the last success. */
  @Property({ type: 'integer', default: 0 })
  failures: number = 0;

  @Auth('OWNER')
  @Field(() => DateTime, { nullable: true, description: 'Since when nothing has arrived; null while all is well.' })
  @Property({ type: 'datetime', nullable: true })
  failingSince?: Date | null;

  /** When the oldest waiting delivery is due. While one is being sent: when it counts as lost with its process. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  nextAttemptAt: Date = new Date();

  @Auth('OWNER')
  @Field(() => DateTime, { description: 'When it was set up.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
