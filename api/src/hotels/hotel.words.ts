import { LRUCache } from 'lru-cache';
import { RareWords } from './hotel.rare.js';
import { SimilarWords } from './hotel.similar.js';

/** The two texts that a listing is found by: all its words, and among them those of its name and place. */
export type WordText = 'search' | 'place';

/** Of so many searched words is remembered what has them: 125 KB each at a million listings. */
const MOST_GATHERED = 32;
/** So many new words are put into their places one by one. */
const FEW_WORDS = 100;

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

/** A set of listings: one bit for the number of each. */
export type Bits = Uint32Array;
export const hasBit = (bits: Bits, id: number) => ((bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
export const setBit = (bits: Bits, id: number) => {
  bits[id >>> 5]! |= 1 << (id & 31);
};
export const clearBit = (bits: Bits, id: number) => {
  bits[id >>> 5]! &= ~(1 << (id & 31));
};

/** Which listings have a word: their bits where it is frequent, else the last of its entries among the rare words. */
interface Known {
  search: Bits | null;
  place: Bits | null;
  last: number;
}

/** All words that listings are or were found by, and which visible listings have them. */
export class HotelWords {
  private readonly known = new Map<string, Known>();
  private readonly frequent: Known[];
  private readonly rare = new RareWords();
  private readonly similar = new SimilarWords();
  /** What has the words that were last looked for, until a listing changes. */
  private readonly gathered = new LRUCache<string, Bits>({ max: MOST_GATHERED });
  /** The known words in their order, and those that came since they were last looked up. */
  private sorted: string[] = [];
  private unsorted: string[] = [];
  private length: number;

  /** `frequent` says which words have bits, in which text. Any choice is right, a good one is quick. `length` is the highest number of a listing. */
  constructor(frequent: readonly { text: WordText; word: string }[], length = 0) {
    this.length = (length >>> 5) + 1;
    for (const { text, word } of frequent) this.know(word)[text] = new Uint32Array(this.length);
    this.frequent = [...this.known.values()];
  }

  /** Notes that listings are, or were, found by a word. */
  know(word: string): Known {
    let known = this.known.get(word);
    if (!known) {
      this.known.set(word, (known = { search: null, place: null, last: 0 }));
      this.unsorted.push(word);
      this.similar.add(word);
    }
    return known;
  }

  /** Notes the words of a listing that nobody sees. */
  knowAll(text: string): void {
    for (const word of wordsOf(text)) this.know(word);
  }

  /** Notes the words of a visible listing that has none noted. */
  set(id: number, { search, place }: Record<WordText, string>): void {
    if (id >>> 5 >= this.length) this.grow(id);
    if (this.gathered.size > 0) this.gathered.clear();
    // As listings are written, all words begin with those of name and place.
    const ofPlace = search.startsWith(place) ? null : wordsOf(place);
    for (let from = 0, end; from < search.length; from = end + 1) {
      end = search.indexOf(' ', from);
      if (end < 0) end = search.length;
      if (end === from) continue;
      const word = search.slice(from, end);
      const known = this.known.get(word) ?? this.know(word);
      const isInPlace = ofPlace ? ofPlace.includes(word) : end <= place.length;
      if (known.search) setBit(known.search, id);
      if (known.place && isInPlace) setBit(known.place, id);
      if (!known.search || (isInPlace && !known.place)) known.last = this.rare.add(known.last, id, isInPlace);
    }
  }

  remove(ids: readonly number[]): void {
    this.gathered.clear();
    const removed = new Uint32Array(this.length);
    for (const id of ids) {
      if (id >>> 5 >= this.length) continue;
      setBit(removed, id);
      for (const { search, place } of this.frequent) for (const bits of [search, place]) if (bits) clearBit(bits, id);
    }
    this.rare.remove((id) => hasBit(removed, id));
  }

  /** True where a listing has or had this word, or one that begins so. */
  has(beginning: string): boolean {
    return this.known.has(beginning) || this.beginning(beginning).length > 0;
  }

  /** The known word that is hardly different from this one; null where there is none. */
  nearest(word: string): string | null {
    return this.similar.nearest(word);
  }

  /** The listings with a number below `length` that have this word, or one that begins so: not to be changed, the next one who asks is given the same. */
  having(beginning: string, text: WordText, length: number): Bits {
    const asked = `${text} ${length} ${beginning}`;
    const remembered = this.gathered.get(asked);
    if (remembered) return remembered;
    const found = new Uint32Array((length >>> 5) + 1);
    for (const word of this.beginning(beginning)) {
      const { [text]: bits, last } = this.know(word);
      if (bits) for (let place = 0; place < found.length; place += 1) found[place]! |= bits[place] ?? 0;
      else this.rare.forEach(last, (id, isInPlace) => (isInPlace || text === 'search') && setBit(found, id));
    }
    this.gathered.set(asked, found);
    return found;
  }

  /** The known words that begin so. */
  private beginning(beginning: string): string[] {
    this.sort();
    const from = this.placeOf(beginning);
    let end = from;
    while (this.sorted[end]?.startsWith(beginning)) end += 1;
    return this.sorted.slice(from, end);
  }

  /** Brings the words that have come since into their places: all at once at the beginning, later few. */
  sort(): void {
    if (this.unsorted.length > FEW_WORDS) this.sorted = [...this.sorted, ...this.unsorted].sort();
    else for (const word of this.unsorted) this.sorted.splice(this.placeOf(word), 0, word);
    if (this.unsorted.length > 0) this.unsorted = [];
  }

  /** Where a word stands in the order, or would stand. */
  private placeOf(word: string): number {
    let [from, end] = [0, this.sorted.length];
    while (from < end) {
      const middle = (from + end) >>> 1;
      if (this.sorted[middle]! < word) from = middle + 1;
      else end = middle;
    }
    return from;
  }

  private grow(id: number): void {
    this.length = Math.max((id >>> 5) + 2048, Math.ceil(this.length * 1.1));
    for (const known of this.frequent) {
      for (const text of ['search', 'place'] as const) {
        const bits = known[text];
        if (!bits) continue;
        known[text] = new Uint32Array(this.length);
        known[text].set(bits);
      }
    }
  }
}
