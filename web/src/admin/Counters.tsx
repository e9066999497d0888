import { useTranslation } from 'react-i18next';
import type { AdminOverviewQuery } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Skeleton } from '../ui/Skeleton';
import styles from './Counters.module.css';

const counters = ['totalUsers', 'activeUsers', 'totalHotels', 'activeHotels'] as const;

/** The four counters; a dash where one did not come. */
export function Counters({ overview, isFailed }: { overview: AdminOverviewQuery['adminOverview'] | undefined; isFailed: boolean }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return (
    <dl aria-label={t('counters.label')} className={styles.counters}>
      {counters.map((name) => (
        <div key={name} className={styles.counter}>
          <dt>{t(`counters.${name}`)}</dt>
          <dd>{overview ? number(overview[name]) : isFailed ? '–' : <Skeleton shape="title" width="half" />}</dd>
        </div>
      ))}
    </dl>
  );
}
