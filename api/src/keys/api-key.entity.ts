import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../auth.js';
import { Node } from '../node.js';
import { DateTime } from '../scalars.js';
import { User } from '../viewer/user.entity.js';
import { TextArray } from '../text-array.js';
import { KeyScope } from './key.scope.js';

/** What a program signs in with on behalf of an operator. Only the hash of it is stored. */
@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'What a program uses the API with, on behalf of its owner: it is sent as `Authorization: Bearer obala_…`.' })
export class ApiKey {
  [OptionalProps]?: 'createdAt';

  @Auth('OWNER')
  @Field(() => ID, { description: 'The number of the key, as text. It says nothing about the secret.' })
  @PrimaryKey({ type: 'integer' })
  id: number;

  @ManyToOne({ entity: () => User, index: true, deleteRule: 'cascade' })
  user: Rel<User>;

  /** SHA-256 of the secret, as hexadecimal text. */
  @Property({ type: 'string', length: 64, unique: true, hidden: true })
  tokenHash: string;

  @Auth('OWNER')
  @Field(() => String, { description: 'What it is for, in its owner’s words.' })
  @Property({ type: 'string', length: 60 })
  name: string;

  @Auth('OWNER')
  @Field(() => String, { description: 'The first 12 characters of the secret, to recognise it by. Example: "obala_7fK2pQ".' })
  @Property({ type: 'string', length: 12 })
  prefix: string;

  @Auth('OWNER')
  @Field(() => [KeyScope], { description: 'What it may be used for.' })
  @Property({ type: TextArray, columnType: 'text[]' })
  scopes: KeyScope[];

  @Auth('OWNER')
  @Field(() => DateTime, { description: 'When it was made.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Auth('OWNER')
  @Field(() => DateTime, { nullable: true, description: 'When it was last used, to the minute; null before the first time.' })
  @Property({ type: 'datetime', nullable: true })
  lastUsedAt?: Date | null;

  @Auth('OWNER')
  @Field(() => DateTime, { nullable: true, description: 'When it ends, or ended, by itself; null for one without an end.' })
  @Property({ type: 'datetime', nullable: true })
  expiresAt?: Date | null;

  @Property({ type: 'datetime', nullable: true })
  revokedAt?: Date | null;

  @Auth('OWNER')
  @Field(() => Boolean, { description: 'True while it can be used: neither revoked nor past its end.' })
  isLive?: boolean;

  /** To whom it belongs, for `@auth`. */
  ownerId?: number;
}

/** A key that has just been made: the only time that its secret is told. */
@ObjectType({ simpleResolvers: true, description: 'A key that has just been made. Its secret is told this once, and kept nowhere.' })
export class CreatedApiKey {
  @Auth('SIGNED_IN')
  @Field(() => ApiKey, { description: 'The key, as it is listed from now on.' })
  key: ApiKey;

  @Auth('SIGNED_IN')
  @Field(() => String, { description: 'What a program sends: "obala_" and 40 letters and digits.' })
  secret: string;
}
