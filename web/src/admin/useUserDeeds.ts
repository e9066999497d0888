import { useTranslation } from 'react-i18next';
import { useDeleteUserMutation, useSetUserActiveMutation, type AdminUserFragment, type AdminUserHotelsQuery } from '../gql/account.generated';
import { forget, forgetPublicLists, moveCounters, typed } from './adminCache';
import { useDeed } from './useDeed';

/** The listings of an account. */
export type UserHotels = NonNullable<AdminUserHotelsQuery['adminUser']>['hotels'];

/** What an administrator does to accounts; rows, counters and listings follow in the cache. */
export function useUserDeeds() {
  const { t } = useTranslation('admin');
  const does = useDeed();
  const [sendActive] = useSetUserActiveMutation();
  const [sendDelete, { loading: isDeleting }] = useDeleteUserMutation();

  /** A row shows it at once; where no row is known (`updatedAt`), the answer does. */
  const setActive = ({ id, updatedAt }: Pick<AdminUserFragment, 'id'> & Partial<AdminUserFragment>, isActive: boolean) =>
    does(
      () =>
        sendActive({
          variables: { id, isActive },
          optimisticResponse: updatedAt === undefined ? undefined : { setUserActive: typed('User', { id, isActive, updatedAt }) },
          update: (cache) => {
            moveCounters(cache, { activeUsers: isActive ? 1 : -1 });
            forgetPublicLists(cache);
          },
        }),
      { success: t('acts.updated'), failure: t('users.statusFailed') },
      { showsOrHides: true },
    );

  /** `hotels` are those that go with the account, where they are known. */
  const remove = ({ id, isActive }: Pick<AdminUserFragment, 'id' | 'isActive'>, hotels: UserHotels | undefined) =>
    does(
      () =>
        sendDelete({
          variables: { id },
          update: (cache) => {
            moveCounters(cache, { totalUsers: -1, activeUsers: isActive ? -1 : 0 });
            if (hotels) moveCounters(cache, { totalHotels: -hotels.length, activeHotels: -hotels.filter((hotel) => hotel.isActive).length });
            // Nobody knows how many have gone: this once the counters are asked for again.
            else cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminOverview' });
            for (const hotel of hotels ?? []) forget(cache, 'Hotel', hotel.id);
            forget(cache, 'User', id);
            forgetPublicLists(cache);
          },
        }),
      { success: t('acts.deleted'), failure: t('users.deleteFailed') },
      { showsOrHides: true },
    );

  return { setActive, remove, isDeleting };
}
