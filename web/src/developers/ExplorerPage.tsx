import { Suspense } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton';
import { Explorer } from './Explorer';

/** GraphiQL with examples and a place for a key; see DevelopersPage for its texts. */
export function ExplorerPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Explorer />
    </Suspense>
  );
}
