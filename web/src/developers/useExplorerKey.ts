import { useCallback, useSyncExternalStore } from 'react';

/** Read by the frame too (web/public/explorer/start.js). Gone with the tab: a key opens what a password opens. */
const STORED = 'obala-explorer-key';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The key that the explorer sends, or null, and what changes it. */
export function useExplorerKey(): [string | null, (key: string | null) => void] {
  const key = useSyncExternalStore(subscribe, () => sessionStorage.getItem(STORED), () => null);
  const change = useCallback((changed: string | null) => {
    if (changed) sessionStorage.setItem(STORED, changed);
    else sessionStorage.removeItem(STORED);
    listeners.forEach((listener) => {
      listener();
    });
  }, []);
  return [key, change];
}
