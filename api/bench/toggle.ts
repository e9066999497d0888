import type { Bench } from './bench.js';
import { BENCH_ACCOUNT } from './fill.js';
import { ask, graphql, median, type Question } from './load.js';
import { processorTime } from './processor.js';
import { rounded } from './report.js';
import type { Server } from './servers.js';
import { untilCounting } from './statements.js';
import { hashPassword } from '../src/viewer/password.js';

const TIMES = 30;
const LONGEST_MS = 50;
const PATIENCE_MS = 5000;
const TOGGLE = { operationName: 'Toggle', query: 'mutation Toggle($id: ID!, $isActive: Boolean!) { setHotelActive(id: $id, isActive: $isActive) { id isActive } }' };
const DETAIL = { operationName: 'Detail', query: 'query Detail($slug: String!) { hotel(slug: $slug) { id slug name } }' };
const LIST = { operationName: 'List', query: 'query List($regionId: ID) { hotels(filter: { regionId: $regionId }, sort: PRICE_ASC) { nodes { id slug name } } }' };

/** How long after an operator's write each process still shows its visitors what it kept. */
export async function measureToggle({ servers, database, postgres, listings, report }: Bench): Promise<void> {
  const processes = [await servers.get('cached'), await servers.get('cached, a second process')];
  for (const server of processes) await untilCounting(server);
  const { rows } = await database.query<{ id: number; slug: string; region: number; owner: number }>(
    `select h.id, h.slug, h.region_id as region, u.id as owner from hotel h join "user" u on u.id = h.owner_id
     where h.is_visible and u.is_active and h.region_id = 1 order by h.price_per_night, h.id limit 1`,
  );
  const [hotel] = rows;
  if (!hotel) throw new Error('There is no listing to switch off.');
  await database.query(`update hotel set paid_until = now() + interval '1 year' where id = $1`, [hotel.id]);
  const email = `operator-${hotel.owner}@obala.example`;
  await database.query('update "user" set email = $1, password = $2 where id = $3', [email, await hashPassword(BENCH_ACCOUNT.password), hotel.owner]);
  const cookie = await signIn(processes[0]!, email);
  const reads = { detail: graphql(DETAIL, { slug: hotel.slug }), list: graphql(LIST, { regionId: String(hotel.region) }) };
  const times = new Map<string, number[]>();
  let writing = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const isActive = time % 2 === 1;
    // Both have kept the answer that is about to become wrong.
    for (const server of processes) for (const read of Object.values(reads)) await ask(server, read);
    const { headers, ...toggle } = graphql(TOGGLE, { id: String(hotel.id), isActive });
    const before = processorOf(processes[0]!, postgres);
    await ask(processes[0]!, { ...toggle, headers: { ...headers, cookie } });
    writing += processorOf(processes[0]!, postgres) - before;
    const writtenAt = performance.now();
    await Promise.all(
      processes.flatMap((server, index) =>
        Object.entries(reads).map(async ([name, read]) => {
          const key = `${name}, ${index === 0 ? 'the process that wrote' : 'another process'}`;
          times.set(key, [...(times.get(key) ?? []), await shown(server, read, hotel.slug, isActive, writtenAt)]);
        }),
      ),
    );
  }
  report.table(listings, `From a write to the next anonymous read that shows it, ${TIMES} writes`, [...times].map(([read, taken]) => ({ read, 'median ms': rounded(median(taken)), 'longest ms': rounded(Math.max(...taken)) })));
  report.table(listings, `Processor time of a write, mean of ${TIMES}`, [{ 'node and PostgreSQL ms': rounded(writing / TIMES) }]);
  const longest = Math.max(...[...times.values()].flat());
  report.target({ listings, what: 'A write until anonymous reads show it, in each process', wanted: `≤ ${LONGEST_MS} ms`, measured: `${rounded(longest)} ms`, isReached: longest <= LONGEST_MS });
}

/** Asks again and again until the listing is there, or gone: milliseconds since the write was answered, when the answer was asked for. */
async function shown(server: Server, read: Question, slug: string, isActive: boolean, writtenAt: number): Promise<number> {
  for (;;) {
    const askedAt = performance.now();
    if ((await ask(server, read)).includes(`"${slug}"`) === isActive) return Math.max(0, askedAt - writtenAt);
    if (askedAt - writtenAt > PATIENCE_MS) throw new Error(`${server.name} still shows what it kept after ${PATIENCE_MS} ms.`);
  }
}

async function signIn({ origin }: Server, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: BENCH_ACCOUNT.password }),
  });
  if (!response.ok) throw new Error(`Signing in failed: ${response.status} ${await response.text()}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** What a process and the database have taken together until now, in milliseconds. */
const processorOf = ({ pid }: Server, postgres: number) => processorTime(pid) + processorTime(postgres);
