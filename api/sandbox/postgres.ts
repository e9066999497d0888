import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ROOT } from '../src/root.js';
import { openHome, type PostgresHome } from './postgres/home.js';
import { withLock } from './postgres/lock.js';
import * as server from './postgres/server.js';

export interface PostgresOptions {
  /** Default: `.data/postgres` in the project's folder. */
  dataDir?: string;
  /** Default: a free one, the same at every start while it is free. */
  port?: number;
  /** False for tests: quicker, and lost when the machine crashes. */
  isDurable?: boolean;
  /** Settings of the server, for what only some need: `['shared_preload_libraries=pg_stat_statements']`. Those of a server that runs already stay. */
  settings?: readonly string[];
}

export interface RunningPostgres {
  url: string;
  stop(): Promise<void>;
}

const DATABASE = 'obala';
/** Every process that uses the server keeps one connection of this name open: the last one to go stops the server. */
const HOLDER = 'obala-holder';
const PATIENCE = 60_000;

/** Starts the machine's own PostgreSQL, or joins the one that a killed or another process of ours left running. */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const home = openHome(path.resolve(options.dataDir ?? path.join(ROOT, '.data', 'postgres')));
  const lock = path.join(home.folder, 'lock');
  const { holder, port } = await withLock(lock, () => open(home, options));
  let stopping: Promise<void> | undefined;
  return {
    url: `postgres://${server.SUPERUSER}:${server.readPassword(home)}@127.0.0.1:${port}/${DATABASE}`,
    stop: () => (stopping ??= withLock(lock, () => close(home, holder))),
  };
}

async function open(home: PostgresHome, options: PostgresOptions): Promise<{ holder: Client; port: number }> {
  if (!fs.existsSync(home.data)) server.initialise(home);
  const running = await join(home);
  const opened = running ?? (await start(home, options));
  await createDatabase(opened.holder);
  return opened;
}

/** A connection to the server that already runs on this data; undefined when none does (any more). */
async function join(home: PostgresHome) {
  const giveUpAt = Date.now() + PATIENCE;
  while (server.isRunning(home)) {
    const port = server.readPidFile(home)?.port;
    const holder = port ? await connect(home, port) : undefined;
    if (holder && port) return { holder, port };
    if (Date.now() > giveUpAt) throw new Error(`The running PostgreSQL does not answer: ${server.lastWords(home)}`);
    await sleep(50);
  }
  return undefined;
}

async function start(home: PostgresHome, options: PostgresOptions) {
  server.removeStalePidFile(home);
  const port = await server.choosePort(home, options.port);
  const launched = await server.launch(home, port, { isDurable: options.isDurable ?? true, settings: options.settings ?? [] });
  const giveUpAt = Date.now() + PATIENCE;
  for (;;) {
    const holder = await connect(home, port);
    if (holder) return { holder, port };
    if (launched.hasEnded() || Date.now() > giveUpAt) {
      throw new Error(`PostgreSQL did not start: ${server.lastWords(home)}`);
    }
    await sleep(25);
  }
}

async function connect(home: PostgresHome, port: number): Promise<Client | undefined> {
  const login = { user: server.SUPERUSER, password: server.readPassword(home), database: 'postgres' };
  const client = new Client({ ...login, host: '127.0.0.1', port, application_name: HOLDER });
  // A killed server ends this connection at any time; whoever uses the database notices by itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}

async function createDatabase(holder: Client): Promise<void> {
  const found = await holder.query('select from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await holder.query(`create database ${DATABASE}`);
}

async function close(home: PostgresHome, holder: Client): Promise<void> {
  const others = await holder
    .query('select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()', [HOLDER])
    .catch(() => undefined);
  await holder.end().catch(() => undefined);
  // No answer: our server is gone, and one that may run by now belongs to somebody else.
  if (others?.rowCount === 0) await server.shutDown(home);
}
