import { Field, Int, ObjectType } from 'type-graphql';
import { Hotel } from './hotel.entity.js';
import { HotelFacets } from './hotel.facets.types.js';

@ObjectType({ simpleResolvers: true, description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'True when another page follows.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'True when the page was asked for with a cursor.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first entry; null on an empty page.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last entry: pass it as `after` for the next page.' })
  endCursor: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One accommodation in a list.' })
export class HotelEdge {
  @Field(() => Hotel, { description: 'The accommodation.' })
  node: Hotel;

  @Field(() => String, { description: 'Its place in the list, for `after`.' })
  cursor: string;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list of accommodations.' })
export class HotelConnection {
  @Field(() => [HotelEdge], { description: 'The accommodations with their cursors.' })
  edges: HotelEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands.' })
  pageInfo: PageInfo;

  /** Counted only when the field is asked for. */
  count: () => Promise<number>;

  /** Counted only when the field is asked for. */
  facetsOf: () => Promise<HotelFacets>;

  /** Looked up only when the field is asked for. */
  meant: () => Promise<string | null>;

  @Field(() => [Hotel], { description: 'The accommodations without cursors.' })
  get nodes(): Hotel[] {
    return this.edges.map((edge) => edge.node);
  }

  @Field(() => Int, { description: 'How many accommodations match in all. Counted only when asked for.' })
  get totalCount(): Promise<number> {
    return this.count();
  }

  @Field(() => HotelFacets, { description: 'How many accommodations each option of a filter would leave. Counted only when asked for.' })
  get facets(): Promise<HotelFacets> {
    return this.facetsOf();
  }

  @Field(() => String, {
    nullable: true,
    description:
      'The search with its words as accommodations spell them, where it was taken for mistyped: this is what was searched for, unless the filter asks for the exact words. Null otherwise.',
  })
  get didYouMean(): Promise<string | null> {
    return this.meant();
  }
}
