import type { Services } from '../context.js';
import { AppError } from '../errors.js';
import { dayOf } from './day.js';
import { createSalts, hashVisit, type Visitor } from './visit.hash.js';
import type { VisitKind } from './visit.kind.js';
import { writeVisits, type HashedVisit } from './visit.write.js';

/** What somebody did with one listing. */
export interface Visit {
  hotelId: number;
  kind: VisitKind;
}

/** Counts visits, many in one statement. */
export interface VisitCounter {
  /** Comes back when the visits stand in the database; fails with UNAVAILABLE when they could not be written. */
  count(visits: Visit[], visitor: Visitor, viewerId: number | null): Promise<void>;
  /** Writes what is still waiting. */
  stop(): Promise<void>;
}

/** So many visits go into one statement, and so many may wait for it; what comes on top is refused. */
const BATCH = 2000;
const MOST_WAITING = 20_000;

interface Waiting {
  visits: HashedVisit[];
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Whoever comes while nothing is being written is written at once; whoever comes meanwhile waits for the next statement,
 * which takes all of them. So a quiet site answers without delay, and a busy one writes few, large statements.
 */
export function createVisitCounter({ database: { read }, log, now }: Pick<Services, 'database' | 'log' | 'now'>): VisitCounter {
  const saltOf = createSalts(read);
  const queue: Waiting[] = [];
  let waiting = 0;
  let writing: Promise<void> | undefined;

  async function writeQueue(): Promise<void> {
    while (queue.length > 0) {
      const batch = takeBatch(queue);
      try {
        await writeVisits(batch.flatMap(({ visits }) => visits), read);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = undefined;
  }

  async function hash(visits: Visit[], visitor: Visitor, viewerId: number | null): Promise<HashedVisit[]> {
    const day = dayOf(now());
    const salt = await saltOf(day);
    return visits.map(({ hotelId, kind }) => ({ day, hotelId, kind, viewerId, hash: hashVisit(salt, visitor, hotelId, kind) }));
  }

  return {
    async count(visits, visitor, viewerId) {
      if (waiting + visits.length > MOST_WAITING) throw unavailable();
      waiting += visits.length;
      try {
        const hashed = await hash(visits, visitor, viewerId);
        await new Promise<void>((resolve, reject) => {
          queue.push({ visits: hashed, resolve, reject });
          writing ??= writeQueue();
        });
      } catch (error) {
        log.error({ err: error, visits: visits.length }, 'visits could not be counted');
        throw unavailable();
      } finally {
        waiting -= visits.length;
      }
    },
    async stop() {
      while (writing) await writing;
    },
  };
}

/** As many of those who came first as fit into one statement. */
function takeBatch(queue: Waiting[]): Waiting[] {
  let size = 0;
  const end = queue.findIndex(({ visits }) => (size += visits.length) > BATCH);
  return queue.splice(0, end < 0 ? queue.length : Math.max(1, end));
}

const unavailable = () => new AppError('UNAVAILABLE', 'unavailable', { retryAfter: 30 });
