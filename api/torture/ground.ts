import fs from 'node:fs';
import path from 'node:path';
import S3rver from 's3rver';
import { startStripeSandbox, type StripeSandbox } from '../sandbox/stripe/sandbox.js';
import { isRunning } from '../sandbox/postgres/server.js';
import { removeTemporaryFolder, temporaryFolder } from '../sandbox/temporary.js';
import { createTestDatabase, type TestDatabase } from '../src/test/database.js';
import { MailReceiver } from '../src/test/mail.js';
import { Line, RUBBISH_HTTP } from './line.js';
import { OwnPostgres } from './postgres.js';
import { Product } from './product.js';

/** All that the product stands on, each with a line that can be disturbed; and the product itself. */
export interface Ground {
  folder: string;
  postgres: OwnPostgres;
  stripe: StripeSandbox;
  mails: MailReceiver;
  lines: { stripe: Line; s3: Line; smtp: Line };
  environment: Record<string, string>;
  product: Product;
  /** Puts everything up again that a scenario which failed has left lying. */
  mend(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Where PostgreSQL keeps its data, if not in the folder of the run. */
  postgresFolder?: string;
  postgresSettings?: string[];
  environment?: Record<string, string>;
  /** Modules that the product loads before itself. */
  imports?: string[];
}

/** Lays out everything on this machine; Stripe's memory is in another PostgreSQL than the product's, which may die. */
export async function layGround({ postgresFolder, postgresSettings, environment: more = {}, imports }: Options = {}): Promise<Ground> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0)) await end();
  };
  try {
    const folder = await temporaryFolder('torture');
    stops.unshift(() => removeTemporaryFolder(folder));
    const elsewhere: TestDatabase = await createTestDatabase();
    stops.unshift(() => elsewhere.drop());
    const postgres = new OwnPostgres(postgresFolder ?? path.join(folder, 'postgres'), postgresSettings);
    stops.unshift(() => postgres.stop());
    await postgres.start();
    const mails = new MailReceiver();
    await mails.start();
    stops.unshift(() => mails.stop());
    const bucket = path.join(folder, 's3');
    fs.mkdirSync(bucket);
    const s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: bucket, configureBuckets: [{ name: 'pictures', configs: [] }] });
    const { port: s3Port } = await s3.run();
    stops.unshift(() => s3.close());
    const stripe = await startStripeSandbox({ databaseUrl: elsewhere.url, publicUrl: 'http://localhost' });
    const lines = {
      stripe: await new Line(Number(new URL(stripe.apiBase).port), RUBBISH_HTTP).open(),
      s3: await new Line(s3Port, RUBBISH_HTTP).open(),
      smtp: await new Line(Number(new URL(mails.url).port), '999 what do you want?\r\n').open(),
    };
    stops.unshift(() => Promise.all(Object.values(lines).map((line) => line.close())));
    stops.unshift(() => stripe.stop());
    const environment = {
      DATABASE_URL: postgres.url,
      ...stripe.settings,
      STRIPE_API_BASE: `http://127.0.0.1:${lines.stripe.port}`,
      SMTP_URL: `smtp://127.0.0.1:${lines.smtp.port}`,
      IMAGE_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${lines.s3.port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      ...more,
    };
    const product = new Product(environment, imports);
    stops.unshift(() => product.kill());
    await product.start();
    stripe.setWebhookUrl(`${product.url}/api/stripe/webhook`);
    const mend = async () => {
      if (!isRunning(postgres.place)) await postgres.start();
      for (const line of Object.values(lines)) await line.set('open');
      if (!product.isRunning) await product.start();
      await product.ready();
    };
    return { folder, postgres, stripe, mails, lines, environment, product, mend, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
