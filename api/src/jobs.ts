import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Database } from './database.js';
import type { Logger } from './logger.js';
import type { Mailer } from './mail/mailer.js';
import type { Site } from './site.js';
import { removeEndedSessions } from './viewer/session.service.js';
import { type AccountMailJob, writeAccountMail } from './viewer/viewer.mails.js';

/** What is done later, and until it succeeds. Kept in the database: it survives the process. */
export interface Jobs {
  /** Puts a mail into the queue; within a transaction, it is sent only if that commits. */
  sendMail(job: AccountMailJob, em?: EntityManager): Promise<void>;
  stop(): Promise<void>;
}

interface JobParts {
  databaseUrl: string;
  database: Database;
  mailer: Mailer;
  site: Site;
  log: Logger;
}

/** A mail server may be away for a night: tried after 2 s, then ever more rarely, at least every 10 minutes. */
const MAIL_QUEUE = { retryLimit: 200, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 120 };

/** Connects to the queues and works on them. */
export async function startJobs({ databaseUrl, database, mailer, site, log }: JobParts): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3 });
  boss.on('error', (error) => log.error({ err: error }, 'a job queue failed'));
  await boss.start();
  await boss.createQueue('mail', MAIL_QUEUE);
  await boss.work<AccountMailJob>('mail', { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
    if (!job) return;
    const mail = await writeAccountMail(job.data, site, database.read);
    if (mail) await mailer.send(mail);
  });
  await boss.createQueue('clean-up', { retryLimit: 3 });
  await boss.schedule('clean-up', '17 3 * * *');
  await boss.work('clean-up', () => removeEndedSessions(database.read));
  return {
    async sendMail(job, em) {
      await boss.send('mail', job, em && { db: inTransaction(em) });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 });
      mailer.close();
    },
  };
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
