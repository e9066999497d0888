import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { Shortlist } from './shortlist.entity.js';
import { createShortlist, findShortlist } from './shortlist.service.js';

@Resolver(() => Shortlist)
export class ShortlistResolver {
  @Auth('PUBLIC')
  @Query(() => Shortlist, { nullable: true, description: 'A shared list of favourites by its secret; null when there is none.' })
  shortlist(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The secret from the shared address.' }) id: string,
  ): Promise<Shortlist | null> {
    return findShortlist(id, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Shortlist, {
    description: 'Keeps a list of favourites under a new secret, to be shared. Who did is not kept. Removed after 400 days in which nobody opened it.',
  })
  createShortlist(
    @Ctx() context: Context,
    @Arg('hotelIds', () => [ID], { description: 'The numbers of the accommodations, 1 to 50, in the order to be shown. Repeated and invisible ones are left out.' })
    hotelIds: string[],
  ): Promise<Shortlist> {
    return createShortlist(hotelIds, context);
  }
}
