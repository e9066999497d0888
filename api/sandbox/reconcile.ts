import 'reflect-metadata';
import path from 'node:path';
import { migrate } from '../src/database.js';
import { EnvError, readEnv } from '../src/env.js';
import { reconcileOnce } from '../src/reconcile-once.js';
import { startPostgres } from './postgres.js';
import { startStripeSandbox } from './stripe/sandbox.js';

/** Compares the ledger with the payments on a machine without the real services, beside the running product or without it. */
const stops: (() => Promise<void>)[] = [];

try {
  const { DATABASE_URL: ownUrl, DATA_DIR, STRIPE_SECRET_KEY } = process.env;
  const postgres = ownUrl ? undefined : await startPostgres({ dataDir: DATA_DIR && path.join(DATA_DIR, 'postgres') });
  if (postgres) stops.unshift(() => postgres.stop());
  const env = readEnv({ ...process.env, DATABASE_URL: ownUrl || postgres?.url });
  await migrate(env.DATABASE_URL);
  // The state of the stand-in is in the database; its events are left to the product.
  const stripe = STRIPE_SECRET_KEY
    ? undefined
    : await startStripeSandbox({ databaseUrl: env.DATABASE_URL, publicUrl: env.PUBLIC_URL, deliversEvents: false });
  if (stripe) stops.unshift(() => stripe.stop());
  process.exitCode = await reconcileOnce({ ...env, ...stripe?.settings }, stripe && (() => stripe.clock.now()));
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : `Cannot compare: ${(error as Error).message}`}\n`);
  process.exitCode = 2;
} finally {
  for (const stop of stops) await stop();
}
