import type { Clock } from './clock.js';
import { createSystemContext } from './context.js';
import { reconcile } from './credits/reconcile.service.js';
import { connect } from './database.js';
import type { Env } from './env.js';
import { createImageStore } from './images/image.stores.js';
import { createLogger } from './logger.js';
import { startServices } from './services.js';

/** Mails that come of it wait in the queue for the server. */
const NO_MAILER = { send: () => Promise.reject(new Error('this process sends no mail')), close: () => undefined };

/** Compares the ledger with Stripe's payments once and says what came of it. 0: everything fits, 1: something is unexplained. */
export async function reconcileOnce(env: Env, now?: Clock): Promise<number> {
  const database = await connect(env.DATABASE_URL);
  try {
    const services = await startServices({ env, database, mailer: NO_MAILER, images: createImageStore(env, database), log: createLogger('silent'), now, isWorking: false });
    try {
      const { invoices, granted, takenBack, unexplained } = await reconcile(createSystemContext(services));
      process.stdout.write(`${invoices} paid invoices, ${granted} credits granted, ${takenBack} taken back, ${unexplained.length} unexplained\n`);
      for (const { invoiceId, reason } of unexplained) process.stdout.write(`  ${invoiceId}: ${reason}\n`);
      return unexplained.length > 0 ? 1 : 0;
    } finally {
      await services.replicas.stop();
      await services.notices.stop();
      await services.jobs.stop();
    }
  } finally {
    await database.close();
  }
}
