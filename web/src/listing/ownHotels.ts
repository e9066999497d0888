import type { ApolloCache } from '@apollo/client';
import type { SavedListingFragment } from '../gql/account.generated';

/** Puts a new listing at the top of its owner's list, as far as that is known. */
export function addOwnHotel(cache: ApolloCache, hotel: SavedListingFragment): void {
  cache.modify<{ hotels: object[] }>({
    id: cache.identify({ __typename: 'User', id: hotel.ownerId }),
    fields: {
      hotels: (known, { toReference, readField }) => {
        const reference = toReference({ __typename: 'Hotel', id: hotel.id });
        const others = known.filter((other) => readField('id', other as { __ref: string }) !== hotel.id);
        return reference ? [reference, ...others] : known;
      },
    },
  });
}

/** What the public lists hold may have changed: they are asked for anew on the next visit. */
export function forgetPublicLists(cache: ApolloCache): void {
  for (const fieldName of ['hotels', 'featuredHotels']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** The figures of a region that a listing has left are not in the answer. */
export function forgetRegionFigures(cache: ApolloCache, regionId: string): void {
  for (const fieldName of ['hotelCount', 'minPrice']) cache.evict({ id: cache.identify({ __typename: 'Region', id: regionId }), fieldName });
}
