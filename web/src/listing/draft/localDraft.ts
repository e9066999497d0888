import { storageKey } from '../../ui/form/draft';
import type { DraftValues } from './draftValues';

/** What the server has not confirmed yet, and when it was written. */
interface LocalDraft {
  values: Record<string, unknown>;
  at: string;
  /** It was on its way when the page was left: most likely it has arrived. */
  wasSent: boolean;
}

/** One form's place in the browser: drafts belong to one account and one listing. */
export const localName = (viewerId: string, hotelId?: string) => storageKey(`listing:${viewerId}:${hotelId ?? 'new'}`);

/** What an earlier visit could not bring to the server. */
export function readLocal(name: string): LocalDraft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<LocalDraft> | null;
    const { values, at, wasSent = false } = stored ?? {};
    return values && typeof values === 'object' && typeof at === 'string' ? { values, at, wasSent } : null;
  } catch {
    // Blocked storage, or something else under our name.
    return null;
  }
}

/** Keeps what is on its way to the server; nothing is on its way any more when it is empty. */
export function writeLocal(name: string, values: DraftValues, wasSent = false): void {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify({ values, at: new Date().toISOString(), wasSent }));
  } catch {
    // Blocked or full storage: the server's copy is the only one.
  }
}
