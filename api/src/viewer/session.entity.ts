import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../node.js';
import { DateTime } from '../scalars.js';
import { User } from './user.entity.js';

/** One browser that is signed in. Only the hash of what it holds is stored. */
@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'One browser that is signed in.' })
export class Session {
  [OptionalProps]?: 'createdAt' | 'lastUsedAt';

  @Field(() => ID, { description: 'The number of the session, as text. It says nothing about the cookie.' })
  @PrimaryKey({ type: 'integer' })
  id: number;

  /** SHA-256 of the cookie's value, as hexadecimal text. */
  @Property({ type: 'string', length: 64, unique: true, hidden: true })
  tokenHash: string;

  @ManyToOne({ entity: () => User, index: true, deleteRule: 'cascade' })
  user: Rel<User>;

  @Field(() => String, { description: 'What the browser calls itself, as its header User-Agent says; empty when it does not.' })
  @Property({ type: 'string', length: 255 })
  userAgent: string;

  @Field(() => DateTime, { description: 'When it signed in.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was last used, to within ten minutes.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  lastUsedAt: Date;

  /** However much it is used, it ends then. */
  @Index()
  @Property({ type: 'datetime' })
  expiresAt: Date;

  @Field(() => Boolean, { description: 'True for the session of this request.' })
  isCurrent?: boolean;
}
