import { afterEach, beforeEach } from 'vitest';
import { removeToast, shownToast, subscribeToToasts, type ShownToast } from '../ui/toastStore';

/** A toast goes after five seconds; a test on a busy machine may look for it later. */
let last: ShownToast | null = null;
subscribeToToasts(() => {
  last = shownToast() ?? last;
});
beforeEach(() => {
  last = null;
});
afterEach(() => {
  removeToast(shownToast()?.id ?? 0);
});

/** The last toast that the test at hand has brought about, also when it has gone since. */
export function lastToast(): ShownToast | null {
  return last;
}
