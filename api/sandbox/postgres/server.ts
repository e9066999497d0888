import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresHome } from './home.js';
import { isAlive } from './lock.js';

/** Where the files of a server are. */
type Place = Pick<PostgresHome, 'folder' | 'data'>;

export const SUPERUSER = 'obala';
const STOP_PATIENCE = 30_000;

/** Loses data when the machine crashes: for databases that nobody keeps. */
const FAST = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/** The server's own note about itself: its process number and its port. */
export function readPidFile(home: Place): { pid: number; port: number } | undefined {
  try {
    const lines = fs.readFileSync(pidFile(home), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

/** Whether a server, or a part of one that was killed, still works on the data. */
export function isRunning(home: Place): boolean {
  if (process.platform !== 'linux') return isAlive(readPidFile(home)?.pid ?? 0);
  const data = fs.realpathSync(home.data);
  // Every process of a server works in its data folder; the number in the pid file may be anyone's by now.
  return fs.readdirSync('/proc').some((entry) => {
    try {
      return /^\d+$/.test(entry) && fs.readlinkSync(`/proc/${entry}/cwd`) === data;
    } catch {
      return false;
    }
  });
}

/** PostgreSQL takes any living process with the noted number for its predecessor and would refuse to start. */
export function removeStalePidFile(home: Place): void {
  if (process.platform === 'linux') fs.rmSync(pidFile(home), { force: true });
}

/** The folder of a new server is made aside and moved, so that an interrupted start leaves no half of one. */
export function initialise(home: PostgresHome): void {
  const password = path.join(home.folder, 'password');
  const fresh = `${home.data}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  writeOwn(home, password, randomBytes(24).toString('hex'));
  const always = [
    `--pgdata=${fresh}`, `--username=${SUPERUSER}`, `--pwfile=${password}`, '--encoding=UTF8',
    '--auth-host=scram-sha-256', '--auth-local=reject', '--locale-provider=builtin', '--builtin-locale=C.UTF-8',
  ];
  // Not every system knows C.UTF-8; without it letters beyond ASCII are not letters to the trigram search.
  const results = ['--locale=C.UTF-8', '--locale=en_US.UTF-8', '--no-locale'].map((locale) => () => {
    fs.rmSync(fresh, { recursive: true, force: true });
    return runProgram(home, 'initdb', [...always, locale]);
  });
  let output = '';
  const isDone = results.some((attempt) => {
    const result = attempt();
    output = result.stderr || String(result.error ?? '');
    return result.status === 0;
  });
  if (!isDone) throw new Error(`PostgreSQL could not lay out its data: ${oneLine(output)}`);
  fs.renameSync(fresh, home.data);
}

/** Starts the server outside our process group: Ctrl-C is for us, and we stop it when our connections are closed. */
export async function launch(home: PostgresHome, port: number, { isDurable, settings }: { isDurable: boolean; settings: readonly string[] }): Promise<{ hasEnded(): boolean }> {
  writeOwn(home, logFile(home), '');
  const log = fs.openSync(logFile(home), 'a');
  const own = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'timezone=UTC'];
  const asked = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(
    path.join(home.programs, 'postgres'),
    ['-D', home.data, '-p', String(port), ...own, ...(isDurable ? [] : FAST), ...asked],
    { ...home.user, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  );
  fs.closeSync(log);
  await new Promise((resolve, reject) => server.once('spawn', resolve).once('error', reject));
  server.unref();
  return { hasEnded: () => server.exitCode !== null || server.signalCode !== null };
}

/** Ends the server: sessions are closed, what is written is kept. */
export async function shutDown(home: Place): Promise<void> {
  const pid = readPidFile(home)?.pid;
  if (!pid || !isRunning(home)) return;
  process.kill(pid, 'SIGINT');
  const giveUpAt = Date.now() + STOP_PATIENCE;
  while (isRunning(home)) {
    if (Date.now() > giveUpAt) throw new Error(`PostgreSQL (process ${pid}) did not stop; see ${logFile(home)}.`);
    await sleep(25);
  }
}

/** The port of the last time while nobody else has it, so that a tool's saved connection keeps working. */
export async function choosePort(home: PostgresHome, wanted?: number): Promise<number> {
  const file = path.join(home.folder, 'port');
  const last = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  const port = wanted ?? ((last && (await freePort(last))) || (await freePort(0)));
  if (!port) throw new Error('There is no free port for the database.');
  writeOwn(home, file, String(port));
  return port;
}

function freePort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address() as net.AddressInfo;
      probe.close(() => resolve(address.port));
    });
  });
}

export function readPassword(home: PostgresHome): string {
  return fs.readFileSync(path.join(home.folder, 'password'), 'utf8').trim();
}

/** Why it did not start, in the server's own words. */
export function lastWords(home: PostgresHome): string {
  const text = fs.existsSync(logFile(home)) ? fs.readFileSync(logFile(home), 'utf8') : '';
  const lines = text.split('\n').filter((line) => /FATAL|PANIC|error|HINT/.test(line));
  return `${oneLine(lines.slice(-2).join('\n')) || 'no reason given'} (${logFile(home)})`;
}

function writeOwn(home: PostgresHome, file: string, text: string): void {
  fs.writeFileSync(file, text, { mode: 0o600 });
  if (home.user) fs.chownSync(file, home.user.uid, home.user.gid);
}

function runProgram(home: PostgresHome, name: string, args: string[]) {
  return spawnSync(path.join(home.programs, name), args, { ...home.user, cwd: '/', encoding: 'utf8' });
}

const pidFile = (home: Place) => path.join(home.data, 'postmaster.pid');
const logFile = (home: Place) => path.join(home.folder, 'server.log');
const oneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' – ');
