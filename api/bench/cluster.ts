import 'reflect-metadata';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../src/database.js';
import { fillCluster, type Journal, startLoad } from './cluster.load.js';
import { findPrograms, query, startDatabases, startNginx, startProduct } from './cluster.servers.js';
import { freePort } from './servers.js';

/**
 * `npm run bench:cluster`: two processes of the product, a primary with a replica that pg_basebackup made, nginx in
 * front; under load a process is killed, then the replica, and both come back. Fails where a read failed that began after
 * the kill, where a confirmed write is missing, or where an operator did not read what they had written.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
/** So long after a kill a request may still be on its way to what is dead. */
const IN_FLIGHT = 100;
const programs = findPrograms();
if (typeof programs === 'string') {
  process.stdout.write(`bench:cluster ${programs}.\n`);
  process.exit(0);
}

const stops: (() => unknown)[] = [];
const products: ChildProcess[] = [];
const table: Record<string, object> = {};
const failures: string[] = [];
try {
  const { primary, replica: makeReplica } = await startDatabases(programs.postgres, stops);
  await migrate(primary.url);
  await fillCluster(primary.url);
  const replica = await makeReplica();
  const ports = [await freePort(), await freePort()] as const;
  stops.unshift(() => products.map((product) => product.kill('SIGKILL')));
  products.push(...(await Promise.all(ports.map((port) => startProduct(port, primary.url, replica.url)))));
  const { journal, stop } = await startLoad(await startNginx(programs.nginx, ports, stops));

  /** What happens in a while that begins with a mishap. */
  const phase = async (name: string, mishap?: () => Promise<void> | void) => {
    const from = journal.reads.length;
    const startedAt = performance.now();
    const writes = journal.writes;
    const [readsBefore, lags] = [await readsOf(replica.url), [] as number[]];
    await mishap?.();
    for (let second = 0; second < SECONDS * 4; second += 1) {
      await sleep(250);
      lags.push(await lagOf(primary.url));
    }
    const readsAfter = await readsOf(replica.url);
    table[name] = { ...figures(journal, from, startedAt), writes: journal.writes - writes, 'at the replica': readsAfter === null ? '–' : Math.max(0, readsAfter - (readsBefore ?? 0)), 'lag ms': Math.max(...lags) };
  };
  await sleep(2000);
  await phase('calm');
  await phase('a process is killed', () => void products[0]?.kill('SIGKILL'));
  await phase('it is back', async () => void products.push(await startProduct(ports[0], primary.url, replica.url)));
  await phase('the replica is killed', () => replica.kill());
  await phase('it is back, too', () => replica.start());
  await stop();
  console.table(table);
  if (((await readsOf(replica.url)) ?? 0) === 0) failures.push('the replica is not used again');
  await checkWrites(journal, primary.url);
} finally {
  for (const end of stops) await end();
}
for (const failure of failures) process.stdout.write(`FAILED: ${failure}\n`);
process.stdout.write(failures.length > 0 ? '' : 'No failed read beyond those in flight, no lost write.\n');
process.exitCode = failures.length > 0 ? 1 : 0;

function figures({ reads }: Journal, from: number, startedAt: number) {
  const own = reads.slice(from);
  const good = own.filter(({ isGood }) => isGood);
  const bad = own.filter(({ isGood }) => !isGood);
  const late = bad.filter((read) => read.startedAt > startedAt + IN_FLIGHT);
  if (late.length > 0) failures.push(`${late.length} reads failed that were not in flight, the last one ${Math.round((late.at(-1)?.startedAt ?? 0) - startedAt)} ms after the beginning`);
  const gaps = good.map(({ endedAt }, index) => endedAt - (good[index - 1]?.endedAt ?? startedAt));
  const times = good.map((read) => read.endedAt - read.startedAt).sort((a, b) => a - b);
  const p = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  return { reads: own.length, 'in flight, failed': bad.length - late.length, failed: late.length, 'longest gap ms': Math.round(Math.max(...gaps)), 'p50 ms': p(0.5), 'p99 ms': p(0.99) };
}

async function checkWrites({ writes, unsure, created, states, notRead }: Journal, url: string): Promise<void> {
  const rows = await query<{ id: string; isActive: boolean }>(url, 'select id::text, is_active as "isActive" from hotel');
  const stored = new Map(rows.map(({ id, isActive }) => [id, isActive]));
  const lost = created.filter((id) => !stored.has(id)).length + [...states].filter(([id, isActive]) => isActive !== undefined && stored.get(id) !== isActive).length;
  process.stdout.write(`${writes} writes: ${writes - unsure} confirmed (${created.length} new listings), ${unsure} without an answer, ${lost} lost, ${notRead} not read by who wrote them\n`);
  if (lost > 0) failures.push(`${lost} confirmed writes are lost`);
  if (notRead > 0) failures.push(`${notRead} operators did not read what they had written`);
  if (created.length === 0) failures.push('no listing could be put up');
}

/** How many statements the replica has answered for the product; null while it is away. */
async function readsOf(url: string): Promise<number | null> {
  const rows = await query<{ count: number }>(url, `select xact_commit::float8 as count from pg_stat_database where datname = current_database()`).catch(() => []);
  return rows[0]?.count ?? null;
}

/** How far the replica is behind, in milliseconds; 0 where it has nothing to catch up with. */
async function lagOf(url: string): Promise<number> {
  const rows = await query<{ lag: number }>(url, 'select coalesce(extract(epoch from max(replay_lag)) * 1000, 0)::float8 as lag from pg_stat_replication');
  return Math.round(rows[0]?.lag ?? 0);
}
