import 'reflect-metadata';
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../src/root.js';
import { adminPages, type Page } from './admin-pages.js';
import { type Filled, withListings } from './database.js';
import { BENCH_ACCOUNT, sizeOf } from './fill.js';

/**
 * `npm run bench:admin`: how long an administrator waits for each list where there are very many accounts and listings.
 * The product is asked over HTTP what its pages ask. Fails where a page takes longer than it may.
 * BENCH_DATA names a folder that keeps the database for the next run.
 */
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 1_000_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const LONGEST_MS = 150;

await withListings(LISTINGS, measure);

async function measure({ url }: Filled): Promise<void> {
  const child = fork(new URL('app-server.ts', import.meta.url), { env: { ...process.env, DATABASE_URL: url } });
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', () => reject(new Error('the product ended before it listened')));
  });
  const origin = `http://127.0.0.1:${port}`;
  const post = (address: string, body: object, cookie = '') =>
    fetch(origin + address, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
  const cookie = (await post('/api/auth/login', BENCH_ACCOUNT)).headers.getSetCookie()[0]?.split(';')[0];
  const rows = [];
  for (const page of adminPages(sizeOf(LISTINGS))) {
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
