import type { HotelFilter } from '../gql/generated';
import { type HotelFacetsQuery, useHotelFacetsQuery } from '../gql/search.generated';

/**
 * How many places each option would leave; those of the filter before while new ones are counted. Asked for while the
 * options are seen: counting is work, and a phone shows them only in a drawer. Never on the server: no page waits for them.
 */
export function useFacets(filter: HotelFilter, areSeen: boolean): HotelFacetsQuery['hotels']['facets'] | undefined {
  const { data, previousData } = useHotelFacetsQuery({ variables: { filter }, skip: !areSeen });
  return (data ?? previousData)?.hotels.facets;
}

/** The count of one option; not known before they are counted. */
export function countOf<Option extends { count: number }>(options: readonly Option[] | undefined, isMeant: (option: Option) => boolean): number | undefined {
  return options && (options.find(isMeant)?.count ?? 0);
}
