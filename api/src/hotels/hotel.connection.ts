import { Field, Int, ObjectType } from 'type-graphql';
import { Connection, Edge } from '../connection.js';
import { Kept } from '../kept.js';
import { Weight } from '../weight.js';
import type { Written } from '../written.js';
import type { HotelCount } from './hotel.count.js';
import { Hotel } from './hotel.entity.js';
import { HotelFacets } from './hotel.facets.types.js';

@ObjectType({ simpleResolvers: true, description: 'One accommodation in a list.' })
export class HotelEdge extends Edge(Hotel) {}

@ObjectType({ simpleResolvers: true, description: 'One page of a list of accommodations.' })
export class HotelConnection extends Connection(Hotel, HotelEdge) {
  /** The entries as JSON, where they were asked for so. */
  written?: Written;

  /** Counted only when the field is asked for. */
  count: () => Promise<HotelCount>;

  /** Counted only when the field is asked for. */
  facetsOf: () => Promise<HotelFacets>;

  /** Looked up only when the field is asked for. */
  meant: () => Promise<string | null>;

  @Weight({ points: 10 })
  @Field(() => Int, {
    description: 'How many accommodations match in all; where there are too many to be counted (see `isTotalExact`), the most that is counted. Counted only when asked for.',
  })
  get totalCount(): Promise<number> {
    return this.count().then(({ count }) => count);
  }

  @Field(() => Boolean, { description: 'True when exactly `totalCount` accommodations match, false when there are more.' })
  get isTotalExact(): Promise<boolean> {
    return this.count().then(({ isExact }) => isExact);
  }

  // How many each other region would leave.
  @Kept('hotel')
  @Field(() => HotelFacets, { description: 'How many accommodations each option of a filter would leave. Counted only when asked for.' })
  get facets(): Promise<HotelFacets> {
    return this.facetsOf();
  }

  @Weight({ points: 2 })
  @Field(() => String, {
    nullable: true,
    description:
      'The search with its words as accommodations spell them, where it was taken for mistyped: this is what was searched for, unless the filter asks for the exact words. Null otherwise.',
  })
  get didYouMean(): Promise<string | null> {
    return this.meant();
  }
}
