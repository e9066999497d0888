import { matchRoutes, type RouteObject } from 'react-router-dom';
import { languages, localPath } from './i18n/language';
import { BarePage } from './layout/BarePage';
import { PageError } from './layout/PageError';
import { StandardPage } from './layout/StandardPage';
import { barePages, standardPages, type PageEntry } from './pages';

/** What the server reads of a matched route: which chunks and styles the page needs. */
export type PageHandle = Pick<PageEntry, 'source' | 'needsPageMessages'>;

/** Brings the long texts into the page's language; where all texts are there from the start, nothing. */
type LoadTexts = () => Promise<void>;

function pageRoute({ path, source, load, needsPageMessages, privateTitle }: PageEntry, loadTexts?: LoadTexts): RouteObject {
  const handle: PageHandle = { source, needsPageMessages };
  const lazy = async () => {
    const [Content] = await Promise.all([load(), needsPageMessages ? loadTexts?.() : undefined]);
    if (!privateTitle) return { Component: Content };
    const { PrivatePage } = await import('./layout/PrivatePage');
    return {
      element: (
        <PrivatePage title={privateTitle}>
          <Content />
        </PrivatePage>
      ),
    };
  };
  return path === '/' ? { index: true, handle, lazy } : { path: path.replace(/^\//, ''), handle, lazy };
}

/** Every page once for each language: German at the bare paths, the others under their name. */
export function createRoutes(loadTexts?: LoadTexts): RouteObject[] {
  const routesOf = (pages: PageEntry[]) => pages.map((page) => pageRoute(page, loadTexts));
  return languages.map((language) => ({
    path: localPath('/', language),
    ErrorBoundary: PageError,
    children: [
      { Component: BarePage, children: routesOf(barePages) },
      { Component: StandardPage, children: routesOf(standardPages) },
    ],
  }));
}

/** Loads the page at an address into its route, so that the first render shows it and not an empty frame. */
export async function loadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
