import type { Site } from './site';

/** What the server hands to the browser inside the page. */
export interface PageState {
  /** The cache of Apollo Client, as it extracts and restores it. */
  apollo: unknown;
  site: Site;
  /** A request failed: the browser shall ask again and not take over what the server rendered. */
  isFailed: boolean;
}

export const stateElementId = 'state';

/** JSON that cannot end the script element around it, and that old parsers read too. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Reads what `serializeState` wrote into the document. */
export function readState(document: Document): PageState {
  const text = document.getElementById(stateElementId)?.textContent;
  if (!text) throw new Error('The page has no state element');
  return JSON.parse(text) as PageState;
}
