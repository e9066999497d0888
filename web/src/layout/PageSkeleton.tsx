import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/Skeleton';
import styles from './PageSkeleton.module.css';

/** A private page whose content is on its way: a heading, a line and three cards. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.page}`} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <Skeleton shape="title" width="half" className={styles.title} />
      <Skeleton width="short" />
      <div className={styles.cards}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
