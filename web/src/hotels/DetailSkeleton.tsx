import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/Skeleton';
import styles from './DetailSkeleton.module.css';
import page from './HotelDetail.module.css';

/** The page of a place while it loads: blocks in the exact shape to come. */
export function DetailSkeleton() {
  const { t } = useTranslation('hotels');
  return (
    <div className={page.page}>
      <p className="visually-hidden" role="status">
        {t('detail.loading')}
      </p>
      <Skeleton width="short" className={styles.crumbs} />
      <div className={page.title}>
        <div className={styles.name}>
          <Skeleton shape="title" width="half" />
        </div>
        <div className={page.place}>
          <Skeleton className={styles.place} />
        </div>
      </div>
      <Skeleton shape="block" className={styles.gallery} />
      <div className={page.columns}>
        <div className={page.main}>
          <div className={styles.facts}>
            {[1, 2, 3, 4].map((fact) => (
              <Skeleton key={fact} shape="block" className={styles.fact} />
            ))}
          </div>
          <Skeleton shape="block" className={styles.address} />
          <div className={styles.heading}>
            <Skeleton shape="title" width="half" />
          </div>
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <Skeleton key={line} width={line % 3 === 0 ? 'half' : 'long'} />
          ))}
        </div>
        <div className={page.side}>
          <Skeleton shape="block" className={styles.panel} />
          <Skeleton shape="block" className={styles.smallPanel} />
        </div>
      </div>
    </div>
  );
}
