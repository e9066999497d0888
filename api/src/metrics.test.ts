import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from './logger.js';
import { createRegistry, tellMeasures, tellProcess } from './metrics.js';
import { serveMetrics } from './metrics.server.js';
import { ROOT } from './root.js';
import { startTestApp, type TestApp } from './test/app.js';
import { Browser } from './test/browser.js';
import { until } from './test/receiver.js';

const METRICS_TOKEN = 'a-token-of-the-tests';
const authorization = `Bearer ${METRICS_TOKEN}`;
const log = createLogger('silent');

let app: TestApp;
let metrics: { port: number; stop(): Promise<void> };
let mailsSent = 0;
beforeAll(async () => {
  const mailer = { send: () => (mailsSent += 1) % 2 ? Promise.reject(new Error('away')) : Promise.resolve(), close: () => undefined };
  const web = { assets: (_: unknown, __: unknown, next: () => void) => next(), manifest: {}, render: () => Promise.resolve({ status: 200, html: '<p></p>', source: 'src/home/HomePage.tsx' }) };
  app = await startTestApp({ ANSWER_CACHE_MEGABYTES: '8' }, { mailer, web });
  const registry = createRegistry();
  tellProcess(registry);
  tellMeasures(registry);
  metrics = await serveMetrics({ METRICS_PORT: 0, METRICS_TOKEN }, () => registry.metrics(), log);
});
afterAll(async () => {
  await metrics.stop();
  await app.stop();
});

const read = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`, { headers: { authorization } })).text();

/** The value of a line; 0 where there is none. Other tests of this process count too: what is compared is what came since. */
async function value(line: string): Promise<number> {
  const found = (await read()).split('\n').find((text) => text.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

async function since(lines: string[], work: () => Promise<unknown>): Promise<number[]> {
  const before = await Promise.all(lines.map(value));
  await work();
  return Promise.all(lines.map(async (line, index) => (await value(line)) - before[index]!));
}

const name = (kind: string, operation: string) => `kind="${kind}",operation="${operation}"`;
/** A request is over for us a moment after its last byte came. */
const over = (line: string, count: number, start: number) => until(async () => (await value(line)) >= start + count);

test('requests are counted and timed by operation, of which there are only ours', async () => {
  const hotels = `obala_requests_total{${name('graphql', 'query hotels')},status="2xx"}`;
  const start = await value(hotels);
  const before = (await read()).split('\n').length;
  for (let number = 0; number < 30; number += 1) {
    expect((await app.graphql(`query Made_up_${number} { hotels(first: ${(number % 20) + 1}) { totalCount } }`)).errors).toBeUndefined();
    await app.graphql(`{ nothing_${number} }`);
    await app.get(`/api/made-up-${number}`);
    await app.get(`/api/hotels/made-up-${number}`);
    await app.get(`/made-up-${number}?q=${number}`);
  }
  await over(hotels, 30, start);
  const text = await read();
  expect(text).not.toMatch(/made.up|nothing_/i);
  // A few operations with their lines, and not thirty of each.
  expect(text.split('\n').length - before).toBeLessThan(150);
  expect(text).toContain(`obala_request_duration_seconds_bucket{${name('graphql', 'query hotels')},le="+Inf"}`);
  expect(await value(`obala_request_duration_seconds_count{${name('rest', 'GET /api/hotels/:key')}}`)).toBeGreaterThanOrEqual(30);
  expect(await value(`obala_requests_total{${name('page', 'HomePage')},status="2xx"}`)).toBeGreaterThanOrEqual(30);
  await until(async () => (await value('obala_requests_at_hand')) === 0);
});

test('errors, answers from memory, connections, queues and jobs', async () => {
  const lines = [
    `obala_errors_total{${name('rest', 'GET /api/hotels/:key')},code="NOT_FOUND"}`,
    'obala_answers_hits_total',
    'obala_answers_misses_total',
    'obala_jobs_total{job="mail",outcome="failed"}',
    'obala_jobs_total{job="mail",outcome="done"}',
    'obala_outgoing_total{service="smtp",outcome="failed"}',
  ];
  const [notFound, hits, misses, failed, done, refused] = await since(lines, async () => {
    await app.get('/api/hotels/nowhere');
    for (let number = 0; number < 3; number += 1) await app.graphql('{ hotels(first: 7) { nodes { id } } }');
    const operator = new Browser(app);
    const account = { email: 'measured@example.org', password: 'kamen-i-more-7', confirmPassword: 'kamen-i-more-7', phone: '+385 21 1' };
    expect((await operator.send('POST', '/api/auth/register', account)).status).toBe(200);
    // The first attempt fails, the second one does not.
    await until(() => mailsSent >= 2);
    await until(async () => (await value('obala_queue_waiting{queue="mail"}')) === 0);
  });
  expect([notFound, hits, misses, failed, done, refused]).toEqual([1, 2, 1, 1, 1, 1]);
  expect(await value('obala_answers_bytes')).toBeGreaterThan(0);
  expect(await value('obala_answers_open')).toBe(1);
  expect(await value('obala_database_up')).toBe(1);
  expect((await value('obala_database_connections{state="idle"}')) + (await value('obala_database_connections{state="used"}'))).toBeGreaterThan(0);
  expect(await value('obala_queue_oldest_seconds{queue="mail"}')).toBe(0);
  expect(await value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});

test('what is measured is told to nobody without the token, and never on the port of the pages', async () => {
  const ask = async (headers: Record<string, string>, where = '/metrics') => (await fetch(`http://127.0.0.1:${metrics.port}${where}`, { headers })).status;
  expect(await Promise.all([ask({}), ask({ authorization: 'Bearer wrong' }), ask({ authorization: METRICS_TOKEN }), ask({ authorization }), ask({ authorization }, '/')])).toEqual([401, 401, 401, 200, 404]);
  expect(await (await app.get('/metrics')).text()).not.toContain('obala_');
  const local = await serveMetrics({ METRICS_PORT: 0 }, () => Promise.resolve('measured'), log);
  expect(await (await fetch(`http://127.0.0.1:${local.port}/metrics`)).text()).toBe('measured');
  // Another address of this machine than the loopback's first: nobody listens there.
  await expect(fetch(`http://[::1]:${local.port}/metrics`)).rejects.toThrow();
  await local.stop();
});

test('every measure that an alert or a page of the documentation names is there', async () => {
  const told = new Set([...(await read()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  // Those of the supervisor are looked at where it is tested.
  const known = (name: string) => told.has(name.replace(/_(bucket|sum|count)$/, '')) || name.startsWith('obala_process');
  for (const file of ['deploy/alerts.yml', 'docs/operations.md']) {
    const names = fs.readFileSync(path.join(ROOT, file), 'utf8').match(/\b(obala|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known(name))).toEqual([]);
  }
});

test('the page of the alerts has each of them, with its expression, and only those', () => {
  const alerts = fs.readFileSync(path.join(ROOT, 'deploy/alerts.yml'), 'utf8');
  const page = fs.readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
  const written = [...alerts.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(([, name, expression]) => [name, expression]);
  expect(written.length).toBeGreaterThan(8);
  const rows = [...page.matchAll(/^\| ([A-Z]\w+) \| `(.+?)` \| \*/gm)].map(([, name, expression]) => [name, expression?.replaceAll('\\|', '|')]);
  expect(rows).toEqual(written);
});
