import type { HotelCardFragment } from '../gql/marks.generated';
import { CardSkeleton } from '../hotels/CardSkeleton';
import { HotelCard } from '../hotels/HotelCard';
import styles from './CardGrid.module.css';

const WAITING = [1, 2, 3];

interface CardGridProps {
  /** Absent until they are known. */
  hotels?: HotelCardFragment[];
  /** How many will come. */
  count?: number;
  heading?: 'h2' | 'h3';
}

/** Places as cards, three in a row. */
export function CardGrid({ hotels, count = WAITING.length, heading = 'h2' }: CardGridProps) {
  return (
    <ul className={styles.cards}>
      {!hotels &&
        WAITING.slice(0, count).map((place) => (
          <li key={place}>
            <CardSkeleton />
          </li>
        ))}
      {hotels?.map((hotel) => (
        <li key={hotel.id}>
          <HotelCard hotel={hotel} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
