import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { languages, localPath } from './i18n/language';
import { BarePage } from './layout/BarePage';
import { PageError } from './layout/PageError';
import { PrivatePage, type PrivateTitle } from './layout/PrivatePage';
import { StandardPage } from './layout/StandardPage';

/** What the server reads of a matched route: the source file whose chunk and styles the page needs. */
export interface PageHandle {
  source: string;
}

/** A page in a chunk of its own. `source` is written from web/, as in the build's manifest. */
function page(path: string, source: string, load: () => Promise<ComponentType>): RouteObject {
  const handle: PageHandle = { source };
  const lazy = async () => ({ Component: await load() });
  return path === '/' ? { index: true, handle, lazy } : { path: path.replace(/^\//, ''), handle, lazy };
}

/** A page that only the browser renders: the server sends its frame and its title. */
function privatePage(path: string, title: PrivateTitle, source: string, load: () => Promise<ComponentType>): RouteObject {
  return page(path, source, async () => {
    const Content = await load();
    return () => (
      <PrivatePage title={title}>
        <Content />
      </PrivatePage>
    );
  });
}

const standardPages = () => [
  page('/', 'src/home/HomePage.tsx', async () => (await import('./home/HomePage')).HomePage),
  page('/hotels', 'src/hotels/HotelListPage.tsx', async () => (await import('./hotels/HotelListPage')).HotelListPage),
  page('/hotels/:slug', 'src/hotels/HotelDetailPage.tsx', async () => (await import('./hotels/HotelDetailPage')).HotelDetailPage),
  page('/list-hotel', 'src/viewer/ListHotelPage.tsx', async () => (await import('./viewer/ListHotelPage')).ListHotelPage),
  page('/support', 'src/support/SupportPage.tsx', async () => (await import('./support/SupportPage')).SupportPage),
  page('/support/booking', 'src/support/BookingHelpPage.tsx', async () => (await import('./support/BookingHelpPage')).BookingHelpPage),
  page('/support/travel', 'src/support/TravelHelpPage.tsx', async () => (await import('./support/TravelHelpPage')).TravelHelpPage),
  page('/support/account', 'src/support/AccountHelpPage.tsx', async () => (await import('./support/AccountHelpPage')).AccountHelpPage),
  page('/support/feedback', 'src/support/FeedbackPage.tsx', async () => (await import('./support/FeedbackPage')).FeedbackPage),
  page('/datenschutz', 'src/legal/PrivacyPage.tsx', async () => (await import('./legal/PrivacyPage')).PrivacyPage),
  page('/impressum', 'src/legal/ImprintPage.tsx', async () => (await import('./legal/ImprintPage')).ImprintPage),
  page('/nutzungsbedingungen', 'src/legal/TermsPage.tsx', async () => (await import('./legal/TermsPage')).TermsPage),
  privatePage('/dashboard', 'dashboard', 'src/dashboard/DashboardPage.tsx', async () => (await import('./dashboard/DashboardPage')).DashboardPage),
  privatePage('/profile', 'profile', 'src/viewer/ProfilePage.tsx', async () => (await import('./viewer/ProfilePage')).ProfilePage),
  privatePage('/add-hotel', 'addHotel', 'src/dashboard/AddHotelPage.tsx', async () => (await import('./dashboard/AddHotelPage')).AddHotelPage),
  privatePage('/credits', 'credits', 'src/credits/CreditsPage.tsx', async () => (await import('./credits/CreditsPage')).CreditsPage),
  privatePage('/admin', 'admin', 'src/admin/AdminPage.tsx', async () => (await import('./admin/AdminPage')).AdminPage),
  page('*', 'src/layout/NotFoundPage.tsx', async () => (await import('./layout/NotFoundPage')).NotFoundPage),
];

/** Pages without the site's header and footer: a form beside a picture. */
const barePages = () => [
  page('/login', 'src/viewer/LoginPage.tsx', async () => (await import('./viewer/LoginPage')).LoginPage),
  page('/forgot-password', 'src/viewer/ForgotPasswordPage.tsx', async () => (await import('./viewer/ForgotPasswordPage')).ForgotPasswordPage),
  page('/reset-password', 'src/viewer/ResetPasswordPage.tsx', async () => (await import('./viewer/ResetPasswordPage')).ResetPasswordPage),
];

/** Every page once for each language: German at the bare paths, the others under their name. */
export function createRoutes(): RouteObject[] {
  return languages.map((language) => ({
    path: localPath('/', language),
    ErrorBoundary: PageError,
    children: [
      { Component: BarePage, children: barePages() },
      { Component: StandardPage, children: standardPages() },
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
