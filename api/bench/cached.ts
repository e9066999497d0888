import { createHash } from 'node:crypto';
import type { Bench } from './bench.js';
import { ask, compare, type Question, SECONDS } from './load.js';
import { rounded } from './report.js';
import { untilCounting } from './statements.js';
import { commonLists, detailQuestion, featuredQuestion, regionsQuestion } from './workload.js';

/** As few as visitors ask again and again. */
const SMALL_SET = 32;
/** Thousands are answered in a second: half the time is enough. */
const TURN = SECONDS / 2;

interface Case {
  product: Question;
  PostGraphile: Question;
}

/** What anonymous visitors ask again and again, with the kept answers on: hits, but for the first of each. */
export async function measureCached({ servers, database, postgres, listings, report }: Bench): Promise<void> {
  const [cached, bare, PostGraphile] = await Promise.all([servers.get('cached'), servers.get('bare'), servers.get('PostGraphile')]);
  // Making its copy of the listings takes as much of the processor as answering.
  await untilCounting(cached);
  const { rows } = await database.query<{ slug: string }>('select slug from hotel where is_visible order by relevance desc, id desc limit $1', [SMALL_SET]);
  const cases: Record<string, Case[]> = {
    list: commonLists(SMALL_SET),
    detail: rows.map(({ slug }) => detailQuestion(slug)),
    regions: [regionsQuestion],
    featured: [featuredQuestion],
  };
  for (const [name, questions] of Object.entries(cases)) {
    const posted = questions.map((question) => question.product);
    // Its document is sent along once; from then on its hash says which one is meant.
    for (const question of posted) await ask(cached, byGet(question, true));
    const got = posted.map((question) => byGet(question, false));
    const answer = (question: Question) => ask(cached, question);
    const figures = await compare(
      {
        'product by GET': { server: cached, questions: got },
        'constant by GET': { server: bare, questions: await constants(got, answer) },
        'product by POST': { server: cached, questions: posted },
        'constant by POST': { server: bare, questions: await constants(posted, answer) },
        PostGraphile: { server: PostGraphile, questions: questions.map((question) => question.PostGraphile) },
      },
      postgres,
      TURN,
    );
    report.add(listings, 'Kept answers', name, figures);
    for (const method of ['GET', 'POST'] as const) {
      const rate = figures[`product by ${method}`].requestsPerSecond;
      const what = `Kept answers, ${name} by ${method}`;
      const [ofOther, ofConstant] = [rate / figures.PostGraphile.requestsPerSecond, rate / figures[`constant by ${method}`].requestsPerSecond];
      report.target({ listings, what, wanted: 'requests/s ≥ 20 of PostGraphile', measured: `${rounded(ofOther)}`, isReached: ofOther >= 20 });
      report.target({ listings, what, wanted: 'requests/s ≥ 0.6 of a constant', measured: `${rounded(ofConstant)}`, isReached: ofConstant >= 0.6 });
    }
  }
}

/** The same question by GET, with its document or with that one's hash alone ("persisted query"). */
function byGet({ body }: Question, withDocument: boolean): Question {
  const { query, operationName, variables } = JSON.parse(String(body)) as { query: string; operationName: string; variables: object };
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const asked = new URLSearchParams({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
    ...(withDocument && { query }),
  });
  return { method: 'GET', path: `/graphql?${asked}` };
}

/** As many bytes as each answer has, asked for in the same way, from a server that does nothing else. */
export async function constants(questions: Question[], answer: (question: Question) => Promise<string>): Promise<Question[]> {
  const sizes: number[] = [];
  for (const question of questions) sizes.push(Buffer.byteLength(await answer(question)));
  return questions.map((question, index) => ({ ...question, path: `/constant/${sizes[index]}` }));
}
