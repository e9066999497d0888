import { Skeleton } from '../ui/Skeleton';
import styles from './HotelCardSkeleton.module.css';

/** A card before its place is known. */
export function HotelCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="picture" />
      <div>
        <Skeleton width="half" />
        <Skeleton shape="title" width="long" />
        <Skeleton />
      </div>
    </div>
  );
}
