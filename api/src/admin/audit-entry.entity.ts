import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../auth.js';
import { Node } from '../node.js';
import { DateTime } from '../scalars.js';
import { User } from '../viewer/user.entity.js';

/** What an administrator did. */
export enum AuditAction {
  USER_ACTIVATED = 'user_activated',
  USER_DEACTIVATED = 'user_deactivated',
  USER_DELETED = 'user_deleted',
  HOTEL_ACTIVATED = 'hotel_activated',
  HOTEL_DEACTIVATED = 'hotel_deactivated',
  HOTEL_DELETED = 'hotel_deleted',
  HOTEL_FEATURED = 'hotel_featured',
  HOTEL_UNFEATURED = 'hotel_unfeatured',
  CREDIT_GRANTED = 'credit_granted',
  MESSAGE_DONE = 'message_done',
  MESSAGE_REOPENED = 'message_reopened',
}
registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What an administrator did.',
  valuesConfig: {
    USER_ACTIVATED: { description: 'An account may sign in again.' },
    USER_DEACTIVATED: { description: 'An account may not sign in any more, and its listings are hidden.' },
    USER_DELETED: { description: 'An account is gone, with its listings.' },
    HOTEL_ACTIVATED: { description: 'A listing is shown again.' },
    HOTEL_DEACTIVATED: { description: 'A listing is not shown any more.' },
    HOTEL_DELETED: { description: 'A listing is gone, with its pictures.' },
    HOTEL_FEATURED: { description: 'A listing is among the featured ones.' },
    HOTEL_UNFEATURED: { description: 'A listing is not among the featured ones any more.' },
    CREDIT_GRANTED: { description: 'Credits were given or taken back, with a reason.' },
    MESSAGE_DONE: { description: 'A message to support has been taken care of.' },
    MESSAGE_REOPENED: { description: 'A message to support is open again.' },
  },
});

/** Who did what, when, to whom. Written in the transaction of the deed. */
@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'What an administrator did: who, when, to whom. Written together with the deed.' })
export class AuditEntry {
  [OptionalProps]?: 'createdAt';

  @Auth('ADMIN')
  @Field(() => ID, { description: 'The number of the entry, as text.' })
  @PrimaryKey({ type: 'integer' })
  id: number;

  /** Null once the administrator has been deleted. */
  @ManyToOne({ entity: () => User, nullable: true, index: true, deleteRule: 'set null' })
  admin?: Rel<User> | null;

  @Auth('ADMIN')
  @Field(() => String, { description: 'The address of the administrator, as it was then; a number once the account has been deleted.' })
  @Property({ type: 'string', length: 254 })
  adminEmail: string;

  @Auth('ADMIN')
  @Field(() => AuditAction, { description: 'What was done.' })
  @Property({ type: 'string', length: 30 })
  action: AuditAction;

  @Auth('ADMIN')
  @Field(() => ID, { description: 'The number of the account, listing or message that it was done to.' })
  @Property({ type: 'integer' })
  targetId: number;

  @Auth('ADMIN')
  @Field(() => String, { description: 'Its address, name or reference, as it was then; a number once the account that it belonged to has been deleted.' })
  @Property({ type: 'string', length: 254 })
  targetName: string;

  @Auth('ADMIN')
  @Field(() => String, { nullable: true, description: 'The reason that was given, where one is asked for.' })
  @Property({ type: 'string', length: 255, nullable: true })
  reason?: string | null;

  /** Looked up with the entry, never stored. */
  @Auth('ADMIN')
  @Field(() => Boolean, {
    description: 'True while the account or listing is there and still on or off as this left it: it can be undone. False for deeds of other kinds.',
  })
  isInForce?: boolean;

  @Auth('ADMIN')
  @Field(() => DateTime, { description: 'When it was done.' })
  @Index()
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
