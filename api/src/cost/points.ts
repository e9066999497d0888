import { createHash } from 'node:crypto';
import type { Clock } from '../clock.js';
import type { Read } from '../database.js';
import { AppError } from '../errors.js';
import type { Logger } from '../logger.js';
import { mergePoints } from './points.write.js';

const MINUTE = 60_000;
/** What each process has counted comes together after so many milliseconds. */
const MERGED_EVERY = 250;
/** So many clients are remembered between two times of coming together; the database remembers the others. */
const MOST_REMEMBERED = 20_000;

/** How much of a minute's points is left. */
export interface Standing {
  limit: number;
  remaining: number;
  resetAt: Date;
  /** Until then; at least 1. */
  secondsLeft: number;
}

/** Counts the points that each client spends in the running minute: all processes share one count. */
export interface Points {
  /** Where a client stands, as far as this process knows. */
  standing(client: string, limit: number): Standing;
  /** Takes points; refuses when there are not as many left, and takes none then. */
  spend(client: string, limit: number, cost: number): Standing;
  /** Brings together what is still waiting. */
  stop(): Promise<void>;
}

interface Count {
  /** What all processes had spent when they last came together. */
  shared: number;
  /** What was spent here since. */
  own: number;
}

/**
 * Requests only touch memory; what they spent is added up in the database in one statement for all clients. So a limit
 * may be passed by what all processes answer within a quarter of a second, and no request waits for its being counted,
 * nor fails because of it.
 */
export function createPoints({ read, log, now }: { read: Read; log: Logger; now: Clock }): Points {
  let minute = 0;
  /** The same for all until then: most answers say it. */
  let resetAt = new Date(MINUTE);
  let counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;
  let merging: Promise<void> | undefined;
  let isFailing = false;

  function countOf(client: string, at: number): Count {
    const current = Math.floor(at / MINUTE);
    if (current !== minute) {
      minute = current;
      resetAt = new Date((minute + 1) * MINUTE);
      counts = new Map();
    }
    let count = counts.get(client);
    if (!count) counts.set(client, (count = { shared: 0, own: 0 }));
    return count;
  }

  function standingOf({ shared, own }: Count, limit: number, at: number): Standing {
    const secondsLeft = Math.max(1, Math.ceil((resetAt.getTime() - at) / 1000));
    return { limit, remaining: Math.max(0, limit - shared - own), resetAt, secondsLeft };
  }

  async function merge(): Promise<void> {
    const [at, merged] = [minute, counts];
    const spent = [...merged].filter(([, { own }]) => own > 0).map(([client, { own }]) => ({ client: nameOf(client), own, count: merged.get(client)! }));
    if (spent.length === 0) return;
    for (const { count, own } of spent) [count.shared, count.own] = [count.shared + own, count.own - own];
    try {
      const totals = await mergePoints(new Date(at * MINUTE), spent, read);
      for (const { client, count } of spent) count.shared = Math.max(count.shared, totals.get(client) ?? 0);
      isFailing = false;
    } catch (error) {
      // Counted here all the same; the next time brings it. One line for as long as it lasts is enough.
      for (const { count, own } of spent) [count.shared, count.own] = [count.shared - own, count.own + own];
      if (!isFailing) log.warn({ err: error }, 'points could not be counted together');
      isFailing = true;
    }
    forget(merged);
  }

  /** Memory has its bounds: whoever has nothing waiting can be looked up again. */
  function forget(merged: Map<string, Count>): void {
    for (const [client, { own }] of merged) {
      if (merged.size <= MOST_REMEMBERED) return;
      if (own === 0) merged.delete(client);
    }
  }

  function mergeSoon(): void {
    timer ??= setTimeout(() => {
      merging = merge().finally(() => {
        timer = merging = undefined;
        if ([...counts.values()].some(({ own }) => own > 0)) mergeSoon();
      });
    }, MERGED_EVERY).unref();
  }

  return {
    standing(client, limit) {
      const at = now().getTime();
      return standingOf(countOf(client, at), limit, at);
    },
    spend(client, limit, cost) {
      const at = now().getTime();
      const count = countOf(client, at);
      const before = standingOf(count, limit, at);
      if (cost > before.remaining) throw tooMany(before);
      count.own += cost;
      mergeSoon();
      return { ...before, remaining: before.remaining - cost };
    },
    async stop() {
      clearTimeout(timer);
      await merging;
      await merge();
    },
  };
}

/** Stored as a hash: whose address it is, is nobody's business. */
const nameOf = (client: string) => createHash('sha256').update(client).digest('base64url');

/** Refuses for the rest of the minute. */
function tooMany({ limit, secondsLeft }: Standing): AppError {
  return new AppError('RATE_LIMITED', 'rateLimited', { values: { limit, seconds: secondsLeft }, retryAfter: secondsLeft });
}
