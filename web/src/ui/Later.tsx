import { Suspense, type ReactNode } from 'react';
import { BrowserOnly } from './BrowserOnly';

/** What no page waits for: its code comes when the page has come alive. */
export function Later({ children }: { children: ReactNode }) {
  return (
    <BrowserOnly fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </BrowserOnly>
  );
}
