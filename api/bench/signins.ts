import type { Bench } from './bench.js';
import { BENCH_ACCOUNT } from './fill.js';
import { load, SECONDS } from './load.js';
import { commonLists } from './workload.js';

const PARALLEL = 20;

/** What people who sign in at once, again and again, cost those who read the list. */
export async function measureSignIns({ servers, listings, report }: Bench): Promise<void> {
  const server = await servers.get('product');
  const questions = commonLists(200).map(({ product }) => product);
  const read = () => load({ server, questions }, { duration: 2 * SECONDS });
  const alone = await read();
  let [isOver, signIns] = [false, 0];
  const signingIn = Array.from({ length: PARALLEL }, async () => {
    while (!isOver) {
      const response = await fetch(`${server.origin}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(BENCH_ACCOUNT) });
      if (!response.ok) throw new Error(`Signing in failed: ${response.status}`);
      signIns += 1;
    }
  });
  const beside = await read();
  isOver = true;
  await Promise.all(signingIn);
  const row = (lists: string, { requests, latency }: typeof alone) => ({ lists, 'requests/s': Math.round(requests.average), 'p50 ms': latency.p50, 'p99 ms': latency.p99 });
  report.table(listings, `Lists beside ${PARALLEL} parallel sign-ins (${Math.round(signIns / 2 / SECONDS)} a second)`, [row('alone', alone), row('beside', beside)]);
}
