import { type EventArgs, OptionalProps, type Rel } from '@mikro-orm/core';
import { BeforeCreate, BeforeUpdate, Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Subscription } from '../credits/subscription.entity.js';
import { Node } from '../node.js';
import { Positioned } from '../places/positioned.entity.js';
import { Region } from '../regions/region.entity.js';
import { DateTime, Decimal, Url } from '../scalars.js';
import { User } from '../viewer/user.entity.js';
import { Auth } from '../auth.js';
import { TextArray } from '../text-array.js';
import { Amenity } from './amenity.js';
import { HotelIndexes } from './hotel.indexes.js';
import { RELEVANCE_SQL } from './hotel.ranking.js';
import { AMENITIES, type AmenityKey } from './hotel.rules.js';
import { searchTexts } from './hotel.search.js';
import { InactiveReason } from './inactive-reason.js';

const has = (amenity: AmenityKey) => ({
  type: 'boolean',
  generated: `('${amenity}' = any(amenities)) stored`,
  ignoreSchemaChanges: ['type' as const, 'extra' as const],
});

const IN_AMENITIES = 'Six of the amenities only; `amenities` has them all. Removed after 2027-06-30.';

/** A place to stay: one listing of one operator. */
@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'A place to stay: a hotel, pension, apartment, villa or the like, listed by its operator.' })
@Check({ name: 'hotel_slug_is_no_number', expression: `slug !~ '^[0-9]+$'` })
@Check({ name: 'hotel_star_rating', expression: 'star_rating >= 1 and star_rating <= 5' })
@Check({ name: 'hotel_guest_rating', expression: 'guest_rating >= 1 and guest_rating <= 5' })
@Check({ name: 'hotel_figures_positive', expression: 'price_per_night > 0 and rooms > 0 and guests > 0 and size > 0 and review_count >= 0' })
@Check({ name: 'hotel_inactive_reason', expression: 'inactive_reason is null or not is_active' })
@Check({ name: 'hotel_amenities_known', expression: `amenities <@ array[${AMENITIES.map((key) => `'${key}'`).join(', ')}]::text[]` })
@Check({ name: 'hotel_position', expression: '(latitude is null) = (longitude is null)' })
@Check({
  name: 'hotel_position_facts',
  expression: 'sea_distance_metres >= 0 and (latitude is not null or (sea_distance_metres is null and island is null and not is_position_exact))',
})
@HotelIndexes()
export class Hotel extends Positioned {
  [OptionalProps]?:
    | 'guestRating'
    | 'reviewCount'
    | 'rooms'
    | 'guests'
    | 'size'
    | 'imageUrl'
    | 'imageUrls'
    | 'amenities'
    | 'features'
    | 'tags'
    | 'isActive'
    | 'inactiveReason'
    | 'isFeatured'
    | 'isPopular'
    | 'isVisible'
    | 'relevance'
    | 'tagIds'
    | 'searchText'
    | 'placeText'
    | ('freeWifi' | 'pool' | 'spa' | 'seaView' | 'parking' | 'restaurant')
    | 'isPositionExact'
    | 'createdAt'
    | 'updatedAt';

  @Field(() => ID, { description: 'The number of the accommodation, as text.' })
  @PrimaryKey({ type: 'integer' })
  id: number;

  @Field(() => String, { description: 'The name, as the operator writes it.' })
  @Property({ type: 'string', length: 120 })
  name: string;

  @Field(() => String, { description: 'The name in addresses, for example "vila-lavanda". Stays when the name changes.' })
  @Property({ type: 'string', length: 120, unique: true })
  slug: string;

  @Field(() => String, { description: 'The full description: plain text, paragraphs separated by an empty line.' })
  @Property({ type: 'text' })
  description: string;

  @Field(() => String, { description: 'One or two sentences: plain text.' })
  @Property({ type: 'string', length: 300 })
  shortDescription: string;

  @Field(() => String, { description: 'Street, number, postal code and place. Example: "Riva 12, 21450 Hvar".' })
  @Property({ type: 'string', length: 160 })
  address: string;

  @Field(() => String, { description: 'The town or village, with the island where there is one: "Brusje, Hvar".' })
  @Property({ type: 'string', length: 80 })
  city: string;

  @ManyToOne({ entity: () => Region, deleteRule: 'no action' })
  region: Rel<Region>;

  @Field(() => Int, { description: 'Official category, 1 to 5 stars.' })
  @Property({ type: 'smallint' })
  starRating: number;

  @Field(() => Decimal, { nullable: true, description: 'What guests say, 1.0 to 5.0 of 5; null while nobody has rated. Example: "4.8".' })
  @Property({ type: 'decimal', precision: 2, scale: 1, nullable: true })
  guestRating?: string | null;

  @Field(() => Int, { description: 'How many guests have rated.' })
  @Property({ type: 'integer', default: 0 })
  reviewCount: number = 0;

  @Field(() => Int, { description: 'Indicative price of one night in whole euros.' })
  @Property({ type: 'integer' })
  pricePerNight: number;

  @Field(() => String, { description: 'Address of the main picture, for example "/images/3f….jpg"; empty where there is none.' })
  @Property({ type: 'string', length: 255, default: '' })
  imageUrl: string = '';

  @Field(() => [String], { description: 'Addresses of the additional pictures, in the operator’s order, for example "/images/3f….jpg".' })
  @Property({ type: TextArray, columnType: 'text[]', fieldName: 'images', default: [] })
  imageUrls: string[] = [];

  @Field(() => [Amenity], { description: 'What the place has, in a fixed order.' })
  @Property({ type: TextArray, columnType: 'text[]', default: [] })
  amenities: AmenityKey[] = [];

  @Field(() => [String], { description: 'What else the place offers, in the operator’s words. Example: ["Bootsverleih"].' })
  @Property({ type: TextArray, columnType: 'text[]', default: [] })
  features: string[] = [];

  @Field(() => [String], { description: 'Keywords, in the operator’s words. Example: ["Familien", "Strand"].' })
  @Property({ type: TextArray, columnType: 'text[]', default: [] })
  tags: string[] = [];

  @Field(() => Int, { nullable: true, description: 'Number of rooms; null where the operator does not say.' })
  @Property({ type: 'integer', nullable: true, default: 1 })
  rooms?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many people can sleep there; null where the operator does not say.' })
  @Property({ type: 'integer', nullable: true, default: 2 })
  guests?: number | null;

  @Field(() => Int, { nullable: true, description: 'Size in square metres; null where the operator does not say.' })
  @Property({ type: 'integer', nullable: true, default: 50 })
  size?: number | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for enquiries. Example: "info@vila-lavanda.example".' })
  @Property({ type: 'string', length: 254, nullable: true })
  contactEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number for enquiries, as the operator writes it. Example: "+385 21 000 000".' })
  @Property({ type: 'string', length: 40, nullable: true })
  contactPhone?: string | null;

  @Field(() => Url, { nullable: true, description: 'The operator’s own site.' })
  @Property({ type: 'string', length: 255, nullable: true })
  website?: string | null;

  @Field(() => Url, { nullable: true, description: 'Its page at Facebook.' })
  @Property({ type: 'string', length: 255, nullable: true })
  facebook?: string | null;

  @Field(() => Url, { nullable: true, description: 'Its page at Instagram.' })
  @Property({ type: 'string', length: 255, nullable: true })
  instagram?: string | null;

  @ManyToOne({ entity: () => User, index: true, deleteRule: 'cascade' })
  owner: Rel<User>;

  @Field(() => Boolean, { description: 'False while it is switched off; then only its operator and administrators see it.' })
  @Property({ type: 'boolean', default: true })
  isActive: boolean = true;

  @Auth('OWNER', 'ANY_KEY')
  @Field(() => InactiveReason, { nullable: true, description: 'Why it is off; null while it is active.' })
  @Property({ type: 'string', length: 20, nullable: true })
  inactiveReason?: InactiveReason | null;

  @Auth('OWNER', 'ANY_KEY')
  @Field(() => DateTime, { nullable: true, description: 'Until when it is paid for; null where no term has begun.' })
  @Property({ type: 'datetime', nullable: true })
  paidUntil?: Date | null;

  /** The subscription that renews it, where there is one: it backs one listing at a time. */
  @ManyToOne({ entity: () => Subscription, nullable: true, unique: true, deleteRule: 'set null' })
  subscription?: Rel<Subscription> | null;

  @Field(() => Boolean, { description: 'True when it is shown among the featured places.' })
  @Property({ type: 'boolean', default: false })
  isFeatured: boolean = false;

  @Field(() => Boolean, { description: 'True when it is asked for often.' })
  @Property({ type: 'boolean', default: false })
  isPopular: boolean = false;

  @Field(() => Boolean, { description: 'Wireless internet at no charge.', deprecationReason: IN_AMENITIES })
  @Property(has('freeWifi'))
  freeWifi: boolean;

  @Field(() => Boolean, { description: 'A swimming pool.', deprecationReason: IN_AMENITIES })
  @Property(has('pool'))
  pool: boolean;

  @Field(() => Boolean, { description: 'Spa or wellness rooms.', deprecationReason: IN_AMENITIES })
  @Property(has('spa'))
  spa: boolean;

  @Field(() => Boolean, { description: 'The sea can be seen from the place.', deprecationReason: IN_AMENITIES })
  @Property(has('seaView'))
  seaView: boolean;

  @Field(() => Boolean, { description: 'Parking.', deprecationReason: IN_AMENITIES })
  @Property(has('parking'))
  parking: boolean;

  @Field(() => Boolean, { description: 'A restaurant in the house.', deprecationReason: IN_AMENITIES })
  @Property(has('restaurant'))
  restaurant: boolean;

  /** Active, and so is its operator: whatever is public reads this. Kept by triggers, never set by hand. */
  @Property({ type: 'boolean', default: false })
  isVisible: boolean;

  /** The order of the list where none is asked for: points for quality, in tenths. */
  @Property({ type: 'integer', generated: `(${RELEVANCE_SQL}) stored`, ignoreSchemaChanges: ['type', 'extra'] })
  relevance: number;

  /** Its keywords as numbers of the table `tag`, however they are written. Kept by a trigger, never set by hand. */
  @Property({ type: 'array', columnType: 'int[]', default: [] })
  tagIds: number[];

  /** The folded words of name and place. */
  @Property({ type: 'text', default: '' })
  placeText: string = '';

  /** All folded words that it is found by. */
  @Property({ type: 'text', default: '' })
  searchText: string = '';

  @Field(() => DateTime, { description: 'When the listing was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @BeforeCreate()
  @BeforeUpdate()
  async fillSearchTexts({ em }: EventArgs<Hotel>): Promise<void> {
    Object.assign(this, searchTexts(this, await em.findOneOrFail(Region, this.region.id)));
  }
}
