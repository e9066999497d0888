import type { Client } from 'pg';
import type { Bench } from './bench.js';
import { ask, graphql, load, median, type Question, SECONDS } from './load.js';
import { drawn } from './names.js';
import { rounded } from './report.js';
import type { Server } from './servers.js';
import { visitorsQuestions } from './visitors.js';
import { SEARCHES } from './words.js';
import { commonLists, countQuestions, detailQuestion, featuredQuestion, regionsQuestion, searchQuestion } from './workload.js';

const LONGEST_MS = 100;

const TRIES = 3;

/** What the database takes for each question of a kind, one after the other, in milliseconds: all its statements together, the middle of three tries. */
export async function databaseTimes(database: Client, server: Server, questions: Question[]): Promise<number[]> {
  const times: number[] = [];
  await untilQuiet(database);
  for (const question of questions) {
    const tries: number[] = [];
    while (tries.length < TRIES) {
      await database.query('select pg_stat_statements_reset()');
      // What is given up after the statement's timeout counts as endless.
      const isAnswered = await ask(server, question).then(() => true, () => false);
      const { rows } = await database.query<{ time: number | null }>(
        `select sum(total_exec_time) as time from pg_stat_statements where query ~ '\\m(hotel|search_word|region|image)\\M'`,
      );
      tries.push(isAnswered ? (rows[0]?.time ?? 0) : Infinity);
    }
    times.push(median(tries));
  }
  return times;
}

/** Waits until what others have asked for, and do not wait for any more, is over in the database too. */
async function untilQuiet(database: Client): Promise<void> {
  const busy = `select from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`;
  while ((await database.query(busy)).rowCount) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Everything that visitors ask for, in one go, and then whether any statement took too long. */
export async function measureStatements({ servers, database, listings, report }: Bench): Promise<void> {
  const server = await servers.get('product');
  const questions = mixedQuestions(listings).map(({ product }) => product);
  await untilCounting(server);
  // What is read from the disk for the first time, and planned on a new connection, is not counted.
  await load({ server, questions }, { duration: 2 * SECONDS });
  await database.query('select pg_stat_statements_reset()');
  await load({ server, questions }, { duration: 5 * SECONDS });
  const longest = await longestStatements(database);
  report.table(listings, 'Longest statements of the mixed run', longest.map(shown));
  say(longest);
  report.target({ listings, what: 'Every statement of the mixed run', ...reached(longest) });
  await measureKinds(server, { database, listings, report });
}

/** Each kind of question by itself, one after the other: no statement of any may take too long. */
async function measureKinds(server: Server, { database, listings, report }: Pick<Bench, 'database' | 'listings' | 'report'>): Promise<void> {
  const table = [];
  for (const [kind, questions] of Object.entries(await visitorsQuestions(server, listings))) {
    // What is planned, or read from the disk, for the first time is not counted.
    const refused = await askAll(server, kind, questions);
    const tries: Statement[] = [];
    while (tries.length < TRIES) {
      await database.query('select pg_stat_statements_reset()');
      await askAll(server, kind, questions);
      tries.push((await longestStatements(database))[0] ?? NONE);
    }
    tries.sort((one, other) => one.longest - other.longest);
    const { longest, query } = refused > 0 ? { longest: Infinity, query: `${refused} are not answered` } : (tries[Math.floor(TRIES / 2)] ?? NONE);
    say([{ longest, query }]);
    table.push({ kind, questions: questions.length, 'longest ms': rounded(longest), statement: query.slice(0, 70), longest });
  }
  report.table(listings, `Longest statement of each kind of question, the middle of ${TRIES} tries`, table.map(({ longest: _, ...row }) => row));
  report.target({ listings, what: 'Every statement of everything a visitor can ask', ...reached(table) });
}

/** One after the other; how many are not answered, as where a statement takes longer than it may. */
async function askAll(server: Server, kind: string, questions: Question[]): Promise<number> {
  let refused = 0;
  for (const question of questions) {
    await ask(server, question).catch((error: Error) => {
      refused += 1;
      process.stdout.write(`\n${kind}: ${error.message.slice(0, 100)}: ${question.path} ${String(question.body ?? '').slice(-200)}\n`);
    });
  }
  return refused;
}

/** Half a minute would do at a million; a process with few listings makes no copy at all. */
const LONGEST_WAIT = 120_000;

/** Asks until the process has its copy of the listings: then it counts a search exactly, however much that finds. */
export async function untilCounting(server: Server): Promise<void> {
  const query = 'query Frequent($first: Int!) { hotels(filter: { search: "apartman" }, first: $first) { isTotalExact } }';
  const from = performance.now();
  // Another question each time: the answer to the same one would be kept.
  for (let number = 0; performance.now() - from < LONGEST_WAIT; number += 1) {
    const question = graphql({ operationName: 'Frequent', query }, { first: 1 + (number % 100) });
    const { data } = JSON.parse(await ask(server, question)) as { data: { hotels: { isTotalExact: boolean } } };
    if (data.hotels.isTotalExact) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

interface Statement {
  calls: number;
  mean: number;
  longest: number;
  query: string;
}

const NONE: Statement = { calls: 0, mean: 0, longest: 0, query: '' };

async function longestStatements(database: Client): Promise<Statement[]> {
  const { rows } = await database.query<Statement>(
    `select calls::int, mean_exec_time as mean, max_exec_time as longest, regexp_replace(query, '\\s+', ' ', 'g') as query
     from pg_stat_statements where query !~ '^(select pg_stat_statements|vacuum|analyze)' order by max_exec_time desc limit 10`,
  );
  return rows;
}

const shown = ({ calls, mean, longest, query }: Statement) => ({ 'longest ms': rounded(longest), 'mean ms': rounded(mean), calls, statement: query.slice(0, 90) });

function say(statements: Pick<Statement, 'longest' | 'query'>[]): void {
  for (const { query, longest } of statements.filter(({ longest }) => longest > LONGEST_MS)) process.stdout.write(`\n${Math.round(longest)} ms: ${query}\n`);
}

function reached(statements: Pick<Statement, 'longest'>[]): { wanted: string; measured: string; isReached: boolean } {
  const longest = Math.max(0, ...statements.map(({ longest }) => longest));
  return { wanted: `≤ ${LONGEST_MS} ms`, measured: `${rounded(longest)} ms`, isReached: longest <= LONGEST_MS };
}

/** A mixture as visitors ask: mostly lists and single listings, some searches, now and then what the home page shows. */
export function mixedQuestions(listings: number): { product: Question; PostGraphile?: Question }[] {
  const counts = countQuestions(40);
  const kinds = Object.values(SEARCHES);
  const lists = commonLists(200);
  return Array.from({ length: 800 }, (_, number) => {
    const lot = number % 20;
    if (lot < 8) return lists[Math.floor(number / 4)]!;
    if (lot < 15) return detailQuestion(`haus-${Math.floor((drawn(number, 50) * listings) / 20) * 20}-x`);
    if (lot < 17) return searchQuestion(kinds[number % kinds.length]!(number, listings));
    if (lot === 17) return regionsQuestion;
    if (lot === 18) return featuredQuestion;
    return { product: (number % 40 === 19 ? counts.facets : counts.count)[Math.floor(number / 20)]! };
  });
}
