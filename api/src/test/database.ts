import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated, empty database of this test file's own; call `drop` after the tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(template, `create database ${name} template ${template.pathname.slice(1)}`);
  return {
    url: databaseUrl(template, name),
    // Close your own connections first; forced, so that a stray one does not fail the run.
    drop: () => administer(template, `drop database ${name} with (force)`),
  };
}

async function administer(server: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(server, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: URL, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
