import type { Bench } from './bench.js';
import { compare, median } from './load.js';
import { rounded } from './report.js';
import { databaseTimes, untilCounting } from './statements.js';
import { countQuestions } from './workload.js';

const LONGEST_MS = 100;
const ASKED_ALONE = 40;

/** The counts of the filter panel and of a list, none from a cache. */
export async function measureCounts({ servers, database, postgres, listings, report }: Bench): Promise<void> {
  const product = await servers.get('product');
  await untilCounting(product);
  const times = [];
  for (const [name, questions] of Object.entries(countQuestions(400))) {
    const figures = await compare({ product: { server: product, questions } }, postgres);
    report.add(listings, 'Counts', name, figures);
    const alone = await databaseTimes(database, product, questions.slice(0, ASKED_ALONE));
    const longest = Math.max(...alone);
    times.push({ what: name, 'median ms': rounded(median(alone)), 'longest ms': rounded(longest) });
    report.target({ listings, what: `Counts, ${name}`, wanted: `database ≤ ${LONGEST_MS} ms`, measured: `${rounded(longest)} ms`, isReached: longest <= LONGEST_MS });
  }
  report.table(listings, `Time of the database for counts, ${ASKED_ALONE} of each one after the other`, times);
}
