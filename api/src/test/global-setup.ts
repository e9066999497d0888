import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../sandbox/postgres.js';
import { removeTemporaryFolder, temporaryFolder } from '../../sandbox/temporary.js';
import { migrate } from '../database.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run. Its migrated database is the template of every test file's own one. */
    templateUrl: string;
  }
}

/** One PostgreSQL for the whole run, migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('test');
  const server = await startPostgres({ dataDir: path.join(folder, 'postgres'), isDurable: false });
  const teardown = async () => {
    await server.stop();
    await removeTemporaryFolder(folder);
  };
  try {
    await migrate(server.url);
    await forbidConnections(server.url);
    project.provide('templateUrl', server.url);
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}

/** Copying a database fails while anyone is connected to it. */
async function forbidConnections(url: string): Promise<void> {
  const client = new Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  await client.connect();
  await client.query('alter database obala with allow_connections false');
  await client.end();
}
