import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditLineFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { useViewer } from '../viewer/useViewer';
import styles from './Row.module.css';
import { RowButton } from './RowButton';
import { useUndo } from './useUndo';

interface AuditRowProps {
  entry: AuditLineFragment;
  canUndo: boolean;
  /** Asks for the log anew: the undoing is a deed of its own. */
  onUndone: () => Promise<unknown>;
}

/** One deed in words; it can be undone while what it did still holds. */
export function AuditRow({ entry, canUndo, onUndone }: AuditRowProps) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const undo = useUndo();
  const [isBusy, setBusy] = useState(false);
  const viewerId = useViewer()?.id;
  const deed = t(`log.actions.${entry.action}`, { name: entry.targetName });
  // Nobody can switch off their own account.
  const isOwn = entry.action.startsWith('USER') && entry.targetId === viewerId;

  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    if (await undo(entry)) await onUndone().catch(() => undefined);
    setBusy(false);
  };
  return (
    <li className={`${styles.row} ${styles.narrow}`}>
      <div className={styles.words}>
        <p className={styles.deed}>{deed}</p>
        {entry.reason && <p>{entry.reason}</p>}
        <p className={styles.note}>{t('log.by', { admin: entry.adminEmail, date: dateTime(entry.createdAt) })}</p>
      </div>
      <div className={styles.acts}>{canUndo && !isOwn && <RowButton act={t('log.undo')} of={deed} onClick={() => void press()} />}</div>
    </li>
  );
}
