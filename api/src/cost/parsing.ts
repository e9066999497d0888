/**
 * So many tokens may a document have: reading and validating a longer one takes too long. The longest of the product
 * itself has a fifth of it.
 */
export const MOST_TOKENS = 1000;

/** What GraphQL says is wrong, without the names that could have been meant instead. */
export function withoutSuggestion(message: string): string {
  return message.replace(/ ?Did you mean .+\?$/s, '');
}
