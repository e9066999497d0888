import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/Skeleton';
import styles from './Row.module.css';

const rows = [1, 2, 3, 4];

/** Rows that are on their way. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className={styles.waiting}>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.words}>
            <Skeleton width="short" />
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
