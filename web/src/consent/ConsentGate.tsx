import { lazy, Suspense } from 'react';
import { BrowserOnly } from '../ui/BrowserOnly';

const Consent = lazy(() => import('./Consent'));

/** Where the question for consent will stand. Its code comes after the page, which does not wait for it. */
export function ConsentGate() {
  return (
    <BrowserOnly fallback={null}>
      <Suspense fallback={null}>
        <Consent />
      </Suspense>
    </BrowserOnly>
  );
}
