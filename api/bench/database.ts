import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../sandbox/postgres.js';
import { migrate } from '../src/database.js';
import { fill, sizeOf } from './fill.js';

/** Half a gigabyte of memory for the tables, as on a small machine, and a count of what each statement takes. */
const SETTINGS = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=top', 'shared_buffers=512MB', 'max_connections=200'];

/**
 * Runs something on a database of its own with so many listings, a tenth as many accounts. BENCH_DATA names a folder
 * that keeps it for the next run.
 */
export async function withListings<Result>(listings: number, work: (url: string) => Promise<Result>): Promise<Result> {
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
    return await work(postgres.url);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, giveUp);
    await postgres.stop();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}
