import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../node.js';
import { DateTime } from '../scalars.js';
import { User } from '../viewer/user.entity.js';
import { Hotel } from './hotel.entity.js';

export type DraftValues = Record<string, unknown>;

/** What an operator has written of a listing and not yet sent: one for a new one, one for each that is being changed. */
@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'What an operator has written of a listing and not yet sent.' })
@Check({ name: 'listing_draft_size', expression: 'length(values::text) <= 65536' })
@Index({
  name: 'listing_draft_once',
  expression: 'create unique index "listing_draft_once" on "listing_draft" (user_id, hotel_id) nulls not distinct',
})
export class ListingDraft {
  [OptionalProps]?: 'updatedAt';

  @Field(() => ID, { description: 'The number of the draft, as text.' })
  @PrimaryKey({ type: 'integer' })
  id: number;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user: Rel<User>;

  /** Null for a listing that does not exist yet. */
  @ManyToOne({ entity: () => Hotel, nullable: true, index: true, deleteRule: 'cascade' })
  hotel?: Rel<Hotel> | null;

  @Field(() => GraphQLJSONObject, { description: 'The form’s fields by name, as they were typed; those that were not touched are not there.' })
  @Property({ type: 'json' })
  values: DraftValues;

  @Field(() => DateTime, { description: 'When it was last written to.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  updatedAt: Date;
}
