import type { HotelFilter } from '../gql/generated';
import { type HotelFacetsQuery, useHotelFacetsQuery } from '../gql/search.generated';

type Facets = HotelFacetsQuery['hotels']['facets'];

/** How many places an option would leave; where that is not exact, there may be more. */
export interface OptionCount {
  count: number;
  isExact: boolean;
}

/**
 * How many places each option would leave; those of the filter before while new ones are counted. Asked for while the
 * options are seen: counting is work, and a phone shows them only in a drawer. Never on the server: no page waits for them.
 */
export function useFacets(filter: HotelFilter, areSeen: boolean): Facets | undefined {
  const { data, previousData } = useHotelFacetsQuery({ variables: { filter }, skip: !areSeen });
  return (data ?? previousData)?.hotels.facets;
}

/** The count of one option; none before they are counted, and none where all that is known is that it is not less than nothing. */
export function countOf<Option extends { count: number }>(facets: Facets | undefined, list: (facets: Facets) => readonly Option[], isMeant: (option: Option) => boolean): OptionCount | undefined {
  if (!facets) return undefined;
  const count = list(facets).find(isMeant)?.count ?? 0;
  return count === 0 && !facets.areExact ? undefined : { count, isExact: facets.areExact };
}

/** A count beside its option: `1.234`, and `5.000+` where there may be more. */
export const countText = ({ count, isExact }: OptionCount, number: (count: number) => string) => number(count) + (isExact ? '' : '+');
