import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { createHash } from 'node:crypto';
import type { Database } from './database.js';
import { AppError } from './errors.js';

const MINUTE = 60;

/** How often something may be tried: points in so many seconds. */
const LIMITS = {
  /** Attempts for one account from one address; a right one clears them. Enough for twenty right ones at once. */
  loginHere: { points: 25, duration: 15 * MINUTE },
  /** Wrong passwords from one address, whatever the accounts. */
  loginAddress: { points: 60, duration: 15 * MINUTE },
  /** Wrong passwords for one account from anywhere; lifted by a password reset, so that its owner always gets in. */
  loginAccount: { points: 200, duration: 60 * MINUTE },
  register: { points: 20, duration: 60 * MINUTE },
  forgotAddress: { points: 30, duration: 60 * MINUTE },
  forgotAccount: { points: 5, duration: 60 * MINUTE },
  reset: { points: 30, duration: 60 * MINUTE },
  /** Reports of what a visitor did, from one address: a page sends one every few seconds, and many share an address. */
  visits: { points: 3000, duration: 10 * MINUTE },
  /** Messages to support from one address. */
  support: { points: 10, duration: 60 * MINUTE },
  /** Lists of favourites that one address shares. */
  shortlist: { points: 30, duration: 60 * MINUTE },
  /** Fields of drafts that one operator has us keep: one each time that they stop typing. */
  draft: { points: 600, duration: 10 * MINUTE },
  /** API keys that one operator makes. */
  apiKey: { points: 60, duration: 60 * MINUTE },
  /** Pictures of one operator. */
  upload: { points: 300, duration: 60 * MINUTE },
  /** What one operator has webhooks send besides the changes: tests, repetitions. */
  webhooks: { points: 100, duration: 10 * MINUTE },
  /** What one operator has us ask Stripe. */
  payments: { points: 60, duration: 10 * MINUTE },
} as const;
export type Limit = keyof typeof LIMITS;

/** Counts attempts in the database: all processes share one count. */
export interface Limits {
  /** Counts one attempt; refuses it when there were too many. */
  consume(limit: Limit, ...key: string[]): Promise<void>;
  /** Takes one attempt back: it was no guess. */
  giveBack(limit: Limit, ...key: string[]): Promise<void>;
  /** Forgets the attempts. */
  clear(limit: Limit, ...key: string[]): Promise<void>;
}

export async function createLimits({ orm }: Database): Promise<Limits> {
  const storeClient = await orm.em.getConnection().getNativeClient();
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([limit, options]) => [
      limit,
      // The table is made by a migration, and emptied of what has expired by the library.
      new RateLimiterPostgres({ ...options, storeClient, tableName: 'rate_limit', tableCreated: true, keyPrefix: limit }),
    ]),
  ) as Record<Limit, RateLimiterPostgres>;
  // Hashed, since an address or account may be of any length, and is nobody's business.
  const name = (key: string[]) => createHash('sha256').update(key.join('\n').toLowerCase()).digest('base64url');
  return {
    async consume(limit, ...key) {
      try {
        await limiters[limit].consume(name(key));
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error);
        throw error;
      }
    },
    async giveBack(limit, ...key) {
      await limiters[limit].reward(name(key), 1);
    },
    async clear(limit, ...key) {
      await limiters[limit].delete(name(key));
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError('RATE_LIMITED', 'tooManyAttempts', { values: { minutes: Math.ceil(retryAfter / 60) }, retryAfter });
}
