import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Hotel } from '../hotels/hotel.entity.js';
import { Node } from '../node.js';
import { Weight } from '../weight.js';

/** A list of favourites as it was shared. Nobody's name is on it: whoever knows the secret may read it. */
@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'A list of favourites as somebody shared it; it never changes.' })
export class Shortlist {
  [OptionalProps]?: 'createdAt' | 'lastSeenAt';

  @Field(() => ID, { description: 'The secret that stands in the shared address: 22 letters, digits, "-" and "_".' })
  @PrimaryKey({ type: 'string', length: 22 })
  id: string;

  @Property({ type: 'array', columnType: 'int[]', runtimeType: 'number[]' })
  hotelIds: number[];

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** To the day: what nobody looks at any more is removed. */
  @Index()
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  lastSeenAt: Date = new Date();

  @Weight({ items: 50 })
  @Field(() => [Hotel], { description: 'Those of its accommodations that are visible, in the order in which they were shared.' })
  hotels: Hotel[];

  @Field(() => Int, { description: 'How many of its accommodations are no longer there, or not visible just now.' })
  goneCount: number;
}
