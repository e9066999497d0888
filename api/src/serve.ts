import 'reflect-metadata';
import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, migrate } from './database.js';
import type { Env } from './env.js';
import { fillPlaces } from './hotels/listing.place.js';
import { createImageStore } from './images/image.stores.js';
import { createLogger, type Logger } from './logger.js';
import { logWhatIsPrinted } from './last-words.js';
import { createSmtpMailer } from './mail/mailer.js';
import { startMetrics } from './metrics.start.js';
import { builtWeb, BUILT_WEB, type Web } from './pages.js';
import { listen, PATIENCE as WITH_CLIENTS } from './server.js';
import { startServices } from './services.js';
import { startTracing } from './tracing.js';
import { unavailableFor } from './unavailable.js';

/** A database that is away at the start is waited for so long, in milliseconds: it may just be restarting, also in the middle of a migration. */
const PATIENCE = 60_000;
/** So long the process may take to end; whoever watches it kills it after 10 s. */
const LAST_MOMENT = 9500;
/** Where the system hands connections out to several sockets; processes with a supervisor share its one instead, so that none is lost with a process. */
const DOORS = process.platform === 'linux' && !cluster.isWorker ? 8 : 1;

/** One process that answers: database, application, a port; then a graceful stop when asked. `pages` other than those that were built. */
export async function serve(env: Env, pages?: Web): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (code: number) => {
    setTimeout(() => process.exit(1), LAST_MOMENT).unref();
    // In the order opposite to the start: nothing loses what it stands on.
    for (const end of stops.splice(0)) await end();
    process.exit(code);
  };
  const log = createLogger(env.LOG_LEVEL);
  logWhatIsPrinted(log);
  try {
    stops.unshift(await startTracing(env));
    const metrics = await startMetrics(env, log);
    stops.unshift(() => metrics.stop());
    await untilThere(() => migrate(env.DATABASE_URL), log);
    const database = await untilThere(() => connect(env.DATABASE_URL, { statementTimeout: env.STATEMENT_TIMEOUT_MS }), log);
    stops.unshift(() => database.close());
    await untilThere(() => fillPlaces(database.readPatiently), log);
    const images = createImageStore(env, database);
    const services = await untilThere(() => startServices({ env, database, mailer: createSmtpMailer(env.SMTP_URL ?? '', env.MAIL_FROM), images, log }), log);
    stops.unshift(() => services.jobs.stop(), () => services.replicas.stop(), () => services.notices.stop());
    // In the background, before anybody asks for what needs it.
    void services.hotelFigures.current();
    const web = pages ?? (await builtWeb(BUILT_WEB));
    const server = await listen({ ...services, env, web }, env.PORT, { ...WITH_CLIENTS, doors: DOORS });
    stops.unshift(() => server.stop());
    metrics.tell();
    log.info({ port: server.port, url: env.PUBLIC_URL }, 'listening');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
  } catch (error) {
    log.fatal({ err: error }, 'cannot start');
    await stop(1);
  }
}

/** Does something that can be done again, as soon as the database is there. */
async function untilThere<Result>(work: () => Promise<Result>, log: Logger): Promise<Result> {
  const giveUpAt = Date.now() + PATIENCE;
  for (let isTold = false; ; isTold = true) {
    try {
      return await work();
    } catch (error) {
      if (!unavailableFor(error as Error) || Date.now() > giveUpAt) throw error;
      if (!isTold) log.warn({ err: error }, 'waiting for the database');
      await sleep(500);
    }
  }
}
