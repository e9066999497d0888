/**
 * So many tokens may a document have: reading and validating a longer one takes too long. The longest of the product
 * itself has a tenth of it.
 */
export const MOST_TOKENS = 5000;
