import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { CreateHotelDocument, UpdateHotelDocument } from '../gql/account.generated';
import { useLanguage } from '../i18n/language';
import { listingInput } from './listingInput';
import { addOwnHotel, forgetPublicLists, forgetRegionFigures } from './ownHotels';
import type { ListingValues } from './values';

/** Sends a listing, a new one or the changes to one, and leaves every cached page right. Throws what went wrong. */
export function useSaveListing(hotelId?: string, formerRegionId?: string): (values: ListingValues) => Promise<void> {
  const client = useApolloClient();
  const { code: language } = useLanguage();
  // Pressed again after an answer was lost, it is the same listing, and no second credit.
  const [idempotencyKey] = useState(newKey);
  return async (values) => {
    const input = listingInput(values);
    if (hotelId === undefined) {
      const { data } = await client.mutate({ mutation: CreateHotelDocument, variables: { input, idempotencyKey, language } });
      if (data) addOwnHotel(client.cache, data.createHotel);
    } else {
      await client.mutate({ mutation: UpdateHotelDocument, variables: { id: hotelId, input, language } });
    }
    if (formerRegionId !== undefined && formerRegionId !== values.regionId) forgetRegionFigures(client.cache, formerRegionId);
    forgetPublicLists(client.cache);
  };
}

/** Not `randomUUID`: a browser has that on secure pages only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
