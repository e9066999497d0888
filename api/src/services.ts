import type { Services } from './context.js';
import type { Database } from './database.js';
import type { Env } from './env.js';
import { startJobs } from './jobs.js';
import { createLimits } from './limits.js';
import type { Logger } from './logger.js';
import type { Mailer } from './mail/mailer.js';
import { siteOf } from './site.js';

interface Parts {
  env: Env;
  database: Database;
  mailer: Mailer;
  log: Logger;
}

/** Starts what every request shares. */
export async function startServices({ env, database, mailer, log }: Parts): Promise<Services> {
  const [jobs, limits] = await Promise.all([
    startJobs({ databaseUrl: env.DATABASE_URL, database, mailer, site: siteOf(env), log }),
    createLimits(database),
  ]);
  return { database, jobs, limits, log };
}
