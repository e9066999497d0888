import { Skeleton } from '../ui/Skeleton';
import styles from './HotelCard.module.css';

/** A card before its place is known: blocks in the exact shape to come. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="picture" />
      <div>
        <Skeleton width="short" className={styles.place} />
        <Skeleton shape="title" width="half" className={styles.name} />
        <Skeleton className={styles.text} />
        <Skeleton width="half" className={styles.text} />
      </div>
    </div>
  );
}
