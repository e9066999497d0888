import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { idOf } from '../ids.js';
import { User } from '../viewer/user.entity.js';
import { Weight } from '../weight.js';
import { setMonthlyMail } from './monthly.service.js';
import { findStatistics } from './statistic.service.js';
import { HotelStatistics } from './statistic.types.js';

@Resolver(() => HotelStatistics)
export class StatisticResolver {
  @Auth('SIGNED_IN', 'OWN_LISTINGS_READ')
  @Weight({ points: 20 })
  @Query(() => HotelStatistics, {
    description: 'What visitors did with one’s own listings. Counted without cookies; crawlers, one’s own visits and administrators are left out.',
  })
  hotelStatistics(
    @Ctx() context: Context,
    @Arg('hotelId', () => ID, { nullable: true, description: 'One of one’s own listings; all of them when left out.' }) hotelId: string | null,
    @Arg('days', () => Int, { defaultValue: 30, description: 'How many days back, today among them: 1 to 365.' }) days: number,
  ): Promise<HotelStatistics> {
    return findStatistics(hotelId == null ? null : idOf(hotelId, 'hotelId'), days, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => User, { description: 'Switches the monthly mail with the figures of one’s listings on or off.' })
  setMonthlyMail(
    @Ctx() context: Context,
    @Arg('isWanted', () => Boolean, { description: 'On or off.' }) isWanted: boolean,
  ): Promise<User> {
    return setMonthlyMail(isWanted, context);
  }
}
