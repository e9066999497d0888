/** Forms hold text only: numbers and choices are read from it where they are sent. */
export type TextValues = Record<string, string>;

const prefix = 'draft:';
/** The name under which the browser keeps a form's draft, here or in a storage of its own. */
export const storageKey = (form: string) => prefix + form;

/** Passwords are never written anywhere, whatever the field is called in front or behind. */
function isSecret(name: string): boolean {
  return /passw/i.test(name);
}

/** What waits of an earlier visit to the form, as far as it still has these fields. */
export function readDraft(form: string, fields: string[]): TextValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '{}');
    const entries = Object.entries(stored as object).filter(([name]) => fields.includes(name) && !isSecret(name));
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    // Blocked storage, or something else under our name: the form starts empty.
    return {};
  }
}

/** Keeps what was typed for this tab: a language switch and a reload load the page anew. */
export function writeDraft(form: string, values: TextValues) {
  const kept = Object.entries(values).filter(([name]) => !isSecret(name));
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Blocked or full storage: the form works without.
  }
}

export function clearDraft(form: string) {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // Nothing was kept then.
  }
}

/** On signing out: the next one at this screen shall not find what was typed. */
export function clearDrafts(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    }
  } catch {
    // Blocked storage holds no drafts.
  }
}
