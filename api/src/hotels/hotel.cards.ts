import { LRUCache } from 'lru-cache';

/** A shape is what one document asks of a listing, in one language: pages have few, and each has room for the first pages of many searches. */
const MOST_SHAPES = 8;
const CHARACTERS_OF_SHAPE = 1_000_000;
/** What one takes beside its text. */
const OVERHEAD = 100;

/**
 * What the database wrote of listings as JSON, for searches: whatever is searched for, the same listings come first.
 * Belongs to the copy of the listings, which hears of each change: a changed listing is forgotten before it is shown again.
 */
export class WrittenCards {
  private readonly shapes = new LRUCache<string, LRUCache<number, string>>({ max: MOST_SHAPES });
  /** Goes up with each change: what was read while something changed is not kept. */
  private changes = 0;

  /** Forgets some listings, or all. */
  forget(ids?: readonly number[]): void {
    this.changes += 1;
    if (!ids) this.shapes.clear();
    else for (const cards of this.shapes.values()) for (const id of ids) cards.delete(id);
  }

  /** What is written of these listings; those that are not known are looked up, and left out where they are not there. */
  async written(shape: string, ids: readonly number[], lookUp: (ids: number[]) => Promise<Map<number, string | null>>): Promise<Map<number, string | null>> {
    const cards = this.cardsOf(shape);
    const written = new Map<number, string | null>();
    for (const id of ids) {
      const card = cards.get(id);
      if (card !== undefined) written.set(id, card);
    }
    if (written.size === ids.length) return written;
    const { changes } = this;
    for (const [id, card] of await lookUp(ids.filter((id) => !written.has(id)))) {
      written.set(id, card);
      if (card !== null && changes === this.changes) cards.set(id, card);
    }
    return written;
  }

  private cardsOf(shape: string): LRUCache<number, string> {
    let cards = this.shapes.get(shape);
    if (!cards) this.shapes.set(shape, (cards = new LRUCache({ maxSize: CHARACTERS_OF_SHAPE, sizeCalculation: ({ length }) => length + OVERHEAD })));
    return cards;
  }
}
