import type { Bench } from './bench.js';
import { compare, median } from './load.js';
import { rounded } from './report.js';
import { databaseTimes, untilCounting } from './statements.js';
import { searchQuestion } from './workload.js';
import { SEARCHES } from './words.js';

const QUESTIONS = 400;
const LONGEST_MS = 100;
const ASKED_ALONE = 40;

/** Each kind of search against PostGraphile, and what the database takes for it. */
export async function measureSearch({ servers, database, postgres, listings, report }: Bench): Promise<void> {
  const [product, PostGraphile] = await Promise.all([servers.get('product'), servers.get('PostGraphile')]);
  await untilCounting(product);
  const times = [];
  for (const [kind, words] of Object.entries(SEARCHES)) {
    const questions = Array.from({ length: QUESTIONS }, (_, number) => searchQuestion(words(number, listings)));
    const figures = await compare(
      {
        product: { server: product, questions: questions.map((question) => question.product) },
        PostGraphile: { server: PostGraphile, questions: questions.map((question) => question.PostGraphile) },
      },
      postgres,
    );
    report.add(listings, 'Search', kind, figures);
    const ratio = figures.product.requestsPerSecond / figures.PostGraphile.requestsPerSecond;
    if (listings < 1_000_000) report.target({ listings, what: `Search, ${kind}`, wanted: 'requests/s ≥ 1.5 of PostGraphile', measured: `${rounded(ratio)}`, isReached: ratio >= 1.5 });
    const alone = await databaseTimes(database, product, questions.slice(0, ASKED_ALONE).map((question) => question.product));
    const longest = Math.max(...alone);
    times.push({ kind, 'median ms': rounded(median(alone)), 'longest ms': rounded(longest) });
    if (listings >= 1_000_000) report.target({ listings, what: `Search, ${kind}`, wanted: `database ≤ ${LONGEST_MS} ms`, measured: `${rounded(longest)} ms`, isReached: longest <= LONGEST_MS });
  }
  report.table(listings, `Time of the database for a search, ${ASKED_ALONE} of each kind one after the other`, times);
}
