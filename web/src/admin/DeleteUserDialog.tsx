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
  const hotels = data?.adminUser?.hotels;
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
        {hotels?.length !== 0 && <li>{hotels ? t('users.deleteCounted', { count: hotels.length }) : t('users.deleteHotels')}</li>}
        <li>{t('users.deleteSubscriptions')}</li>
        <li>{t('users.deleteSessions')}</li>
      </ul>
    </ConfirmDeletion>
  );
}
