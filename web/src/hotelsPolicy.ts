import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';
import type { HotelFilter, HotelSort } from './gql/generated';

interface Edge {
  node: Reference;
  cursor?: string;
}

/** A run of results in one order without gaps; `start` is the cursor that it follows, empty for the beginning. */
interface Run {
  sort: HotelSort;
  start: string;
  nodes?: Reference[];
  edges?: Edge[];
  hasNextPage?: boolean;
  /** Known cursors and how many results of the run lie before them. */
  cursors: Record<string, number>;
}

interface StoredHotels {
  totalCount?: number;
  runs: Run[];
}

interface Connection {
  __typename?: string;
  totalCount?: number;
  nodes?: Reference[];
  edges?: Edge[];
  pageInfo?: { __typename?: string; hasNextPage?: boolean; endCursor?: string | null };
}

/** The arguments as documents write them; all may be missing. */
interface HotelsArgs extends Record<string, unknown> {
  filter?: HotelFilter | null;
  sort?: HotelSort;
  first?: number;
  after?: string | null;
}

type Options = FieldFunctionOptions<HotelsArgs>;

const sortOf = (args: Options['args']): HotelSort => args?.sort ?? 'RELEVANCE';
const lengthOf = ({ nodes, edges }: { nodes?: unknown[]; edges?: unknown[] }) => nodes?.length ?? edges?.length ?? 0;

/** The same filter has one key however it is written: without empty values, and lists in one order. */
function filterKey(args: Options['args']): string {
  const entries = Object.entries(args?.filter ?? {})
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value] as const)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .sort(([a], [b]) => a.localeCompare(b));
  return `hotels:${JSON.stringify(Object.fromEntries(entries))}`;
}

/** Adds a page: behind the run that ends where the page begins, or as a run of its own. */
function merge(existing: StoredHotels | undefined, incoming: Connection, { args }: Options): StoredHotels {
  const stored = existing ?? { runs: [] };
  const totalCount = incoming.totalCount ?? stored.totalCount;
  if (!incoming.nodes && !incoming.edges) return { ...stored, totalCount };

  const sort = sortOf(args);
  const start = args?.after ?? '';
  const before = start === '' ? undefined : stored.runs.find((run) => run.sort === sort && run.cursors[start] === lengthOf(run));
  const page = {
    sort,
    start,
    nodes: incoming.nodes,
    edges: incoming.edges,
    hasNextPage: incoming.pageInfo?.hasNextPage,
    cursors: incoming.pageInfo?.endCursor ? { [incoming.pageInfo.endCursor]: lengthOf(incoming) } : {},
  };
  const run = before ? joined(before, page) : page;
  const others = stored.runs.filter((other) => other.sort !== sort || other.start !== run.start);
  return { totalCount, runs: [...others, run] };
}

function joined(before: Run, page: Run): Run {
  const length = lengthOf(before);
  const moved = Object.entries(page.cursors).map(([cursor, position]) => [cursor, position + length] as const);
  return {
    ...before,
    nodes: before.nodes && page.nodes && [...before.nodes, ...page.nodes],
    edges: before.edges && page.edges && [...before.edges, ...page.edges],
    hasNextPage: page.hasNextPage,
    cursors: { ...before.cursors, ...Object.fromEntries(moved) },
  };
}

/**
 * The first `first` results after `after`, as far as they are loaded; else nothing, and a request follows.
 * An order that was not loaded is made here when all results are known in another one.
 */
function read(existing: StoredHotels | undefined, options: Options): Connection | undefined {
  if (!existing) return undefined;
  const list = loadedPart(existing, options) ?? sortedHere(existing, options);
  if (!list && existing.totalCount === undefined) return undefined;
  return { __typename: 'HotelConnection', totalCount: existing.totalCount, ...list };
}

function loadedPart({ runs }: StoredHotels, { args, canRead }: Options): Connection | undefined {
  const after = args?.after ?? '';
  const ofSort = runs.filter((run) => run.sort === sortOf(args));
  const run = ofSort.find(({ start }) => start === after) ?? ofSort.find(({ cursors }) => after in cursors);
  if (!run) return undefined;
  const from = run.start === after ? 0 : (run.cursors[after] ?? 0);
  const to = args?.first ? Math.min(from + args.first, lengthOf(run)) : lengthOf(run);
  if (args?.first && to < from + args.first && run.hasNextPage) return undefined;
  const endCursor = Object.entries(run.cursors).find(([, position]) => position === to)?.[0] ?? run.edges?.[to - 1]?.cursor;
  return {
    nodes: run.nodes?.slice(from, to).filter(canRead),
    edges: run.edges?.slice(from, to).filter(({ node }) => canRead(node)),
    pageInfo: pageInfo(to < lengthOf(run) || run.hasNextPage === true, endCursor),
  };
}

function sortedHere({ runs }: StoredHotels, { args, readField, canRead }: Options): Connection | undefined {
  const sort = sortOf(args);
  const all = runs.find((run) => run.start === '' && run.hasNextPage === false);
  if (!all || sort === 'RELEVANCE' || args?.after) return undefined;
  const direction = sort === 'PRICE_ASC' ? 1 : -1;
  const price = (node: Reference) => readField<number>('pricePerNight', node) ?? 0;
  const id = (node: Reference) => Number(readField<string>('id', node));
  const byPrice = (a: Reference, b: Reference) => direction * (price(a) - price(b) || id(a) - id(b));
  return {
    nodes: all.nodes?.filter(canRead).sort(byPrice),
    edges: all.edges?.filter(({ node }) => canRead(node)).sort((a, b) => byPrice(a.node, b.node)),
    pageInfo: pageInfo(false),
  };
}

function pageInfo(hasNextPage: boolean, endCursor: string | null = null) {
  return { __typename: 'PageInfo', hasNextPage, endCursor };
}

/** `Query.hotels`: one entry for each filter, with the runs that are loaded in each order. */
export const hotelsPolicy: FieldPolicy<StoredHotels, Connection, Connection | undefined, Options> = {
  keyArgs: filterKey,
  merge,
  read,
};
