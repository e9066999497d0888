import { LIMITS } from 'api/rules/hotel';
import { type HotelFilter, useHotelPinsQuery } from '../gql/map.generated';

/**
 * The places for the map. Where it looks does not matter as long as all of them fit into one answer: then a move asks
 * for nothing. Of more than that, those in view are asked for too.
 */
export function useHotelPins(filter: HotelFilter) {
  const { bounds, ...rest } = filter;
  // Thousands of points are no facts that anything else on the site would share.
  const all = useHotelPinsQuery({ variables: { filter: rest }, fetchPolicy: 'no-cache' });
  const allPins = (all.data ?? all.previousData)?.hotelPins;
  const isCut = (allPins?.length ?? 0) >= LIMITS.pins;
  const near = useHotelPinsQuery({ variables: { filter }, fetchPolicy: 'no-cache', skip: !isCut || !bounds });
  const pins = isCut && bounds ? (near.data ?? near.previousData)?.hotelPins ?? allPins : allPins;
  return {
    pins,
    /** The places of the whole country, whatever part of it is in view. */
    allPins,
    isLimited: (pins?.length ?? 0) >= LIMITS.pins,
    error: all.error ?? near.error,
    retry: () => void all.refetch().catch(() => undefined),
  };
}
