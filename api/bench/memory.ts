import type { Bench } from './bench.js';
import { load, median } from './load.js';
import { memoryOf } from './processor.js';
import { rounded } from './report.js';
import type { Server } from './servers.js';
import { mixedQuestions } from './statements.js';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
/** The same load for both, at the same time, with air above it: requests a second for each. */
const RATE = Number(process.env.BENCH_RATE ?? 100);

interface Taken {
  after: number;
  /** How much more the last minute had than the one that began the second half. */
  growth: number;
}

/** What the product, with its kept answers on, holds in memory after a mixed load, against PostGraphile under the same. */
export async function measureMemory({ servers, listings, report }: Bench): Promise<void> {
  const questions = mixedQuestions(listings).flatMap(({ product, PostGraphile }) => (PostGraphile ? [{ product, PostGraphile }] : []));
  const contenders = [
    { server: await servers.get('cached'), questions: questions.map((question) => question.product) },
    { server: await servers.get('PostGraphile'), questions: questions.map((question) => question.PostGraphile) },
  ];
  const [product, PostGraphile] = await Promise.all(
    contenders.map(async ({ server, questions }) => {
      const watch = watchMemory(server);
      await load({ server, questions }, { duration: MINUTES * 60, overallRate: RATE });
      return watch();
    }),
  );
  if (!product || !PostGraphile) return;
  const row = (server: string, { after, growth }: Taken) => ({ server, 'MB in the last minute': Math.round(after), 'change over the second half': `${rounded(100 * growth)} %` });
  report.table(listings, `Memory after ${MINUTES} minutes of ${RATE} requests/s`, [row('product', product), row('PostGraphile', PostGraphile)]);
  const ratio = product.after / PostGraphile.after;
  report.target({ listings, what: 'Memory', wanted: '≤ 0.75 of PostGraphile', measured: `${rounded(ratio)}`, isReached: ratio <= 0.75 });
  report.target({ listings, what: 'Memory over the second half', wanted: 'flat: at most 5 % more', measured: `${rounded(100 * product.growth)} %`, isReached: product.growth <= 0.05 });
}

/** Looks every second; gives back how to stop and what was seen. */
function watchMemory({ pid }: Server): () => Taken {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(memoryOf(pid)), 1000);
  return () => {
    clearInterval(timer);
    const length = Math.min(60, Math.ceil(samples.length / 4));
    const after = median(samples.slice(-length));
    const middle = median(samples.slice(Math.floor(samples.length / 2)).slice(0, length));
    return { after, growth: after / middle - 1 };
  };
}
