import './ui/global.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { createApolloClient } from './apollo';
import { addMessages, createI18n } from './i18n/i18n';
import { languageOfPath } from './i18n/language';
import { loadPageMessages, loadSharedMessages } from './i18n/messages';
import { createRoutes, loadPage } from './routes';
import { readState } from './state';

const language = languageOfPath(location.pathname);
const i18n = createI18n(language, await loadSharedMessages(language));
const routes = createRoutes(async () => {
  addMessages(i18n, language, await loadPageMessages(language));
});

// The page's own chunk has to be there before the first render, or the server's page would be thrown away.
await loadPage(routes, location.pathname);

const { apollo, site, isFailed } = readState(document);
const client = createApolloClient({ uri: '/graphql' }, language);
client.restore(apollo);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const app = (
  <App client={client} i18n={i18n} site={site}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </App>
);
if (isFailed) createRoot(root).render(app);
else hydrateRoot(root, app);

// After the page has come alive: nobody signs out or changes a listing elsewhere in its first moment.
void import('./viewer/session').then(({ followSession }) => {
  followSession(client);
});
void import('./statistics/watch').then(({ watchVisits }) => {
  watchVisits();
});
void import('./ui/tooltips').then(({ followTooltips }) => {
  followTooltips();
});
void import('./hotels/hotelNews').then(({ followHotels }) => {
  followHotels(client);
});
