import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { shownToast, subscribeToToasts } from './toastStore';

const load = () => import('./ToastRegion');
const ToastRegion = lazy(load);

/** Fetches the region's code ahead. A failure is no matter: the first toast tries again. */
export function preloadToastRegion(): void {
  load().catch(() => undefined);
}

/** The place of the toasts, once in the page. Its code comes with the first of them, so that no page pays for it before. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, shownToast, () => null);
  const [wasShown, setWasShown] = useState(false);
  if (toast && !wasShown) setWasShown(true);
  return wasShown ? (
    <Suspense fallback={null}>
      <ToastRegion toast={toast} />
    </Suspense>
  ) : null;
}
