import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { idOf } from '../ids.js';
import { User } from '../viewer/user.entity.js';
import { Weight } from '../weight.js';
import { Hotel } from './hotel.entity.js';
import { ListingDraft } from './listing-draft.entity.js';
import { findDraft } from './listing.drafts.js';
import { findOwnHotels } from './listing.service.js';

@Resolver(() => User)
export class OwnHotelsResolver {
  @Auth('OWNER', 'OWN_LISTINGS_READ')
  // Hardly anybody has so many: who has more pays no more for it.
  @Weight({ items: 80 })
  @FieldResolver(() => [Hotel], { description: 'All listings of the operator, active or not, the newest first; at most 500.' })
  hotels(@Root() user: User, @Ctx() context: Context): Promise<Hotel[]> {
    return findOwnHotels(user.id, context);
  }

  @Auth('OWNER', 'OWN_LISTINGS_READ')
  @FieldResolver(() => ListingDraft, { nullable: true, description: 'What was written of a listing and not yet sent; null where there is nothing.' })
  listingDraft(
    @Root() user: User,
    @Ctx() context: Context,
    @Arg('hotelId', () => ID, { nullable: true, description: 'The listing that is being changed; none for a new one.' }) hotelId?: string | null,
  ): Promise<ListingDraft | null> {
    return findDraft(user.id, hotelId == null ? null : idOf(hotelId, 'hotelId'), context);
  }
}
