import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import styles from './DraftStatus.module.css';
import type { DraftState } from './draftQueue';

/** Whether what was typed is safe. Only a trouble and its end are read out: every pause in typing would be too much. */
export function DraftStatus({ state, onRetry }: { state: DraftState; onRetry: () => void }) {
  const { t } = useTranslation('listing');
  const [wasInTrouble, setWasInTrouble] = useState(false);
  const isTrouble = state === 'offline' || state === 'failed';
  if (isTrouble && !wasInTrouble) setWasInTrouble(true);
  const isRead = isTrouble || (wasInTrouble && state === 'saved');
  return (
    <div className={styles.status}>
      {state !== 'idle' && (
        <p className={isTrouble ? styles.trouble : undefined} aria-hidden={isRead ? true : undefined}>
          <Icon name={isTrouble ? 'warning' : state === 'saved' ? 'check' : 'refresh'} small />
          {t(`draft.${state}`)}
        </p>
      )}
      {isTrouble && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('draft.retry')}
        </button>
      )}
      <p role="status" className="visually-hidden">
        {isRead && t(`draft.${state}`)}
      </p>
    </div>
  );
}
