import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../scalars.js';
import { Weight } from '../weight.js';
import { CONTACT_KINDS, type VisitKind } from './visit.kind.js';

/** Counts by kind; what is missing is zero. */
export type Counts = Partial<Record<VisitKind, number>>;

@ObjectType({ simpleResolvers: true, description: 'How many visitors did what. Each is counted once a day for each listing and kind.' })
export class VisitCounts {
  @Field(() => Int, { description: 'Had the listing on the screen in a list, at least half of it for a second.' })
  impression: number = 0;

  @Field(() => Int, { description: 'Opened the page of the listing.' })
  detail: number = 0;

  @Field(() => Int, { description: 'Put the listing into the comparison.' })
  compare: number = 0;

  @Field(() => Int, { description: 'Kept the listing as a favourite.' })
  favourite: number = 0;

  @Field(() => Int, { description: 'Went to the website.' })
  website: number = 0;

  @Field(() => Int, { description: 'Opened the telephone number.' })
  phone: number = 0;

  @Field(() => Int, { description: 'Opened the e-mail address.' })
  mail: number = 0;

  @Field(() => Int, { description: 'Went to the page at Facebook.' })
  facebook: number = 0;

  @Field(() => Int, { description: 'Went to the page at Instagram.' })
  instagram: number = 0;

  @Field(() => Int, { description: 'Looked the address up in the maps service.' })
  maps: number = 0;

  @Field(() => Int, { description: 'Contacts: website, phone, mail, facebook, instagram and maps together.' })
  contacts: number = 0;

  /** The counts with their sum of contacts; what is missing is zero. */
  static of(counts: Counts): VisitCounts {
    const contacts = CONTACT_KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    return Object.assign(new VisitCounts(), counts, { contacts });
  }
}

@ObjectType({ simpleResolvers: true, description: 'The counts of one day.' })
export class VisitDay {
  @Field(() => LocalDate, { description: 'The day in Croatia.' })
  date: string;

  @Field(() => VisitCounts, { description: 'What was counted on it.' })
  counts: VisitCounts;
}

@ObjectType({ simpleResolvers: true, description: 'The counts of one of the operator’s listings.' })
export class ListingVisits {
  @Field(() => ID, { description: 'The number of the listing, as text.' })
  hotelId: string;

  @Field(() => VisitCounts, { description: 'What was counted in the period.' })
  totals: VisitCounts;
}

@ObjectType({ simpleResolvers: true, description: 'What visitors did with one of the operator’s listings, or with all of them, in the last days, today among them.' })
export class HotelStatistics {
  @Field(() => ID, { description: 'The listing’s number and the number of days, for example "7-30"; "own-30" for all listings of the operator.' })
  id: string;

  @Field(() => VisitCounts, { description: 'What was counted in the period.' })
  totals: VisitCounts;

  @Field(() => VisitCounts, { description: 'What was counted in as many days before the period.' })
  previousTotals: VisitCounts;

  @Field(() => VisitCounts, {
    nullable: true,
    description:
      'The median of each kind over the visible listings of the listing’s region in the same period, in whole visits; in a region with more than 300, over a fixed 300 of them. Null below 5 listings, so that nobody’s figures can be read off, and for all listings together.',
  })
  regionMedian: VisitCounts | null;

  @Weight({ items: 0, points: 10 })
  @Field(() => [VisitDay], { description: 'Every day of the period, the oldest first, also those without a visit.' })
  days: VisitDay[];

  @Weight({ items: 0, points: 10 })
  @Field(() => [ListingVisits], { description: 'The listings that are counted here, the newest first; at most 500.' })
  listings: ListingVisits[];

  @Field(() => Float, {
    nullable: true,
    description:
      'What one contact cost, in euro: the yearly price of a listing for the days of the period on which it existed, divided by the contacts. Null without a contact.',
  })
  euroPerContact: number | null;
}
