/** What the page for hosts says about the site's reach; the one place to keep them true. */
export const hostFigures = {
  /** "500+" */
  listings: 500,
  /** "50,000+" a month */
  visitors: 50_000,
  /** "95 %" */
  satisfaction: 95,
};
