import { type Clock, systemClock } from './clock.js';
import type { Services } from './context.js';
import { createPayments } from './credits/stripe.js';
import type { Database } from './database.js';
import type { Env } from './env.js';
import { terms } from './hotels/term.service.js';
import type { ImageStore } from './images/image.store.js';
import { startJobs } from './jobs.js';
import { createLimits } from './limits.js';
import type { Logger } from './logger.js';
import type { Mailer } from './mail/mailer.js';
import { siteOf } from './site.js';

interface Parts {
  env: Env;
  database: Database;
  mailer: Mailer;
  images: ImageStore;
  log: Logger;
  now?: Clock;
  /** False for a process that leaves what is due to others. */
  isWorking?: boolean;
}

/** Starts what every request shares. */
export async function startServices({ env, database, mailer, images, log, now = systemClock, isWorking }: Parts): Promise<Services> {
  const shared = { database, images, log, now, terms, payments: createPayments(env), site: siteOf(env) };
  const [jobs, limits] = await Promise.all([startJobs({ ...shared, databaseUrl: env.DATABASE_URL, mailer, isWorking }), createLimits(database)]);
  return { ...shared, jobs, limits };
}
