import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';

/** A list that is read page by page. */
interface Page {
  nodes: Reference[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
}

/** More than this is not counted: one above it means "more". */
export const MOST_COUNTED = 1000;

/** The first page begins the list anew; another one is added where it follows what is known, or it came too late. */
function merge(known: Page | undefined, page: Page, { args }: FieldFunctionOptions): Page {
  const after: unknown = args?.after;
  if (!after || !known) return page;
  return after === known.pageInfo.endCursor ? { ...known, ...page, nodes: [...known.nodes, ...page.nodes] } : known;
}

/** What was deleted is in no list any more, nor is what belonged to an account that was; the count follows. */
function read(page: Page | undefined, { canRead, readField }: FieldFunctionOptions): Page | undefined {
  if (!page) return page;
  const isThere = (node: Reference) => {
    const owner = readField<Reference>('owner', node);
    return canRead(node) && (!owner || canRead(owner));
  };
  const nodes = page.nodes.filter(isThere);
  const { totalCount } = page;
  if (totalCount === undefined || totalCount > MOST_COUNTED) return { ...page, nodes };
  return { ...page, nodes, totalCount: totalCount - (page.nodes.length - nodes.length) };
}

/** A list that grows by its pages; `keyArgs` are the arguments that make it another list. */
export function pagePolicy(keyArgs: string[] | false): FieldPolicy<Page> {
  return { keyArgs, merge, read };
}
