import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../sandbox/postgres.js';
import { connect, migrate } from '../src/database.js';
import { fill } from './data.js';
import { measureMap } from './map.js';
import { measurePages } from './pages.js';
import { withProduct } from './product.js';
import { measureThroughput } from './throughput.js';

/**
 * `npm run bench`: builds a database of its own, and measures the running product over HTTP and in a browser.
 * `npm run bench -- map` measures the map alone.
 */
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 20_000);
const isMapAlone = process.argv.includes('map');

if (!isMapAlone) await measureDatabase();
await withProduct(async (browser, origin) => {
  if (!isMapAlone) await measurePages(browser, origin);
  await measureMap(browser, origin);
});

async function measureDatabase(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obala-bench-'));
  const postgres = await startPostgres({ dataDir: folder, isDurable: false });
  try {
    await migrate(postgres.url);
    const database = await connect(postgres.url);
    await fill(database, LISTINGS);
    await database.close();
    await measureThroughput(postgres.url, LISTINGS);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
