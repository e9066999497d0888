import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, Pool } from 'pg';
import type { Database, Read } from './database.js';
import type { Logger } from './logger.js';
import type { Notices } from './notices.js';
import { giveUpSilent } from './pool.js';

/** Where the reads of one request go. */
export interface Route {
  read: Read;
  /** From here on to the primary: the request writes, or reads what may have been written just now. */
  usePrimary(): void;
}

/** Copies of the database that answer what visitors read. */
export interface Replicas {
  /** The way of one request: to one replica while that is as new as it has to be, otherwise to the primary. */
  route(): Route;
  stop(): Promise<void>;
}

interface Replica {
  host: string;
  read: Read;
  /** It has replayed what was committed, and answers. */
  isFit: boolean;
  /** Looks at it now and not only when its time has come. */
  wake: () => void;
  stop(): Promise<void>;
}

/** A replica and the primary's position are looked at so often, in milliseconds, and each has so long to answer. */
const EVERY = 250;
const PATIENCE = 400;
/** What a replica has not read after so long, the primary reads. */
const LONGEST_READ = 1000;
/** Statements that are remembered because they write. */
const MOST_WRITING = 400;

/** Watches the replicas, each on a connection of its own, for as long as the process runs. */
export function startReplicas({ urls, primaryUrl, database, notices, log }: { urls: string[]; primaryUrl: string; database: Database; notices: Notices; log: Logger }): Replicas {
  const writing = new Set<string>();
  let changes = 0;
  let isPrimaryAway = false;
  let isOver = false;
  const replicas = urls.map(createReplica);
  const watching = replicas.map(watch);
  // Whatever is read from here on must not be older than the change: until a replica has replayed it, the primary is asked.
  notices.onChange(() => {
    changes += 1;
    for (const replica of replicas) {
      replica.isFit = false;
      replica.wake();
    }
  });

  function createReplica(connectionString: string): Replica {
    const pool = quiet(
      new Pool({
        connectionString,
        types: database.types,
        max: 10,
        connectionTimeoutMillis: PATIENCE,
        statement_timeout: LONGEST_READ,
        // One that has become a primary must not be written to either.
        options: '-c default_transaction_read_only=on',
        application_name: 'obala reads',
      }),
    );
    giveUpSilent(pool, LONGEST_READ);
    return { host: new URL(connectionString).host, read: database.readFrom(pool), isFit: false, wake: () => undefined, stop: () => pool.end() };
  }

  async function watch(replica: Replica, index: number): Promise<void> {
    const [primary, copy] = [watcher(primaryUrl), watcher(urls[index] ?? '')];
    let [before, seen, fitAt, isMissed] = [undefined as string | undefined, -1, Date.now(), false];
    while (!isOver) {
      const change = changes;
      const position = await positionOf(primary);
      isPrimaryAway = position === undefined;
      // A commit that was heard of lies before this position; else it is enough to have what was written a look ago.
      const target = change === seen ? (before ?? position) : (position ?? before);
      const isThere = target !== undefined && (await hasReplayed(copy, target, () => change === changes));
      before = position ?? before;
      if (change === changes) {
        replica.isFit = isThere;
        if (isThere) [seen, fitAt] = [change, Date.now()];
      }
      // While it catches up with a change, nothing is wrong.
      if (isThere === isMissed && (isThere || Date.now() - fitAt > 1000)) {
        isMissed = !isThere;
        log[isMissed ? 'warn' : 'info']({ replica: replica.host }, isMissed ? 'a replica lags or does not answer, it is left out' : 'a replica is used again');
      }
      if (change === changes) await pause(replica);
    }
    await Promise.all([primary.end(), copy.end()]);
  }

  function route(): Route {
    // One replica for the whole request: another might know less than what has been read already.
    let replica = fittest();
    return {
      usePrimary: () => void (replica = undefined),
      async read<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
        const chosen = replica;
        if (chosen && isUsable(chosen) && !writing.has(sql)) {
          try {
            return await chosen.read<Row>(sql, parameters);
          } catch (error) {
            fail(chosen, sql, error);
          }
        }
        replica = undefined;
        return database.read<Row>(sql, parameters);
      },
    };
  }

  /** The primary has the last word on whatever fails at a replica, which can only have read. */
  function fail(replica: Replica, sql: string, error: unknown): void {
    if (!(error instanceof DatabaseError)) replica.isFit = false;
    else if (error.code === READ_ONLY && writing.size < MOST_WRITING) writing.add(sql);
  }

  let turn = 0;
  function fittest(): Replica | undefined {
    const usable = replicas.filter(isUsable);
    return usable[(turn = (turn + 1) % 1_000_000) % usable.length];
  }

  /** Without notices nobody knows what has been committed, unless the primary is away: then it is nothing. */
  function isUsable({ isFit }: Replica): boolean {
    return isFit && (notices.isListening || isPrimaryAway);
  }

  return {
    route,
    async stop() {
      isOver = true;
      for (const replica of replicas) replica.wake();
      await Promise.all(watching);
      await Promise.all(replicas.map(({ stop }) => stop()));
    },
  };
}

const READ_ONLY = '25006';

function watcher(connectionString: string): Pool {
  return quiet(new Pool({ connectionString, max: 1, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE, application_name: 'obala replicas' }));
}

/** A broken connection is seen by whoever asks on it. */
function quiet(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function positionOf(primary: Pool): Promise<string | undefined> {
  const answer = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position').catch(() => undefined);
  return answer?.rows[0]?.position;
}

/** Waits a little until a replica has come as far as a position. */
async function hasReplayed(copy: Pool, position: string, isWanted: () => boolean): Promise<boolean> {
  const giveUpAt = Date.now() + EVERY;
  const question = 'select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"';
  try {
    do {
      const { rows } = await copy.query<{ isReplica: boolean; isThere: boolean | null }>(question, [position]);
      if (rows[0]?.isThere || !rows[0]?.isReplica) return rows[0]?.isReplica ?? false;
      await sleep(5);
    } while (isWanted() && Date.now() < giveUpAt);
  } catch {
    // It does not answer.
  }
  return false;
}

function pause(replica: Replica): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, EVERY).unref();
    replica.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
