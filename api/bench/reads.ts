import type { Bench } from './bench.js';
import { withListings } from './database.js';
import { ask, compare, type Contender, type Figures } from './load.js';
import { drawn } from './names.js';
import { processor, rounded } from './report.js';
import { Servers } from './servers.js';
import { untilCounting } from './statements.js';
import { type Asked, detailQuestion, listQuestions } from './workload.js';

const QUESTIONS = 1600;
const FEW = 100_000;
const MANY = 1_000_000;
const LIST = 'List of 20 with region';
const DETAIL = 'Detail by slug';

/** Lists of a region with all kinds of filters, half of them deep inside, none from a cache. */
export async function measureList(bench: Bench): Promise<void> {
  const questions = await questionsFor(bench);
  const figures = await compareAll(bench, 'Uncached', LIST, questions);
  if (bench.listings < MANY) reach(bench, LIST, figures, 2);
  else await measureGrowth(bench, questions);
}

/** The same on a database with fewer listings, in turns: from one minute to the next, a machine's own speed can change by more. */
async function measureGrowth({ listings, servers, postgres, report }: Bench, questions: Asked[]): Promise<void> {
  await withListings(FEW, async ({ url, ...fewer }) => {
    const others = new Servers(url);
    try {
      const few = await questionsFor({ servers: others, ...fewer });
      const product = (asked: Asked[]) => asked.map((question) => question.product);
      const figures = await compare(
        {
          many: { server: await servers.get('product'), questions: product(questions) },
          few: { server: await others.get('product'), questions: product(few), postgres: fewer.postgres },
        },
        postgres,
      );
      report.add(listings, 'Growth', LIST, { [listings.toLocaleString('en')]: figures.many, [FEW.toLocaleString('en')]: figures.few });
      const growth = processor(figures.many) / processor(figures.few);
      report.target({ listings, what: LIST, wanted: `processor a request ≤ 1.25 × that at ${FEW}`, measured: `${rounded(growth)}`, isReached: growth <= 1.25 });
    } finally {
      await others.stop();
    }
  });
}

async function questionsFor({ servers, database }: Pick<Bench, 'servers' | 'database'>): Promise<Asked[]> {
  const [product, PostGraphile] = await Promise.all([servers.get('product'), servers.get('PostGraphile')]);
  await untilCounting(product);
  const relevanceOf = async (ids: number[]) => {
    const { rows } = await database.query<{ id: number; relevance: number }>('select id, relevance from hotel where id = any($1)', [ids]);
    return new Map(rows.map(({ id, relevance }) => [id, relevance]));
  };
  return listQuestions(QUESTIONS, { product, PostGraphile }, relevanceOf);
}

/** Single listings, all over the table, none from a cache. */
export async function measureDetail(bench: Bench): Promise<void> {
  const { rows } = await bench.database.query<{ slug: string }>('select slug from hotel where is_visible and id = any($1)', [
    Array.from({ length: QUESTIONS }, (_, number) => 1 + Math.floor(drawn(number, 40) * bench.listings)),
  ]);
  const figures = await compareAll(bench, 'Uncached', DETAIL, rows.map(({ slug }) => detailQuestion(slug)));
  reach(bench, DETAIL, figures, 1.5);
}

type Compared = Record<'product' | 'bare' | 'PostGraphile', Figures>;

async function compareAll({ servers, postgres, report, listings }: Bench, part: string, name: string, questions: Asked[]): Promise<Compared> {
  const contender = async (kind: keyof Asked): Promise<Contender> => ({ server: await servers.get(kind), questions: questions.map((question) => question[kind]) });
  const contenders = { product: await contender('product'), bare: await contender('bare'), PostGraphile: await contender('PostGraphile') };
  await checkSameRows(contenders);
  const figures = await compare(contenders, postgres);
  report.add(listings, part, name, figures);
  return figures;
}

/** All three have to find the same listings in the same order; otherwise nothing is compared. */
async function checkSameRows(contenders: Record<string, Contender>): Promise<void> {
  for (let number = 0; number < 30; number += 1) {
    const found = new Map<string, string>();
    for (const [name, { server, questions }] of Object.entries(contenders)) {
      const answer = await ask(server, questions[number]!);
      found.set(name, [...new Set(answer.match(/haus-\d+-x/g) ?? [])].slice(0, 20).join());
    }
    if (new Set(found.values()).size > 1 || found.get('product') === '') {
      throw new Error(`Not the same listings: ${JSON.stringify([...found])} for ${JSON.stringify(contenders.product?.questions[number])}`);
    }
  }
}

function reach({ report, listings }: Bench, what: string, { product, bare, PostGraphile }: Compared, wantedOfPostGraphile: number): void {
  const [rate, time] = [product.requestsPerSecond / bare.requestsPerSecond, processor(product) / processor(bare)];
  report.target({
    listings,
    what,
    wanted: 'requests/s ≥ 0.5 of bare, or processor ≤ 1.7 of it',
    measured: `${rounded(rate)}, ${rounded(time)}`,
    isReached: rate >= 0.5 || time <= 1.7,
  });
  const other = product.requestsPerSecond / PostGraphile.requestsPerSecond;
  report.target({ listings, what, wanted: `requests/s ≥ ${wantedOfPostGraphile} of PostGraphile`, measured: `${rounded(other)}`, isReached: other >= wantedOfPostGraphile });
}
