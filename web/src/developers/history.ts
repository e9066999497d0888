/** Filled by the frame (web/public/explorer/start.js): what was run in this tab, the newest first. Gone with the tab. */
const STORED = 'obala-explorer-history';

/** The queries that were run. */
export function readHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
  } catch {
    // Somebody else wrote there.
    return [];
  }
}

/** A query in a line: its comment gone, its white space closed up, and cut. */
export function lineOf(query: string): string {
  return query.replace(/^\s*#.*$/gm, '').replace(/\s+/g, ' ').trim().slice(0, 60);
}
