import { useEffect } from 'react';
import { preloadToastRegion } from './Toasts';
import { showToast } from './toastStore';

const api = { show: showToast };

/**
 * `show({ kind, title, text })` says what came of something, wherever the reader is by then. Whoever may show a toast
 * has its code fetched in a quiet moment: the one that says that the network is gone could not come over it.
 */
export function useToast() {
  useEffect(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(preloadToastRegion, 1000);
      return () => {
        clearTimeout(timer);
      };
    }
    const handle = requestIdleCallback(preloadToastRegion);
    return () => {
      cancelIdleCallback(handle);
    };
  }, []);
  return api;
}
