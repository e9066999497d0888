import { lazy, Suspense } from 'react';
import type { FilterFieldsProps } from './FilterFields';
// The page's styles hold those of the fields: what the server has rendered is not without them for a moment.
import styles from './FilterPanel.module.css';

const FilterFields = lazy(() => import('./FilterFields'));

/** Everything that the list can be narrowed by. The server renders it; its code comes when the page has come alive. */
export function FilterPanel(props: FilterFieldsProps) {
  return (
    <Suspense fallback={<div className={styles.group} />}>
      <FilterFields {...props} />
    </Suspense>
  );
}
