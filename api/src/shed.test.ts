import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test/app.js';
import { Browser } from './test/browser.js';
import { until } from './test/receiver.js';

let app: TestApp;
let holder: Promise<unknown>;
beforeAll(async () => {
  app = await startTestApp({ REQUESTS_AT_ONCE: '8', ANSWER_CACHE_MEGABYTES: '8' }, { web: { assets: (_request, _response, next) => next(), manifest: null, render: () => Promise.resolve({ status: 200, html: '<p>Obala</p>' }) } });
});
afterAll(() => app.stop());

const waiting = async () => {
  const [row] = await app.database.readPatiently<{ count: number }>(`select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return row?.count ?? 0;
};

test('with all hands full, visitors are sent away before anything is done; operators, kept answers and health checks go on', async () => {
  const operator = new Browser(app);
  await operator.send('POST', '/api/auth/register', { email: 'host@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' });
  const kept = () => app.graphql('{ regions { id } }');
  expect((await kept()).status).toBe(200);

  // Whoever asks for listings waits from now on, and with ten connections nobody else does.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  let hold = () => {};
  const isHeld = new Promise<void>((resolve) => (hold = resolve));
  holder = app.database.orm.em.fork().transactional(async (em) => {
    await em.execute('lock table hotel in access exclusive mode');
    hold();
    await isReleased;
  });
  await isHeld;
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

  release();
  await holder;
  expect((await Promise.all(working)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  await until(async () => (await app.get('/api/hotels')).status === 200);
});
