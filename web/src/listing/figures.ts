/** "1.200 €" -> "1200", "89,50" -> "89": the whole number that a text begins with, and nothing where it has none. */
export function wholeNumber(text: string): string {
  const [digits = ''] = /\d+/.exec(text.replace(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, '')) ?? [];
  return digits.replace(/^0+(?=\d)/, '');
}
