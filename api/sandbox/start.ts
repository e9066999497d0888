import 'reflect-metadata';
import { Router } from 'express';
import path from 'node:path';
import { createSystemContext } from '../src/context.js';
import { connect, type Database, migrate } from '../src/database.js';
import { type Env, EnvError, readEnv } from '../src/env.js';
import type { ImageStore } from '../src/images/image.store.js';
import { fillPlaces } from '../src/hotels/listing.place.js';
import { advanceTerms } from '../src/hotels/term.job.js';
import { createImageStore } from '../src/images/image.stores.js';
import { createLogger } from '../src/logger.js';
import { createSmtpMailer } from '../src/mail/mailer.js';
import { startMetrics } from '../src/metrics.start.js';
import { builtWeb, BUILT_WEB } from '../src/pages.js';
import { listen } from '../src/server.js';
import { startServices } from '../src/services.js';
import { startTracing } from '../src/tracing.js';
import { DEMO_EMAILS, DEMO_PASSWORD } from './demo/accounts.js';
import { DemoImageStore } from './demo/image-store.js';
import { loadDemoData } from './demo/load.js';
import { hasRecipes } from './demo/pictures.js';
import { demoPayments } from './demo/payments.js';
import { Outbox } from './mail/outbox.js';
import { startPostgres } from './postgres.js';
import { stripePages } from './stripe/pages/routes.js';
import { startStripeSandbox, type StripeSandbox } from './stripe/sandbox.js';

/** The start-up of a machine without the real services: brings what is not configured, then the same application. */
const isDevelopment = process.argv.includes('--dev');
const stops: (() => Promise<void> | void)[] = [];
let isStarting = true;
let isAskedToStop = false;
let stopping: Promise<void> | undefined;

// Ctrl-C comes twice under npm, which passes it on, and a closed terminal says so in its own way: it stops once, and
// what was just being started is stopped too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isAskedToStop = true;
    if (!isStarting) void stop(0);
  });
}

try {
  if (process.env.NODE_ENV === 'production') throw new EnvError(['NODE_ENV: production is for the real services: node api/dist/src/main.js']);
  // Looked at before anything is started; the database's address is not known yet.
  const { DATABASE_URL: ownUrl = '', DATA_DIR } = process.env;
  readEnv({ ...process.env, DATABASE_URL: ownUrl || 'postgresql://localhost' });
  const postgres = ownUrl ? undefined : await startPostgres({ dataDir: DATA_DIR && path.join(DATA_DIR, 'postgres') });
  if (postgres) stops.unshift(() => postgres.stop());
  // Whoever tries webhooks out does so with a receiver on this machine.
  const env = readEnv({ WEBHOOK_PRIVATE_TARGETS: 'true', ...process.env, DATABASE_URL: ownUrl || postgres?.url });
  const log = createLogger(env.LOG_LEVEL);
  stops.unshift(await startTracing(env));
  const metrics = await startMetrics(env, log);
  stops.unshift(() => metrics.stop());

  await migrate(env.DATABASE_URL);
  const database = await connect(env.DATABASE_URL, { statementTimeout: env.STATEMENT_TIMEOUT_MS });
  stops.unshift(() => database.close());
  const hasDemoData = env.DEMO_DATA ?? !ownUrl;
  const images = await imagesOf(env, database, hasDemoData);
  await fillPlaces(database.readPatiently);
  const web = isDevelopment ? await (await import('./dev-web.js')).developmentWeb(stops) : await builtWeb(BUILT_WEB);
  const stripe = env.STRIPE_SECRET_KEY ? undefined : await standInForStripe(env, database);
  const outbox = env.SMTP_URL ? undefined : new Outbox();
  const mailer = outbox ?? createSmtpMailer(env.SMTP_URL ?? '', env.MAIL_FROM);
  const services = await startServices({ env: { ...env, ...stripe?.settings }, database, mailer, images, log, now: stripe && (() => stripe.clock.now()) });
  stops.unshift(() => services.jobs.stop(), () => services.replicas.stop(), () => services.notices.stop());
  const advance = (to: Date) => stripe?.clock.advance(to, () => advanceTerms(createSystemContext(services)));
  const routes = Router();
  if (outbox) routes.use(outbox.routes());
  if (stripe) routes.use('/sandbox/stripe', stripePages(stripe.billing, { now: () => stripe.clock.now(), advance: async (to) => advance(to) }));
  const server = await listen({ ...services, env, web, routes });
  stops.unshift(() => server.stop());
  metrics.tell();
  announce(env, hasDemoData);
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : `Cannot start: ${reason(error)}`}\n`);
  await stop(1);
}

isStarting = false;
if (isAskedToStop) await stop(0);

function stop(code: number): Promise<void> {
  return (stopping ??= stopAll().finally(() => process.exit(code)));
}

async function stopAll(): Promise<void> {
  // In the order opposite to the start: nothing loses what it stands on.
  for (const end of stops.splice(0)) await end();
}

async function imagesOf(env: Env, database: Database, hasDemoData: boolean): Promise<ImageStore> {
  const store = createImageStore(env, database);
  if (!hasDemoData) return store;
  // Nobody waits for it as for a page: it takes as long as it takes.
  const patient = await connect(env.DATABASE_URL);
  if (await loadDemoData(patient).finally(() => patient.close())) process.stdout.write('Loaded the demo data.\n');
  // A database with data of its own has no pictures to be drawn.
  if (!(await hasRecipes(database.read))) return store;
  const images = new DemoImageStore(store, database.read);
  if (env.DEMO_PICTURES === 'ahead') void images.drawAhead().catch(() => undefined);
  stops.unshift(() => images.close());
  return images;
}

/** Credits are bought from our own stand-in, which tells this very server of it, as Stripe would. */
async function standInForStripe(env: Env, database: Database): Promise<StripeSandbox> {
  const webhookUrl = `http://127.0.0.1:${env.PORT}/api/stripe/webhook`;
  const stripe = await startStripeSandbox({ databaseUrl: env.DATABASE_URL, publicUrl: env.PUBLIC_URL, webhookUrl });
  stops.unshift(() => stripe.stop());
  await stripe.importSubscriptions(await demoPayments(database.read));
  return stripe;
}

function announce({ PUBLIC_URL }: Env, hasDemoData: boolean): void {
  const accounts = hasDemoData
    ? `\n  operator        ${DEMO_EMAILS.operator}\n  without credits ${DEMO_EMAILS.pension}\n  administrator   ${DEMO_EMAILS.admin}\n  password        ${DEMO_PASSWORD}\n`
    : '';
  process.stdout.write(`\nObala runs at ${PUBLIC_URL}\n${accounts}\nStop with Ctrl-C.\n`);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
