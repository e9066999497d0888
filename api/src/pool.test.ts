import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from './database.js';
import { type Cable, layCable } from './test/cable.js';
import { createTestDatabase, type TestDatabase } from './test/database.js';
import { unavailableFor } from './unavailable.js';

/** What is waited for beside a statement's own time, in milliseconds (database.ts). */
const MARGIN = 2000;
const LIMIT = 300;

let created: TestDatabase;
let cable: Cable;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  cable = await layCable(created.url);
  database = await connect(cable.url, { statementTimeout: LIMIT });
});
afterEach(() => cable.mend());
afterAll(async () => {
  await database.close();
  await cable.stop();
  await created.drop();
});

const backend = () => database.read<{ pid: number }>('select pg_backend_pid() as pid');

test('a database that does not say a word any more is given up as away, and asked again when it is back', async () => {
  await backend();
  cable.hold();
  const startedAt = performance.now();
  const error = await backend().catch((error: Error) => error);
  expect(unavailableFor(error as Error)?.code).toBe('UNAVAILABLE');
  expect(performance.now() - startedAt).toBeGreaterThan(LIMIT);
  cable.mend();
  await expect(backend()).resolves.toHaveLength(1);
}, 30_000);

test('a connection that nobody asks anything on stays as it is, in a transaction too', async () => {
  const before = await backend();
  await database.orm.em.fork().transactional(async (em) => {
    await em.execute('select 1');
    await sleep(LIMIT + MARGIN + 300);
    await em.execute('select 1');
  });
  expect(await backend()).toEqual(before);
}, 30_000);

test('what may take as long as it takes is waited for in silence', async () => {
  const seconds = (LIMIT + MARGIN + 300) / 1000;
  expect(await database.readPatiently<{ slept: string }>(`select 'slept' as slept from pg_sleep($1)`, [seconds])).toEqual([{ slept: 'slept' }]);
}, 30_000);
