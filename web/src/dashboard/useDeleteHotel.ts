import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { RegionFiguresDocument, useDeleteHotelMutation, type OwnHotelFragment } from '../gql/account.generated';
import { forgetHotel, tellTabs } from '../hotels/hotelNews';
import { readFailure } from '../ui/form/failure';
import { useToast } from '../ui/useToast';

/** `remove(hotel)` deletes a listing for good; true when it is gone. Until the API says so, it stays where it is. */
export function useDeleteHotel() {
  const { t } = useTranslation('dashboard');
  const toast = useToast();
  const client = useApolloClient();
  const [send, { loading }] = useDeleteHotelMutation();

  /** The region counts one less, and may have another lowest price. */
  const lookAtRegion = async (id: string) => {
    const { data } = await client.query({ query: RegionFiguresDocument, variables: { id }, fetchPolicy: 'network-only' });
    if (data) tellTabs(data);
  };

  const remove = async (hotel: OwnHotelFragment): Promise<boolean> => {
    const { id, name, region, isActive } = hotel;
    try {
      await send({ variables: { id } });
    } catch (error) {
      const { code, message } = readFailure(error);
      toast.show({ kind: 'error', title: t('delete.failed'), text: message ?? t('delete.failedText', { name }), error });
      if (code === 'NOT_FOUND') forgetHotel(client, id);
      return code === 'NOT_FOUND';
    }
    forgetHotel(client, id);
    toast.show({ kind: 'success', title: t('delete.done'), text: t('delete.doneText', { name }) });
    // Without an answer the figures stay as they were.
    if (isActive) lookAtRegion(region.id).catch(() => undefined);
    return true;
  };
  return { remove, isDeleting: loading };
}
