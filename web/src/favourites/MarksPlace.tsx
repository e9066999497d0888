import { lazy } from 'react';
import { Later } from '../ui/Later';
import styles from './MarksPlace.module.css';

const CardMarks = lazy(() => import('./CardMarks'));

export interface MarksProps {
  hotel: { id: string; name: string };
  /** On the place's own page: the place has been looked at. */
  isViewed?: boolean;
}

/** The room of a place's heart and of its "compare". They come after the page, and nothing moves for them. */
export function MarksPlace(props: MarksProps) {
  return (
    <div className={styles.place}>
      <Later>
        <CardMarks {...props} />
      </Later>
    </div>
  );
}
