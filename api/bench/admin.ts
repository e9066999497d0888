import 'reflect-metadata';
import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../sandbox/postgres.js';
import { migrate } from '../src/database.js';
import { ROOT } from '../src/root.js';
import { fillForAdmin } from './admin-data.js';
import { adminPages, type Page } from './admin-pages.js';
import { BENCH_ACCOUNT } from './data.js';

/**
 * `npm run bench:admin`: how long an administrator waits for each list where there are very many accounts and listings.
 * The product is asked over HTTP what its pages ask. Fails where a page takes longer than it may.
 * BENCH_DATA names a folder that keeps the database for the next run.
 */
const SIZE = { users: Number(process.env.BENCH_USERS ?? 100_000), listings: Number(process.env.BENCH_LISTINGS ?? 1_000_000) };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const LONGEST_MS = 150;

const kept = process.env.BENCH_DATA;
const isFilled = kept !== undefined && existsSync(kept);
const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'obala-bench-'));
const postgres = await startPostgres({ dataDir: folder, isDurable: false });
try {
  const startedAt = performance.now();
  await migrate(postgres.url);
  if (!isFilled) await fillForAdmin(postgres.url, SIZE);
  process.stdout.write(`${SIZE.users} accounts, ${SIZE.listings} listings, there after ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  await measure();
} finally {
  await postgres.stop();
  if (!kept) rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const child = fork(new URL('app-server.ts', import.meta.url), { env: { ...process.env, DATABASE_URL: postgres.url } });
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', () => reject(new Error('the product ended before it listened')));
  });
  const origin = `http://127.0.0.1:${port}`;
  const post = (address: string, body: object, cookie = '') =>
    fetch(origin + address, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
  const cookie = (await post('/api/auth/login', BENCH_ACCOUNT)).headers.getSetCookie()[0]?.split(';')[0];
  const rows = [];
  for (const page of adminPages(SIZE)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begin = performance.now();
      const response = await post('/graphql', question(page, round), cookie);
      const { data, errors } = (await response.json()) as { data?: Record<string, { nodes?: unknown[] } | null>; errors?: unknown };
      times.push(performance.now() - begin);
      const [answer] = Object.values(data ?? {});
      if (errors || !answer || (answer.nodes && answer.nodes.length > 0 === Boolean(page.isEmpty))) {
        throw new Error(`${page.name}: ${JSON.stringify(errors ?? data).slice(0, 500)}`);
      }
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
    rows.push({ page: page.name, 'median ms': at(0.5), 'p95 ms': at(0.95), 'longest ms': at(1) });
  }
  child.disconnect();
  console.table(rows);
  const slow = rows.filter((row) => row['p95 ms'] > LONGEST_MS);
  if (slow.length > 0) {
    process.stdout.write(`Longer than ${LONGEST_MS} ms: ${slow.map(({ page }) => page).join('; ')}\n`);
    process.exitCode = 1;
  }
}

/** The page's own document, as it stands beside its component. */
function question({ document, operation, variables }: Page, round: number): object {
  const read = (name: string) => readFileSync(path.join(ROOT, 'web/src/admin', `${name}.graphql`), 'utf8');
  return { query: read(document), operationName: operation ?? document, variables: variables(round) };
}
