import type { ApolloCache } from '@apollo/client';
import type { AdminOverviewQuery } from '../gql/account.generated';

type Counter = Exclude<keyof AdminOverviewQuery['adminOverview'], '__typename'>;

/** Moves counters by what a deed changes; one that is not known yet stays unknown. */
export function moveCounters(cache: ApolloCache, by: Partial<Record<Counter, number>>): void {
  const fields = Object.entries(by).map(([name, step]) => [name, (count: number) => count + step]);
  cache.modify({ id: cache.identify({ __typename: 'AdminOverview' }), fields: Object.fromEntries(fields) as Record<string, (count: number) => number> });
}

/** What visitors see has changed beyond what an answer says: pages ask for it anew on the next visit. */
export function forgetPublicLists(cache: ApolloCache): void {
  for (const fieldName of ['hotels', 'featuredHotels', 'hotel', 'regions', 'region']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Something was deleted: nothing holds it any more. */
export function forget(cache: ApolloCache, __typename: string, id: string): void {
  cache.evict({ id: cache.identify({ __typename, id }) });
}

/** An answer as the cache needs it: the documents' types leave the type's name out. */
export function typed<Values extends object>(__typename: string, values: Values): Values {
  return { __typename, ...values };
}
