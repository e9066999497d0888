import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Notice } from '../ui/Notice';
import { HotelListItem } from './HotelListItem';
import { ListSkeleton } from './ListSkeleton';
import { PAGE_SIZE } from './listState';
import styles from './Results.module.css';
import type { useHotelList } from './useHotelList';

interface ResultsProps {
  list: ReturnType<typeof useHotelList>;
  search: string;
  /** Sorted by points. */
  isRanked: boolean;
  onMore: () => void;
  onReset: () => void;
}

/** The places found, or what stands in their stead: loading, nothing, failed. */
export function Results({ list, search, isRanked, onMore, onReset }: ResultsProps) {
  const { t } = useTranslation('hotels');
  const { hotels, total } = list;
  if (list.error) {
    return <ErrorState title={t('list.errorTitle')} text={t('list.errorText')} onRetry={list.retry} error={list.error} />;
  }
  if (!hotels) return <ListSkeleton />;
  if (hotels.length === 0 && !list.isOutdated) {
    return (
      <EmptyState
        picture="empty-search"
        title={t('list.emptyTitle')}
        text={search === '' ? t('list.emptyText') : t('list.emptySearchText', { search })}
        action={<Button onClick={onReset}>{t('list.reset')}</Button>}
      />
    );
  }
  const left = total?.isTotalExact ? Math.min(PAGE_SIZE, total.totalCount - hotels.length) : PAGE_SIZE;
  return (
    <div className={styles.results} data-outdated={list.isOutdated || undefined} aria-busy={list.isOutdated}>
      <ol aria-label={t('list.results')}>
        {hotels.map((hotel, index) => (
          <li key={hotel.id} data-hotel={hotel.id}>
            <HotelListItem hotel={hotel} isPriority={index === 0} isRanked={isRanked} />
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        {list.moreState === 'failed' && <Notice tone="danger">{t('list.moreError')}</Notice>}
        {list.hasMore && (
          <Button onClick={onMore} busy={list.moreState === 'loading'}>
            {list.moreState === 'loading' ? t('list.moreLoading') : t('list.more', { count: left })}
          </Button>
        )}
        {total && total.totalCount > PAGE_SIZE && (
          <p className={styles.shown}>{t(total.isTotalExact ? 'list.shown' : 'list.shownMany', { shown: hotels.length, total: total.totalCount })}</p>
        )}
      </div>
    </div>
  );
}
