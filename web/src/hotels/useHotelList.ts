import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from 'api/rules/hotel';
import { useMemo, useState } from 'react';
import {
  HotelCountDocument,
  HotelListDocument,
  useHotelListQuery,
  type HotelCountQuery,
  type HotelFilter,
  type HotelListQueryVariables,
  type HotelSort,
} from '../gql/generated';
import { useLanguage } from '../i18n/language';
import { toAmenity } from './amenities';
import { onlyFilters, PAGE_SIZE, readListState, writeListState, type ListState, type Sort } from './listState';

const SORT_CONSTANTS: Record<Sort, HotelSort> = {
  relevance: 'RELEVANCE',
  'price-asc': 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  'sea-distance': 'SEA_DISTANCE',
};

/** What the address says as the schema's filter: only what is set. */
export function toFilter(state: ListState): HotelFilter {
  return {
    ...(state.search !== '' && { search: state.search }),
    ...(state.isExact && { isSearchExact: true }),
    ...(state.regionId !== null && { regionId: state.regionId }),
    ...(state.priceMin !== null && { priceMin: state.priceMin }),
    ...(state.priceMax !== null && { priceMax: state.priceMax }),
    ...(state.amenities.length > 0 && { amenities: state.amenities.map(toAmenity) }),
    ...(state.starRating.length > 0 && { starRating: state.starRating }),
    ...(state.guestsMin !== null && { guestsMin: state.guestsMin }),
    ...(state.roomsMin !== null && { roomsMin: state.roomsMin }),
    ...(state.sizeMin !== null && { sizeMin: state.sizeMin }),
    ...(state.tags.length > 0 && { tags: state.tags }),
    ...(state.seaMax !== null && { seaDistanceMax: state.seaMax }),
    ...(state.bounds && { bounds: state.bounds }),
  };
}

/** How many places match; where that is not exact, there are more. */
export type Total = HotelCountQuery['hotels'];

/** How many places match, if an earlier answer said so. */
function knownCount(client: ApolloClient, filter: HotelFilter): Total | undefined {
  return client.readQuery({ query: HotelCountDocument, variables: { filter } })?.hotels;
}

/** How many results to show: all that the address says, if they are loaded; else no more than one request brings. */
function firstOf(wanted: number, client: ApolloClient, variables: Omit<HotelListQueryVariables, 'first'>): number {
  if (wanted <= LIMITS.page) return wanted;
  const isLoaded = client.readQuery({ query: HotelListDocument, variables: { ...variables, first: wanted } }) !== null;
  return isLoaded ? wanted : LIMITS.page;
}

/** The results for what the address says, with the earlier ones while new ones are on their way. */
export function useHotelList(state: ListState) {
  const client = useApolloClient();
  const { code } = useLanguage();
  const [moreState, setMoreState] = useState<'idle' | 'loading' | 'failed'>('idle');

  // The same filter stays the same object, whatever else changes in the address.
  const filterText = writeListState(onlyFilters(state)).toString();
  const filter = useMemo(() => toFilter(readListState(new URLSearchParams(filterText))), [filterText]);
  // Counting is the dear part of the question: it is asked once for each filter, not for every order and page.
  const total = knownCount(client, filter);

  const variables = { filter, sort: SORT_CONSTANTS[state.sort], withCount: total === undefined, language: code };
  const { data, previousData, error, refetch, fetchMore } = useHotelListQuery({
    variables: { ...variables, first: firstOf(state.page * PAGE_SIZE, client, variables) },
  });

  const [lastTotal, setLastTotal] = useState(total);
  if (total && (total.totalCount !== lastTotal?.totalCount || total.isTotalExact !== lastTotal.isTotalExact)) setLastTotal(total);

  const hotels = (data ?? previousData)?.hotels;
  const endCursor = data?.hotels.pageInfo.endCursor;

  /** Loads the next page into the cache, so that the longer list is there when the address asks for it. */
  const loadMore = async (): Promise<boolean> => {
    // Without a cursor the page is in the cache already, from an earlier and longer look at this list.
    if (!endCursor) return true;
    setMoreState('loading');
    try {
      await fetchMore({ variables: { after: endCursor, first: PAGE_SIZE, withCount: false } });
      setMoreState('idle');
      return true;
    } catch {
      setMoreState('failed');
      return false;
    }
  };

  return {
    filter,
    hotels: hotels?.nodes,
    hasMore: hotels?.pageInfo.hasNextPage ?? false,
    total: total ?? lastTotal,
    /** What a mistyped search was taken for. */
    meant: data?.hotels.didYouMean ?? null,
    /** The results shown belong to the filter before. */
    isOutdated: data === undefined && previousData !== undefined,
    error: data === undefined ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
    loadMore,
    moreState,
  };
}
