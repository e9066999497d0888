/** Room for so many more at a time. */
const STEP = 1 << 14;

/**
 * Which listings have which rare words: an entry for each word of a listing, and the place of the one before it of the
 * same word. 8 bytes for each, and nothing is moved when a listing changes. A word knows the place of its last entry, 0 for none.
 */
export class RareWords {
  /** The number of a listing, doubled, and one more where its name or place has the word; 0 where it was taken out. */
  private entries = new Int32Array(STEP);
  private before = new Int32Array(STEP);
  private length = 1;
  private taken = 0;

  /** Gives the place that is the word's last from then on. */
  add(last: number, id: number, isInPlace: boolean): number {
    const entry = 2 * id + (isInPlace ? 1 : 0);
    // A listing that was changed comes back to its words.
    const free = this.taken > 0 ? this.freeFrom(last) : 0;
    if (free > 0) {
      this.entries[free] = entry;
      this.taken -= 1;
      return last;
    }
    if (this.length === this.entries.length) [this.entries, this.before] = [longer(this.entries), longer(this.before)];
    this.entries[this.length] = entry;
    this.before[this.length] = last;
    this.length += 1;
    return this.length - 1;
  }

  /** Takes these listings out of all words. */
  remove(isTaken: (id: number) => boolean): void {
    for (let place = 1; place < this.length; place += 1) {
      const entry = this.entries[place]!;
      if (entry === 0 || !isTaken(entry >>> 1)) continue;
      this.entries[place] = 0;
      this.taken += 1;
    }
  }

  /** Goes through the listings of a word. */
  forEach(last: number, visit: (id: number, isInPlace: boolean) => void): void {
    for (let place = last; place > 0; place = this.before[place]!) {
      const entry = this.entries[place]!;
      if (entry !== 0) visit(entry >>> 1, (entry & 1) === 1);
    }
  }

  private freeFrom(last: number): number {
    let place = last;
    while (place > 0 && this.entries[place] !== 0) place = this.before[place]!;
    return place;
  }
}

function longer(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(Math.ceil(numbers.length * 1.2));
  grown.set(numbers);
  return grown;
}
