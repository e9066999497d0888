import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeTemporaryFolder, temporaryFolder } from '../sandbox/temporary.js';
import { isRunning } from '../sandbox/postgres/server.js';
import { figure, seconds } from './figures.js';
import { type Ground, layGround } from './ground.js';
import { Load, RECOVERY } from './load.js';
import { roomIn } from './postgres.js';
import { Product } from './product.js';

const MINUTES = 60_000;
const MIGRATIONS = fs.readdirSync(new URL('../src/migrations', import.meta.url)).length;

let ground: Ground;
beforeAll(async () => {
  ground = await layGround();
}, 2 * MINUTES);
beforeEach(() => ground.mend(), MINUTES);
afterAll(() => ground.stop());

/** A product that finds an empty database. */
async function before(name: string): Promise<{ url: string; product: () => Product }> {
  await ground.postgres.look(`create database ${name}`);
  const url = Object.assign(new URL(ground.postgres.url), { pathname: `/${name}` }).href;
  return { url, product: () => new Product({ ...ground.environment, DATABASE_URL: url }) };
}
const at = <Row extends object>(url: string, sql: string) => ground.postgres.look<Row>(sql, [], url);
const applied = async (url: string) => (await at<{ count: number }>(url, 'select count(*)::integer as count from mikro_orm_migrations'))[0]?.count;

/** When the database goes away, during a start: so many milliseconds after something is to be seen in it. */
const MIGRATING = `select 1 from pg_locks where locktype = 'advisory' and objid = 710407`;
const MAKING_QUEUES = `select 1 from pg_stat_activity where application_name = 'pgboss' and datname = current_database()`;
const MOMENTS = [...[40, 160, 280, 400].map((after) => ({ seen: MIGRATING, after })), ...[0, 60, 150].map((after) => ({ seen: MAKING_QUEUES, after }))];

test(`PostgreSQL is killed and restarted in the middle of migrations and of a start, ${MOMENTS.length} times`, { timeout: 5 * MINUTES }, async () => {
  const took: number[] = [];
  let cut = 0;
  for (const [round, { seen, after }] of MOMENTS.entries()) {
    const { url, product } = await before(`cut_${round}`);
    const one = product();
    await one.launch();
    while ((await at<object>(url, seen)).length === 0) await sleep(5);
    await sleep(after);
    await ground.postgres.kill();
    await sleep(500);
    await ground.postgres.start();
    const start = performance.now();
    const done = await applied(url).catch(() => 0);
    if (done !== MIGRATIONS) cut += 1;
    await one.ready();
    took.push(performance.now() - start);
    expect(await applied(url)).toBe(MIGRATIONS);
    expect((await fetch(`${one.url}/api/regions`)).status).toBe(200);
    await one.kill();
  }
  expect(cut).toBeGreaterThan(0);
  expect(Math.max(...took)).toBeLessThan(RECOVERY);
  figure(`PostgreSQL restarted during a start, ${MOMENTS.length} times`, { 'really in the middle of a migration': cut, 'ready after at most': seconds(Math.max(...took)) });
});

test('three processes start on an empty database at once', { timeout: 2 * MINUTES }, async () => {
  const { url, product } = await before('together');
  const start = performance.now();
  const all = [product(), product(), product()];
  await Promise.all(all.map((one) => one.start()));
  expect(await applied(url)).toBe(MIGRATIONS);
  for (const one of all) expect((await fetch(`${one.url}/api/regions`)).status).toBe(200);
  figure('three processes start and migrate at once', { 'all ready after': seconds(performance.now() - start), migrations: MIGRATIONS });
  await Promise.all(all.map((one) => one.kill()));
});

test('the disk of PostgreSQL is full', { timeout: 5 * MINUTES }, async (context) => {
  const folder = await temporaryFolder('torture-disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    figure('disk full', { 'not tried': 'mounting a file system is not permitted here' });
    return context.skip();
  }
  let small: Ground | undefined;
  try {
    small = await layGround({ postgresFolder: path.join(folder, 'postgres'), postgresSettings: ['min_wal_size=32MB', 'max_wal_size=64MB'] });
    const load = (await Load.prepare(small, 'disk')).start();
    await load.forMore(100);
    const filler = path.join(folder, 'filler');
    const file = fs.openSync(filler, 'w');
    const fill = () => {
      try {
        while (roomIn(folder) > 0) fs.writeSync(file, Buffer.alloc(Math.min(roomIn(folder), 1 << 20)));
      } catch {
        // Full.
      }
    };
    const refused = load.seen.counts.refused;
    const start = performance.now();
    const spent = () => performance.now() - start;
    while (spent() < 5000 || (load.seen.counts.refused < refused + 50 && spent() < 20_000)) {
      // Whatever it frees is taken.
      fill();
      await sleep(20);
    }
    const wasRefused = load.seen.counts.refused - refused;
    const died = !isRunning(small.postgres.place);
    fs.closeSync(file);
    fs.rmSync(filler);
    // Where it gave up altogether, whoever watches it starts it again.
    if (died) await small.postgres.start();
    const took = await load.recovery();
    await load.stop();
    const { counts, wrong } = load.seen;
    expect({ wrong, broken: counts.broken }).toEqual({ wrong: [], broken: 0 });
    expect(wasRefused).toBeGreaterThan(0);
    expect(took).toBeLessThan(RECOVERY);
    figure('disk full (tmpfs of 220 MB)', { 'recovered in': seconds(took), refused: counts.refused, 'PostgreSQL gave up': died ? 'yes' : 'no', done: counts.ok, ...(await load.check()) });
  } finally {
    await small?.stop();
    execFileSync('umount', ['-l', folder]);
    await removeTemporaryFolder(folder);
  }
});
