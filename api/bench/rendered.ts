import type { Bench } from './bench.js';
import { constants } from './cached.js';
import { ask, compare, type Question } from './load.js';
import { rounded } from './report.js';

const PAGES = 32;

/** Pages as the server renders them: without and with kept answers, against a constant of the same size. */
export async function measureRendered({ servers, database, postgres, listings, report }: Bench): Promise<void> {
  const [product, cached, bare] = await Promise.all([servers.get('product'), servers.get('cached'), servers.get('bare')]);
  const { rows } = await database.query<{ slug: string }>('select slug from hotel where is_visible order by relevance desc, id desc limit $1', [PAGES]);
  const regions = await database.query<{ id: number }>('select id from region order by id');
  const cases: Record<string, string[]> = {
    home: ['/'],
    list: ['/hotels', ...regions.rows.map(({ id }) => `/hotels?regionId=${id}`)],
    detail: rows.map(({ slug }) => `/hotels/${slug}`),
  };
  for (const [name, addresses] of Object.entries(cases)) {
    const questions = addresses.map((path): Question => ({ method: 'GET', path, headers: { accept: 'text/html' } }));
    const figures = await compare(
      {
        'kept answers': { server: cached, questions },
        rendered: { server: product, questions },
        constant: { server: bare, questions: await constants(questions, (question) => ask(cached, question)) },
      },
      postgres,
    );
    report.add(listings, 'Pages', name, figures);
    const ratio = figures['kept answers'].requestsPerSecond / figures.constant.requestsPerSecond;
    report.target({ listings, what: `Page ${name}, kept`, wanted: 'pages/s ≥ 0.5 of a constant', measured: `${rounded(ratio)}`, isReached: ratio >= 0.5 });
  }
}
