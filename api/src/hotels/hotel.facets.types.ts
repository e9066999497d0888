import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Weight } from '../weight.js';
import { Amenity } from './amenity.js';
import type { AmenityKey } from './hotel.rules.js';

/** A facet is one look at all that the filter finds; its options are few. */
const COUNTED = { items: 0, points: 10 };

const COUNT = 'How many accommodations it would leave.';

@ObjectType({ simpleResolvers: true, description: 'A region as an option of the filter.' })
export class RegionFacet {
  @Field(() => ID, { description: 'The number of the region.' })
  regionId: string;

  @Field(() => Int, { description: COUNT })
  count: number;
}

@ObjectType({ simpleResolvers: true, description: 'A price band as an option of the filter.' })
export class PriceRangeFacet {
  @Field(() => Int, { description: 'Lowest price per night in whole euros, inclusive.' })
  min: number;

  @Field(() => Int, { nullable: true, description: 'Highest price per night in whole euros, inclusive; null for no upper bound.' })
  max: number | null;

  @Field(() => Int, { description: COUNT })
  count: number;
}

@ObjectType({ simpleResolvers: true, description: 'An amenity as an option of the filter.' })
export class AmenityFacet {
  @Field(() => Amenity, { description: 'The amenity.' })
  amenity: AmenityKey;

  @Field(() => Int, { description: COUNT })
  count: number;
}

@ObjectType({ simpleResolvers: true, description: 'A figure as an option of the filter.' })
export class FigureFacet {
  @Field(() => Int, { description: 'The figure, in the unit of the field that it stands in.' })
  value: number;

  @Field(() => Int, { description: COUNT })
  count: number;
}

@ObjectType({ simpleResolvers: true, description: 'A keyword as an option of the filter.' })
export class TagFacet {
  @Field(() => String, { description: 'The keyword as it was first written.' })
  tag: string;

  @Field(() => Int, { description: COUNT })
  count: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'How many accommodations each option of a filter would leave, beside all that is chosen already. Where options exclude each other, an option is counted in place of the one that is chosen; amenities and keywords are counted in addition to the chosen ones.',
})
export class HotelFacets {
  @Field(() => Boolean, {
    description:
      'True when every count is exact. False where there is too much to be counted: then each is the least that there is, also where it says 0.',
  })
  areExact: boolean;

  @Weight(COUNTED)
  @Field(() => [RegionFacet], { description: 'Every region.' })
  regions: RegionFacet[];

  @Weight(COUNTED)
  @Field(() => [PriceRangeFacet], { description: 'The price bands. A price on a border lies in both.' })
  priceRanges: PriceRangeFacet[];

  @Weight(COUNTED)
  @Field(() => [AmenityFacet], { description: 'Every amenity, together with the chosen ones.' })
  amenities: AmenityFacet[];

  @Weight(COUNTED)
  @Field(() => [FigureFacet], { description: 'Each category from 1 to 5 stars by itself.' })
  starRatings: FigureFacet[];

  @Weight(COUNTED)
  @Field(() => [FigureFacet], { description: 'At least so many people, 1 to 8.' })
  guests: FigureFacet[];

  @Weight(COUNTED)
  @Field(() => [FigureFacet], { description: 'At least so many rooms, 1 to 5.' })
  rooms: FigureFacet[];

  @Weight(COUNTED)
  @Field(() => [FigureFacet], { description: 'At least so many square metres: 30, 50, 80, 120.' })
  sizes: FigureFacet[];

  @Weight(COUNTED)
  @Field(() => [TagFacet], { description: 'The chosen keywords and the most frequent ones beside them, together with the chosen ones; at most 12 but for the chosen ones.' })
  tags: TagFacet[];

  @Weight(COUNTED)
  @Field(() => [FigureFacet], { description: 'At most so many metres from the sea: 100, 300, 1000, 5000.' })
  seaDistances: FigureFacet[];
}
