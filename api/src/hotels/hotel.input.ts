import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { Amenity } from './amenity.js';
import type { AmenityKey } from './hotel.rules.js';

/** The order of a list. */
export enum HotelSort {
  RELEVANCE = 'relevance',
  PRICE_ASC = 'price-asc',
  PRICE_DESC = 'price-desc',
  SEA_DISTANCE = 'sea-distance',
}
registerEnumType(HotelSort, {
  name: 'HotelSort',
  description: 'The order of a list of accommodations.',
  valuesConfig: {
    RELEVANCE: { description: 'Matches in name and place first, then by points for what guests say and what the listing tells; see `Hotel.ranking`. Nobody can pay for a place in it.' },
    PRICE_ASC: { description: 'Lowest price first.' },
    PRICE_DESC: { description: 'Highest price first.' },
    SEA_DISTANCE: { description: 'Nearest to the sea first; places whose distance is not known come last.' },
  },
});

@InputType({ description: 'A part of the map between two parallels and two meridians.' })
export class BoundsInput {
  @Field(() => Float, { description: 'The lowest latitude, degrees north.' })
  south: number;

  @Field(() => Float, { description: 'The lowest longitude, degrees east.' })
  west: number;

  @Field(() => Float, { description: 'The highest latitude, degrees north.' })
  north: number;

  @Field(() => Float, { description: 'The highest longitude, degrees east.' })
  east: number;
}

@InputType({ description: 'Narrows a list of accommodations. All conditions must hold; what is left out does not narrow.' })
export class HotelFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must occur in name, place, region, tags or short description, also as the beginning of a word. Case and accents do not matter, small typos are forgiven. At most 200 characters. Example: "dubrovnik pool".',
  })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Takes the words of the search as they are written: typos are not forgiven.' })
  isSearchExact?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only this region. Example: "2".' })
  regionId?: string | null;

  @Field(() => [Int], { nullable: true, description: 'Only these categories, 1 to 5 stars. Example: [4, 5].' })
  starRating?: number[] | null;

  @Field(() => Int, { nullable: true, description: 'Lowest price per night in whole euros, inclusive.' })
  priceMin?: number | null;

  @Field(() => Int, { nullable: true, description: 'Highest price per night in whole euros, inclusive.' })
  priceMax?: number | null;

  @Field(() => [Amenity], { nullable: true, description: 'Only places that have all of these.' })
  amenities?: AmenityKey[] | null;

  @Field(() => Int, { nullable: true, description: 'Only places where at least so many people can sleep; where it is not stated, 2 can.' })
  guestsMin?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only places with at least so many rooms; where it is not stated, there is 1.' })
  roomsMin?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only places of at least so many square metres; where it is not stated, they have 50.' })
  sizeMin?: number | null;

  @Field(() => [String], { nullable: true, description: 'Only places that have all of these keywords. Case, accents and punctuation do not matter. At most 20.' })
  tags?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Only places at most so many metres from the sea in a straight line. Example: 500.' })
  seaDistanceMax?: number | null;

  @Field(() => BoundsInput, { nullable: true, description: 'Only places within this part of the map, its edges included.' })
  bounds?: BoundsInput | null;
}
