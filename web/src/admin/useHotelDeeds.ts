import { useTranslation } from 'react-i18next';
import { useAdminDeleteHotelMutation, useAdminSetHotelActiveMutation, useSetHotelFeaturedMutation, type AdminHotelFragment } from '../gql/account.generated';
import { forget, forgetPublicLists, moveCounters, typed } from './adminCache';
import { useDeed } from './useDeed';

/** Whether a listing is still paid for: then switching it on costs nothing and cannot fail for want of a credit. */
export function isPaid({ paidUntil }: Pick<AdminHotelFragment, 'paidUntil'>): boolean {
  return paidUntil !== null && new Date(paidUntil) > new Date();
}

/** What an administrator does to listings; rows and counters follow in the cache. */
export function useHotelDeeds() {
  const { t } = useTranslation('admin');
  const does = useDeed();
  const [sendActive] = useAdminSetHotelActiveMutation();
  const [sendFeatured] = useSetHotelFeaturedMutation();
  const [sendDelete, { loading: isDeleting }] = useAdminDeleteHotelMutation();

  /** A row shows it at once; where no row is known, and where it takes a credit that may not be there, the answer does. */
  const setActive = (id: string, isActive: boolean, known?: AdminHotelFragment) =>
    does(
      () =>
        sendActive({
          variables: { id, isActive },
          optimisticResponse:
            known && (!isActive || isPaid(known))
              ? { adminSetHotelActive: { ...stateOf(known), isActive, inactiveReason: isActive ? null : 'ADMIN' } }
              : undefined,
          update: (cache) => {
            moveCounters(cache, { activeHotels: isActive ? 1 : -1 });
            forgetPublicLists(cache);
          },
        }),
      { success: t('acts.updated'), failure: t('hotels.statusFailed') },
      { showsOrHides: true },
    );

  const setFeatured = ({ id }: Pick<AdminHotelFragment, 'id'>, isFeatured: boolean) =>
    does(
      () =>
        sendFeatured({
          variables: { id, isFeatured },
          optimisticResponse: { setHotelFeatured: typed('Hotel', { id, isFeatured }) },
          update: forgetPublicLists,
        }),
      { success: t('acts.updated'), failure: t('hotels.featureFailed') },
    );

  const remove = ({ id, isActive }: Pick<AdminHotelFragment, 'id' | 'isActive'>) =>
    does(
      () =>
        sendDelete({
          variables: { id },
          update: (cache) => {
            moveCounters(cache, { totalHotels: -1, activeHotels: isActive ? -1 : 0 });
            forget(cache, 'Hotel', id);
            forgetPublicLists(cache);
          },
        }),
      { success: t('acts.deleted'), failure: t('hotels.deleteFailed') },
      { showsOrHides: isActive },
    );

  return { setActive, setFeatured, remove, isDeleting };
}

function stateOf({ id, paidUntil, owner }: Pick<AdminHotelFragment, 'id' | 'paidUntil' | 'owner'>) {
  return typed('Hotel', { id, paidUntil, owner: typed('User', { id: owner.id, credits: owner.credits }) });
}
