import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { figure, seconds } from './figures.js';
import { type Ground, layGround } from './ground.js';
import { Load, RECOVERY } from './load.js';

const ROUNDS = 3;
const MINUTES = 60_000;

let ground: Ground;
beforeAll(async () => {
  ground = await layGround({ postgresSettings: ['max_connections=60'] });
}, 2 * MINUTES);
beforeEach(() => ground.mend(), MINUTES);
afterAll(() => ground.stop());

test(`PostgreSQL is killed with -9 under load, ${ROUNDS} times`, { timeout: 5 * MINUTES }, async () => {
  const load = (await Load.prepare(ground, 'killed')).start();
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await load.forMore(150);
    await ground.postgres.kill();
    const refused = load.seen.counts.refused;
    // Everybody is told so in the meantime.
    while (load.seen.counts.refused < refused + 50) await sleep(10);
    expect((await fetch(`${ground.product.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${ground.product.url}/readyz`)).status).toBe(503);
    await ground.postgres.start();
    took.push(await load.recovery());
  }
  await load.forMore(100);
  await load.stop();
  const { counts, wrong, slowest } = load.seen;
  expect({ wrong, broken: counts.broken }).toEqual({ wrong: [], broken: 0 });
  expect(Math.max(...took)).toBeLessThan(RECOVERY);
  figure(`PostgreSQL killed with -9, ${ROUNDS} times`, { 'recovered in at most': seconds(Math.max(...took)), done: counts.ok, refused: counts.refused, 'slowest answer': seconds(slowest), ...(await load.check()) });
});

test('other clients hold all connections, and tables, for a while', { timeout: 5 * MINUTES }, async () => {
  const load = (await Load.prepare(ground, 'held')).start();
  await load.forMore(100);
  const clients: Client[] = [];
  try {
    // All that the server gives.
    for (;;) {
      const client = new Client({ connectionString: ground.postgres.url });
      client.on('error', () => undefined);
      await client.connect();
      clients.push(client);
    }
  } catch {
    // There are no more.
  }
  const [locker] = clients;
  await locker?.query('begin');
  await locker?.query('lock table hotel in access exclusive mode');
  const before = load.seen.counts.refused;
  await sleep(12_000);
  const refused = load.seen.counts.refused - before;
  await Promise.all(clients.map((client) => client.end()));
  const took = await load.recovery();
  await load.stop();
  const { counts, wrong, slowest } = load.seen;
  expect({ wrong, broken: counts.broken }).toEqual({ wrong: [], broken: 0 });
  expect(refused).toBeGreaterThan(0);
  expect(took).toBeLessThan(RECOVERY);
  figure('all connections and a table held for 12 s', { 'recovered in': seconds(took), done: counts.ok, refused: counts.refused, 'slowest answer': seconds(slowest), ...(await load.check()) });
});
