/** Compares the credit ledger with the payments at Stripe; on a machine without a key, with its stand-in. */
import './settings.mjs';

if (process.env.NODE_ENV === 'production') {
  await import('../api/dist/src/reconcile.js');
} else {
  await import('./build.mjs');
  if (!process.exitCode) await import('../api/dist/sandbox/reconcile.js');
}
