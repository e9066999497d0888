import 'reflect-metadata';
import { EnvError, readEnv } from './env.js';
import { reconcileOnce } from './reconcile-once.js';

/** Compares the ledger with Stripe's payments, in production: node api/dist/src/reconcile.js */
try {
  process.exitCode = await reconcileOnce(readEnv());
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : `Cannot compare: ${(error as Error).message}`}\n`);
  process.exitCode = 2;
}
