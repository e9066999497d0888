import { type ClassType, Field, ObjectType } from 'type-graphql';
import { invalid } from './errors.js';

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

/** The argument that a page is asked for with. */
export const AFTER = { nullable: true, description: 'The cursor after which the page starts: the `endCursor` of the page before. The first page when left out.' };

interface EdgeOf<Row> {
  node: Row;
  cursor: string;
}

/** What the fields of a page are made from. */
export interface Page<Row> {
  edges: EdgeOf<Row>[];
  pageInfo: PageInfo;
}

/** The base of a type of edges: `@ObjectType(…) class HotelEdge extends Edge(Hotel) {}`. */
export function Edge<Row extends object>(type: ClassType<Row>) {
  @ObjectType({ simpleResolvers: true })
  abstract class AnyEdge implements EdgeOf<Row> {
    @Field(() => type, { description: 'The entry itself.' })
    node: Row;

    @Field(() => String, { description: 'Its place in the list: pass it as `after` for what follows it. Opaque, and good for this order of the list only.' })
    cursor: string;
  }
  return AnyEdge;
}

/** The base of a type of pages: `@ObjectType(…) class HotelConnection extends Connection(Hotel, HotelEdge) {}`. */
export function Connection<Row extends object>(type: ClassType<Row>, edge: ClassType<EdgeOf<Row>>) {
  @ObjectType({ simpleResolvers: true })
  abstract class AnyConnection implements Page<Row> {
    @Field(() => [edge], { description: 'The entries with their cursors.' })
    edges: EdgeOf<Row>[];

    @Field(() => PageInfo, { description: 'Where the page stands.' })
    pageInfo: PageInfo;

    @Field(() => [type], { description: 'The entries without cursors.' })
    get nodes(): Row[] {
      return this.edges.map(({ node }) => node);
    }
  }
  return AnyConnection;
}

/** Few ask for the cursors in between. A class, since each object with a getter of its own would have a shape of its own. */
class LazyEdge<Row> implements EdgeOf<Row> {
  constructor(
    readonly node: Row,
    private readonly cursorOf: (row: Row) => string,
  ) {}

  get cursor(): string {
    return this.cursorOf(this.node);
  }
}

/** A page of at most `first` rows, cut from one row more: that one says whether another page follows. */
export function pageOf<Row>(rows: Row[], first: number, after: string | null | undefined, cursorOf: (row: Row) => string): Page<Row> {
  const edges = rows.slice(0, first).map((node) => new LazyEdge(node, cursorOf));
  const pageInfo = {
    hasNextPage: rows.length > first,
    hasPreviousPage: after != null,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, pageInfo };
}

export function checkPageSize(first: number, { maxPageSize }: { maxPageSize: number }): void {
  if (first < 1 || first > maxPageSize) throw invalid('first', 'pageSize', { max: maxPageSize });
}

/** A place in a list as its cursor: opaque to clients. */
export function writeCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place that a cursor stands for; refused where it is none of ours, as far as `isOurs` can tell. */
export function readCursor<Place>(cursor: string, isOurs: (place: unknown) => place is Place): Place {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor.slice(0, 2000), 'base64url').toString());
    if (isOurs(place)) return place;
  } catch {
    // No JSON: refused below like every other.
  }
  throw invalid('after', 'cursorInvalid');
}

/** The cursor of a list in the order of its numbers. */
export const idCursor = ({ id }: { id: number }) => writeCursor(id);

/** The number that such a page starts after; null for the first page. */
export const idOfCursor = (after: string | null | undefined) => (after == null ? null : readCursor(after, isNumber));

const isNumber = (place: unknown): place is number => Number.isInteger(place) && Math.abs(place as number) < 2 ** 31;
