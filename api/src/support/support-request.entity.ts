import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../auth.js';
import { Language } from '../language.js';
import { Node } from '../node.js';
import { DateTime } from '../scalars.js';
import { User } from '../viewer/user.entity.js';
import { SupportCategory } from './categories.js';

/** Which form it came from. */
export enum SupportKind {
  HELP = 'help',
  FEEDBACK = 'feedback',
}
registerEnumType(SupportKind, {
  name: 'SupportKind',
  description: 'Which form a message came from.',
  valuesConfig: { HELP: { description: 'The help form: an answer is expected.' }, FEEDBACK: { description: 'The feedback form.' } },
});

/** A message to support, as one of the two forms sent it. */
@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'A message to support, as one of the two forms sent it. Only administrators can read it.' })
@Check({ name: 'support_request_rating', expression: 'rating >= 1 and rating <= 5' })
@Index({ name: 'support_request_open', expression: 'create index "support_request_open" on "support_request" (id desc) where not is_done' })
export class SupportRequest {
  [OptionalProps]?: 'isDone' | 'createdAt';

  @Auth('ADMIN')
  @Field(() => ID, { description: 'The number of the message, as text.' })
  @PrimaryKey({ type: 'integer' })
  id: number;

  @Auth('ADMIN')
  @Field(() => String, { description: 'What its sender was told to refer to, for example H-7K3P2Q.' })
  @Property({ type: 'string', length: 12, unique: true })
  reference: string;

  @Auth('ADMIN')
  @Field(() => SupportKind, { description: 'Which form it came from.' })
  @Property({ type: 'string', length: 20 })
  kind: SupportKind;

  @Auth('ADMIN')
  @Field(() => SupportCategory, { nullable: true, description: 'What the sender chose; null where nothing was chosen.' })
  @Property({ type: 'string', length: 20 })
  category: string;

  @Auth('ADMIN')
  @Field(() => String, { nullable: true, description: 'The sender’s name.' })
  @Property({ type: 'string', length: 120, nullable: true })
  name?: string | null;

  @Auth('ADMIN')
  @Field(() => String, { nullable: true, description: 'Where an answer goes.' })
  @Property({ type: 'string', length: 254, nullable: true })
  email?: string | null;

  @Auth('ADMIN')
  @Field(() => String, { nullable: true, description: 'What it is about, in a line.' })
  @Property({ type: 'string', length: 200, nullable: true })
  subject?: string | null;

  @Auth('ADMIN')
  @Field(() => Int, { nullable: true, description: 'Of feedback: 5 is excellent, 1 is dissatisfied.' })
  @Property({ type: 'smallint', nullable: true })
  rating?: number | null;

  @Auth('ADMIN')
  @Field(() => String, { description: 'The message, as it was written.' })
  @Property({ type: 'text' })
  message: string;

  @Auth('ADMIN')
  @Field(() => Language, { description: 'The language of the page that it came from.' })
  @Property({ type: 'string', length: 2 })
  language: Language;

  /** Who was signed in, if anybody. */
  @ManyToOne({ entity: () => User, nullable: true, index: true, deleteRule: 'set null' })
  user?: Rel<User> | null;

  @Auth('ADMIN')
  @Field(() => Boolean, { description: 'True once somebody has taken care of it.' })
  @Property({ type: 'boolean', default: false })
  isDone: boolean = false;

  @Auth('ADMIN')
  @Field(() => DateTime, { description: 'When it arrived.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
