import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUserFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Badge } from '../ui/Badge';
import { useViewer } from '../viewer/useViewer';
import { nameOf } from './nameOf';
import styles from './Row.module.css';
import { RowButton } from './RowButton';
import { UserDetails } from './UserDetails';

interface UserRowProps {
  user: AdminUserFragment;
  onSwitch: (isActive: boolean) => Promise<unknown>;
  onGrant: () => void;
  onDelete: () => void;
}

/** One account: its state, who it is, and what can be done to it. */
export function UserRow({ user, onSwitch, onGrant, onDelete }: UserRowProps) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const noteId = useId();
  const isSelf = useViewer()?.id === user.id;
  const [isSwitching, setSwitching] = useState(false);
  const name = nameOf(user) ?? t('users.noName');
  const own = isSelf ? { disabled: true, 'aria-describedby': noteId } : {};

  const turn = async () => {
    if (isSwitching) return;
    setSwitching(true);
    await onSwitch(!user.isActive);
    setSwitching(false);
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone={user.isActive ? 'on' : 'off'}>{user.isActive ? t('state.active') : t('state.inactive')}</Badge>
          {user.profileComplete && <Badge>{t('users.complete')}</Badge>}
          {user.isAdmin && <Badge tone="warning">{t('users.admin')}</Badge>}
          {isSelf && <Badge>{t('users.self')}</Badge>}
        </p>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          <a href={`mailto:${user.email}`}>{user.email}</a>
          <span>{t('users.registered', { date: dateTime(user.createdAt) })}</span>
          <span>{t('users.credits', { count: user.credits })}</span>
        </p>
      </div>
      <div className={styles.acts}>
        {isSelf && (
          <p id={noteId} className={styles.actsNote}>
            {t('users.selfNote')}
          </p>
        )}
        <RowButton act={user.isActive ? t('acts.deactivate') : t('acts.activate')} of={name} onClick={() => void turn()} {...own} />
        <RowButton act={t('grant.open')} of={name} variant="quiet" opensDialog onClick={onGrant} />
        <RowButton act={t('acts.delete')} of={name} variant="danger" opensDialog onClick={onDelete} {...own} />
      </div>
      <UserDetails user={user} />
    </li>
  );
}
