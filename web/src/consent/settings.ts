import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(value: boolean) {
  isOpen = value;
  for (const listener of listeners) listener();
}

/** Opens the settings, from wherever: the banner, the footer. */
export function openSettings(): void {
  setOpen(true);
}

export function closeSettings(): void {
  setOpen(false);
}

function follow(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the settings are open. */
export function useSettingsOpen(): boolean {
  return useSyncExternalStore(follow, () => isOpen, () => false);
}
