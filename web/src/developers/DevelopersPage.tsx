import { Suspense } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton';
import { Documentation } from './Documentation';

/** The documentation of the API. Its texts come with it and with no other page; what the server has rendered stays until then. */
export function DevelopersPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Documentation />
    </Suspense>
  );
}
