import 'reflect-metadata';
import type { Clock } from '../clock.js';
import type { Services } from '../context.js';
import { connect } from '../database.js';
import { readEnv } from '../env.js';
import { createImageStore } from '../images/image.stores.js';
import { createLogger } from '../logger.js';
import type { Mailer } from '../mail/mailer.js';
import type { Web } from '../pages.js';
import { listen, PATIENCE, type Patience } from '../server.js';
import { startServices } from '../services.js';
import type { WebhookSettings } from '../webhooks/webhook.settings.js';
import { createTestDatabase } from './database.js';

export interface GraphqlAnswer<Data> {
  status: number;
  data: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; key: string; fields?: Record<string, string> } }[];
}

export interface TestApp extends Services {
  url: string;
  /** Posts an operation to /graphql, German unless said otherwise. */
  graphql<Data = never>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer<Data>>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

const NO_MAIL: Mailer = { send: () => Promise.resolve(), close: () => undefined };

/** Nobody listens there: tests that are not about payments never ask. */
const NO_STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
  STRIPE_PRICE_ID: 'price_nobody',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
};

/** Tests ask far more than a person, and fill tables on busy machines; those of the limits set their own. */
const NO_LIMITS = { RATE_LIMIT_ANONYMOUS: '1000000000', RATE_LIMIT_KEY: '1000000000', STATEMENT_TIMEOUT_MS: '120000', REQUESTS_AT_ONCE: '0' };

/** Tests write past the application and read at once; those of the kept answers wait for what they expect. */
const NOTHING_KEPT = { ANSWER_CACHE_MEGABYTES: '0' };

interface Options {
  mailer?: Mailer;
  /** A database that the test has made already, and drops itself. */
  databaseUrl?: string;
  now?: Clock;
  webhooks?: Partial<WebhookSettings>;
  /** Without it there are no pages. */
  web?: Web;
  /** With whoever is slow. */
  patience?: Partial<Patience>;
  /** Where lines of the log go; nowhere, unless a test reads them. */
  log?: (line: string) => void;
}

/** The real application on a port and a database of its own. */
export async function startTestApp(environment: Record<string, string> = {}, { mailer = NO_MAIL, databaseUrl, now, webhooks, web, log, patience }: Options = {}): Promise<TestApp> {
  const { url, drop } = databaseUrl ? { url: databaseUrl, drop: undefined } : await createTestDatabase();
  const env = readEnv({ DATABASE_URL: url, LOG_LEVEL: 'silent', ...NO_STRIPE, ...NO_LIMITS, ...NOTHING_KEPT, ...environment });
  const database = await connect(url, { statementTimeout: env.STATEMENT_TIMEOUT_MS });
  const images = createImageStore(env, database);
  const services = await startServices({ env, database, mailer, images, log: log ? createLogger('info', { write: log }) : createLogger(env.LOG_LEVEL), now, webhooks });
  const server = await listen({ ...services, env, web }, 0, { ...PATIENCE, ...patience });
  const origin = `http://127.0.0.1:${server.port}`;
  return {
    ...services,
    url: origin,
    async graphql<Data>(query: string, variables = {}, headers = {}) {
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer<Data>, 'status'>) };
    },
    get: (path, headers = {}) => fetch(origin + path, { headers }),
    async stop() {
      await server.stop();
      await services.replicas.stop();
      await services.notices.stop();
      await services.jobs.stop();
      await database.close();
      await drop?.();
    },
  };
}
