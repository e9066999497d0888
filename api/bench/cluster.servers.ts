import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { removeTemporaryFolder, temporaryFolder } from '../sandbox/temporary.js';
import { ROOT } from '../src/root.js';
import { freePort } from './servers.js';

/** PostgreSQL refuses to run as root. */
const asPostgres = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

/** Where programs of the machine lie: PostgreSQL's own folder with all that a replica needs, and nginx. */
export function findPrograms(): { postgres: string; nginx: string } | string {
  const versions = '/usr/lib/postgresql';
  const folders = fs.existsSync(versions) ? fs.readdirSync(versions).map((version) => path.join(versions, version, 'bin')) : [];
  const postgres = [...folders, ...(process.env.PATH ?? '').split(':')].findLast((folder) => ['postgres', 'initdb', 'pg_basebackup'].every((name) => fs.existsSync(path.join(folder, name))));
  const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => fs.existsSync(file));
  if (!postgres) return 'skipped: PostgreSQL with pg_basebackup is not installed here (Debian: apt install postgresql)';
  if (!nginx) return 'skipped: nginx is not installed here (Debian: apt install nginx-light)';
  return { postgres, nginx };
}

/** A server of PostgreSQL that can be killed and started again. */
export interface Postgres {
  url: string;
  start(): Promise<void>;
  kill(): void;
}

/** A primary, and a replica that pg_basebackup makes of it. */
export async function startDatabases(programs: string, stops: (() => unknown)[]): Promise<{ primary: Postgres; replica(): Promise<Postgres> }> {
  const folder = await temporaryFolder('cluster');
  stops.unshift(() => removeTemporaryFolder(folder));
  if (asPostgres.length > 0) spawnSync('chown', ['postgres', folder]);
  const run = (name: string, ...args: string[]) => {
    const [command = '', ...rest] = [...asPostgres, path.join(programs, name), ...args];
    execFileSync(command, rest, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const server = async (data: string): Promise<Postgres> => {
    const port = await freePort();
    const url = `postgresql://obala@127.0.0.1:${port}/obala`;
    const start = async () => {
      run('pg_ctl', '-D', data, '-l', `${data}.log`, '-w', '-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 -c shared_buffers=256MB`, 'start');
      await Promise.resolve();
    };
    stops.unshift(() => spawnSync(asPostgres[0] ?? path.join(programs, 'pg_ctl'), [...asPostgres.slice(1), ...(asPostgres[0] ? [path.join(programs, 'pg_ctl')] : []), '-D', data, '-m', 'immediate', 'stop'], { stdio: 'ignore' }));
    const kill = () => process.kill(Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    return { url, start, kill };
  };
  const data = path.join(folder, 'primary');
  run('initdb', '-D', data, '-U', 'obala', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const primary = await server(data);
  await primary.start();
  await query(primary.url.replace(/obala$/, 'postgres'), 'create database obala');
  return {
    primary,
    async replica() {
      const copy = path.join(folder, 'replica');
      run('pg_basebackup', '-d', primary.url.replace(/obala$/, 'postgres'), '-D', copy, '-R', '-C', '-S', 'replica', '-X', 'stream', '-c', 'fast');
      const replica = await server(copy);
      await replica.start();
      return replica;
    },
  };
}

/** One process of the product as in production, with services that nobody asks. */
export async function startProduct(port: number, primaryUrl: string, replicaUrl: string): Promise<ChildProcess> {
  const env = {
    NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: 'http://127.0.0.1', TRUST_PROXY: '1', LOG_LEVEL: 'error',
    DATABASE_URL: primaryUrl, DATABASE_REPLICA_URLS: replicaUrl, SMTP_URL: 'smtp://127.0.0.1:9', RATE_LIMIT_ANONYMOUS: '1000000000', RATE_LIMIT_KEY: '1000000000', REQUESTS_AT_ONCE: '0',
    STRIPE_SECRET_KEY: 'sk_test_nobody', STRIPE_WEBHOOK_SECRET: 'whsec_nobody', STRIPE_PRICE_ID: 'price_nobody', STRIPE_API_BASE: 'http://127.0.0.1:9',
  };
  const child = spawn(process.execPath, [path.join(ROOT, 'api/dist/src/main.js')], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  await answering(`http://127.0.0.1:${port}/readyz`, child);
  return child;
}

/** nginx with the configuration that the product recommends; only ports and folders are this machine's. */
export async function startNginx(program: string, ports: readonly [number, number], stops: (() => unknown)[]): Promise<string> {
  const folder = await temporaryFolder('nginx');
  const port = await freePort();
  const recommended = fs.readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8');
  const own = recommended.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('127.0.0.1:4001', `127.0.0.1:${ports[0]}`).replace('127.0.0.1:4002', `127.0.0.1:${ports[1]}`).replace('/var/cache/nginx/obala', path.join(folder, 'cache'));
  fs.writeFileSync(path.join(folder, 'obala.conf'), own);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  fs.writeFileSync(path.join(folder, 'nginx.conf'), `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;\nevents { worker_connections 1024; }\nhttp { access_log off; ${temporary} include ${folder}/obala.conf; }\n`);
  const child = spawn(program, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  stops.unshift(async () => {
    child.kill('SIGTERM');
    await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(null)));
    if (process.env.BENCH_VERBOSE) process.stdout.write(fs.readFileSync(path.join(folder, 'error.log'), 'utf8'));
    fs.rmSync(folder, { recursive: true, force: true });
  });
  await answering(`http://127.0.0.1:${port}/healthz`, child);
  return `http://127.0.0.1:${port}`;
}

/** One statement on a connection of its own. */
export async function query<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
  throw new Error(`Nothing answers at ${url}.`);
}
