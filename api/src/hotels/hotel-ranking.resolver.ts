import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.js';
import { HotelRanking } from './hotel-ranking.js';
import { Hotel } from './hotel.entity.js';

@Resolver(() => Hotel)
export class HotelRankingResolver {
  @FieldResolver(() => HotelRanking, { nullable: true, description: 'Its points in the order of relevance, and what they are made of.' })
  ranking(@Root() hotel: Hotel, @Ctx() { loaders }: Context): Promise<HotelRanking | null> {
    return loaders.hotelRanking.load(hotel.id);
  }
}
