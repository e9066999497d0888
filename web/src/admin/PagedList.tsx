import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { Notice } from '../ui/Notice';
import { useMore } from '../ui/useMore';
import { ListSkeleton } from './ListSkeleton';
import styles from './PagedList.module.css';

interface PagedListProps {
  /** What is listed, for screen readers. */
  label: string;
  /** The rows, each an `li`; undefined while nothing is there. */
  rows: ReactNode[] | undefined;
  /** How many there are, above the list. */
  found?: string;
  /** The rows answer an earlier question; the next answer is on its way. */
  isOutdated: boolean;
  /** Why the rows did not come. */
  error: unknown;
  failure: string;
  onRetry: () => void;
  isRetrying: boolean;
  hasMore: boolean;
  /** Fetches the next page; throws when it does not come. */
  onMore: () => Promise<unknown>;
  /** What stands in place of no rows. */
  empty: ReactNode;
}

/** A long list: what is loaded of it, and the way to more; or what stands in its stead. */
export function PagedList({ label, rows, found, isOutdated, error, failure, onRetry, isRetrying, hasMore, onMore, empty }: PagedListProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { loadMore, state, shown } = useMore(hasMore, onMore);
  if (!rows) {
    return error ? <ErrorState title={failure} error={error} onRetry={onRetry} busy={isRetrying} /> : <ListSkeleton />;
  }
  return (
    <>
      {found && (
        <p role="status" className={styles.found}>
          {found}
        </p>
      )}
      {rows.length === 0 && !isOutdated ? (
        empty
      ) : (
        <ul aria-label={label} aria-busy={isOutdated || undefined} className={`${styles.list} ${isOutdated ? styles.outdated : ''}`}>
          {rows}
        </ul>
      )}
      <div className={styles.more}>
        {state === 'failed' && <Notice tone="danger">{t('list.moreFailed')}</Notice>}
        {hasMore && (
          <Button busy={state === 'loading'} disabled={false} onClick={() => void loadMore()}>
            {state === 'loading' ? t('common:loading') : t('list.more')}
          </Button>
        )}
        <p ref={shown} tabIndex={-1} role="status" className={styles.shown}>
          {state !== 'fresh' && t('list.shown', { count: rows.length })}
        </p>
      </div>
    </>
  );
}
