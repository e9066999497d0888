import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { Subscription } from '../credits/subscription.entity.js';
import { idOf } from '../ids.js';
import { User } from '../viewer/user.entity.js';
import { Hotel } from './hotel.entity.js';
import { type DraftValues, ListingDraft } from './listing-draft.entity.js';
import { discardDraft, saveDraft } from './listing.drafts.js';
import { ListingInput } from './listing.input.js';
import { createHotel, deleteHotel, updateHotel } from './listing.service.js';

const HOTEL_ID = { nullable: true, description: 'The listing that is being changed; none for a new one.' };

@Resolver(() => Hotel)
export class ListingResolver {
  @Auth('SIGNED_IN', 'OWN_LISTINGS_WRITE')
  @Mutation(() => Hotel, {
    description: 'Puts up a listing and spends one credit on its paid term. PAYMENT_REQUIRED without a credit; nothing is written then.',
  })
  createHotel(
    @Ctx() context: Context,
    @Arg('input', () => ListingInput, { description: 'The whole listing.' }) input: ListingInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description:
        'What the sender calls this one listing, at most 100 characters, a UUID for example. Sent again with the same one, since an answer was lost, it changes the listing that was put up with it to `input`, and spends no other credit.',
    })
    idempotencyKey?: string | null,
  ): Promise<Hotel> {
    return createHotel(input, idempotencyKey ?? null, context);
  }

  @Auth('SIGNED_IN', 'OWN_LISTINGS_WRITE')
  @Mutation(() => Hotel, { description: 'Changes one’s own listing; its address stays. NOT_FOUND for somebody else’s.' })
  updateHotel(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The number of the listing.' }) id: string,
    @Arg('input', () => ListingInput, { description: 'The whole listing as it is to be.' }) input: ListingInput,
  ): Promise<Hotel> {
    return updateHotel(idOf(id, 'id'), input, context);
  }

  @Auth('SIGNED_IN', 'OWN_LISTINGS_WRITE')
  @Mutation(() => ID, { description: 'Removes one’s own listing and its pictures for good; gives back its number. NOT_FOUND for somebody else’s.' })
  async deleteHotel(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The number of the listing.' }) id: string,
  ): Promise<string> {
    return String(await deleteHotel(idOf(id, 'id'), context));
  }

  @Auth('SIGNED_IN', 'OWN_LISTINGS_WRITE')
  @Mutation(() => ListingDraft, { description: 'Keeps fields of the form as they were typed; fields that are not named stay as they are.' })
  saveListingDraft(
    @Ctx() context: Context,
    @Arg('values', () => GraphQLJSONObject, { description: 'Fields by the names of ListingInput, and `step`.' }) values: DraftValues,
    @Arg('hotelId', () => ID, HOTEL_ID) hotelId?: string | null,
  ): Promise<ListingDraft> {
    return saveDraft(hotelId == null ? null : idOf(hotelId, 'hotelId'), values, context);
  }

  @Auth('SIGNED_IN', 'OWN_LISTINGS_WRITE')
  @Mutation(() => Boolean, { description: 'Forgets a draft; true, also when there was none.' })
  discardListingDraft(@Ctx() context: Context, @Arg('hotelId', () => ID, HOTEL_ID) hotelId?: string | null): Promise<boolean> {
    return discardDraft(hotelId == null ? null : idOf(hotelId, 'hotelId'), context);
  }

  @Auth('OWNER')
  @FieldResolver(() => User, { description: 'The operator.' })
  owner(@Root() hotel: Hotel & { ownerId: number }, @Ctx() { loaders }: Context): Promise<User> {
    return loaders.user.load(hotel.ownerId);
  }

  @Auth('OWNER')
  @FieldResolver(() => Subscription, { nullable: true, description: 'The subscription that renews it; null where none does.' })
  subscription(@Root() hotel: Hotel, @Ctx() { loaders }: Context): Promise<Subscription | null> {
    return loaders.subscriptionOfHotel.load(hotel.id);
  }
}
