import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formOf } from '../src/test/listings.js';
import { figure, seconds } from './figures.js';
import { type Ground, layGround } from './ground.js';
import { Load, RECOVERY } from './load.js';

const MINUTES = 60_000;
const KILLS = 6;
const HOUR = 60 * 60_000;

let ground: Ground;
beforeAll(async () => {
  ground = await layGround({ imports: [new URL('./clock.mjs', import.meta.url).href] });
}, 2 * MINUTES);
beforeEach(() => ground.mend(), MINUTES);
afterAll(() => ground.stop());

test(`killed with -9 while it creates, uploads and takes payments, ${KILLS} times`, { timeout: 5 * MINUTES }, async () => {
  const load = (await Load.prepare(ground, 'dead')).start();
  const took: number[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    await load.forMore(40 + round * 7);
    await ground.product.kill();
    const start = performance.now();
    await ground.product.start();
    took.push(performance.now() - start);
  }
  await load.recovery();
  await load.stop();
  const { counts, wrong } = load.seen;
  expect(wrong).toEqual([]);
  expect(counts.broken).toBeGreaterThan(0);
  expect(Math.max(...took)).toBeLessThan(RECOVERY);
  figure(`killed with -9, ${KILLS} times`, { 'answers again after at most': seconds(Math.max(...took)), done: counts.ok, 'without an answer': counts.broken, ...(await load.check()) });
});

test('SIGTERM: what is at hand is finished, and the process ends within 10 s', { timeout: 3 * MINUTES }, async () => {
  const load = await Load.prepare(ground, 'leaving');
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } }).jpeg({ quality: 80 }).toBuffer();
  const begun = async () => (await ground.postgres.look<{ count: number }>(`select coalesce(sum(points), 0)::integer as count from rate_limit where key like 'upload:%'`))[0]?.count ?? 0;
  const before = await begun();
  const creations = load.operators.map((operator) => operator.create());
  const uploads = load.operators.map((operator, index) => operator.send<{ imageUrls?: string[] } | null>('POST', '/api/upload/images', formOf('images', [[Buffer.concat([photo, Buffer.from([index])]), 'kuca.jpg']])));
  // All of them have arrived, and are being worked on.
  while ((await begun()) < before + uploads.length) await sleep(5);
  const { code, took } = await ground.product.end('SIGTERM');
  const answers = await Promise.all(uploads);
  await Promise.all(creations);
  for (const [index, { body }] of answers.entries()) load.operators[index]?.acknowledged.pictures.push(...(body?.imageUrls ?? []));
  await ground.product.start();
  expect({ code, wrong: load.seen.wrong, kinds: answers.map(({ kind }) => kind) }).toEqual({ code: 0, wrong: [], kinds: answers.map(() => 'ok') });
  expect(took).toBeLessThan(10_000);
  figure('SIGTERM with uploads at hand', { 'ended after': seconds(took), 'uploads finished': answers.length, ...(await load.check()) });
});

test('the clock of the process jumps a day ahead, two days back, and is right again', { timeout: 4 * MINUTES }, async () => {
  const load = (await Load.prepare(ground, 'clock')).start();
  for (const hours of [26, -26]) {
    await load.forMore(60);
    ground.product.tell({ offset: hours * HOUR });
    await load.forMore(60);
  }
  ground.product.tell({ offset: 0 });
  const took = await load.recovery();
  await load.stop();
  const { counts, wrong } = load.seen;
  expect({ wrong, broken: counts.broken }).toEqual({ wrong: [], broken: 0 });
  expect(took).toBeLessThan(RECOVERY);
  figure('clock jumps by 26 hours, and back', { 'recovered in': seconds(took), done: counts.ok, refused: counts.refused, ...(await load.check()) });
});

test('a poisoned job: the others go on, and the log names it', { timeout: 2 * MINUTES }, async () => {
  await ground.postgres.look(`insert into pgboss.job (name, data, retry_limit, retry_delay, dead_letter) select 'mail', '{"template":"welcome","userId":"poison"}', 2, 1, 'given-up'`);
  const start = performance.now();
  const load = (await Load.prepare(ground, 'poison')).start();
  while (!ground.product.log.includes('a job was given up')) await sleep(50);
  const took = performance.now() - start;
  await load.stop();
  const sent = load.operators.map(({ email }) => ground.mails.mails.filter(({ to, source }) => to === email && source.includes('Willkommen')).length);
  expect(load.seen.wrong).toEqual([]);
  figure('a poisoned job, tried 3 times', { 'given up and named after': seconds(took), 'mails of others': sent.reduce((sum, count) => sum + count, 0) });
});
