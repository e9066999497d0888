import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/Skeleton';
import styles from './ComparePage.module.css';

/** The columns before their places are known. */
export function CompareSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('compare');
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" width="long" />
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
