/** The two texts that a listing is found by: all its words, and those of its name and place. */
export type WordText = 'search' | 'place';

/** A word that fewer of the listings have is rare: the index of words has those listings at once. */
const FREQUENT = 1 / 200;
/** So many words at most have a bit for each listing: 30 bytes of each. */
const MOST_WORDS = 240;

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

/** A set of listings: one bit for the number of each. */
export type Bits = Uint32Array;
export const hasBit = (bits: Bits, id: number) => ((bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
export const setBit = (bits: Bits, id: number) => {
  bits[id >>> 5]! |= 1 << (id & 31);
};

/** Which listings have which of the frequent words. */
export class FrequentWords {
  private readonly bits: Record<WordText, Map<string, Bits>> = { search: new Map(), place: new Map() };
  private length = 0;

  /** `sample` are the texts of some listings: they tell which words are frequent. Any choice is right, a good one is quick. */
  constructor(sample: readonly Record<WordText, string>[]) {
    const counts = new Map<string, { text: WordText; word: string; count: number }>();
    for (const text of ['search', 'place'] as const) {
      for (const row of sample) {
        for (const word of wordsOf(row[text])) {
          const counted = counts.get(`${text} ${word}`) ?? { text, word, count: 0 };
          counted.count += 1;
          counts.set(`${text} ${word}`, counted);
        }
      }
    }
    const frequent = [...counts.values()].filter(({ count }) => count >= sample.length * FREQUENT).sort((one, other) => other.count - one.count);
    for (const { text, word } of frequent.slice(0, MOST_WORDS)) this.bits[text].set(word, new Uint32Array(0));
  }

  /** Notes the words of a listing that has none noted. */
  set(id: number, texts: Record<WordText, string>): void {
    if (id >>> 5 >= this.length) this.grow(id);
    for (const text of ['search', 'place'] as const) {
      for (const word of wordsOf(texts[text])) {
        const bits = this.bits[text].get(word);
        if (bits) setBit(bits, id);
      }
    }
  }

  remove(id: number): void {
    for (const words of Object.values(this.bits)) {
      for (const bits of words.values()) bits[id >>> 5]! &= ~(1 << (id & 31));
    }
  }

  /** The frequent words that begin so, each with the listings that have it. */
  beginning(beginning: string, text: WordText): [word: string, bits: Bits][] {
    return [...this.bits[text]].filter(([word]) => word.startsWith(beginning));
  }

  private grow(id: number): void {
    this.length = Math.max((id >>> 5) + 2048, Math.ceil(this.length * 1.1));
    for (const words of Object.values(this.bits)) {
      for (const [word, bits] of words) {
        const longer = new Uint32Array(this.length);
        longer.set(bits);
        words.set(word, longer);
      }
    }
  }
}
