import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { requireOne } from '../ids.js';
import { Kept } from '../kept.js';
import { Language } from '../language.js';
import { Weight } from '../weight.js';
import { Region } from './region.entity.js';
import { findRegion, findRegions } from './region.service.js';

const LANGUAGE = 'In which language; by default the language of the request.';

@Resolver(() => Region)
export class RegionResolver {
  @Auth('PUBLIC', 'LISTINGS_READ')
  @Weight({ items: 20 })
  @Kept('region')
  @Query(() => [Region], { description: 'All regions, in their fixed order.' })
  regions(@Ctx() context: Context): Promise<Region[]> {
    return findRegions(context);
  }

  @Auth('PUBLIC', 'LISTINGS_READ')
  @Kept('region')
  @Query(() => Region, { nullable: true, description: 'One region by its slug or its number; null when there is none.' })
  region(
    @Ctx() context: Context,
    @Arg('slug', () => String, { nullable: true, description: 'The name in addresses, for example "istrien".' }) slug?: string,
    @Arg('id', () => ID, { nullable: true, description: 'The number of the region.' }) id?: string,
  ): Promise<Region | null> {
    return findRegion(requireOne(slug, id), context);
  }

  @FieldResolver(() => String, { description: 'The name, for example "Istrien".' })
  name(
    @Root() region: Region,
    @Ctx() context: Context,
    @Arg('language', () => Language, { nullable: true, description: LANGUAGE }) language?: Language,
  ): string {
    return region.names[language ?? context.language];
  }

  @FieldResolver(() => String, { description: 'One sentence about the region.' })
  description(
    @Root() region: Region,
    @Ctx() context: Context,
    @Arg('language', () => Language, { nullable: true, description: LANGUAGE }) language?: Language,
  ): string {
    return region.descriptions[language ?? context.language];
  }

  @Kept('hotel@parent')
  @FieldResolver(() => Int, { description: 'How many accommodations are visible in it: counted, never set by hand.' })
  async hotelCount(@Root() region: Region, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.regionFigures.load(region.id)).hotelCount;
  }

  @Kept('hotel@parent')
  @FieldResolver(() => Int, {
    description: 'The lowest price of one night among its visible accommodations in whole euros; 0 when it has none.',
  })
  async minPrice(@Root() region: Region, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.regionFigures.load(region.id)).minPrice;
  }
}
