import { lazy } from 'react';
import { Later } from '../ui/Later';

const Consent = lazy(() => import('./Consent'));

/** Where the question for consent will stand. Its code comes after the page, which does not wait for it. */
export function ConsentGate() {
  return (
    <Later>
      <Consent />
    </Later>
  );
}
