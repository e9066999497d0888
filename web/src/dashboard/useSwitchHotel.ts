import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchCredits } from '../credits/settlePayment';
import { useSetHotelActiveMutation, type OwnHotelFragment, type SetHotelActiveMutation } from '../gql/account.generated';
import { forgetHotel } from '../hotels/hotelNews';
import { readFailure } from '../ui/form/failure';
import { useToast } from '../ui/useToast';
import { termOf } from './listingTerm';

/** What the API will answer within a paid term, so that it can be shown at once. */
function foreseen(hotel: OwnHotelFragment, isActive: boolean): SetHotelActiveMutation {
  const { hotelCount, minPrice } = hotel.region;
  const count = Math.max(0, hotelCount + (isActive ? 1 : -1));
  const cheapest = isActive && hotelCount > 0 ? Math.min(minPrice, hotel.pricePerNight) : hotel.pricePerNight;
  const region = { ...hotel.region, hotelCount: count, minPrice: isActive ? cheapest : count > 0 ? minPrice : 0 };
  return { setHotelActive: { ...hotel, isActive, inactiveReason: isActive ? null : 'SWITCHED_OFF', region } };
}

/** `switchTo(hotel, isActive)` switches a listing on or off; true when it was done. It shows at once unless it costs a credit. */
export function useSwitchHotel() {
  const { t } = useTranslation('dashboard');
  const toast = useToast();
  const client = useApolloClient();
  const [send] = useSetHotelActiveMutation();
  const [isSending, setSending] = useState(false);

  const switchTo = async (hotel: OwnHotelFragment, isActive: boolean): Promise<boolean> => {
    if (isSending) return false;
    setSending(true);
    const { id, name } = hotel;
    const { needsCredit } = termOf(hotel, new Date());
    try {
      await send({ variables: { id, isActive }, optimisticResponse: needsCredit ? undefined : foreseen(hotel, isActive) });
      toast.show({ kind: 'success', title: t('switch.done'), text: t(isActive ? 'switch.isOn' : 'switch.isOff', { name }) });
      return true;
    } catch (error) {
      const { code, message } = readFailure(error);
      toast.show({ kind: 'error', title: t('switch.failed'), text: message ?? t('switch.failedText', { name }), error });
      // Here more is known than there was a moment ago.
      if (code === 'PAYMENT_REQUIRED') await refetchCredits(client);
      if (code === 'NOT_FOUND') forgetHotel(client, id);
      return false;
    } finally {
      setSending(false);
    }
  };
  return { switchTo, isSending };
}
