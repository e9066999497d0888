import type { Bench } from './bench.js';
import { ask, compare, type Question } from './load.js';
import { rounded } from './report.js';
import { commonLists, detailQuestion, featuredQuestion, regionsQuestion } from './workload.js';

/** As few as visitors ask again and again. */
const SMALL_SET = 32;

interface Case {
  product: Question;
  PostGraphile: Question;
}

/** What anonymous visitors ask again and again, with the kept answers on: hits, but for the first of each. */
export async function measureCached({ servers, database, postgres, listings, report }: Bench): Promise<void> {
  const [cached, bare, PostGraphile] = await Promise.all([servers.get('cached'), servers.get('bare'), servers.get('PostGraphile')]);
  const { rows } = await database.query<{ slug: string }>('select slug from hotel where is_visible order by relevance desc, id desc limit $1', [SMALL_SET]);
  const cases: Record<string, Case[]> = {
    list: commonLists(SMALL_SET),
    detail: rows.map(({ slug }) => detailQuestion(slug)),
    regions: [regionsQuestion],
    featured: [featuredQuestion],
  };
  for (const [name, questions] of Object.entries(cases)) {
    const asked = questions.map((question) => question.product);
    const figures = await compare(
      {
        product: { server: cached, questions: asked },
        constant: { server: bare, questions: await constants(asked, (question) => ask(cached, question)) },
        PostGraphile: { server: PostGraphile, questions: questions.map((question) => question.PostGraphile) },
      },
      postgres,
    );
    report.add(listings, 'With kept answers', name, figures);
    const ratio = (other: 'constant' | 'PostGraphile') => figures.product.requestsPerSecond / figures[other].requestsPerSecond;
    const what = `Kept answers, ${name}`;
    report.target({ listings, what, wanted: 'requests/s ≥ 20 of PostGraphile', measured: `${rounded(ratio('PostGraphile'))}`, isReached: ratio('PostGraphile') >= 20 });
    report.target({ listings, what, wanted: 'requests/s ≥ 0.6 of a constant', measured: `${rounded(ratio('constant'))}`, isReached: ratio('constant') >= 0.6 });
  }
}

/** As many bytes as each answer has, from a server that does nothing else. */
export async function constants(questions: Question[], answer: (question: Question) => Promise<string>): Promise<Question[]> {
  const answers = await Promise.all(questions.map(answer));
  return answers.map((text) => ({ method: 'GET', path: `/constant/${Buffer.byteLength(text)}` }));
}
