import autocannon from 'autocannon';
import { type ChildProcess, fork } from 'node:child_process';
import { BENCH_ACCOUNT } from './data.js';
import { DETAIL_QUERY, LIST_QUERY, variation } from './workload.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 16;
const run = { connections: CONNECTIONS, duration: SECONDS };

/**
 * Requests per second of the list and the detail, against a bare server that runs the same statements. The two take
 * turns, so that a machine that slows down slows both. Ratios carry over to other machines, the figures do not.
 */
export async function measureThroughput(databaseUrl: string, listings: number): Promise<void> {
  const [product, bare] = await Promise.all([serve('app-server.ts', databaseUrl, listings), serve('bare-server.ts', databaseUrl, listings)]);
  const cases = [
    { name: 'list of 20', product: graphql(product.port, LIST_QUERY, () => listVariables(listings)), bare: plain(bare.port, '/list') },
    { name: 'detail', product: graphql(product.port, DETAIL_QUERY, () => detailVariables(listings)), bare: plain(bare.port, '/detail') },
  ];
  const results = [];
  for (const { name, ...servers } of cases) {
    const figures: Record<'product' | 'bare', autocannon.Result[]> = { product: [], bare: [] };
    // The first round warms both up and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const which of ['product', 'bare'] as const) {
        const result = await autocannon(servers[which]);
        if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx + result.errors} requests failed`);
        if (round > 0) figures[which].push(result);
      }
    }
    const rate = (which: 'product' | 'bare') => median(figures[which].map((result) => result.requests.average));
    results.push({
      case: name,
      'product req/s': Math.round(rate('product')),
      'bare req/s': Math.round(rate('bare')),
      ratio: Number((rate('product') / rate('bare')).toFixed(2)),
      'product p99 ms': median(figures.product.map((result) => result.latency.p99)),
      'bare p99 ms': median(figures.bare.map((result) => result.latency.p99)),
    });
  }
  process.stdout.write(`${listings} listings, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s each\n`);
  console.table(results);
  await measureSignIns(product.port, listings);
  for (const { child } of [product, bare]) child.disconnect();
}

/** What 20 people who sign in at once, again and again, cost those who read the list. */
async function measureSignIns(port: number, listings: number): Promise<void> {
  const list = () => autocannon(graphql(port, LIST_QUERY, () => listVariables(listings)));
  const alone = await list();
  let isOver = false;
  let signIns = 0;
  const signingIn = Array.from({ length: 20 }, async () => {
    while (!isOver) {
      const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(BENCH_ACCOUNT),
      });
      if (!response.ok) throw new Error(`signing in failed: ${response.status}`);
      signIns += 1;
    }
  });
  const beside = await list();
  isOver = true;
  await Promise.all(signingIn);
  process.stdout.write(`\nThe list beside 20 parallel sign-ins (${Math.round(signIns / SECONDS)} a second)\n`);
  console.table({
    alone: { 'req/s': Math.round(alone.requests.average), 'p50 ms': alone.latency.p50, 'p99 ms': alone.latency.p99 },
    beside: { 'req/s': Math.round(beside.requests.average), 'p50 ms': beside.latency.p50, 'p99 ms': beside.latency.p99 },
  });
}

async function serve(file: string, databaseUrl: string, listings: number): Promise<{ port: number; child: ChildProcess }> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl, LISTINGS: String(listings) },
  });
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', () => reject(new Error(`${file} ended before it listened`)));
  });
  return { port, child };
}

function plain(port: number, url: string): autocannon.Options {
  return { ...run, url: `http://127.0.0.1:${port}${url}` };
}

function graphql(port: number, query: string, variables: () => object): autocannon.Options {
  const headers = { 'content-type': 'application/json' };
  const setupRequest = (request: autocannon.Request) => ({ ...request, body: JSON.stringify({ query, variables: variables() }) });
  return { ...run, url: `http://127.0.0.1:${port}/graphql`, requests: [{ method: 'POST', headers, setupRequest }] };
}

function listVariables(listings: number): object {
  const { regionId, priceMin } = next(listings);
  return { filter: { regionId, priceMin } };
}

function detailVariables(listings: number): object {
  return { slug: next(listings).slug };
}

let number = 0;

function next(listings: number) {
  number += 1;
  return variation(number, listings);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
