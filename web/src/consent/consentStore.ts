import { storeOptional } from './optionalStorage';

/** What a visitor may allow; what is necessary needs no leave. */
export const optionalCategories = ['functional', 'analytics', 'marketing'] as const;
export type Category = (typeof optionalCategories)[number];
export type Preferences = { necessary: true } & Record<Category, boolean>;

/** The place of the decision in the browser. */
export const consentKey = 'obala-consent';
/** Whoever agreed to another version is asked again. */
const version = '1.0';

export const onlyNecessary: Preferences = { necessary: true, functional: false, analytics: false, marketing: false };
export const everything: Preferences = { necessary: true, functional: true, analytics: true, marketing: true };

const listeners = new Set<() => void>();
/** The last text read and what it says, so that the same decision is the same object. */
let known: { text: string | null; preferences: Preferences | null } = { text: null, preferences: null };
/** Where storage is blocked the decision holds for this page. */
let unstored: string | null = null;

function storedText(): string | null {
  try {
    return localStorage.getItem(consentKey) ?? unstored;
  } catch {
    return unstored;
  }
}

function parse(text: string | null): Preferences | null {
  try {
    const stored = JSON.parse(text ?? 'null') as { version?: unknown; preferences?: Partial<Preferences> } | null;
    const { preferences } = stored ?? {};
    if (!preferences || stored?.version !== version) return null;
    // Only a plain yes is one.
    const allowed = optionalCategories.map((category) => [category, preferences[category] === true]);
    return { ...onlyNecessary, ...(Object.fromEntries(allowed) as Record<Category, boolean>) };
  } catch {
    return null;
  }
}

/** What was decided; null as long as nothing was, or only for another version. */
export function readConsent(): Preferences | null {
  const text = storedText();
  if (text !== known.text) known = { text, preferences: parse(text) };
  return known.preferences;
}

/** Keeps the decision; what it allows begins, and what it takes back is removed. */
export function decide(preferences: Preferences): void {
  const text = JSON.stringify({ preferences, timestamp: new Date().toISOString(), version });
  try {
    localStorage.setItem(consentKey, text);
  } catch {
    unstored = text;
  }
  storeOptional(preferences);
  for (const listener of listeners) listener();
}

/** Tells when the decision changes, here or in another tab. */
export function followConsent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
