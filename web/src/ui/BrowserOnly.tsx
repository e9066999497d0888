import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/** Renders its children in the browser only; the server, and the first moment in the browser, show `fallback`. */
export function BrowserOnly({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isBrowser = useSyncExternalStore(never, () => true, () => false);
  return isBrowser ? children : fallback;
}
