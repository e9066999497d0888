import type { ApolloClient } from '@apollo/client';
import { ViewerDocument, type ViewerFragment } from '../gql/generated';
import { clearDrafts } from '../ui/form/draft';
import { listenToTabs, tellTabs } from './tabs';

function knownViewer({ cache }: ApolloClient): ViewerFragment | null {
  return cache.readQuery({ query: ViewerDocument })?.viewer ?? null;
}

/**
 * Forgets everything that was read for somebody and puts the new viewer in its place, in one step: no page sees an
 * empty cache with the viewer of before. What is on screen and missing now is asked for again; undefined asks for the
 * viewer too.
 */
function startAnew({ cache }: ApolloClient, viewer: ViewerFragment | null | undefined): void {
  cache.batch({
    update: () => {
      cache.modify({ id: 'ROOT_QUERY', fields: (_, { DELETE }) => DELETE });
      if (viewer !== undefined) cache.writeQuery({ query: ViewerDocument, data: { viewer } });
    },
  });
  cache.gc();
}

/** Takes the answer of a sign-in: header, menu and guards change with it, here and in the other tabs. */
export function signedIn(client: ApolloClient, viewer: ViewerFragment): void {
  startAnew(client, viewer);
  tellTabs(viewer.id);
}

/** After signing out: nothing of the viewer is left here, nor in the other tabs. */
export function signedOut(client: ApolloClient): void {
  clearDrafts();
  startAnew(client, null);
  tellTabs(null);
}

/** The session ended by itself or from elsewhere. What was typed waits for whoever signs in with the same account. */
export function sessionEnded(client: ApolloClient): void {
  if (knownViewer(client)) startAnew(client, null);
}

/** Follows what happens in other tabs, and looks anew when the browser brings back a page that it had kept. */
export function followSession(client: ApolloClient): void {
  listenToTabs(({ viewerId }) => {
    const known = knownViewer(client)?.id ?? null;
    if (viewerId === known) return;
    if (known) clearDrafts();
    startAnew(client, viewerId ? undefined : null);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
  });
}
