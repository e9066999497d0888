import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/Skeleton';
import item from './OwnHotelItem.module.css';
import list from './OwnHotelList.module.css';
import styles from './OwnHotelSkeleton.module.css';

/** Three listings to come. */
export function OwnHotelSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={list.list} role="status" aria-label={t('loading')}>
      {['1', '2', '3'].map((key) => (
        <div key={key} className={item.item}>
          <Skeleton shape="picture" />
          <div className={styles.words}>
            <Skeleton width="short" />
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
