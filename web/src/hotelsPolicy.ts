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
  /** With the places that the lists still hold and do not show: switched on again, they count again. */
  totalCount?: number;
  /** What was said of the filter as a whole. */
  said: Pick<Connection, 'facets' | 'didYouMean' | 'isTotalExact'>;
  runs: Run[];
}

interface Connection {
  __typename?: string;
  totalCount?: number;
  isTotalExact?: boolean;
  facets?: object;
  didYouMean?: string | null;
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

/** Whether a place is to be seen in public: it is there, and nobody has switched it off. */
export function isPublic(node: Reference, { canRead, readField }: Pick<Options, 'canRead' | 'readField'>): boolean {
  return canRead(node) && readField<boolean>('isActive', node) !== false;
}

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

/** How many places the lists hold and do not show. */
function hiddenCount(runs: Run[], options: Options): number {
  const nodes = runs.flatMap(({ nodes, edges }) => nodes ?? edges?.map(({ node }) => node) ?? []);
  const hidden = nodes.filter((node) => !isPublic(node, options)).map(({ __ref }) => __ref);
  return new Set(hidden).size;
}

/** Adds a page: behind the run that ends where the page begins, or as a run of its own. */
function merge(existing: StoredHotels | undefined, incoming: Connection, options: Options): StoredHotels {
  const stored = existing ?? { said: {}, runs: [] };
  const runs = incoming.nodes || incoming.edges ? withPage(stored.runs, incoming, options) : stored.runs;
  // The API has counted what is public.
  const counted = incoming.totalCount === undefined ? undefined : incoming.totalCount + hiddenCount(runs, options);
  const { facets = stored.said.facets, didYouMean = stored.said.didYouMean, isTotalExact = stored.said.isTotalExact } = incoming;
  return { totalCount: counted ?? stored.totalCount, said: { facets, didYouMean, isTotalExact }, runs };
}

function withPage(runs: Run[], incoming: Connection, { args }: Options): Run[] {
  const sort = sortOf(args);
  const start = args?.after ?? '';
  const before = start === '' ? undefined : runs.find((run) => run.sort === sort && run.cursors[start] === lengthOf(run));
  const page = {
    sort,
    start,
    nodes: incoming.nodes,
    edges: incoming.edges,
    hasNextPage: incoming.pageInfo?.hasNextPage,
    cursors: incoming.pageInfo?.endCursor ? { [incoming.pageInfo.endCursor]: lengthOf(incoming) } : {},
  };
  const run = before ? joined(before, page) : page;
  return [...runs.filter((other) => other.sort !== sort || other.start !== run.start), run];
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
  if (!list && existing.totalCount === undefined && !existing.said.facets) return undefined;
  const totalCount = existing.totalCount === undefined ? undefined : existing.totalCount - hiddenCount(existing.runs, options);
  return { __typename: 'HotelConnection', totalCount, ...existing.said, ...list };
}

function loadedPart({ runs }: StoredHotels, options: Options): Connection | undefined {
  const { args } = options;
  const after = args?.after ?? '';
  const ofSort = runs.filter((run) => run.sort === sortOf(args));
  const run = ofSort.find(({ start }) => start === after) ?? ofSort.find(({ cursors }) => after in cursors);
  if (!run) return undefined;
  const from = run.start === after ? 0 : (run.cursors[after] ?? 0);
  const to = args?.first ? Math.min(from + args.first, lengthOf(run)) : lengthOf(run);
  if (args?.first && to < from + args.first && run.hasNextPage) return undefined;
  const endCursor = Object.entries(run.cursors).find(([, position]) => position === to)?.[0] ?? run.edges?.[to - 1]?.cursor;
  return {
    nodes: run.nodes?.slice(from, to).filter((node) => isPublic(node, options)),
    edges: run.edges?.slice(from, to).filter(({ node }) => isPublic(node, options)),
    pageInfo: pageInfo(to < lengthOf(run) || run.hasNextPage === true, endCursor),
  };
}

function sortedHere({ runs }: StoredHotels, options: Options): Connection | undefined {
  const { args, readField } = options;
  const sort = sortOf(args);
  const all = runs.find((run) => run.start === '' && run.hasNextPage === false);
  if (!all || (sort !== 'PRICE_ASC' && sort !== 'PRICE_DESC') || args?.after) return undefined;
  const direction = sort === 'PRICE_ASC' ? 1 : -1;
  const price = (node: Reference) => readField<number>('pricePerNight', node) ?? 0;
  const id = (node: Reference) => Number(readField<string>('id', node));
  const byPrice = (a: Reference, b: Reference) => direction * (price(a) - price(b) || id(a) - id(b));
  return {
    nodes: all.nodes?.filter((node) => isPublic(node, options)).sort(byPrice),
    edges: all.edges?.filter(({ node }) => isPublic(node, options)).sort((a, b) => byPrice(a.node, b.node)),
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

/** `Query.featuredHotels`: those of them that are public and featured still. */
export const featuredPolicy: FieldPolicy<Reference[]> = {
  read: (existing, options) =>
    existing?.filter((node) => isPublic(node, options) && options.readField<boolean>('isFeatured', node) !== false),
};

/** A field that holds a listing, or none: none once the listing has been deleted, without another question. */
export const noneWhenGone: FieldPolicy<Reference | null> = {
  read: (existing, { canRead }) => (existing && !canRead(existing) ? null : existing),
};
