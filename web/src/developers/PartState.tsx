import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';
import styles from './Part.module.css';

interface PartStateProps {
  /** What to say instead of the list; nothing while it is on its way. */
  failure?: string;
  onRetry: () => void;
}

/** What stands in the place of a list that is not there: on its way, or failed. */
export function PartState({ failure, onRetry }: PartStateProps) {
  const { t } = useTranslation();
  if (!failure) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="block" className={styles.waiting} />
      </div>
    );
  }
  return (
    <Notice
      tone="danger"
      action={
        <Button small onClick={onRetry}>
          {t('error.retry')}
        </Button>
      }
    >
      {failure}
    </Notice>
  );
}
