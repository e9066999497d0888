import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { createApolloClient } from '../apollo';
import { ViewerDocument, type ViewerFragment } from '../gql/generated';
import { createI18n } from '../i18n/i18n';
import { languageOfPath } from '../i18n/language';
import { loadMessages } from '../i18n/messages';
import { createRoutes, loadPage } from '../routes';
import { apiAddress } from './api';
import { testSite } from './fixtures';

/** Renders the whole site at an address, as the browser would, and returns the router to look at where it went. */
export async function renderApp(address: string, viewer: ViewerFragment | null = null) {
  const { pathname } = new URL(address, testSite.origin);
  const language = languageOfPath(pathname);
  const client = createApolloClient({ uri: apiAddress }, language);
  // Every page comes from the server with whoever is signed in.
  client.writeQuery({ query: ViewerDocument, data: { viewer } });
  const routes = createRoutes();
  await loadPage(routes, pathname);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const i18n = createI18n(language, await loadMessages(language));
  const view = render(
    <App client={client} i18n={i18n} site={testSite}>
      <RouterProvider router={router} />
    </App>,
  );
  const here = () => router.state.location.pathname + router.state.location.search;
  return { ...view, client, router, here };
}
