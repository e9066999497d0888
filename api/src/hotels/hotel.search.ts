/**
 * How words are compared: without regard to case, accents and punctuation. The same folding is used for what is
 * stored and for what is asked, so that `sibenik`, `Šibenik` and `ŠIBENIK` are one word.
 */

/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = { đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ð: 'd', þ: 'th', ı: 'i' };

/** The words of a text, folded. `%`, `_` and `\` are words of their own, so that they can be searched for. */
export function words(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    // Taken apart, a letter above the line is a capital again.
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[đßæœøłðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[%_\\]/g, ' $& ')
    .replace(/[^\p{Letter}\p{Number}%_\\]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
}

/** What stands between the words that matter; dropped where other words are left. */
const FILLERS = new Set(['in', 'im', 'am', 'an', 'auf', 'bei', 'der', 'die', 'das', 'und', 'the', 'near', 'at', 'of', 'u', 'na', 'i']);
const MAX_WORDS = 8;

/** The words of a search, without fillers and repetitions. */
export function searchWords(search: string): string[] {
  const all = [...new Set(words(search))];
  const meant = all.filter((word) => !FILLERS.has(word));
  return (meant.length > 0 ? meant : all).slice(0, MAX_WORDS);
}

/** The LIKE pattern that finds a word, or words that begin with it, in a stored search text. */
export function pattern(word: string): string {
  return `% ${word.replace(/[%_\\]/g, '\\$&')}%`;
}

/** Names that German, Austrian and English travellers still use, or find in old guidebooks. */
const EXONYMS: Record<string, string> = {
  split: 'Spalato',
  dubrovnik: 'Ragusa',
  zadar: 'Zara',
  sibenik: 'Sebenico',
  pula: 'Pola',
  rovinj: 'Rovigno',
  porec: 'Parenzo',
  rijeka: 'Fiume',
  trogir: 'Trau',
  hvar: 'Lesina',
  korcula: 'Curzola',
  vis: 'Lissa',
  krk: 'Veglia',
  cres: 'Cherso',
  losinj: 'Lussin Lussino',
  rab: 'Arbe',
  pag: 'Pago',
  brac: 'Brazza',
  mljet: 'Meleda',
  opatija: 'Abbazia',
  zagreb: 'Agram',
  osijek: 'Esseg',
  varazdin: 'Warasdin',
  karlovac: 'Karlstadt',
  umag: 'Umago',
  labin: 'Albona',
  motovun: 'Montona',
  senj: 'Zengg',
  vukovar: 'Wukowar',
  sisak: 'Sissek',
  pozega: 'Poschegg',
  plitvicka: 'Plitvice Plitwitzer',
};

/** A word, and the towns of which an older name begins so: `agra` is Zagreb too. */
export function withExonyms(word: string): string[] {
  const towns = Object.entries(EXONYMS).filter(([, names]) => word.length > 2 && words(names).some((name) => name.startsWith(word)));
  return [word, ...towns.map(([town]) => town)];
}

/** A word as the country itself says it: `spalato` is `split`. */
export function nativeWord(word: string): string {
  return Object.entries(EXONYMS).find(([, names]) => words(names).includes(word))?.[0] ?? word;
}

interface Searchable {
  name: string;
  city: string;
  island?: string | null;
  shortDescription: string;
  tags: string[];
}

interface SearchableRegion {
  names: Record<string, string>;
  aliases: string[];
}

/** What a listing is found by: the words of its name and place, which weigh more, and all words. */
export function searchTexts(hotel: Searchable, region: SearchableRegion): { placeText: string; searchText: string } {
  const exonyms = words(hotel.city).map((word) => EXONYMS[word] ?? '');
  const place = [hotel.name, hotel.city, ...exonyms, hotel.island ?? ''];
  const rest = [...Object.values(region.names), ...region.aliases, ...hotel.tags, hotel.shortDescription];
  return { placeText: joined(place), searchText: joined([...place, ...rest]) };
}

/** Each word once, between single spaces, with one in front: so that a pattern can ask for a word's beginning. */
function joined(texts: string[]): string {
  return [...new Set(texts.flatMap(words))].map((word) => ` ${word}`).join('');
}
