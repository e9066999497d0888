/** The pages that everybody may read and search engines shall list, at their German addresses; a browser test compares them with the site. */
export const SITE_PAGES = [
  '/',
  '/hotels',
  '/list-hotel',
  '/developers',
  '/playground',
  '/support',
  '/support/booking',
  '/support/travel',
  '/support/account',
  '/support/feedback',
  '/datenschutz',
  '/impressum',
  '/nutzungsbedingungen',
];

/** What search engines have no business with: forms, and what belongs to somebody. Shared lists stay open: messengers show them as cards. */
export const CLOSED_PATHS = ['/dashboard', '/profile', '/add-hotel', '/credits', '/admin', '/login', '/forgot-password', '/reset-password', '/mail/off/'];
