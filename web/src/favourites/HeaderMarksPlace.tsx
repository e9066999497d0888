import { lazy } from 'react';
import { Later } from '../ui/Later';

const HeaderMarks = lazy(() => import('./HeaderMarks'));

/** Where the header leads to the hearts and to the comparison: last in its row, so that nothing moves. */
export function HeaderMarksPlace({ className }: { className?: string }) {
  return (
    <Later>
      <HeaderMarks className={className} />
    </Later>
  );
}
