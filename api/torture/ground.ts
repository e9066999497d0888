import fs from 'node:fs';
import path from 'node:path';
import S3rver from 's3rver';
import { startStripeSandbox, type StripeSandbox } from '../sandbox/stripe/sandbox.js';
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
  const folder = await temporaryFolder('torture');
  const postgres = new OwnPostgres(postgresFolder ?? path.join(folder, 'postgres'), postgresSettings);
  await postgres.start();
  const elsewhere: TestDatabase = await createTestDatabase();
  const stripe = await startStripeSandbox({ databaseUrl: elsewhere.url, publicUrl: 'http://localhost' });
  const bucket = path.join(folder, 's3');
  fs.mkdirSync(bucket);
  const s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: bucket, configureBuckets: [{ name: 'pictures', configs: [] }] });
  const { port: s3Port } = await s3.run();
  const mails = new MailReceiver();
  await mails.start();
  const lines = {
    stripe: await new Line(Number(new URL(stripe.apiBase).port), RUBBISH_HTTP).open(),
    s3: await new Line(s3Port, RUBBISH_HTTP).open(),
    smtp: await new Line(Number(new URL(mails.url).port), '999 what do you want?\r\n').open(),
  };
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
  const product = await new Product(environment, imports).start();
  stripe.setWebhookUrl(`${product.url}/api/stripe/webhook`);
  return {
    folder,
    postgres,
    stripe,
    mails,
    lines,
    environment,
    product,
    async stop() {
      await product.kill();
      await stripe.stop();
      await Promise.all(Object.values(lines).map((line) => line.close()));
      await s3.close();
      await mails.stop();
      await postgres.stop();
      await elsewhere.drop();
      await removeTemporaryFolder(folder);
    },
  };
}
