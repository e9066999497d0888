import 'reflect-metadata';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStripeSandbox, type StripeSandbox } from '../sandbox/stripe/sandbox.js';
import { createTestDatabase, type TestDatabase } from '../src/test/database.js';
import { killDuringPayments } from './kill.js';

/** A few in every run of the tests; `npm run torture` asks for more. */
const ROUNDS = process.env.MODE === 'torture' ? 30 : 3;

let database: TestDatabase;
let sandbox: StripeSandbox;
const client = () => new Client({ connectionString: database.url });
beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startStripeSandbox({ databaseUrl: database.url, publicUrl: 'http://localhost', deliversEvents: false });
});
afterAll(async () => {
  await sandbox.stop();
  await database.drop();
});

test(`killed between charge and credit, ${ROUNDS} times: each paid invoice brings one credit`, { timeout: 180_000 + ROUNDS * 10_000 }, async () => {
  const look = client();
  await look.connect();
  const { killedHalfWay } = await killDuringPayments(ROUNDS, sandbox, database.url, look);
  const { rows: wrong } = await look.query(
    `select i.id, count(t.id) from sandbox.stripe_object i left join credit_transaction t on t.source_key = 'invoice:' || i.id and t.amount = 1
     where i.object = 'invoice' and i.data ->> 'status' = 'paid' group by i.id having count(t.id) <> 1`,
  );
  const { rows: balances } = await look.query(`select credits, count(*)::integer as operators from "user" group by credits`);
  await look.end();
  expect(wrong).toEqual([]);
  expect(balances).toEqual([{ credits: 1, operators: ROUNDS * 3 }]);
  // With many rounds, some kill must have come in the middle; or it says nothing.
  if (ROUNDS >= 30) expect(killedHalfWay).toBeGreaterThan(0);
});
