import 'reflect-metadata';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test/app.js';
import { Browser } from './test/browser.js';
import { createTestDatabase } from './test/database.js';
import { until } from './test/receiver.js';

let app: TestApp;
let drop: () => Promise<void>;
/** Connections beside those of the application: it needs all of its own. */
let holder: Client;
let watcher: Client;
beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  [holder, watcher] = [new Client({ connectionString: database.url }), new Client({ connectionString: database.url })];
  await Promise.all([holder.connect(), watcher.connect()]);
  const web = { assets: (_request, _response, next) => next(), manifest: null, render: () => Promise.resolve({ status: 200, html: '<p>Obala</p>' }) } satisfies NonNullable<Parameters<typeof startTestApp>[1]>['web'];
  app = await startTestApp({ REQUESTS_AT_ONCE: '8', ANSWER_CACHE_MEGABYTES: '8' }, { databaseUrl: database.url, web });
});
afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()]);
  await app.stop();
  await drop();
});

/** Questions for listings that wait for the lock. */
const waiting = async () => {
  const { rows } = await watcher.query<{ count: number }>(`select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%limit%'`);
  return rows[0]?.count ?? 0;
};

test('with all hands full, visitors are sent away before anything is done; operators, kept answers and health checks go on', async () => {
  const operator = new Browser(app);
  await operator.send('POST', '/api/auth/register', { email: 'host@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' });
  const kept = () => app.graphql('{ regions { id } }');
  expect((await kept()).status).toBe(200);

  // Whoever asks for listings waits from now on, and so does what copies them; one of ten connections is left.
  await holder.query('begin');
  await holder.query('lock table hotel in access exclusive mode');
  const working = Array.from({ length: 8 }, (_, index) => app.get(`/api/hotels?priceMin=${index + 1}`));
  await until(async () => (await waiting()) >= 8);

  const inCroatian = { 'accept-language': 'hr' };
  const [rest, graphql, page] = await Promise.all([app.get('/api/hotels', inCroatian), app.graphql('{ hotels { nodes { id } } }', {}, { 'accept-language': 'en' }), app.get('/hr/hotels')]);
  expect([rest.status, rest.headers.get('retry-after'), await rest.json()]).toEqual([503, '5', { code: 'UNAVAILABLE', message: 'Trenutačno nismo dostupni. Molimo pokušajte uskoro ponovno.' }]);
  expect(graphql).toMatchObject({ status: 503, errors: [{ message: 'We cannot be reached at the moment. Please try again shortly.', extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }] });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  // Whoever was sent away can name what they asked for.
  for (const { headers } of [rest, page]) expect(headers.get('x-request-id')).toMatch(/.{8}/);
  expect(await page.text()).toMatch(/<html lang="hr">.*Trenutačno nismo dostupni/s);

  expect((await app.get('/healthz')).status).toBe(200);
  expect((await app.get('/assets/entry.js')).status).not.toBe(503);
  expect((await kept()).status).toBe(200);
  // A busy machine is late by itself, and sends operators away for a moment too.
  await until(() => operator.isSignedIn());

  await holder.query('commit');
  expect((await Promise.all(working)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  await until(async () => (await app.get('/api/hotels')).status === 200);
});
