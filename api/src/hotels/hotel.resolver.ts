import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../auth.js';
import { AFTER } from '../connection.js';
import type { Context } from '../context.js';
import { idOf, requireOne } from '../ids.js';
import type { ShownImage } from '../images/image.alt.js';
import { Image } from '../images/image.entity.js';
import { imageIdOf } from '../images/image.files.js';
import { Kept } from '../kept.js';
import { Language } from '../language.js';
import { Region } from '../regions/region.entity.js';
import { Weight } from '../weight.js';
import { MayBeWritten, NotWritten, Written } from '../written.js';
import { Amenity } from './amenity.js';
import { askedOf } from './hotel.asked.js';
import { HotelConnection } from './hotel.connection.js';
import { Hotel } from './hotel.entity.js';
import { HotelFilter, HotelSort } from './hotel.input.js';
import { AMENITIES, type AmenityKey } from './hotel.rules.js';
import { byNumbers, featured, findHotel, findHotels } from './hotel.service.js';
import { show } from './hotel.shown.js';
import { writeHotels } from './hotel.written.js';
import { setHotelActive } from './term.service.js';

/** Words are looked for in all listings. */
const costOfSearch = ({ filter }: { filter?: { search?: string | null } | null }) => (filter?.search ? 5 : 0);

/** A listing as the reads give it: with the numbers of what it refers to, and its pictures where they were selected with it. */
type HotelRow = Hotel & { regionId: number; ownerId: number; mainImage?: Image | null; pictures?: Image[] };

@Resolver(() => Hotel)
export class HotelResolver {
  @Auth('PUBLIC', 'LISTINGS_READ')
  @Weight({ points: costOfSearch })
  @Kept('hotel@filter', 'region')
  @MayBeWritten(writeHotels, 'nodes')
  @Query(() => HotelConnection, { description: 'The visible accommodations, page by page.' })
  hotels(
    @Ctx() context: Context,
    @Arg('filter', () => HotelFilter, { nullable: true, description: 'Which ones; all when left out.' })
    filter: HotelFilter | null,
    @Arg('sort', () => HotelSort, { defaultValue: HotelSort.RELEVANCE, description: 'In which order.' }) sort: HotelSort,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<HotelConnection> {
    return findHotels({ filter: filter ?? {}, sort, first, after }, context, askedOf(info, ['nodes'], ['edges', 'node']), info.variableValues);
  }

  @Auth('PUBLIC', 'LISTINGS_READ')
  @Kept('hotel:id', 'region')
  @MayBeWritten(writeHotels)
  @Query(() => Hotel, {
    nullable: true,
    description: 'One accommodation by its slug or its number; null when there is none that you may see.',
  })
  async hotel(
    @Ctx() context: Context,
    @Arg('slug', () => String, { nullable: true, description: 'The name in addresses, for example "vila-lavanda".' })
    slug: string | undefined,
    @Arg('id', () => ID, { nullable: true, description: 'The number of the accommodation.' }) id: string | undefined,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Hotel | Written | null> {
    const asked = askedOf(info);
    const hotel = await findHotel(requireOne(slug, id), context, asked, info.variableValues);
    if (!asked.writing || !hotel) return hotel;
    if (hotel.written == null) throw new NotWritten();
    return new Written(hotel.written, hotel.id);
  }

  @Auth('PUBLIC', 'LISTINGS_READ')
  @Kept('hotel', 'region')
  @MayBeWritten(writeHotels)
  @Query(() => [Hotel], { description: 'The accommodations that are featured, the most relevant first.' })
  featuredHotels(
    @Ctx() context: Context,
    @Arg('first', () => Int, { defaultValue: 6, description: 'How many at most, 1 to 100.' }) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Hotel[] | Written> {
    return show(featured(first, context), { asked: askedOf(info), variables: info.variableValues, context });
  }

  @Auth('PUBLIC', 'LISTINGS_READ')
  @Kept('hotel', 'region')
  @MayBeWritten(writeHotels)
  @Query(() => [Hotel], { description: 'Visible accommodations by their numbers, in the asked order, each once; those that are not visible are left out.' })
  hotelsByIds(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The numbers of the accommodations, at most 50.' }) ids: string[],
    @Info() info: GraphQLResolveInfo,
  ): Promise<Hotel[] | Written> {
    return show(byNumbers(ids, 'ids'), { asked: askedOf(info), variables: info.variableValues, context });
  }

  @Auth('SIGNED_IN', 'OWN_LISTINGS_WRITE')
  @Mutation(() => Hotel, {
    description:
      'Switches one’s own listing on or off. Free within its paid term; after it, switching on spends a credit, and without one fails with PAYMENT_REQUIRED.',
  })
  setHotelActive(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The number of the listing.' }) id: string,
    @Arg('isActive', () => Boolean, { description: 'On or off.' }) isActive: boolean,
  ): Promise<Hotel> {
    return setHotelActive(idOf(id, 'id'), isActive, context);
  }

  @FieldResolver(() => ID, { description: 'The number of the region, as text.' })
  regionId(@Root() hotel: HotelRow): string {
    return String(hotel.regionId);
  }

  @FieldResolver(() => ID, { description: 'The number of the operator, as text.' })
  ownerId(@Root() hotel: HotelRow): string {
    return String(hotel.ownerId);
  }

  @FieldResolver(() => Region, { description: 'The region that it lies in.' })
  region(@Root() hotel: HotelRow, @Ctx() { loaders, regions }: Context): Region | Promise<Region | null> {
    return regions.get(hotel.regionId) ?? loaders.region.load(hotel.regionId);
  }

  @FieldResolver(() => String, { description: 'The name of the region, for example "Istrien".' })
  async regionName(
    @Root() hotel: HotelRow,
    @Ctx() { loaders, regions, language: ofRequest }: Context,
    @Arg('language', () => Language, { nullable: true, description: 'In which language; by default the language of the request.' })
    language?: Language,
  ): Promise<string | undefined> {
    return (regions.get(hotel.regionId) ?? (await loaders.region.load(hotel.regionId)))?.names[language ?? ofRequest];
  }

  @FieldResolver(() => [Amenity], { description: 'What the place has, in a fixed order.' })
  amenities(@Root() hotel: Hotel): AmenityKey[] {
    return AMENITIES.filter((key) => hotel.amenities.includes(key));
  }

  @Kept('image:id')
  @FieldResolver(() => Image, { nullable: true, description: 'The main picture; null where there is none.' })
  image(@Root() hotel: HotelRow, @Ctx() { loaders }: Context): ShownImage | null | Promise<ShownImage | null> {
    if (hotel.mainImage !== undefined) return hotel.mainImage && shownBy(hotel, hotel.mainImage, 1);
    const id = imageIdOf(hotel.imageUrl);
    return id ? loaders.image.load(id).then((image) => image && shownBy(hotel, image, 1)) : null;
  }

  @Kept('image:id')
  @Weight({ items: 10 })
  @FieldResolver(() => [Image], { description: 'The additional pictures without the main one, in the operator’s order.' })
  async images(@Root() hotel: HotelRow, @Ctx() { loaders }: Context): Promise<ShownImage[]> {
    if (hotel.pictures) return hotel.pictures.map((image, index) => shownBy(hotel, image, index + 2));
    const ids = hotel.imageUrls.map(imageIdOf).filter((id) => id !== null);
    const images = (await Promise.all(ids.map((id) => loaders.image.load(id)))).filter((image) => image !== null);
    return images.map((image, index) => shownBy(hotel, image, index + 2));
  }
}

/** The main picture is the first. */
function shownBy({ name, city }: Hotel, image: Image, position: number): ShownImage {
  return { ...image, shows: { name, city, position } };
}
