import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PaymentReturn } from '../credits/PaymentReturn';
import { useFormat } from '../i18n/format';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { Tabs } from '../ui/Tabs';
import { useViewer } from '../viewer/useViewer';
import { AddHotelButton } from './AddHotelButton';
import styles from './DashboardPage.module.css';
import { HotelsTab } from './HotelsTab';
import { Overview } from './Overview';
import { useOwnHotels } from './useOwnHotels';

/** Brings the chart: nobody waits for it who does not look at it. */
const StatisticsTab = lazy(() => import('../statistics/StatisticsTab'));
/** Brings keys and webhooks: most hosts never open it. */
const ApiTab = lazy(() => import('../developers/ApiTab'));
const TABS = ['overview', 'hotels', 'statistics', 'api'] as const;

/** What hosts see first: where they stand, and all their listings. The tab stands in the address. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const viewer = useViewer();
  const own = useOwnHotels();
  const [query, setQuery] = useSearchParams();
  // The guard around this page waits until the viewer is known.
  if (!viewer) return null;

  const show = (tab: string) => {
    const changed = new URLSearchParams(query);
    if (tab === 'overview') changed.delete('tab');
    else changed.set('tab', tab);
    setQuery(changed, { replace: true, preventScrollReset: true });
  };
  const showHotels = () => {
    show('hotels');
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p className={styles.welcome}>{t('welcome', { email: viewer.email })}</p>
        </div>
        <AddHotelButton credits={viewer.credits} variant="accent" className={styles.add}>
          <Icon name="plus" />
          {t('add.new')}
        </AddHotelButton>
      </header>
      <PaymentReturn />
      <Tabs
        label={t('tabs.label')}
        selected={TABS.find((tab) => tab === query.get('tab')) ?? 'overview'}
        onSelect={show}
        tabs={[
          { id: 'overview', title: t('tabs.overview'), content: <Overview viewer={viewer} own={own} onShowHotels={showHotels} /> },
          {
            id: 'hotels',
            title: (
              <>
                {t('tabs.hotels')}
                {own.hotels && (
                  <>
                    {' '}
                    <span className="visually-hidden">({number(own.hotels.length)})</span>
                    <span aria-hidden="true" className={styles.count}>
                      {number(own.hotels.length)}
                    </span>
                  </>
                )}
              </>
            ),
            content: <HotelsTab viewer={viewer} own={own} />,
          },
          {
            id: 'statistics',
            title: t('tabs.statistics'),
            content: own.hotels && (
              <Suspense fallback={null}>
                <StatisticsTab email={viewer.email} hotels={own.hotels} />
              </Suspense>
            ),
          },
          {
            id: 'api',
            title: t('tabs.api'),
            content: (
              <Suspense fallback={<Skeleton shape="block" />}>
                <ApiTab />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
