/** What the forms put before the names of their drafts. */
const prefix = 'draft:';

/** On signing out: the next one at this screen shall not find what was typed. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds no drafts.
  }
}
