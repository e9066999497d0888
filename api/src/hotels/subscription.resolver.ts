import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { Subscription } from '../credits/subscription.entity.js';
import { Hotel } from './hotel.entity.js';

@Resolver(() => Subscription)
export class SubscriptionResolver {
  @Auth('OWNER')
  @FieldResolver(() => Hotel, { nullable: true, description: 'The listing that it pays for; null while it pays for none.' })
  hotel(@Root() { id }: Subscription, @Ctx() { loaders }: Context): Promise<Hotel | null> {
    return loaders.hotelOfSubscription.load(id);
  }
}
