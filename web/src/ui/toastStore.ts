/** What a toast says. */
export interface ToastMessage {
  kind: 'success' | 'error';
  title: string;
  /** One sentence. */
  text?: string;
  /** What was caught: its id is shown, where it has one. */
  error?: unknown;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

/** One at a time: a new one takes the place of the one before. Only browsers show any, so one for the page is enough. */
let shown: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | null) {
  shown = next;
  listeners.forEach((listener) => {
    listener();
  });
}

export function showToast(message: ToastMessage): void {
  count += 1;
  set({ ...message, id: count });
}

/** Takes a toast away, unless another one has taken its place. */
export function removeToast(id: number): void {
  if (shown?.id === id) set(null);
}

export function shownToast(): ShownToast | null {
  return shown;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
