/** What one listing costs for a year, in whole euro, until the payment provider says otherwise. */
export const listingPricePerYear = 189;
