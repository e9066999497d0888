import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addListings } from '../bench/data.js';
import { connect } from '../src/database.js';
import { Client, Seen } from './client.js';
import { figure, seconds } from './figures.js';
import { type Ground, layGround } from './ground.js';
import { Load, RECOVERY } from './load.js';
import { rush } from './rush.js';

const MINUTE = 60_000;
const LISTINGS = 20_000;
/** How long the product runs at half of what it can; 0 leaves it out. */
const MINUTES = Number(process.env.TORTURE_MINUTES ?? 20);
const WINDOWS = 10;
/** The longest that one of a hundred who are served may wait in a rush, in milliseconds. */
const BOUND = 3000 * Number(process.env.TORTURE_PATIENCE ?? 1);

let ground: Ground;
let capacity = 0;
beforeAll(async () => {
  ground = await layGround();
  const database = await connect(ground.postgres.url);
  await database.read(`insert into "user" (email, password) values ('many@example.org', '!')`);
  const [owner] = await database.read<{ id: number }>(`select id from "user" where email = 'many@example.org'`);
  await addListings(database.read, LISTINGS, () => owner?.id ?? 0);
  await database.read('analyze hotel');
  await database.close();
  await rush(ground.product, { connections: 16, seconds: 5 });
  const { answered, p99, processor } = await rush(ground.product, { connections: 16, seconds: 8 });
  capacity = answered;
  figure('capacity, computed lists of 20', { 'a second': answered, p99: `${p99} ms`, 'processor of one': `${processor.toFixed(2)} ms`, listings: LISTINGS });
}, 5 * MINUTE);
beforeEach(() => ground.mend(), MINUTE);
afterAll(() => ground.stop());

/** Asks the same thing over and over, as long as it is wanted; gives back what came. */
function ask(path: string) {
  const seen = new Seen();
  const client = new Client(() => ground.product.url, seen, '10.6.0.1');
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      await client.send('GET', path);
      await sleep(100);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return seen;
  };
}

test('ten times of what can be answered is asked for', { timeout: 5 * MINUTE }, async () => {
  const load = (await Load.prepare(ground, 'rush', 2)).start();
  // A page that rests on nothing that anybody changes meanwhile.
  await ask('/impressum')();
  const [health, page] = [ask('/healthz'), ask('/impressum')];
  const { answered, refused, p50, p99, failed, processor } = await rush(ground.product, { connections: 400, seconds: 15, rate: 10 * capacity });
  const [alive, remembered] = [await health(), await page()];
  const operators = load.operators.map(({ acknowledged }) => acknowledged.listings.size).reduce((a, b) => a + b, 0);
  const took = await load.recovery();
  await load.stop();
  figure('ten times the capacity, for 15 s', {
    'answered a second': answered,
    'refused a second': refused,
    'p50 and p99 of the answered': `${p50} and ${p99} ms`,
    '/healthz at most': seconds(alive.slowest),
    'kept page at most': seconds(remembered.slowest),
    'listings put up meanwhile': operators,
    'as before after': seconds(took),
    'processor of one, answered or refused, and of the operators': `${processor.toFixed(2)} ms`,
  });
  expect(failed).toBe(0);
  expect(refused).toBeGreaterThan(0);
  expect(answered).toBeGreaterThan(capacity / 3);
  expect(p99).toBeLessThan(BOUND);
  for (const { counts } of [alive, remembered]) expect(counts).toMatchObject({ refused: 0, broken: 0, wrong: 0 });
  expect(operators).toBeGreaterThan(0);
  expect({ wrong: load.seen.wrong, broken: load.seen.counts.broken }).toEqual({ wrong: [], broken: 0 });
  expect(took).toBeLessThan(RECOVERY);
  await load.check();
});

test.skipIf(MINUTES === 0)(`half of what can be answered is asked for, for ${MINUTES} minutes`, { timeout: (MINUTES + 5) * MINUTE }, async () => {
  const windows: { p50: number; p99: number; memory: number; failed: number; refused: number }[] = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    const { p50, p99, failed, refused } = await rush(ground.product, { connections: 16, seconds: Math.max(1, Math.round((MINUTES * 60) / WINDOWS)), rate: Math.max(1, Math.floor(capacity / 2)) });
    windows.push({ p50, p99, failed, refused, memory: ground.product.memory });
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const of = (name: 'p50' | 'p99' | 'memory', from: number, to: number) => median(windows.slice(from, to).map((window) => window[name]));
  figure(`half of the capacity, for ${MINUTES} minutes`, {
    errors: windows.reduce((sum, { failed }) => sum + failed, 0),
    refused: windows.reduce((sum, { refused }) => sum + refused, 0),
    'p99 first and last third': `${of('p99', 1, 4)} and ${of('p99', 7, 10)} ms`,
    'memory first and last third': `${of('memory', 1, 4)} and ${of('memory', 7, 10)} MB`,
  });
  expect(windows.map(({ failed, refused }) => failed + refused)).toEqual(windows.map(() => 0));
  expect(of('memory', 7, 10)).toBeLessThan(of('memory', 1, 4) * 1.15 + 20);
  expect(of('p99', 7, 10)).toBeLessThan(of('p99', 1, 4) * 2 + 50);
});
