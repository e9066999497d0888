import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Hotel } from '../hotels/hotel.entity.js';
import { nodeIdOf } from '../node.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { Browser } from '../test/browser.js';
import { type Cable, layCable } from '../test/cable.js';
import { createTestDatabase, type TestDatabase } from '../test/database.js';
import { createHotel } from '../test/factories.js';
import { untilHeard } from '../test/heard.js';

let database: TestDatabase;
let cable: Cable;
let app: TestApp;
/** A second process of the same site. */
let other: TestApp;
let sql: Client;
let hotel: Hotel;

beforeAll(async () => {
  database = await createTestDatabase();
  cable = await layCable(database.url);
  const settings = { ANSWER_CACHE_MEGABYTES: '2', RATE_LIMIT_ANONYMOUS: '1000000', TRUST_PROXY: '1' };
  // For points it stays the same minute.
  app = await startTestApp(settings, { databaseUrl: database.url, now: () => new Date('2026-06-01T12:00:10Z') });
  other = await startTestApp(settings, { databaseUrl: cable.url });
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  hotel = await createHotel(app, { name: 'Vila Lavanda', pricePerNight: 100 });
});
afterAll(async () => {
  await sql.end();
  await other.stop();
  await app.stop();
  await cable.stop();
  await database.drop();
});

/** Changes a price without telling anybody: who shows the old one answers from memory. */
async function whisper(price: number): Promise<void> {
  await sql.query('set session_replication_role = replica');
  await sql.query('update hotel set price_per_night = $1', [price]);
  await sql.query('set session_replication_role = origin');
}

/** Until both processes have heard of a change. */
async function change(statement: string, parameters: unknown[] = []): Promise<void> {
  await sql.query(statement, parameters);
  await untilHeard(sql, app, other);
}

const setPrice = (price: number) => change('update hotel set price_per_night = $1 where id = $2', [price, hotel.id]);
beforeEach(() => setPrice(100));

const LIST = '{ hotels { nodes { id pricePerNight } } }';
const DETAIL = 'query Detail($slug: String) { hotel(slug: $slug) { id pricePerNight region { name } } }';
const JSON_TYPE = { 'content-type': 'application/json' };
type Sent = { query?: string; variables?: object; operationName?: string; extensions?: object };

const post = (body: Sent | string, headers: Record<string, string> = {}, at = app) =>
  fetch(`${at.url}/graphql`, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) });
const get = (query: Record<string, string>, headers: Record<string, string> = {}) => app.get(`/graphql?${new URLSearchParams(query)}`, { 'cache-control': 'max-age=0', ...headers });
const priceIn = async (response: Response | Promise<Response>) => Number(/"pricePerNight":"?(\d+)/.exec(await (await response).text())?.[1]);

describe('what is kept', () => {
  test.each([
    ['POST', () => post({ query: LIST })],
    ['GET', () => get({ query: LIST })],
    ['one listing', () => post({ query: DETAIL, variables: { slug: hotel.slug } })],
    ['a fragment at the beginning', () => post({ query: `query { ...Start } fragment Start on Query { hotels { nodes { pricePerNight } } }` })],
  ])('an answer for visitors: %s', async (_, ask) => {
    expect(await priceIn(ask())).toBe(100);
    await whisper(110);
    expect(await priceIn(ask())).toBe(100);
    await setPrice(120);
    expect(await priceIn(ask())).toBe(120);
  });

  test('however a question is written, and each of its variables, languages and kinds by itself', async () => {
    const query = 'query List($first: Int = 20, $filter: HotelFilter) { hotels(first: $first, filter: $filter) { nodes { id pricePerNight regionName } } }';
    const filter = { priceMin: 10, priceMax: 900 };
    const ask = (sent: Sent, headers = {}) => priceIn(post(sent, { 'accept-language': 'hr', ...headers }));
    expect(await ask({ query, variables: { filter } })).toBe(100);
    await whisper(110);
    const turned = { priceMax: 900, priceMin: 10 };
    expect(await ask({ query: `# The list\n${query.replaceAll(' {', '\n  {')}`, variables: { filter: turned, first: 20, unknown: 1 }, operationName: 'List' }, { 'accept-language': 'fr;q=0.9, hr-HR, hr;q=0.8' })).toBe(100);
    expect(await ask({ query, variables: { filter } }, { accept: 'application/json, text/plain;q=0.5' })).toBe(100);
    expect(await ask({ query, variables: { filter, first: 3 } })).toBe(110);
    const german = await post({ query, variables: { filter } });
    expect(await german.text()).toContain('"pricePerNight":110');
    const response = await post({ query, variables: { filter } }, { 'accept-language': 'hr', accept: 'application/graphql-response+json' });
    expect(response.headers.get('content-type')).toContain('application/graphql-response+json');
    expect(await priceIn(response)).toBe(110);
  });

  test('nothing of whoever is signed in or comes with a key, in neither direction', async () => {
    const form = { email: 'ana@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
    const browser = new Browser(app);
    expect((await browser.send('POST', '/api/auth/register', form)).status).toBe(200);
    const asViewer = `{ viewer { email } hotels { nodes { pricePerNight } } }`;
    const signedIn = () => browser.send('POST', '/graphql', { query: asViewer });
    expect(await (await signedIn()).text()).toContain('ana@example.org');
    const visitor = await (await post({ query: asViewer })).text();
    expect(visitor).toContain('"viewer":null');
    await whisper(110);
    expect(await (await post({ query: asViewer })).text()).toContain('"pricePerNight":100');
    const again = await (await signedIn()).text();
    expect(again).toContain('ana@example.org');
    expect(again).toContain('"pricePerNight":110');
    expect((await browser.send('GET', `/graphql?query=${encodeURIComponent(LIST)}`)).headers.get('cache-control')).toBe('no-store');
    // A key that is none is refused, whatever is kept for the same question.
    await post({ query: LIST });
    expect((await post({ query: LIST }, { authorization: 'Bearer obala_nothing' })).status).toBe(401);
  });

  test('no mutation, no error, and nothing that does not say what it reads', async () => {
    const node = `{ node(nodeId: "${nodeIdOf('Hotel', hotel.id)}") { ... on Hotel { pricePerNight } } }`;
    const failing = '{ hotels { nodes { id pricePerNight } } adminOverview { totalUsers } }';
    expect(await (await post({ query: node })).text()).toContain('"pricePerNight":100');
    await post({ query: failing });
    await whisper(110);
    expect(await priceIn(post({ query: node }))).toBe(110);
    const refused = (await (await post({ query: failing })).json()) as { errors: object[] };
    expect(refused.errors).toHaveLength(1);
    const create = () => post({ query: 'mutation($ids: [ID!]!) { createShortlist(hotelIds: $ids) { id } }', variables: { ids: [hotel.id] } });
    const [one, two] = await Promise.all([create(), create()]);
    expect(((await one.json()) as { data: object }).data).not.toEqual(((await two.json()) as { data: object }).data);
    expect((await get({ query: 'mutation { logout }' })).status).toBe(405);
    expect((await post('{"query":')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
  });
});

describe('what is dropped', () => {
  test('by a change in any process or by hand, in every process; what does not show it, stays', async () => {
    const neighbour = await createHotel(app, { pricePerNight: 100 });
    const askBoth = (query: string, variables?: object) => Promise.all([app, other].map(async (at) => (await post({ query, variables }, {}, at)).text()));
    const regions = '{ regions { id hotelCount } }';
    await setPrice(100);
    const before = { list: await askBoth(LIST), detail: await askBoth(DETAIL, { slug: hotel.slug }), neighbour: await askBoth(DETAIL, { slug: neighbour.slug }), regions: await askBoth(regions) };
    await setPrice(130);
    for (const text of [...(await askBoth(LIST)), ...(await askBoth(DETAIL, { slug: hotel.slug }))]) expect(text).toContain('"pricePerNight":130');
    await whisper(140);
    // The other listing's own page did not show what was changed.
    for (const text of await askBoth(DETAIL, { slug: neighbour.slug })) expect(text).toContain('"pricePerNight":100');
    await change('update hotel set is_active = false where id = $1', [neighbour.id]);
    const count = (text: string) => /"id":"1","hotelCount":(\d+)/.exec(text)?.[1];
    expect((await askBoth(regions)).map(count)).toEqual(before.regions.map((text) => String(Number(count(text)) - 1)));
    for (const text of await askBoth(DETAIL, { slug: neighbour.slug })) expect(text).toContain('"hotel":null');
    // Of what was not there, the coming is seen; many at once, too.
    await change('update hotel set is_active = true where id = $1', [neighbour.id]);
    for (const text of await askBoth(DETAIL, { slug: neighbour.slug })) expect(text).toContain('"pricePerNight":140');
    await change(`select pg_notify('touched', 'hotel')`);
    await change(`update region set names = names || '{"de": "Dalmatien!"}' where id = 1`);
    for (const text of await askBoth(DETAIL, { slug: hotel.slug })) expect(text).toContain('Dalmatien!');
    await change('delete from hotel where id = $1', [neighbour.id]);
  });

  test('what shows one region stays while others change; counts beside other regions and searches do not', async () => {
    const far = await createHotel(app, { name: 'Vila daleko', regionId: 2, pricePerNight: 100 });
    const region = (id: number, rest = '', fields = '') => ({ query: `{ hotels(filter: { regionId: ${id} ${rest} }) { nodes { id pricePerNight } ${fields} } }` });
    const figures = `query Figures($slug: String) { hotel(slug: $slug) { pricePerNight region { hotelCount minPrice } } }`;
    const pins = { query: '{ hotelPins(filter: { regionId: 1 }) { id pricePerNight } }' };
    await change(`update hotel set price_per_night = 100, latitude = 43.5, longitude = 16.4`);
    const own = [region(1), pins, { query: figures, variables: { slug: hotel.slug } }];
    const all = [region(1, 'search: "vila"'), region(1, '', 'facets { regions { count } }'), { query: LIST }, region(2)];
    const prices = (asked: Sent[]) => Promise.all(asked.map((one) => priceIn(post(one))));
    expect(await prices([...own, ...all])).toEqual(Array(7).fill(100));
    await whisper(110);
    await change('update hotel set price_per_night = 120 where id = $1', [far.id]);
    await whisper(110);
    expect(await prices(own)).toEqual([100, 100, 100]);
    expect(await prices(all)).toEqual([110, 110, 110, 110]);
    // It moves: the region that it leaves and the one that it comes to have changed.
    await change('update hotel set region_id = 1 where id = $1', [far.id]);
    expect(await prices(own)).toEqual([110, 110, 110]);
    expect(await (await post(region(2))).text()).toContain('"nodes":[]');
    await change('delete from hotel where id = $1', [far.id]);
  });

  test('a change while an answer is being computed: those who waited get it, it is not kept, who asks after the change gets a fresh one', async () => {
    const query = '{ hotels { nodes { id pricePerNight } } regions { id } }';
    const alone = '{ regions { id } hotels { nodes { id pricePerNight } } }';
    await post({ query });
    await setPrice(200);
    const unlock = await lockRegions();
    const early = [post({ query })];
    early.push(post({ query: alone }));
    await blocked(2);
    early.push(post({ query }), post({ query: ` ${query}` }));
    const writer = new Client({ connectionString: database.url });
    await writer.connect();
    await writer.query('update hotel set price_per_night = 210 where id = $1', [hotel.id]);
    await untilHeard(writer, app);
    const late = post({ query });
    await blocked(3);
    await unlock();
    await writer.end();
    expect(await Promise.all(early.map(priceIn))).toEqual([200, 200, 200, 200]);
    expect(await priceIn(late)).toBe(210);
    for (const again of [query, alone]) expect(await priceIn(post({ query: again }))).toBe(210);
  });

  test('a hundred equal questions at once are computed once', async () => {
    const unlock = await lockRegions();
    const query = '{ regions { id slug } }';
    const asking = Array.from({ length: 100 }, (_, index) => post({ query: `${' '.repeat(index)}${query}` }));
    await blocked(1);
    expect((await app.get('/healthz')).status).toBe(200);
    await blocked(1);
    await unlock();
    const answers = await Promise.all(asking.map(async (one) => (await (await one).json()) as { data: { regions: object[] }; extensions: { cost: { remaining: number } } }));
    expect(answers.every(({ data }) => data.regions.length === 12)).toBe(true);
    // Each has paid for its own.
    expect(new Set(answers.map(({ extensions }) => extensions.cost.remaining)).size).toBe(100);
  });

  test('without the connection that tells of changes, nothing is answered from memory', async () => {
    const ask = () => priceIn(post({ query: LIST }, {}, other));
    expect(await ask()).toBe(100);
    await whisper(110);
    expect(await ask()).toBe(100);
    cable.cut();
    await vi.waitUntil(() => !other.notices.isListening, { timeout: 20_000 });
    // The database cannot be asked either: it says so, rather than what it knew.
    const answer = await ask();
    cable.mend();
    expect(answer).toBeNaN();
    await vi.waitUntil(() => other.notices.isListening, { timeout: 20_000 });
    expect(await ask()).toBe(110);
  });
});

/** Whoever reads regions waits until they are unlocked. */
async function lockRegions(): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin; lock table region in access exclusive mode');
  return async () => void (await holder.query('commit'));
}

/** Until so many statements wait for a lock, and none is at work. */
async function blocked(count: number): Promise<void> {
  const watcher = new Client({ connectionString: database.url });
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

/** Nobody else spends points from there. */
const SENDER = { 'x-forwarded-for': '203.0.113.7' };

test('a kept answer costs the same and says so; what a shared cache may hold says nothing of its sender', async () => {
  const ask = async () => {
    const { headers, ...response } = await post({ query: LIST }, SENDER).then(async (one) => ({ headers: one.headers, body: (await one.json()) as { extensions: { cost: { requested: number; limit: number; remaining: number; resetAt: string } } } }));
    return { cost: response.body.extensions.cost, header: (name: string) => Number(headers.get(`x-ratelimit-${name}`)) };
  };
  const computed = await ask();
  await whisper(110);
  const kept = await ask();
  expect(kept.cost.requested).toBe(computed.cost.requested);
  expect(kept.cost.remaining).toBe(computed.cost.remaining - computed.cost.requested);
  expect(kept.header('remaining')).toBe(kept.cost.remaining);
  expect([kept.header('cost'), kept.header('limit')]).toEqual([kept.cost.requested, 1_000_000]);
  expect(kept.cost.resetAt).toBe('2026-06-01T12:01:00.000Z');

  for (const answer of [await get({ query: LIST }, SENDER), await get({ query: LIST }, SENDER)]) {
    expect([...answer.headers.keys()].filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=5');
    expect(answer.headers.get('vary')).toBe('Accept, Accept-Language, Accept-Encoding, Authorization, Cookie');
    expect(((await answer.json()) as { extensions: object }).extensions).toEqual({ cost: { requested: kept.cost.requested } });
  }
  expect((await ask()).cost.remaining).toBe(kept.cost.remaining - 3 * kept.cost.requested);
});

test('who has no points left gets nothing from memory either', async () => {
  const strict = await startTestApp({ ANSWER_CACHE_MEGABYTES: '2', RATE_LIMIT_ANONYMOUS: '30' }, { databaseUrl: database.url, now: () => new Date('2026-06-01T12:00:10Z') });
  try {
    expect((await post({ query: LIST }, {}, strict)).status).toBe(200);
    const refused = await post({ query: LIST }, {}, strict);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '50']);
  } finally {
    await strict.stop();
  }
});

test('by GET: 304 for what a client has, until it changes', async () => {
  const etag = (await get({ query: LIST })).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/".+"$/);
  const same = await get({ query: LIST }, { 'if-none-match': `"x", ${etag}` });
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
  await setPrice(170);
  const changed = await get({ query: LIST }, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('compressed, it says the same', async () => {
  // A longer part is sent in another way than a short one.
  const query = `{ ${['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `${name}: regions { id slug name description hotelCount }`).join(' ')} }`;
  expect((await (await post({ query })).text()).length).toBeGreaterThan(8 * 1024);
  const plain = (await (await post({ query }, { 'accept-encoding': 'identity' })).json()) as { data: object };
  for (const encoding of ['gzip', 'br']) {
    const posted = await post({ query }, { 'accept-encoding': encoding });
    expect(((await posted.json()) as { data: object }).data).toEqual(plain.data);
    expect(posted.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    const got = await get({ query }, { 'accept-encoding': encoding });
    expect(got.headers.get('content-encoding')).toBe(encoding);
    expect(((await got.json()) as { data: object }).data).toEqual(plain.data);
  }
});

test('a document is asked for by its hash once it was sent; a mutation is refused by GET all the same', async () => {
  const query = 'query ByHash { hotels { nodes { pricePerNight } } }';
  const by = (hash: string) => ({ extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }) });
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const unknown = (await (await get(by(hashOf(query)))).json()) as { errors: { message: string }[] };
  expect(unknown.errors[0]?.message).toBe('PersistedQueryNotFound');
  expect((await get({ query, ...by(hashOf('another')) })).status).toBe(400);
  expect(await priceIn(get({ query, ...by(hashOf(query)) }))).toBe(100);
  await whisper(110);
  const kept = await get(by(hashOf(query)));
  expect(kept.headers.get('cache-control')).toContain('public');
  expect(await priceIn(kept)).toBe(100);
  // Whoever is signed in asks in the same way.
  expect(await priceIn(get(by(hashOf(query)), { cookie: 'obala=nobody' }))).toBe(110);
  const mutation = 'mutation { logout }';
  expect((await get({ query: mutation, ...by(hashOf(mutation)) })).status).toBe(405);
  expect((await get(by(hashOf(mutation)))).status).toBe(405);
});

test('two questions that differ, however alike they are found, have an answer each', async () => {
  // As long as each other, and with the same checksum.
  const [one, two] = ['{"query":"{ hotels(first: 1) { nodes { pricePerNight name } } } #7a47e91d"}', '{"query":"{ hotels(first: 2) { nodes { pricePerNight name } } } #15dca3f5"}'];
  const second = await createHotel(app, { name: 'Vila Ruza', pricePerNight: 100 });
  const count = async (body: string) => ((await (await post(body)).json()) as { data: { hotels: { nodes: object[] } } }).data.hotels.nodes.length;
  expect([await count(one), await count(two), await count(one), await count(two)]).toEqual([1, 2, 1, 2]);
  await change('delete from hotel where id = $1', [second.id]);
});

test('a body that comes piece by piece, two requests behind each other, and a body that its sender never ends', async () => {
  const { hostname, port } = new URL(app.url);
  const body = JSON.stringify({ query: 'query Pieces { hotels { nodes { pricePerNight } } }' });
  const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const prices = (text: string) => [...text.matchAll(/"pricePerNight":(\d+)/g)].map(([, price]) => Number(price));
  const sent = async (pieces: string[]) => {
    const socket = connect(Number(port), hostname).setNoDelay();
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => void chunks.push(chunk));
    for (const piece of pieces) await new Promise((resolve) => socket.write(piece, resolve));
    await once(socket, 'close');
    return prices(Buffer.concat(chunks).toString());
  };
  const last = `${head}Connection: close\r\n\r\n`;
  expect(await sent([last, body.slice(0, 9), body.slice(9, 20), body.slice(20)])).toEqual([100]);
  await whisper(110);
  expect(await sent([last, body.slice(0, 9), body.slice(9)])).toEqual([100]);
  expect(await sent([`${head}\r\n${body}${last}${body}`])).toEqual([100, 100]);
  const gone = connect(Number(port), hostname);
  await new Promise((resolve) => gone.write(`${head}\r\n${body.slice(1)}`, resolve));
  gone.destroy();
  expect(await priceIn(post(body))).toBe(100);
});

test('memory has its bounds: the oldest goes', async () => {
  const ask = (first: number) => post({ query: `{ hotels(first: ${first}) { nodes { id pricePerNight } } } #${'x'.repeat(30_000)}` });
  await ask(1);
  for (let first = 2; first <= 40; first += 1) await ask(first);
  await whisper(110);
  expect(await priceIn(ask(40))).toBe(100);
  expect(await priceIn(ask(1))).toBe(100);
});
