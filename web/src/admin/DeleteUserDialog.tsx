import { MOST_OWN } from 'api/rules/hotel';
import { useTranslation } from 'react-i18next';
import { useAdminUserHotelsQuery, type AdminUserFragment } from '../gql/account.generated';
import { ConfirmDeletion } from './ConfirmDeletion';
import styles from './DeleteUserDialog.module.css';
import { nameOf } from './nameOf';
import type { UserHotels } from './useUserDeeds';

interface DeleteUserDialogProps {
  user: AdminUserFragment;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** `hotels` are those that go with the account, where they are known. */
  onDelete: (hotels: UserHotels | undefined) => void;
}

/** Asks before an account is deleted, and says what goes with it. */
export function DeleteUserDialog({ user, isOpen, isBusy, onClose, onClosed, onDelete }: DeleteUserDialogProps) {
  const { t } = useTranslation('admin');
  const { data } = useAdminUserHotelsQuery({ variables: { id: user.id }, skip: !isOpen, fetchPolicy: 'network-only' });
  const read = data?.adminUser?.hotels;
  // Where there are more than are read, nobody here knows how many.
  const isMore = read !== undefined && read.length >= MOST_OWN;
  const hotels = isMore ? undefined : read;
  const listings = hotels ? t('users.deleteCounted', { count: hotels.length }) : isMore ? t('users.deleteAtLeast', { number: MOST_OWN }) : t('users.deleteHotels');
  return (
    <ConfirmDeletion
      isOpen={isOpen}
      isBusy={isBusy}
      title={t('users.deleteTitle')}
      confirm={t('users.deleteConfirm')}
      onClose={onClose}
      onClosed={onClosed}
      onConfirm={() => {
        onDelete(hotels);
      }}
    >
      <p>{t('users.deleteText', { name: nameOf(user) ?? t('users.noName'), email: user.email })}</p>
      <p className={styles.with}>{t('users.deleteWith')}</p>
      <ul className={styles.list}>
        {hotels?.length !== 0 && <li>{listings}</li>}
        <li>{t('users.deleteSubscriptions')}</li>
        <li>{t('users.deleteSessions')}</li>
      </ul>
    </ConfirmDeletion>
  );
}
