import type { ComponentType } from 'react';
import type { PrivateTitle } from './layout/PrivatePage';

/** One page of the site: its German path and the chunk that holds it. */
export interface PageEntry {
  path: string;
  /** Written from web/, as in the build's manifest. */
  source: string;
  load: () => Promise<ComponentType>;
  /** Its texts lie in the languages' second chunk. */
  needsPageMessages?: boolean;
  /** Only the browser renders it: the server sends its frame and this title. */
  privateTitle?: PrivateTitle;
}

const text = { needsPageMessages: true };
const forHosts = (privateTitle: PrivateTitle) => ({ needsPageMessages: true, privateTitle });

/** Pages between the site's header and footer. */
export const standardPages: PageEntry[] = [
  { path: '/', source: 'src/home/HomePage.tsx', load: async () => (await import('./home/HomePage')).HomePage },
  { path: '/hotels', source: 'src/hotels/HotelListPage.tsx', load: async () => (await import('./hotels/HotelListPage')).HotelListPage },
  { path: '/hotels/:slug', source: 'src/hotels/HotelDetailPage.tsx', load: async () => (await import('./hotels/HotelDetailPage')).HotelDetailPage },
  { path: '/compare', source: 'src/compare/ComparePage.tsx', load: async () => (await import('./compare/ComparePage')).ComparePage, ...text },
  { path: '/favourites', source: 'src/favourites/FavouritesPage.tsx', load: async () => (await import('./favourites/FavouritesPage')).FavouritesPage, ...text },
  { path: '/favourites/:id', source: 'src/favourites/SharedFavouritesPage.tsx', load: async () => (await import('./favourites/SharedFavouritesPage')).SharedFavouritesPage, ...text },
  { path: '/list-hotel', source: 'src/viewer/ListHotelPage.tsx', load: async () => (await import('./viewer/ListHotelPage')).ListHotelPage, ...text },
  { path: '/support', source: 'src/support/SupportPage.tsx', load: async () => (await import('./support/SupportPage')).SupportPage, ...text },
  { path: '/support/booking', source: 'src/support/BookingHelpPage.tsx', load: async () => (await import('./support/BookingHelpPage')).BookingHelpPage, ...text },
  { path: '/support/travel', source: 'src/support/TravelHelpPage.tsx', load: async () => (await import('./support/TravelHelpPage')).TravelHelpPage, ...text },
  { path: '/support/account', source: 'src/support/AccountHelpPage.tsx', load: async () => (await import('./support/AccountHelpPage')).AccountHelpPage, ...text },
  { path: '/support/feedback', source: 'src/support/FeedbackPage.tsx', load: async () => (await import('./support/FeedbackPage')).FeedbackPage, ...text },
  { path: '/developers', source: 'src/developers/DevelopersPage.tsx', load: async () => (await import('./developers/DevelopersPage')).DevelopersPage, ...text },
  { path: '/datenschutz', source: 'src/legal/PrivacyPage.tsx', load: async () => (await import('./legal/PrivacyPage')).PrivacyPage, ...text },
  { path: '/impressum', source: 'src/legal/ImprintPage.tsx', load: async () => (await import('./legal/ImprintPage')).ImprintPage, ...text },
  { path: '/nutzungsbedingungen', source: 'src/legal/TermsPage.tsx', load: async () => (await import('./legal/TermsPage')).TermsPage, ...text },
  { path: '/dashboard', source: 'src/dashboard/DashboardPage.tsx', load: async () => (await import('./dashboard/DashboardPage')).DashboardPage, ...forHosts('dashboard') },
  { path: '/mail/off/:token', source: 'src/statistics/MailOffPage.tsx', load: async () => (await import('./statistics/MailOffPage')).MailOffPage, ...text },
  { path: '/profile', source: 'src/viewer/ProfilePage.tsx', load: async () => (await import('./viewer/ProfilePage')).ProfilePage, ...forHosts('profile') },
  { path: '/add-hotel', source: 'src/listing/AddHotelPage.tsx', load: async () => (await import('./listing/AddHotelPage')).AddHotelPage, ...forHosts('addHotel') },
  { path: '/credits', source: 'src/credits/CreditsPage.tsx', load: async () => (await import('./credits/CreditsPage')).CreditsPage, ...forHosts('credits') },
  { path: '/admin', source: 'src/admin/AdminPage.tsx', load: async () => (await import('./admin/AdminPage')).AdminPage, ...forHosts('admin') },
  { path: '*', source: 'src/layout/NotFoundPage.tsx', load: async () => (await import('./layout/NotFoundPage')).NotFoundPage },
];

/** Pages that bring their own frame: a form beside a picture, or a tool that fills the window. */
export const barePages: PageEntry[] = [
  { path: '/playground', source: 'src/developers/ExplorerPage.tsx', load: async () => (await import('./developers/ExplorerPage')).ExplorerPage },
  { path: '/login', source: 'src/viewer/LoginPage.tsx', load: async () => (await import('./viewer/LoginPage')).LoginPage, ...text },
  { path: '/forgot-password', source: 'src/viewer/ForgotPasswordPage.tsx', load: async () => (await import('./viewer/ForgotPasswordPage')).ForgotPasswordPage, ...text },
  { path: '/reset-password', source: 'src/viewer/ResetPasswordPage.tsx', load: async () => (await import('./viewer/ResetPasswordPage')).ResetPasswordPage, ...text },
];
