import 'reflect-metadata';
import { connect, type Database } from '../database.js';
import { readEnv } from '../env.js';
import type { ImageStore } from '../images/image.store.js';
import { createImageStore } from '../images/image.stores.js';
import { createLogger } from '../logger.js';
import type { Mailer } from '../mail/mailer.js';
import { listen } from '../server.js';
import { startServices } from '../services.js';
import { createTestDatabase } from './database.js';

export interface GraphqlAnswer<Data> {
  status: number;
  data: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; key: string; fields?: Record<string, string> } }[];
}

export interface TestApp {
  url: string;
  database: Database;
  images: ImageStore;
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

/** The real application on a port and a database of its own. */
export async function startTestApp(environment: Record<string, string> = {}, mailer: Mailer = NO_MAIL): Promise<TestApp> {
  const { url: databaseUrl, drop } = await createTestDatabase();
  const env = readEnv({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', ...environment });
  const database = await connect(databaseUrl);
  const images = createImageStore(env, database);
  const services = await startServices({ env, database, mailer, log: createLogger(env.LOG_LEVEL) });
  const server = await listen({ ...services, env, images }, 0);
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    database,
    images,
    async graphql<Data>(query: string, variables = {}, headers = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer<Data>, 'status'>) };
    },
    get: (path, headers = {}) => fetch(url + path, { headers }),
    async stop() {
      await server.stop();
      await services.jobs.stop();
      await database.close();
      await drop();
    },
  };
}
