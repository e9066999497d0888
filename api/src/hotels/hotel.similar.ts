import { LRUCache } from 'lru-cache';

/** The same words are mistyped again and again: so many of them are remembered. */
const MOST_REMEMBERED = 2000;
/** Words are similar where they have so much of their trigrams in common: as pg_trgm has it when the database is asked (hotel.vocabulary.ts). */
const SIMILAR = 0.3;

/** Words this short are taken as they are: half the short words are one letter away from another. */
export const SHORTEST_TYPO = 4;
/** From this length, two letters may be wrong. */
export const LONG_WORD = 7;

/** What can be looked up here: how the database divides other letters depends on how it was set up. */
export const isPlain = (word: string) => /^[a-z0-9]+$/.test(word);

/** The letters of a word, one bit for each: so many differ that more than half as many changes lie between two words. */
function lettersOf(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << (letter.charCodeAt(0) % 31);
  return bits;
}

interface OfOneLength {
  words: string[];
  letters: number[];
}

/** All known words, for finding those that are hardly different from another: by their length first, then by their letters. */
export class SimilarWords {
  private readonly byLength: OfOneLength[] = [];
  private readonly remembered = new LRUCache<string, { word: string | null }>({ max: MOST_REMEMBERED });

  add(word: string): void {
    if (this.remembered.size > 0) this.remembered.clear();
    const { words, letters } = (this.byLength[word.length] ??= { words: [], letters: [] });
    words.push(word);
    letters.push(lettersOf(word));
  }

  /** The nearest word at most one letter away (two in long words), of equally near ones the most similar; null where there is none. */
  nearest(asked: string): string | null {
    if (asked.length < SHORTEST_TYPO) return null;
    const known = this.remembered.get(asked);
    if (known) return known.word;
    const word = this.find(asked);
    this.remembered.set(asked, { word });
    return word;
  }

  private find(asked: string): string | null {
    const most = asked.length < LONG_WORD ? 1 : 2;
    const found: { word: string; distance: number; similarity: number }[] = [];
    for (let length = asked.length - most; length <= asked.length + most; length += 1) {
      for (const word of this.withLetters(asked, length, most)) {
        const distance = distanceOf(word, asked, most);
        if (distance > most) continue;
        const similarity = similarityOf(word, asked);
        if (similarity >= SIMILAR) found.push({ word, distance, similarity });
      }
    }
    found.sort((one, other) => one.distance - other.distance || other.similarity - one.similarity || (one.word < other.word ? -1 : 1));
    return found[0]?.word ?? null;
  }

  /** The words of a length that have nearly the same letters. */
  private withLetters(asked: string, length: number, most: number): string[] {
    const { words, letters } = this.byLength[length] ?? { words: [], letters: [] };
    const wanted = lettersOf(asked);
    const near: string[] = [];
    for (let place = 0; place < letters.length; place += 1) {
      // Each changed letter is one that is missing, and one too many.
      let differing = letters[place]! ^ wanted;
      for (let change = 0; change < 2 * most; change += 1) differing &= differing - 1;
      if (differing === 0) near.push(words[place]!);
    }
    return near;
  }
}

/** More than anything that is looked for. */
const FAR = 99;
/** Two lines of the comparison, longer than any word that is asked for: a search has at most 200 characters. */
const LINES = [new Uint8Array(256), new Uint8Array(256)] as const;

/** How many letters have to be changed, added or left out (Levenshtein); more than `most` where it is more. */
function distanceOf(one: string, other: string, most: number): number {
  let [line, next] = LINES;
  for (let place = 0; place <= other.length; place += 1) line[place] = place;
  for (let at = 1; at <= one.length; at += 1) {
    // Farther from the diagonal lies only what is farther away.
    const [from, to] = [Math.max(1, at - most), Math.min(other.length, at + most)];
    next[from - 1] = from === 1 ? at : FAR;
    let lowest = FAR;
    for (let place = from; place <= to; place += 1) {
      const changed = line[place - 1]! + (one.charCodeAt(at - 1) === other.charCodeAt(place - 1) ? 0 : 1);
      const distance = Math.min(changed, line[place]! + 1, next[place - 1]! + 1);
      next[place] = distance;
      lowest = Math.min(lowest, distance);
    }
    next[to + 1] = FAR;
    if (lowest > most) return FAR;
    [line, next] = [next, line];
  }
  return line[other.length]!;
}

/** How many of their trigrams two words have in common, of all that they have. */
function similarityOf(one: string, other: string): number {
  const [trigrams, others] = [trigramsOf(one), trigramsOf(other)];
  const common = [...trigrams].filter((trigram) => others.has(trigram)).length;
  return common / (trigrams.size + others.size - common);
}

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: word.length + 1 }, (_, place) => padded.slice(place, place + 3)));
}
