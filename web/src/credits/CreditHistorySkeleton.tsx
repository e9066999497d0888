import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/Skeleton';
import styles from './CreditHistory.module.css';

const lines = [1, 2, 3];

/** The subscriptions and the ledger while they are on their way: their headings, and lines in the place of lines. */
export function CreditHistorySkeleton() {
  const { t } = useTranslation(['credits', 'common']);
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('common:loading')}
      </p>
      {[t('subscriptions.title'), t('ledger.title')].map((title) => (
        <section key={title} className="section">
          <h2 className={styles.title}>{title}</h2>
          {lines.map((line) => (
            <div key={line} className={styles.waiting}>
              <Skeleton shape="title" width="short" />
              <Skeleton width="half" />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
