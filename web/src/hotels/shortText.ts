/** Card text beyond this many characters is cut. */
export const CARD_TEXT_LENGTH = 80;
/** List text beyond this many characters is cut. */
export const LIST_TEXT_LENGTH = 100;

/**
 * Cuts a text that is longer than `length` characters and ends it with an ellipsis, at the last
 * space where one is near, so that no word is torn; `null` when there is no text at all.
 */
export function shortText(text: string, length: number): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  // By code point: half of a pair would be shown as a broken character.
  const characters = Array.from(trimmed);
  if (characters.length <= length) return trimmed;
  const cut = characters.slice(0, length).join('');
  const isWordEnd = /\s/.test(characters[length] ?? '');
  const lastSpace = cut.search(/\s\S*$/);
  const atWord = !isWordEnd && lastSpace > length * 0.7 ? cut.slice(0, lastSpace) : cut;
  return `${atWord.replace(/[\s,;:–-]+$/, '')}…`;
}
