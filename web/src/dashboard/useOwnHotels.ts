import { useOwnHotelsQuery, type OwnHotelFragment } from '../gql/account.generated';

interface OwnHotels {
  /** The newest first; undefined until they are known. */
  hotels: OwnHotelFragment[] | undefined;
  hasFailed: boolean;
  /** Why. */
  error: unknown;
  retry: () => void;
}

/** All listings of whoever is signed in. What has become of them meanwhile is asked for whenever the dashboard opens. */
export function useOwnHotels(): OwnHotels {
  const { data, error, refetch } = useOwnHotelsQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const hotels = data?.viewer?.hotels;
  return {
    hotels: hotels && [...hotels].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || Number(b.id) - Number(a.id)),
    hasFailed: error !== undefined && !hotels,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
