import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAlive } from '../sandbox/postgres/lock.js';

const LONG = { timeout: 40_000, interval: 20 };

let folder: string;
let port: number;
let metricsPort: number;
let supervisor: ChildProcess;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'obala-supervisor-'));
  [port, metricsPort] = [await freePort(), await freePort()];
  const script = path.join(import.meta.dirname, 'test/supervised.ts');
  supervisor = spawn(process.execPath, ['--import', 'tsx', script, folder, String(port), String(metricsPort)], { stdio: 'inherit' });
  await vi.waitUntil(() => running().length === 2, LONG);
}, 60_000);

afterEach(() => {
  supervisor.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as { port: number };
  probe.close();
  return free;
}

/** A measure of all processes together. */
const measured = async (line: string) => new RegExp(`^${line} (.+)$`, 'm').exec(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())?.[1];
/** Each on a connection of its own. */
const ask = async () => (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text();
const write = (name: string) => fs.writeFileSync(path.join(folder, name), '');
const starts = () => fs.readFileSync(path.join(folder, 'starts'), 'utf8').trim().split('\n').map(Number);
/** The processes that have listened and still live. */
const running = () => fs.readdirSync(folder).flatMap((name) => (name.startsWith('up-') ? Number(name.slice(3)) : [])).filter(isAlive);

/** Asks again and again while something happens; whoever is refused fails it. */
async function whileAsking(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let count = 0;
  const asking = (async () => {
    for (; !isOver; count += 1) expect(await ask()).toBe('here');
  })();
  try {
    await work();
  } finally {
    isOver = true;
  }
  await asking;
  return count;
}

test('a process that dies is replaced, and all are replaced in turn without a refused connection', async () => {
  const [victim = 0, other] = running();
  process.kill(victim, 'SIGKILL');
  await vi.waitUntil(() => !isAlive(victim), LONG);
  await whileAsking(() => vi.waitUntil(() => running().length === 2, LONG));
  const second = running();
  expect(second).toContain(other);

  const asked = await whileAsking(async () => {
    supervisor.kill('SIGHUP');
    await vi.waitUntil(() => !second.some(isAlive), LONG);
  });
  expect(asked).toBeGreaterThan(10);
  expect(running()).toHaveLength(2);
});

test('the measures of all processes are told as one, and how many died', async () => {
  for (let count = 0; count < 20; count += 1) await ask();
  await vi.waitFor(async () => expect(await measured('obala_requests_total\\{kind="other",operation="other",status="2xx"\\}')).toBe('20'), LONG);
  expect([await measured('obala_processes'), await measured('obala_process_deaths_total')]).toEqual(['2', '0']);
  process.kill(running()[0] ?? 0, 'SIGKILL');
  await vi.waitFor(async () => expect([await measured('obala_processes'), await measured('obala_process_deaths_total')]).toEqual(['2', '1']), LONG);
});

test('a process that is told something in the moment that it dies takes nobody along', async () => {
  const before = running();
  supervisor.kill('SIGUSR2');
  await vi.waitUntil(() => before.filter(isAlive).length === 1 && running().length === 2, LONG);
  expect([await measured('obala_processes'), await measured('obala_process_deaths_total')]).toEqual(['2', '1']);
});

test('SIGTERM ends all of them when they have answered what is at hand', async () => {
  const pids = running();
  const slow = await fetch(`http://127.0.0.1:${port}/slow`);
  supervisor.kill('SIGTERM');
  // A second time, as npm and a terminal do.
  supervisor.kill('SIGTERM');
  // Refused, or taken by nobody any more.
  await vi.waitFor(async () => expect(fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(300) })).rejects.toThrow(), LONG);
  write('go');
  expect(await slow.text()).toBe('here');
  const [code] = supervisor.exitCode === null ? await once(supervisor, 'exit') : [supervisor.exitCode];
  expect(code).toBe(0);
  expect(pids.some(isAlive)).toBe(false);
});

test('what cannot start is tried ever more rarely, and those that run stay', async () => {
  write('broken');
  const before = running();
  const startsBefore = starts().length;
  await whileAsking(async () => {
    supervisor.kill('SIGHUP');
    await vi.waitUntil(() => starts().length > startsBefore, LONG);
  });
  expect(running()).toEqual(before);

  const [victim = 0] = before;
  process.kill(victim, 'SIGKILL');
  await vi.waitUntil(() => starts().length >= startsBefore + 5, LONG);
  const [a = 0, b = 0, c = 0, d = 0] = starts().slice(startsBefore + 1);
  expect(b - a).toBeGreaterThanOrEqual(200);
  expect(c - b).toBeGreaterThanOrEqual(400);
  expect(d - c).toBeGreaterThanOrEqual(800);
  fs.rmSync(path.join(folder, 'broken'));
  await vi.waitUntil(() => running().length === 2, LONG);
});
