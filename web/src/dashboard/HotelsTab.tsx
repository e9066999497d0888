import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalButton } from '../credits/PortalButton';
import type { ViewerFragment } from '../gql/generated';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { AddHotelButton } from './AddHotelButton';
import styles from './HotelsTab.module.css';
import { OwnHotelList } from './OwnHotelList';
import { OwnHotelSkeleton } from './OwnHotelSkeleton';
import type { useOwnHotels } from './useOwnHotels';

interface HotelsTabProps {
  viewer: ViewerFragment;
  own: ReturnType<typeof useOwnHotels>;
}

/** All listings of the operator, or what stands in their stead: loading, none yet, failed. */
export function HotelsTab({ viewer, own }: HotelsTabProps) {
  const { t } = useTranslation('dashboard');
  const heading = useRef<HTMLHeadingElement>(null);
  const { hotels, hasFailed, error, retry } = own;
  const { credits } = viewer;
  return (
    <section aria-labelledby="own-hotels">
      <div className={styles.head}>
        <h2 id="own-hotels" ref={heading} tabIndex={-1} className={styles.title}>
          {t('tabs.hotels')}
        </h2>
        {hotels && hotels.length > 0 && (
          <p className={styles.counts}>
            {t('list.entries', { count: hotels.length })}, {t('list.visible', { count: hotels.filter(({ isActive }) => isActive).length })}
          </p>
        )}
        <div className={styles.acts}>
          {credits === 0 && (
            <Button small variant="primary" to="/credits">
              {t('credits.buy')}
            </Button>
          )}
          {viewer.hasActiveSubscription && <PortalButton variant="quiet">{t('credits.manage')}</PortalButton>}
        </div>
      </div>
      {hasFailed && <ErrorState level={3} title={t('list.loadFailed')} error={error} onRetry={retry} />}
      {!hotels && !hasFailed && <OwnHotelSkeleton />}
      {hotels && (
        <OwnHotelList
          hotels={hotels}
          credits={credits}
          onRemoved={() => heading.current?.focus()}
          empty={
            <EmptyState
              level={3}
              picture="host"
              title={t('list.emptyTitle')}
              text={t(credits === 0 ? 'list.emptyNoCredits' : 'list.emptyText')}
              action={<AddHotelButton credits={credits}>{t('list.first')}</AddHotelButton>}
            />
          }
        />
      )}
    </section>
  );
}
