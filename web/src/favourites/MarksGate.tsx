import { lazy } from 'react';
import { Later } from '../ui/Later';

const Marks = lazy(() => import('./Marks'));

/** Where the tray of the comparison will stand, and the question of the first heart. */
export function MarksGate() {
  return (
    <Later>
      <Marks />
    </Later>
  );
}
