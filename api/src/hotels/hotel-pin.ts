import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'An accommodation as a point on the map.' })
export class HotelPin {
  @Field(() => ID, { description: 'The number of the accommodation, as text.' })
  id: number;

  @Field(() => String, { description: 'The name in addresses. Example: "vila-lavanda".' })
  slug: string;

  @Field(() => String, { description: 'The name.' })
  name: string;

  @Field(() => Float, { description: 'Latitude in degrees north (WGS 84).' })
  latitude: number;

  @Field(() => Float, { description: 'Longitude in degrees east (WGS 84).' })
  longitude: number;

  @Field(() => Int, { description: 'Indicative price of one night in whole euros.' })
  pricePerNight: number;

  @Field(() => Boolean, { description: 'True when it is shown among the featured places.' })
  isFeatured: boolean;
}
