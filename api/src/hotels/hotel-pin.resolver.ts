import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { Kept } from '../kept.js';
import { Weight } from '../weight.js';
import { HotelPin } from './hotel-pin.js';
import { findHotelPins } from './hotel-pin.service.js';
import { HotelFilter } from './hotel.input.js';

@Resolver()
export class HotelPinResolver {
  @Auth('PUBLIC', 'LISTINGS_READ')
  @Weight({ items: 0, points: 100 })
  @Kept('hotel@filter', 'region')
  @Query(() => [HotelPin], {
    description: 'The visible accommodations as points on the map: at most 5,000, the most relevant ones. Those whose position is not known are left out.',
  })
  hotelPins(
    @Ctx() context: Context,
    @Arg('filter', () => HotelFilter, { nullable: true, description: 'Which ones; all when left out.' }) filter: HotelFilter | null,
  ): Promise<HotelPin[]> {
    return findHotelPins(filter ?? {}, context);
  }
}
