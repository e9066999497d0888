import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCompareHotelsQuery, type ComparedHotelFragment } from '../gql/marks.generated';
import { useLanguage } from '../i18n/language';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { ErrorState } from '../ui/ErrorState';
import { Notice } from '../ui/Notice';
import { PageHead } from '../ui/PageHead';
import { CompareActions } from './CompareActions';
import { CompareEmpty } from './CompareEmpty';
import styles from './ComparePage.module.css';
import { CompareSkeleton } from './CompareSkeleton';
import { comparePath, removeFromComparison } from './comparedHotels';
import { readCompareState } from './compareState';
import { Comparison } from './Comparison';

const TITLES = ['titles.0', 'titles.1', 'titles.2', 'titles.3', 'titles.4'] as const;

/** The places that the address names, side by side: from a tray, or from a link that somebody sent. */
export function ComparePage() {
  const { t } = useTranslation('compare');
  const { code, path } = useLanguage();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const { ids, leftOut } = readCompareState(query);
  const { data, previousData, error, refetch } = useCompareHotelsQuery({ variables: { ids, language: code }, skip: ids.length === 0 });
  // One place less is known already.
  const known = (data ?? previousData)?.hotelsByIds.filter(({ id }) => ids.includes(id));
  const hotels = ids.length === 0 ? [] : known;

  const remove = ({ id, name }: ComparedHotelFragment) => {
    removeFromComparison(id);
    setRemoved(name);
    void navigate(path(comparePath(ids.filter((other) => other !== id))), { replace: true, preventScrollReset: true });
    // The button that was pressed is gone.
    heading.current?.focus();
  };

  const title = t(TITLES[hotels?.length ?? ids.length] ?? 'titles.0');
  const gone = data ? ids.length - data.hotelsByIds.length : 0;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={title} isHidden />
      <Breadcrumbs crumbs={[{ label: t('home'), to: '/' }, { label: t('crumb') }]} />
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {hotels && hotels.length > 0 && <CompareActions hotels={hotels} />}
      </header>
      <p className="visually-hidden" role="status">
        {removed !== null && t('removed', { name: removed, count: ids.length })}
      </p>
      {gone > 0 && (
        <div className={styles.notice}>
          <Notice>{t('gone', { count: gone })}</Notice>
        </div>
      )}
      {leftOut > 0 && (
        <div className={styles.notice}>
          <Notice>{t('leftOut', { count: leftOut })}</Notice>
        </div>
      )}
      {!hotels && error && <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />}
      {!hotels && !error && <CompareSkeleton count={ids.length} />}
      {hotels?.length === 0 && <CompareEmpty />}
      {hotels && hotels.length > 0 && <Comparison hotels={hotels} onRemove={remove} />}
    </div>
  );
}
