import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the browser's first moment; true from then on. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
