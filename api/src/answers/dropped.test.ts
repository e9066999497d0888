import 'reflect-metadata';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createHotel } from '../test/factories.js';
import { untilHeard } from '../test/heard.js';
import { type KeptSite, LIST, priceIn, type Sent, startKeptSite } from '../test/kept.js';

let site: KeptSite;
beforeAll(async () => {
  site = await startKeptSite();
});
afterAll(() => site.stop());
beforeEach(() => site.setPrice(100));

const DETAIL = 'query Detail($slug: String) { hotel(slug: $slug) { id pricePerNight region { name } } }';

test('by a change in any process or by hand, in every process; what does not show it, stays', async () => {
  const neighbour = await createHotel(site.app, { pricePerNight: 100 });
  const askBoth = (query: string, variables?: object) => Promise.all([site.app, site.other].map(async (at) => (await site.post({ query, variables }, {}, at)).text()));
  const regions = '{ regions { id hotelCount } }';
  await site.setPrice(100);
  const before = { list: await askBoth(LIST), detail: await askBoth(DETAIL, { slug: site.hotel.slug }), neighbour: await askBoth(DETAIL, { slug: neighbour.slug }), regions: await askBoth(regions) };
  await site.setPrice(130);
  for (const text of [...(await askBoth(LIST)), ...(await askBoth(DETAIL, { slug: site.hotel.slug }))]) expect(text).toContain('"pricePerNight":130');
  await site.whisper(140);
  // The other listing's own page did not show what was changed.
  for (const text of await askBoth(DETAIL, { slug: neighbour.slug })) expect(text).toContain('"pricePerNight":100');
  await site.change('update hotel set is_active = false where id = $1', [neighbour.id]);
  const count = (text: string) => /"id":"1","hotelCount":(\d+)/.exec(text)?.[1];
  expect((await askBoth(regions)).map(count)).toEqual(before.regions.map((text) => String(Number(count(text)) - 1)));
  for (const text of await askBoth(DETAIL, { slug: neighbour.slug })) expect(text).toContain('"hotel":null');
  // Of what was not there, the coming is seen; many at once, too.
  await site.change('update hotel set is_active = true where id = $1', [neighbour.id]);
  for (const text of await askBoth(DETAIL, { slug: neighbour.slug })) expect(text).toContain('"pricePerNight":140');
  await site.change(`select pg_notify('touched', 'hotel')`);
  await site.change(`update region set names = names || '{"de": "Dalmatien!"}' where id = 1`);
  for (const text of await askBoth(DETAIL, { slug: site.hotel.slug })) expect(text).toContain('Dalmatien!');
  await site.change('delete from hotel where id = $1', [neighbour.id]);
});

test('what shows one region stays while others change; counts beside other regions and searches do not', async () => {
  const far = await createHotel(site.app, { name: 'Vila daleko', regionId: 2, pricePerNight: 100 });
  const region = (id: number, rest = '', fields = '') => ({ query: `{ hotels(filter: { regionId: ${id} ${rest} }) { nodes { id pricePerNight } ${fields} } }` });
  const figures = `query Figures($slug: String) { hotel(slug: $slug) { pricePerNight region { hotelCount minPrice } } }`;
  const pins = { query: '{ hotelPins(filter: { regionId: 1 }) { id pricePerNight } }' };
  await site.change(`update hotel set price_per_night = 100, latitude = 43.5, longitude = 16.4`);
  const own = [region(1), pins, { query: figures, variables: { slug: site.hotel.slug } }];
  const all = [region(1, 'search: "vila"'), region(1, '', 'facets { regions { count } }'), { query: LIST }, region(2)];
  const prices = (asked: Sent[]) => Promise.all(asked.map((one) => priceIn(site.post(one))));
  expect(await prices([...own, ...all])).toEqual(Array(7).fill(100));
  await site.whisper(110);
  await site.change('update hotel set price_per_night = 120 where id = $1', [far.id]);
  await site.whisper(110);
  expect(await prices(own)).toEqual([100, 100, 100]);
  expect(await prices(all)).toEqual([110, 110, 110, 110]);
  // It moves: the region that it leaves and the one that it comes to have changed.
  await site.change('update hotel set region_id = 1 where id = $1', [far.id]);
  expect(await prices(own)).toEqual([110, 110, 110]);
  expect(await (await site.post(region(2))).text()).toContain('"nodes":[]');
  await site.change('delete from hotel where id = $1', [far.id]);
});

test('a change while an answer is being computed: those who waited get it, it is not kept, who asks after the change gets a fresh one', async () => {
  const query = '{ hotels { nodes { id pricePerNight } } regions { id } }';
  const alone = '{ regions { id } hotels { nodes { id pricePerNight } } }';
  await site.post({ query });
  await site.setPrice(200);
  const unlock = await lockRegions();
  const early = [site.post({ query })];
  early.push(site.post({ query: alone }));
  await blocked(2);
  early.push(site.post({ query }), site.post({ query: ` ${query}` }));
  const writer = new Client({ connectionString: site.databaseUrl });
  await writer.connect();
  await writer.query('update hotel set price_per_night = 210 where id = $1', [site.hotel.id]);
  await untilHeard(writer, site.app);
  const late = site.post({ query });
  await blocked(3);
  await unlock();
  await writer.end();
  expect(await Promise.all(early.map(priceIn))).toEqual([200, 200, 200, 200]);
  expect(await priceIn(late)).toBe(210);
  for (const again of [query, alone]) expect(await priceIn(site.post({ query: again }))).toBe(210);
});

test('a hundred equal questions at once are computed once', async () => {
  const unlock = await lockRegions();
  const query = '{ regions { id slug } }';
  const asking = Array.from({ length: 100 }, (_, index) => site.post({ query: `${' '.repeat(index)}${query}` }));
  await blocked(1);
  expect((await site.app.get('/healthz')).status).toBe(200);
  await blocked(1);
  await unlock();
  const answers = await Promise.all(asking.map(async (one) => (await (await one).json()) as { data: { regions: object[] }; extensions: { cost: { remaining: number } } }));
  expect(answers.every(({ data }) => data.regions.length === 12)).toBe(true);
  // Each has paid for its own.
  expect(new Set(answers.map(({ extensions }) => extensions.cost.remaining)).size).toBe(100);
});

test('without the connection that tells of changes, nothing is answered from memory', async () => {
  const ask = () => priceIn(site.post({ query: LIST }, {}, site.other));
  expect(await ask()).toBe(100);
  await site.whisper(110);
  expect(await ask()).toBe(100);
  site.cable.cut();
  await vi.waitUntil(() => !site.other.notices.isListening, { timeout: 20_000 });
  // The database cannot be asked either: it says so, rather than what it knew.
  const answer = await ask();
  site.cable.mend();
  expect(answer).toBeNaN();
  await vi.waitUntil(() => site.other.notices.isListening, { timeout: 20_000 });
  expect(await ask()).toBe(110);
});

/** Whoever reads regions waits until they are unlocked. */
async function lockRegions(): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: site.databaseUrl });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin; lock table region in access exclusive mode');
  return async () => void (await holder.query('commit'));
}

/** Until so many statements wait for a lock, and none is at work. */
async function blocked(count: number): Promise<void> {
  const watcher = new Client({ connectionString: site.databaseUrl });
  await watcher.connect();
  const waiting = async () => {
    const { rows } = await watcher.query<{ waiting: string; working: string }>(
      `select count(*) filter (where wait_event_type = 'Lock') waiting, count(*) filter (where state = 'active' and wait_event_type is distinct from 'Lock') working
       from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return [Number(rows[0]?.waiting), Number(rows[0]?.working)];
  };
  try {
    await vi.waitUntil(async () => {
      const [now, working] = await waiting();
      return now !== undefined && now >= count && working === 0;
    }, { timeout: 20_000 });
    expect((await waiting())[0]).toBe(count);
  } finally {
    await watcher.end();
  }
}
