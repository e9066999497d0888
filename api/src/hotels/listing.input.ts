import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { Amenity } from './amenity.js';
import type { AmenityKey } from './hotel.rules.js';

/** Everything may be left out here, since the rules say what is missing, and in the operator's words. */
@InputType({ description: 'What an operator writes about a listing. Fields that are marked as required are refused when empty.' })
export class ListingInput {
  @Field(() => String, { nullable: true, description: 'Required. The name of the place, at most 120 characters.' })
  name?: string | null;

  @Field(() => ID, { nullable: true, description: 'Required. The number of its region.' })
  regionId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its category, 1 to 5 stars; when left out, as it was, and 3 for a new listing.' })
  starRating?: number | null;

  @Field(() => String, { nullable: true, description: 'Required. Street, number, postal code and town, at most 160 characters.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Its town; when left out, it is read from the address.' })
  city?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Latitude in degrees north (WGS 84), 42.0 to 46.7, together with the longitude. When both are left out, they stay as they were while the town does; otherwise, and when both are null, the middle of the town is taken.',
  })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees east (WGS 84), 13.2 to 19.6, together with the latitude.' })
  longitude?: number | null;

  @Field(() => Int, { nullable: true, description: 'Required. Price per night in whole euros, from 1.' })
  pricePerNight?: number | null;

  @Field(() => Int, { nullable: true, description: 'Required. Number of rooms, from 1.' })
  rooms?: number | null;

  @Field(() => Int, { nullable: true, description: 'Required. How many people can sleep there, from 1.' })
  guests?: number | null;

  @Field(() => Int, { nullable: true, description: 'Required. Size in square metres, from 1.' })
  size?: number | null;

  @Field(() => String, { nullable: true, description: 'Required. One or two sentences for cards, 20 to 300 characters.' })
  shortDescription?: string | null;

  @Field(() => String, { nullable: true, description: 'Required. The whole description, 50 to 5,000 characters.' })
  description?: string | null;

  @Field(() => [Amenity], { nullable: true, description: 'What the place has.' })
  amenities?: AmenityKey[] | null;

  @Field(() => [String], { nullable: true, description: 'Words to be found by: at most 20, each at most 40 characters, none twice.' })
  tags?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Further things that the place has: at most 20, each at most 60 characters, none twice. When left out, as they were.' })
  features?: string[] | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for enquiries. Example: "info@vila-lavanda.example".' })
  contactEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number for enquiries, at most 40 characters. Example: "+385 21 000 000".' })
  contactPhone?: string | null;

  @Field(() => String, { nullable: true, description: 'The place’s own site: http or https, the scheme may be left out.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'Page at Facebook: http or https, the scheme may be left out.' })
  facebook?: string | null;

  @Field(() => String, { nullable: true, description: 'Page at Instagram: http or https, the scheme may be left out.' })
  instagram?: string | null;

  @Field(() => String, { nullable: true, description: 'Required. The main picture: the `url` of an uploaded one. Example: "/images/3f….jpg".' })
  imageUrl?: string | null;

  @Field(() => [String], { nullable: true, description: 'Required: 4 to 10. The additional pictures in their order, each the `url` of an uploaded one.' })
  images?: string[] | null;
}
