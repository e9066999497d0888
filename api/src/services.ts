import { type Clock, systemClock } from './clock.js';
import type { Services } from './context.js';
import { createPayments } from './credits/stripe.js';
import type { Database } from './database.js';
import { measureDatabase } from './database.measures.js';
import type { Env } from './env.js';
import { terms } from './hotels/term.service.js';
import type { ImageStore } from './images/image.store.js';
import { startJobs } from './jobs.js';
import { createLimits } from './limits.js';
import type { Logger } from './logger.js';
import type { Mailer } from './mail/mailer.js';
import { startNotices } from './notices.js';
import { createHotelFigures } from './hotels/hotel.figures.js';
import { startReplicas } from './replicas.js';
import { rememberRegions } from './regions/region.memory.js';
import { siteOf } from './site.js';
import { WEBHOOK_SETTINGS, type WebhookSettings } from './webhooks/webhook.settings.js';

interface Parts {
  env: Env;
  database: Database;
  mailer: Mailer;
  images: ImageStore;
  log: Logger;
  now?: Clock;
  /** False for a process that leaves what is due to others. */
  isWorking?: boolean;
  /** What tests have otherwise than production. */
  webhooks?: Partial<WebhookSettings>;
}

/** Starts what every request shares. Where that fails nothing of it goes on, and it can be tried again. */
export async function startServices({ env, database, mailer, images, log, now = systemClock, isWorking, webhooks: otherwise }: Parts): Promise<Services> {
  const webhooks = { ...WEBHOOK_SETTINGS, allowsPrivate: env.WEBHOOK_PRIVATE_TARGETS, ...otherwise };
  const shared = { database, images, log, now, terms, payments: createPayments(env), site: siteOf(env), webhooks };
  const notices = await startNotices({ databaseUrl: env.DATABASE_URL, log });
  const jobs = await startJobs({ ...shared, databaseUrl: env.DATABASE_URL, mailer, isWorking }).catch(async (error: unknown) => {
    await notices.stop();
    throw error;
  });
  const limits = await createLimits(database);
  measureDatabase(database);
  const replicas = startReplicas({ urls: env.DATABASE_REPLICA_URLS, primaryUrl: env.DATABASE_URL, database, notices, log });
  const hotelFigures = createHotelFigures({ read: database.read, notices, log });
  return { ...shared, jobs, limits, notices, replicas, hotelFigures, regions: rememberRegions(database.read, notices) };
}
