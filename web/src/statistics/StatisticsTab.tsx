import { useTranslation } from 'react-i18next';
import { useStatisticsQuery } from '../gql/account.generated';
import { useLanguage } from '../i18n/language';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Select } from '../ui/Select';
import { barsOf } from './bars';
import { Chart } from './Chart';
import { Choices } from './Choices';
import { Figures } from './Figures';
import { FigureTable } from './FigureTable';
import { MonthlyMailSwitch } from './MonthlyMailSwitch';
import { PERIODS, useScope } from './scope';
import styles from './StatisticsTab.module.css';
import { Ways } from './Ways';

interface StatisticsTabProps {
  email: string;
  hotels: { id: string; name: string; isActive: boolean }[];
}

/** What a listing brings: the figures first, then how they went, then all the numbers. */
export default function StatisticsTab({ email, hotels }: StatisticsTabProps) {
  const { t } = useTranslation('statistics');
  const { language } = useLanguage();
  const [scope, change] = useScope(hotels.map(({ id }) => id));
  const { data, previousData, error, refetch } = useStatisticsQuery({ variables: scope, fetchPolicy: 'cache-and-network', skip: hotels.length === 0 });
  // The old figures stay until the new ones are there: nothing jumps.
  const statistics = (data ?? previousData)?.hotelStatistics;
  const isEmpty = statistics && !hasAny(statistics.totals) && !hasAny(statistics.previousTotals);
  const bars = statistics ? barsOf(statistics.days) : [];
  return (
    <section aria-labelledby="statistics">
      <div className={styles.head}>
        <div>
          <h2 id="statistics" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.intro}>{t('intro')}</p>
        </div>
        {hotels.length > 0 && (
          <div className={styles.tools}>
            {hotels.length > 1 && (
              <Select
                label={t('listing')}
                hideLabel
                className={styles.listing}
                value={scope.hotelId ?? ''}
                onChange={(event) => {
                  change({ hotelId: event.target.value || null });
                }}
              >
                <option value="">{t('all')}</option>
                {hotels.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
            <Choices
              label={t('period')}
              options={PERIODS.map((days) => ({ value: days, text: days === 365 ? t('year') : t('days', { count: days }) }))}
              selected={scope.days}
              onSelect={(days) => {
                change({ days });
              }}
            />
          </div>
        )}
      </div>
      {hotels.length === 0 && <EmptyState level={3} picture="host" title={t('empty.title')} text={t('empty.noHotels')} />}
      {error && !statistics && <ErrorState level={3} title={t('failed')} error={error} onRetry={() => void refetch().catch(() => undefined)} />}
      {hotels.length > 0 && !statistics && !error && <div className={styles.waiting} role="status" aria-label={t('loading')} />}
      {isEmpty && (
        <EmptyState
          level={3}
          picture="host"
          title={t('empty.title')}
          text={t(hotels.some(({ isActive }) => isActive) ? 'empty.text' : 'empty.off')}
          action={<Button to="/dashboard?tab=hotels">{t('empty.button')}</Button>}
        />
      )}
      {statistics && !isEmpty && (
        <div aria-busy={!data || undefined} className={styles.content}>
          <Figures statistics={statistics} isOneListing={scope.hotelId !== null} />
          <Chart key={statistics.id} bars={bars} />
          <Ways totals={statistics.totals} />
          <FigureTable bars={bars} totals={statistics.totals} />
          <div className={styles.foot}>
            <Button small href={`/api/statistics.csv?days=${scope.days}&language=${language}${scope.hotelId ? `&hotelId=${scope.hotelId}` : ''}`} download>
              {t('csv')}
            </Button>
          </div>
        </div>
      )}
      {hotels.length > 0 && <MonthlyMailSwitch email={email} />}
    </section>
  );
}

function hasAny(counts: Record<string, number | string>): boolean {
  return Object.values(counts).some((count) => typeof count === 'number' && count > 0);
}
