import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../sandbox/postgres.js';
import { migrate } from '../src/database.js';
import { fill, sizeOf } from './fill.js';
import { parentOf } from './processor.js';

/** What docs/operations.md asks for: memory for the tables that are read, and a count of what each statement takes. */
const SETTINGS = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=top', 'shared_buffers=2GB', 'max_connections=200'];
/** As a server that has run for a while: each table and its indexes, until there is no more room. */
const WARM = `select sum(pg_prewarm(oid)) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and relpages > 0`;

/** A database with its listings. */
export interface Filled {
  url: string;
  /** A connection of the instrument's own. */
  database: Client;
  /** The process number of PostgreSQL. */
  postgres: number;
}

/**
 * Runs something on a database of its own with so many listings, a tenth as many accounts. BENCH_DATA names a folder
 * that keeps it for the next run.
 */
export async function withListings<Result>(listings: number, work: (filled: Filled) => Promise<Result>): Promise<Result> {
  const kept = process.env.BENCH_DATA;
  const folder = kept ? path.join(kept, String(listings)) : mkdtempSync(path.join(tmpdir(), 'obala-bench-'));
  const postgres = await startPostgres({ dataDir: folder, isDurable: false, settings: SETTINGS });
  const giveUp = () => void postgres.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp);
  try {
    const startedAt = performance.now();
    await migrate(postgres.url);
    if (await fill(postgres.url, sizeOf(listings))) {
      process.stdout.write(`${listings} listings, there after ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
    }
    const database = new Client({ connectionString: postgres.url });
    await database.connect();
    try {
      await database.query('create extension if not exists pg_prewarm');
      await database.query(WARM);
      const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
      return await work({ url: postgres.url, database, postgres: parentOf(rows[0]?.pid ?? 0) });
    } finally {
      await database.end();
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, giveUp);
    await postgres.stop();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}
