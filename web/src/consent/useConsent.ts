import { useSyncExternalStore } from 'react';
import { followConsent, readConsent, type Preferences } from './consentStore';

/** What the visitor allows; null until it is decided. Whoever wants to store or load something optional asks here. */
export function useConsent(): Preferences | null {
  return useSyncExternalStore(followConsent, readConsent, () => null);
}
