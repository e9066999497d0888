import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Reading } from '../kept.js';
import { counter, gauge, type Operation } from '../measures.js';
import type { Notices, Touched } from '../notices.js';
import type { Body } from './body.js';

/** An answer as it is kept: what is the same for all visitors. */
export interface Answer {
  status: number;
  /** Names and values, one after the other. */
  headers: string[];
  body: Body;
  /** In points; pages cost none. */
  cost: number;
  /** Of what it says, for GET. */
  etag?: string;
  /** Of a page, what browsers may do with it; the nonce belongs between its parts, as into the gaps of the body. */
  policy?: readonly string[];
  /** What it answers, as it is measured. */
  operation?: Operation;
}

/** An answer that is being computed, and what was changed since that began. */
interface Flight {
  answer: Promise<Answer | null>;
  touched: Set<string>;
  isOverrun: boolean;
}

/** A question as it came. */
interface Asked {
  body: Buffer | null;
  key: string;
}

interface Entry {
  answer: Answer;
  tags: ReadonlySet<string>;
}

const NOTHING = Buffer.alloc(0);
/** Whatever no notice speaks of is computed again after so many milliseconds. */
const LONGEST = 5 * 60_000;
/** What an answer takes beside its text. */
const OVERHEAD = 1000;
/** This part of the memory is for the questions, as they were written. */
const SHARE_OF_ALIASES = 1 / 8;

/** Counts an answer that was given from memory. */
export const countHit = counter('obala_answers_hits_total', 'Answers and pages for visitors that came from memory.');
const countMiss = counter('obala_answers_misses_total', 'Answers and pages for visitors that had to be computed.');

/** Keeps the answers for visitors until something that they read has changed. */
export class Answers {
  private readonly entries: LRUCache<string, Entry>;
  /** The questions as they came, by something shorter, and where the answer to each is kept. */
  private readonly aliases: LRUCache<string, Asked>;
  private readonly keysOf = new Map<string, Set<string>>();
  private readonly joinable = new Map<string, Flight>();
  private readonly flights = new Set<Flight>();
  private readonly readings = new WeakMap<IncomingMessage, Reading>();

  constructor(private readonly notices: Notices, megabytes: number) {
    const bytes = megabytes * 1024 * 1024;
    this.aliases = new LRUCache({ maxSize: bytes * SHARE_OF_ALIASES, sizeCalculation: ({ key, body }, alias) => key.length + alias.length + (body?.length ?? 0) + 200 });
    this.entries = new LRUCache<string, Entry>({
      maxSize: bytes * (1 - SHARE_OF_ALIASES),
      maxEntrySize: bytes / 8,
      sizeCalculation: ({ answer, tags }, key) => Math.ceil(answer.body.bytes + 2 * key.length + 100 * tags.size + OVERHEAD),
      ttl: LONGEST,
      ttlResolution: 1000,
      noDeleteOnStaleGet: true,
      dispose: ({ tags }, key) => this.untag(key, tags),
    });
    notices.onChange((touched) => this.drop(touched));
    gauge('obala_answers_bytes', 'Memory that answers and pages for visitors are kept in.', () => this.entries.calculatedSize + this.aliases.calculatedSize);
    gauge('obala_answers_open', '1 while answers may be given from memory; 0 while nobody tells this process of changes.', () => Number(this.isOpen), { together: 'min' });
  }

  /** False while nothing may be answered from memory. */
  get isOpen(): boolean {
    return this.notices.isListening;
  }

  /** What is read for a request whose answer may be kept. */
  readonly readingOf = (request: IncomingMessage): Reading | null => this.readings.get(request) ?? null;

  /** The answer to a question that was written just so before, to the last byte of its body. */
  findAs(alias: string, body: Buffer | null): Answer | undefined {
    const asked = this.aliases.get(alias);
    return asked && (body === asked.body || body?.equals(asked.body ?? NOTHING)) ? this.find(asked.key) : undefined;
  }

  /** Remembers a question as it was written. */
  remember(alias: string, body: Buffer | null, key: string): void {
    this.aliases.set(alias, { key, body });
  }

  find(key: string): Answer | undefined {
    return this.entries.get(key)?.answer;
  }

  /** The answer that somebody else is waiting for already, if nothing was changed since they asked. */
  join(key: string): Promise<Answer | null> | undefined {
    return this.joinable.get(key)?.answer;
  }

  /** Computes an answer and keeps it, unless what it read was changed meanwhile; null where it is none for all. */
  compute(key: string, request: IncomingMessage, answering: (reading: Reading) => Promise<Answer | null>): Promise<Answer | null> {
    countMiss();
    const reading = new Reading();
    this.readings.set(request, reading);
    const answer = answering(reading).finally(() => {
      this.flights.delete(flight);
      if (this.joinable.get(key) === flight) this.joinable.delete(key);
    });
    const flight: Flight = { answer, touched: new Set(), isOverrun: false };
    this.flights.add(flight);
    this.joinable.set(key, flight);
    return answer.then((made) => {
      if (!made || !reading.isKeepable) return null;
      if (this.isOpen && !flight.isOverrun && !isAnyTouched(reading.tags, flight.touched)) this.keep(key, { answer: made, tags: reading.tags });
      return made;
    });
  }

  private keep(key: string, entry: Entry): void {
    // Mostly it says the same as before: what is there stays then, and does not lie in memory twice until old objects are looked through.
    const former = this.entries.peek(key, { allowStale: true });
    this.entries.set(key, former && isSame(former, entry) ? former : entry);
    if (!this.entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.keysOf.get(tag);
      if (keys) keys.add(key);
      else this.keysOf.set(tag, new Set([key]));
    }
  }

  private untag(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysOf.delete(tag);
    }
  }

  private drop(touched: Touched): void {
    // Whoever asks from now on has the change in their answer.
    this.joinable.clear();
    for (const flight of this.flights) {
      if (touched) for (const tag of touched) flight.touched.add(tag);
      else flight.isOverrun = true;
    }
    if (!touched) return this.entries.clear();
    for (const tag of touched) for (const key of this.keysTouchedBy(tag)) this.entries.delete(key);
  }

  private keysTouchedBy(tag: string): string[] {
    const tags = kindOf(tag) === tag ? [...this.keysOf.keys()].filter((one) => kindOf(one) === tag) : [tag, kindOf(tag)];
    return tags.flatMap((one) => [...(this.keysOf.get(one) ?? [])]);
  }
}

/** `hotel` of `hotel:7`, of `hotel@3` and of itself. */
const kindOf = (tag: string) => tag.split(/[:@]/, 1)[0]!;

function isSame(one: Entry, other: Entry): boolean {
  const told = ({ answer: { status, headers, cost, etag, policy }, tags }: Entry) => [status, cost, etag, ...headers, ...(policy ?? []), ...tags].join('\n');
  return one.answer.body.equals(other.answer.body) && told(one) === told(other);
}

/** Whether a change of some things touches what an answer read: the same thing, or any of its kind on either side. */
function isAnyTouched(tags: ReadonlySet<string>, touched: ReadonlySet<string>): boolean {
  const kinds = new Set([...tags].map(kindOf));
  return [...touched].some((tag) => tags.has(tag) || tags.has(kindOf(tag)) || kinds.has(tag));
}
