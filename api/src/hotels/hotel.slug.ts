const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', đ: 'd', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };
const MAX_LENGTH = 100;
/** What means something else in the same place: `/api/hotels/featured`. */
const RESERVED = new Set(['featured']);

/** The name as it stands in addresses. One that would be taken for something else gets a prefix: in `/api/hotels/7`, 7 is a number. */
export function slugOf(name: string): string {
  const slug = name
    // One letter for one character first, however it was typed: "ü" and not "u" with two dots.
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßđæœøł]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  if (slug === '') return 'unterkunft';
  return /^\d+$/.test(slug) || RESERVED.has(slug) ? `unterkunft-${slug}` : slug;
}
