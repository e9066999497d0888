import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { Hotel } from '../hotels/hotel.entity.js';
import { nodeIdOf } from '../node.js';
import { findChanges } from './change.service.js';
import { ListingChange, ListingChangeConnection } from './change.types.js';

@Resolver(() => ListingChange)
export class ChangeResolver {
  @Auth('PUBLIC', 'LISTINGS_READ')
  @Query(() => ListingChangeConnection, {
    description:
      'What was created, changed, hidden or deleted since a cursor, in order, each change once. To keep a copy: take a cursor first (no `since`), page through `hotels`, then follow from that cursor. Changes are kept for 90 days.',
  })
  listingChanges(
    @Ctx() context: Context,
    @Arg('since', () => String, {
      nullable: true,
      description: 'The `endCursor` or `cursor` up to which changes are known. Without it: nothing, and the cursor of now.',
    })
    since: string | null,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many changes at most, 1 to 500.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The same as `since`, under the name that it has in every list: for programs that know connections.' })
    after: string | null,
  ): Promise<ListingChangeConnection> {
    return findChanges(since ?? after ?? null, first, context);
  }

  @FieldResolver(() => Hotel, { nullable: true, description: 'The listing as it is now; null when it is not visible now.' })
  hotel(@Root() { hotelId }: ListingChange, @Ctx() { loaders }: Context): Promise<Hotel | null> {
    return loaders.visibleHotel.load(Number(hotelId));
  }

  @FieldResolver(() => ID, { description: 'The listing’s id among all things, as in `Hotel.nodeId`.' })
  hotelNodeId(@Root() { hotelId }: ListingChange): string {
    return nodeIdOf('Hotel', hotelId);
  }
}
