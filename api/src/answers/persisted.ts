import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** All of them together take so many bytes at most. */
const MOST = 4 * 1024 * 1024;

/** Documents that are asked for by their hash, as Apollo's clients do ("automatic persisted queries"). */
export class PersistedDocuments {
  private readonly texts = new LRUCache<string, string>({ maxSize: MOST, sizeCalculation: (text) => 2 * text.length + 200 });

  /** The document with this hash, if it was sent once. */
  find(hash: string): string | undefined {
    return this.texts.get(hash);
  }

  /** Remembers a document; false when it is another than the hash says. */
  remember(hash: string, text: string): boolean {
    if (createHash('sha256').update(text).digest('hex') !== hash) return false;
    this.texts.set(hash, text);
    return true;
  }

  /** As the server of GraphQL keeps them: it has looked at the hash before. */
  readonly forServer = {
    get: (name: string) => Promise.resolve(this.texts.get(hashOf(name))),
    set: (name: string, text: string) => Promise.resolve(void this.texts.set(hashOf(name), text)),
    delete: (name: string) => Promise.resolve(this.texts.delete(hashOf(name))),
  };
}

const hashOf = (name: string) => name.replace(/^apq:/, '');
