import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { type Clock, type JobWithMetadata, PgBoss, type QueueOptions, systemClock } from 'pg-boss';
import { createSystemContext, type SystemContext, type SystemServices } from './context.js';
import { removeOldPoints } from './cost/points.write.js';
import { type CreditMailJob, priceText, writeCreditMail } from './credits/credit.mails.js';
import { reconcile } from './credits/reconcile.service.js';
import { forgetOldEvents } from './credits/webhook.service.js';
import { removeLeftPictures } from './hotels/listing.pictures.js';
import { advanceTerms } from './hotels/term.job.js';
import { tryJob } from './job.work.js';
import { removeEndedKeys } from './keys/key.service.js';
import { isServerAway, type Mail, type Mailer } from './mail/mailer.js';
import { TIME_ZONE } from './statistics/day.js';
import { forgetVisitors } from './statistics/forget.job.js';
import { isMonthlyMail, type MonthlyMailJob, writeMonthlyMail } from './statistics/monthly.mails.js';
import { outgoing } from './outgoing.js';
import { sendMonthlyMails } from './statistics/monthly.service.js';
import { removeUnseenShortlists } from './shortlists/shortlist.service.js';
import { removeOldChanges } from './changes/change.service.js';
import { isSupportMail, type SupportMailJob, writeSupportMail } from './support/support.mails.js';
import { removeEndedSessions } from './viewer/session.service.js';
import { type AccountMailJob, isAccountMail, writeAccountMail } from './viewer/viewer.mails.js';
import { removeOldDeliveries } from './webhooks/delivery.service.js';
import { currentWork } from './work.js';
import { startSender } from './webhooks/sender.js';
import { isWebhookMail, type WebhookMailJob, writeWebhookMail } from './webhooks/webhook.mails.js';

type MailJob = AccountMailJob | CreditMailJob | MonthlyMailJob | SupportMailJob | WebhookMailJob;

/** What is done later, and until it succeeds. Kept in the database: it survives the process. */
export interface Jobs {
  /** Puts a mail into the queue; within a transaction, it is sent only if that commits. */
  sendMail(job: MailJob, em?: EntityManager): Promise<void>;
  stop(): Promise<void>;
}

type JobParts = Omit<SystemServices, 'jobs'> & {
  databaseUrl: string;
  mailer: Mailer;
  /** False for a process that only puts into the queues. */
  isWorking?: boolean;
};

/** A mail server may be away for a night: tried after 2 s, then ever more rarely, at least every 10 minutes. What was sent is forgotten within an hour. */
const MAIL_QUEUE = { retryLimit: 200, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 120, deleteAfterSeconds: 3600 };

/** Where jobs go that never succeed: kept for a month beside what went wrong, and told of in the log. */
const GIVEN_UP = 'given-up';
const GIVEN_UP_QUEUE = { deleteAfterSeconds: 30 * 24 * 3600 };

/**
 * Goes on evenly while the machine's own is put right: a worker that saw it go back while it looked for jobs would wait
 * as long as that until it looks again. What is due when, the database's clock says.
 */
const EVEN_CLOCK: Clock = { ...systemClock, now: () => Math.round(performance.timeOrigin + performance.now()) };

/** Connects to the queues. Where that fails, everything that was begun has ended. */
export async function startJobs({ databaseUrl, mailer, isWorking = true, ...services }: JobParts): Promise<Jobs> {
  const { log } = services;
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, clock: EVEN_CLOCK });
  boss.on('error', (error) => log.error({ err: error }, 'a job queue failed'));
  let stopWebhooks: (() => Promise<void>) | undefined;
  const jobs: Jobs = {
    async sendMail(job, em) {
      await boss.send('mail', { ...job, askedBy: currentWork()?.requestId }, em && { db: inTransaction(em) });
    },
    async stop() {
      await stopWebhooks?.();
      await boss.stop({ graceful: true, timeout: 5000 });
      mailer.close();
    },
  };
  try {
    await boss.start();
    await boss.createQueue(GIVEN_UP, GIVEN_UP_QUEUE);
    await makeQueue(boss, 'mail', MAIL_QUEUE);
    if (isWorking) await work(boss, { ...services, jobs }, mailer);
  } catch (error) {
    await jobs.stop().catch((stopError: unknown) => log.error({ err: stopError }, 'a job queue could not be stopped'));
    throw error;
  }
  if (isWorking) stopWebhooks = startSender({ ...services, jobs }).stop;
  return jobs;
}

/** Takes what is due from the queues, for as long as the process runs. */
async function work(boss: PgBoss, services: SystemServices, mailer: Mailer): Promise<void> {
  const { log, database } = services;
  const context = () => createSystemContext(services);
  let wasAway = false;
  // Each by itself, so that none is sent again because of another; eight a second, so that a night's mails do not take another night.
  await boss.work<MailJob>('mail', { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: 4 }, async ([job]) => {
    if (!job) return;
    await tryJob('mail', job, log, async () => {
      const mail = await writeMail(job.data, context());
      // Whoever is asked about a mail finds what it came of.
      const headers = { ...mail?.headers, 'X-Request-Id': currentWork()?.requestId ?? job.id };
      if (!mail) return;
      await outgoing('smtp', 'send', () => mailer.send({ ...mail, headers })).catch((error: Error) => {
        wasAway ||= isServerAway(error);
        throw error;
      });
      // The mail server is back: whatever waits for it waits no longer.
      if (wasAway) await database.readPatiently(`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry' and start_after > now()`);
      wasAway = false;
    });
  });
  await boss.work(GIVEN_UP, { batchSize: 1, includeMetadata: true }, async ([job]: JobWithMetadata<object>[]) => {
    // Which one, not what was in it: that may be about people.
    if (job) log.error({ queue: job.sourceName, job: job.sourceId, attempts: job.sourceRetryCount, output: job.output }, 'a job was given up');
    return Promise.resolve();
  });
  // Each job may run at any time, twice, and in two processes: what it does, it does once.
  const schedule = async (name: string, cron: string, work: (context: SystemContext) => Promise<unknown>, tz?: string) => {
    await makeQueue(boss, name, { retryLimit: 3, retryDelay: 60, expireInSeconds: 3600 });
    await boss.schedule(name, cron, null, { tz });
    await boss.work(name, async ([job]) => job && tryJob(name, job, log, () => work(context())));
  };
  await schedule('clean-up', '17 3 * * *', async (system) => {
    await removeEndedSessions(system.read);
    await removeEndedKeys(system);
    await removeOldPoints(system.read);
    await forgetOldEvents(system);
    await removeLeftPictures(system);
    await removeUnseenShortlists(system);
    await removeOldChanges(system);
    await removeOldDeliveries(system);
  });
  await schedule('terms', '7 * * * *', advanceTerms);
  await schedule('reconcile', '40 2 * * *', reconcile);
  // Soon after midnight in Croatia, when the day's hashes have done their work; and each hour, should that have been missed.
  await schedule('forget-visitors', '5 * * * *', forgetVisitors);
  await schedule('monthly-mail', '15 7 * * *', sendMonthlyMails, TIME_ZONE);
}

function writeMail(job: MailJob, context: SystemContext): Promise<Mail | null> {
  const { site, read } = context;
  if (isSupportMail(job)) return writeSupportMail(job, context);
  if (isWebhookMail(job)) return writeWebhookMail(job, context);
  if (isMonthlyMail(job)) return writeMonthlyMail(job, context);
  return isAccountMail(job)
    ? writeAccountMail(job, { site, read, priceIn: (language) => priceText(language, context) })
    : writeCreditMail(job, context);
}

/** A queue may be there already, from before. */
async function makeQueue(boss: PgBoss, name: string, options: QueueOptions): Promise<void> {
  const all = { ...options, deadLetter: GIVEN_UP };
  await boss.createQueue(name, all);
  await boss.updateQueue(name, all);
}

/** The connection of a transaction, as the queue needs it. */
function inTransaction(em: EntityManager) {
  return {
    async executeSql(sql: string, values: unknown[] = []) {
      const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(sql, values));
      return { rows };
    },
  };
}
