import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/Skeleton';
import styles from './ListingSkeleton.module.css';

/** The form while its listing or its draft is on the way. */
export function ListingSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.page}`} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <Skeleton shape="title" width="half" className={styles.title} />
      <div className={styles.steps}>
        {[1, 2, 3, 4, 5].map((step) => (
          <Skeleton key={step} width="long" />
        ))}
      </div>
      <div className={styles.columns}>
        <div className={styles.fields}>
          {[1, 2, 3, 4].map((field) => (
            <div key={field}>
              <Skeleton width="short" />
              <Skeleton shape="block" className={styles.field} />
            </div>
          ))}
        </div>
        <Skeleton shape="block" className={styles.card} />
      </div>
    </div>
  );
}
