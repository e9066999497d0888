import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPostgres, type RunningPostgres } from './postgres.js';

let dataDir: string;
let started: RunningPostgres[];

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'obala-postgres-'));
  started = [];
});
afterEach(async () => {
  for (const server of started) await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function start(isDurable = false): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, isDurable });
  started.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

function postmaster(): number {
  return Number(fs.readFileSync(path.join(dataDir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

test('keeps what was written when the server is killed', async () => {
  const first = await start(true);
  await query(first.url, `create extension pg_trgm; create extension unaccent; create extension citext;
    create extension btree_gin; create table word (text citext); insert into word values ('Šibenik')`);
  process.kill(postmaster(), 'SIGKILL');
  const second = await start(true);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, `select text, lower(text) as lower, show_trgm('š') <> '{}' as trigrams from word
    where text = 'šibenik'`)).toEqual([{ text: 'Šibenik', lower: 'šibenik', trigrams: true }]);
});

test('is shared by two starts, and the last to stop ends it', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.url).toBe(first.url);
  await first.stop();
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  await expect(query(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('takes over the server of a process that was killed', async () => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'postgres.ts'));
  const script = `const { startPostgres } = await import(${module});
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, isDurable: false }); process.stdout.write('up');`;
  const app = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  await once(app.stdout, 'data');
  app.kill('SIGKILL');
  await once(app, 'exit');
  const left = postmaster();

  const server = await start();
  expect(postmaster()).toBe(left);
  await server.stop();
  await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a pid file with the number of a stranger does not stop the start', async () => {
  const first = await start();
  await first.stop();
  fs.writeFileSync(path.join(dataDir, 'data', 'postmaster.pid'), `${process.pid}\n${dataDir}\n1\n5432\n`);
  const second = await start();
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('nobody comes in without the password', async () => {
  const server = await start();
  const url = new URL(server.url);
  url.password = 'guess';
  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(fs.statSync(path.join(dataDir, 'password')).mode & 0o777).toBe(0o600);
});
