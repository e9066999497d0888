import 'reflect-metadata';
import { parse } from 'graphql';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Hotel } from '../hotels/hotel.entity.js';
import type { RenderResult, Web } from '../pages.js';
import { startTestApp, type TestApp } from '../test/app.js';
import { Browser } from '../test/browser.js';
import { createTestDatabase, type TestDatabase } from '../test/database.js';
import { createHotel } from '../test/factories.js';
import { untilHeard } from '../test/heard.js';

let database: TestDatabase;
let app: TestApp;
let sql: Client;
let hotel: Hotel;
/** Each address that was rendered, in order. */
const rendered: string[] = [];

const LIST = parse('{ hotels { nodes { id pricePerNight } } viewer { email } }');
const DETAIL = parse('query Detail($slug: String) { hotel(slug: $slug) { id pricePerNight } viewer { email } }');
const SHORTLIST = parse('{ shortlist(id: "none") { id } }');

/** Pages as plain as can be: they say what the API answers. */
const web: Web = {
  assets: (_, __, next) => next(),
  manifest: null,
  render: async ({ url, nonce, execute }): Promise<RenderResult> => {
    rendered.push(url);
    const [path = ''] = url.split('?');
    if (path === '/support') return { status: 302, location: '/support/booking', html: '' };
    const slug = /^\/hotels\/(.+)/.exec(path)?.[1];
    const document = path === '/list-hotel' ? SHORTLIST : slug ? DETAIL : LIST;
    const { data } = await execute(document, { slug });
    const filler = 'Obala, die Küste. '.repeat(1000);
    const html = `<!doctype html><style nonce="${nonce}"></style>${filler}<script type="application/json" nonce="${nonce}">${JSON.stringify(data)}</script>`;
    return { status: slug && data?.hotel === null ? 404 : 200, html };
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ ANSWER_CACHE_MEGABYTES: '1' }, { databaseUrl: database.url, web });
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  hotel = await createHotel(app, { name: 'Vila Lavanda', pricePerNight: 100 });
});
afterAll(async () => {
  await sql.end();
  await app.stop();
  await database.drop();
});

async function setPrice(price: number): Promise<void> {
  await sql.query('update hotel set price_per_night = $1 where id = $2', [price, hotel.id]);
  await untilHeard(sql, app);
}
beforeEach(async () => {
  await setPrice(100);
  rendered.length = 0;
});

const nonces = (html: string) => [...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);

test('a page for visitors is rendered once until what it shows changes; its nonce is another each time', async () => {
  const detail = `/en/hotels/${hotel.slug}`;
  for (const path of ['/hotels?regionId=1&sort=price', detail]) {
    const [first, second] = [await app.get(path), await app.get(path)];
    const [one, two] = [await first.text(), await second.text()];
    expect(nonces(one)).toHaveLength(2);
    expect(new Set([...nonces(one), ...nonces(two)]).size).toBe(2);
    expect(one.replaceAll(nonces(one)[0] ?? '', '')).toBe(two.replaceAll(nonces(two)[0] ?? '', ''));
    expect([first, second].map(({ status, headers }) => [status, headers.get('content-type'), headers.get('cache-control'), headers.get('etag')])).toEqual(Array(2).fill([200, 'text/html; charset=utf-8', 'private, no-cache', null]));
  }
  expect(rendered).toEqual(['/hotels?regionId=1&sort=price', detail]);
  await setPrice(150);
  expect(await (await app.get(detail)).text()).toContain('"pricePerNight":150');
});

test('compressed it is the same page', async () => {
  await app.get('/hotels');
  const response = await app.get('/hotels', { 'accept-encoding': 'gzip' });
  const html = await response.text();
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(Number(response.headers.get('content-length'))).toBeLessThan(html.length / 4);
  expect(new Set(nonces(html)).size).toBe(1);
  expect(html).toContain('die Küste');
  expect(html).toContain('"pricePerNight":100');
});

test('many visitors at once wait for one rendering, each with a nonce of their own', async () => {
  const pages = await Promise.all(Array.from({ length: 30 }, async () => (await app.get('/')).text()));
  expect(new Set(pages.flatMap(nonces)).size).toBe(30);
  expect(rendered).toEqual(['/']);
});

test('whoever is signed in gets a page of their own, and nobody else gets it', async () => {
  const browser = new Browser(app);
  const form = { email: 'ana@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
  expect((await browser.send('POST', '/api/auth/register', form)).status).toBe(200);
  await app.get('/hotels');
  const own = await browser.send('GET', '/hotels');
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(await own.text()).toContain('ana@example.org');
  expect(await (await app.get('/hotels')).text()).toContain('"viewer":null');
  expect(rendered).toHaveLength(2);
});

test.each([
  ['an unknown parameter', '/hotels?utm_source=x', 200],
  ['a page that may hold a secret', '/favourites/abc', 200],
  ['a page that reads what nobody declared', '/list-hotel', 200],
  ['another way to read it', '/hotels', 200, 'HEAD'],
])('is not kept: %s', async (_, path, status, method = 'GET') => {
  for (let time = 0; time < 2; time += 1) expect((await fetch(app.url + path, { method })).status).toBe(status);
  expect(rendered).toEqual([path, path]);
});

test('a redirect stays one; the bare home page goes by the language that was chosen', async () => {
  for (let time = 0; time < 2; time += 1) {
    const response = await fetch(`${app.url}/support`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/support/booking']);
  }
  rendered.length = 0;
  await app.get('/');
  await app.get('/', { cookie: 'language=hr; other=1' });
  await app.get('/', { cookie: 'other=1; language=de' });
  expect(rendered).toEqual(['/', '/']);
});

test('what is not there is kept as such until it comes; made-up addresses push out only each other', async () => {
  const path = '/hotels/nowhere';
  expect((await app.get(path)).status).toBe(404);
  expect((await app.get(path)).status).toBe(404);
  expect(rendered).toEqual([path]);
  await app.get('/hotels');
  // Together far more than the memory holds; the list is asked for in between, as it is on a site.
  for (let index = 0; index < 60; index += 1) {
    await app.get(`/hotels/made-up-${index}`);
    if (index % 10 === 0) await app.get('/hotels');
  }
  rendered.length = 0;
  await app.get('/hotels');
  await app.get('/hotels/made-up-0');
  expect(rendered).toEqual(['/hotels/made-up-0']);
  await sql.query(`update hotel set slug = 'nowhere' where id = $1`, [hotel.id]);
  await untilHeard(sql, app);
  expect((await app.get(path)).status).toBe(200);
});
