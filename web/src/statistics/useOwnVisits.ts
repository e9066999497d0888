import { useOwnVisitsQuery, type OwnVisitsQuery } from '../gql/account.generated';

/** Views and contacts of one listing. */
export type ShortFigures = OwnVisitsQuery['hotelStatistics']['listings'][number]['totals'];

/** Views and contacts of each of one's own listings in the last 30 days, by the listing's number; empty until they are known. */
export function useOwnVisits(): Map<string, ShortFigures> {
  const { data } = useOwnVisitsQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return new Map(data?.hotelStatistics.listings.map(({ hotelId, totals }) => [hotelId, totals]));
}
