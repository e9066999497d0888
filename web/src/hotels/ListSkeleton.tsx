import { Skeleton } from '../ui/Skeleton';
import item from './HotelListItem.module.css';
import styles from './ListSkeleton.module.css';

/** As many as fit into a window. */
const ROWS = [1, 2, 3, 4, 5];

/** The list before the first answer: rows in the exact shape of the results. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className={item.item}>
          <div className={item.art}>
            <Skeleton shape="picture" className={item.picture} />
          </div>
          <div className={item.body}>
            <Skeleton width="short" />
            <div className={item.name}>
              <Skeleton shape="title" width="half" />
            </div>
            <Skeleton />
            <Skeleton width="half" />
            <div className={styles.facts}>
              <Skeleton width="half" />
              <Skeleton width="long" />
            </div>
            <div className={styles.price}>
              <Skeleton shape="title" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
