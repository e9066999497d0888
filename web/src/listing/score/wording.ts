/** What can be told of a text by looking at it. Guests write and read in three languages, so every sign counts in each. */

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** At least two sentences of some length, each with an end. */
export function hasSentences(text: string): boolean {
  const parts = text.split(/[.!?…]+(?=[\s"“”’)]|$)/);
  return parts.slice(0, -1).filter((part) => wordsOf(part).length >= 3).length >= 2;
}

/** Mostly capitals: it reads like shouting. A short name or an abbreviation is none. */
export function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 12 && capitals.length > letters.length * 0.6;
}

const ADDRESS = /https?:|www\.|[\w.-]+@[\w-]+\.\w|\b[a-z0-9-]+\.(?:com|net|org|eu|hr|de|at|ch|info|example)\b/i;
const PHONE = /(?:\+|\b00?)[1-9][\d\s()/.-]{5,}\d/;

/** A phone number, an e-mail address or a link: they have fields of their own, where guests can press them. */
export function hasContact(text: string): boolean {
  return ADDRESS.test(text) || PHONE.test(text);
}

/** Beginnings of words; in any of the languages, whatever the text is written in. */
const SURROUNDINGS = [
  'strand|meer|küste|altstadt|zentrum|hafen|bucht|fähre|flughafen|nähe|umgebung|bäcker|supermarkt|nachbar|insel|promenade|markt|bushalte|bahnhof|minute|gehminute|spazier|nationalpark|weinberg|kilometer|meter|entfernt',
  'beach|sea\\b|seaside|coast|old town|centre|center|harbour|harbor|marina|bay\\b|ferry|airport|nearby|neighbour|neighbor|bakery|shops?\\b|island|walk|national park|vineyard|away\\b|station',
  'plaž|mora\\b|moru\\b|morem\\b|obal|star\\p{L}+ (?:grad|jezgr)|centr|luk[aeiu]\\b|uval|trajekt|zračn|blizin|susjed|pekar|trgovin|otok|šetn|šetališ|vinograd|udaljen|kolodvor|nacionaln',
].join('|');
const NEAR = new RegExp(`(?<!\\p{L})(?:${SURROUNDINGS})|\\d\\s?(?:km|m|min)(?![\\p{L}\\p{N}])`, 'iu');

/** Says something of what lies around: the sea, the old town, the way there. */
export function namesSurroundings(text: string): boolean {
  return NEAR.test(text);
}

/** Says hardly more than the name and the place do. */
export function repeats(text: string, ...known: string[]): boolean {
  const said = new Set(known.flatMap(wordsOf));
  return wordsOf(text).filter((word) => word.length > 2 && !said.has(word)).length < 3;
}
