import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { measures } from '../measures.js';
import { nodeIdOf } from '../node.js';
import { Browser } from '../test/browser.js';
import { createHotel } from '../test/factories.js';
import { type KeptSite, LIST, priceIn, type Sent, startKeptSite } from '../test/kept.js';

let site: KeptSite;
beforeAll(async () => {
  site = await startKeptSite();
});
afterAll(() => site.stop());
beforeEach(() => site.setPrice(100));

const DETAIL = 'query Detail($slug: String) { hotel(slug: $slug) { id pricePerNight region { name } } }';

test.each([
  ['POST', () => site.post({ query: LIST })],
  ['GET', () => site.get({ query: LIST })],
  ['one listing', () => site.post({ query: DETAIL, variables: { slug: site.hotel.slug } })],
  ['a fragment at the beginning', () => site.post({ query: `query { ...Start } fragment Start on Query { hotels { nodes { pricePerNight } } }` })],
])('an answer for visitors: %s', async (_, ask) => {
  expect(await priceIn(ask())).toBe(100);
  await site.whisper(110);
  expect(await priceIn(ask())).toBe(100);
  await site.setPrice(120);
  expect(await priceIn(ask())).toBe(120);
});

test('however a question is written, and each of its variables, languages and kinds by itself', async () => {
  const query = 'query List($first: Int = 20, $filter: HotelFilter) { hotels(first: $first, filter: $filter) { nodes { id pricePerNight regionName } } }';
  const filter = { priceMin: 10, priceMax: 900 };
  const ask = (sent: Sent, headers = {}) => priceIn(site.post(sent, { 'accept-language': 'hr', ...headers }));
  expect(await ask({ query, variables: { filter } })).toBe(100);
  await site.whisper(110);
  const turned = { priceMax: 900, priceMin: 10 };
  expect(await ask({ query: `# The list\n${query.replaceAll(' {', '\n  {')}`, variables: { filter: turned, first: 20, unknown: 1 }, operationName: 'List' }, { 'accept-language': 'fr;q=0.9, hr-HR, hr;q=0.8' })).toBe(100);
  expect(await ask({ query, variables: { filter } }, { accept: 'application/json, text/plain;q=0.5' })).toBe(100);
  expect(await ask({ query, variables: { filter, first: 3 } })).toBe(110);
  const german = await site.post({ query, variables: { filter } });
  expect(await german.text()).toContain('"pricePerNight":110');
  const response = await site.post({ query, variables: { filter } }, { 'accept-language': 'hr', accept: 'application/graphql-response+json' });
  expect(response.headers.get('content-type')).toContain('application/graphql-response+json');
  expect(await priceIn(response)).toBe(110);
});

test('nothing of whoever is signed in or comes with a key, in neither direction', async () => {
  const form = { email: 'ana@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
  const browser = new Browser(site.app);
  expect((await browser.send('POST', '/api/auth/register', form)).status).toBe(200);
  const asViewer = `{ viewer { email } hotels { nodes { pricePerNight } } }`;
  const signedIn = () => browser.send('POST', '/graphql', { query: asViewer });
  expect(await (await signedIn()).text()).toContain('ana@example.org');
  const visitor = await (await site.post({ query: asViewer })).text();
  expect(visitor).toContain('"viewer":null');
  await site.whisper(110);
  expect(await (await site.post({ query: asViewer })).text()).toContain('"pricePerNight":100');
  const again = await (await signedIn()).text();
  expect(again).toContain('ana@example.org');
  expect(again).toContain('"pricePerNight":110');
  expect((await browser.send('GET', `/graphql?query=${encodeURIComponent(LIST)}`)).headers.get('cache-control')).toBe('no-store');
  // A key that is none is refused, whatever is kept for the same question.
  await site.post({ query: LIST });
  expect((await site.post({ query: LIST }, { authorization: 'Bearer obala_nothing' })).status).toBe(401);
});

test('no mutation, no error, and nothing that does not say what it reads', async () => {
  const node = `{ node(nodeId: "${nodeIdOf('Hotel', site.hotel.id)}") { ... on Hotel { pricePerNight } } }`;
  const failing = '{ hotels { nodes { id pricePerNight } } adminOverview { totalUsers } }';
  expect(await (await site.post({ query: node })).text()).toContain('"pricePerNight":100');
  await site.post({ query: failing });
  await site.whisper(110);
  expect(await priceIn(site.post({ query: node }))).toBe(110);
  const refused = (await (await site.post({ query: failing })).json()) as { errors: object[] };
  expect(refused.errors).toHaveLength(1);
  const create = () => site.post({ query: 'mutation($ids: [ID!]!) { createShortlist(hotelIds: $ids) { id } }', variables: { ids: [site.hotel.id] } });
  const [one, two] = await Promise.all([create(), create()]);
  expect(((await one.json()) as { data: object }).data).not.toEqual(((await two.json()) as { data: object }).data);
  expect((await site.get({ query: 'mutation { logout }' })).status).toBe(405);
  expect((await site.post('{"query":')).status).toBe(400);
  expect((await site.post('[]')).status).toBe(400);
});

test('two questions that differ, however alike they are found, have an answer each', async () => {
  // As long as each other, and with the same checksum.
  const [one, two] = ['{"query":"{ hotels(first: 1) { nodes { pricePerNight name } } } #7a47e91d"}', '{"query":"{ hotels(first: 2) { nodes { pricePerNight name } } } #15dca3f5"}'];
  const second = await createHotel(site.app, { name: 'Vila Ruza', pricePerNight: 100 });
  const count = async (body: string) => ((await (await site.post(body)).json()) as { data: { hotels: { nodes: object[] } } }).data.hotels.nodes.length;
  expect([await count(one), await count(two), await count(one), await count(two)]).toEqual([1, 2, 1, 2]);
  await site.change('delete from hotel where id = $1', [second.id]);
});

test('a body that comes piece by piece, two requests behind each other, and a body that its sender never ends', async () => {
  const { hostname, port } = new URL(site.app.url);
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
  await site.whisper(110);
  expect(await sent([last, body.slice(0, 9), body.slice(9)])).toEqual([100]);
  expect(await sent([`${head}\r\n${body}${last}${body}`])).toEqual([100, 100]);
  const gone = connect(Number(port), hostname);
  await new Promise((resolve) => gone.write(`${head}\r\n${body.slice(1)}`, resolve));
  gone.destroy();
  expect(await priceIn(site.post(body))).toBe(100);
});

test('memory has its bounds: the oldest goes', async () => {
  const ask = (first: number) => site.post({ query: `{ hotels(first: ${first}) { nodes { id pricePerNight } } } #${'x'.repeat(30_000)}` });
  await ask(1);
  for (let first = 2; first <= 40; first += 1) await ask(first);
  await site.whisper(110);
  expect(await priceIn(ask(40))).toBe(100);
  expect(await priceIn(ask(1))).toBe(100);
});

test('what no notice spoke of, for five minutes and no longer; what says the same again is still dropped by a change', async () => {
  const now = performance.now.bind(performance);
  let later = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
  onTestFinished(() => clock.mockRestore());
  const kinds = [() => site.post({ query: LIST }), () => site.get({ query: LIST })];
  for (const ask of kinds) {
    expect(await priceIn(ask())).toBe(100);
    // Made anew, and the same.
    later += 6 * 60_000;
    await vi.waitUntil(() => isComputed(ask), { timeout: 20_000 });
    expect(await priceIn(ask())).toBe(100);
    await site.setPrice(120);
    expect(await priceIn(ask())).toBe(120);
    await site.whisper(110);
    expect(await priceIn(ask())).toBe(120);
    later += 6 * 60_000;
    await vi.waitUntil(async () => (await priceIn(ask())) === 110, { timeout: 20_000 });
    expect(await priceIn(ask())).toBe(110);
    await site.setPrice(100);
  }
});

async function isComputed(ask: () => Promise<Response>): Promise<boolean> {
  const misses = async () => (await measures.get('obala_answers_misses_total')?.read())?.get('') ?? 0;
  const before = await misses();
  await (await ask()).text();
  return (await misses()) > before;
}
