import type { ReactNode } from 'react';
import { useIsBrowser } from './useIsBrowser';

/** Renders its children in the browser only; the server, and the first moment in the browser, show `fallback`. */
export function BrowserOnly({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useIsBrowser() ? children : fallback;
}
