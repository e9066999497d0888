import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Connection, Edge } from '../connection.js';
import { DateTime } from '../scalars.js';

export enum ListingChangeKind {
  CREATED = 'CREATED',
  CHANGED = 'CHANGED',
  HIDDEN = 'HIDDEN',
  DELETED = 'DELETED',
}
registerEnumType(ListingChangeKind, {
  name: 'ListingChangeKind',
  description: 'What happened to a listing, as the public sees it.',
  valuesConfig: {
    CREATED: { description: 'It appeared: put up, or shown again after it was hidden. Add it.' },
    CHANGED: { description: 'Something that the public reads of it is different. Replace it.' },
    HIDDEN: { description: 'It is no longer shown and may come back. Remove it.' },
    DELETED: { description: 'It is gone for good; also said of a listing that was hidden before. Remove it.' },
  },
});

/** A change as its row is read. */
@ObjectType({ simpleResolvers: true, description: 'One thing that happened to one listing. All changes stand in one order; those of one listing in the order in which they happened.' })
export class ListingChange {
  @Field(() => String, { description: 'Its place in the order: pass it as `since` for what comes after it. Opaque.' })
  cursor: string;

  @Field(() => ListingChangeKind, { description: 'What happened.' })
  kind: ListingChangeKind;

  @Field(() => ID, { description: 'The number of the listing, as text.' })
  hotelId: string;

  @Field(() => String, { description: 'The listing’s name in addresses.' })
  slug: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  changedAt: string;
}

@ObjectType({ simpleResolvers: true, description: 'One change in a list.' })
export class ListingChangeEdge extends Edge(ListingChange) {}

@ObjectType({
  simpleResolvers: true,
  description: 'Some of the changes of listings, in their order. There is always an `endCursor` to go on from, on an empty page too; with `hasNextPage`, more can be had at once.',
})
export class ListingChangeConnection extends Connection(ListingChange, ListingChangeEdge) {}
