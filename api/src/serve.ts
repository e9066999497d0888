import 'reflect-metadata';
import { connect, migrate } from './database.js';
import type { Env } from './env.js';
import { fillPlaces } from './hotels/listing.place.js';
import { createImageStore } from './images/image.stores.js';
import { createLogger } from './logger.js';
import { createSmtpMailer } from './mail/mailer.js';
import { builtWeb, BUILT_WEB } from './pages.js';
import { listen } from './server.js';
import { startServices } from './services.js';

/** One process that answers: database, application, a port; then a graceful stop when asked. */
export async function serve(env: Env): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (code: number) => {
    // In the order opposite to the start: nothing loses what it stands on.
    for (const end of stops.splice(0)) await end();
    process.exit(code);
  };
  try {
    const log = createLogger(env.LOG_LEVEL);
    await migrate(env.DATABASE_URL);
    const database = await connect(env.DATABASE_URL, { statementTimeout: env.STATEMENT_TIMEOUT_MS });
    stops.unshift(() => database.close());
    await fillPlaces(database.readPatiently);
    const mailer = createSmtpMailer(env.SMTP_URL ?? '', env.MAIL_FROM);
    const services = await startServices({ env, database, mailer, images: createImageStore(env, database), log });
    stops.unshift(() => services.jobs.stop(), () => services.replicas.stop(), () => services.notices.stop());
    const web = await builtWeb(BUILT_WEB);
    const server = await listen({ ...services, env, web });
    stops.unshift(() => server.stop());
    log.info({ port: server.port, url: env.PUBLIC_URL }, 'listening');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
  } catch (error) {
    process.stderr.write(`Cannot start: ${(error as Error).message}\n`);
    await stop(1);
  }
}
