import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from './logger.js';
import { counter, gauge } from './measures.js';
import { startSupervisorMetrics } from './metrics.start.js';

/** So long a process may finish what is at hand, in milliseconds; then it is ended. */
const PATIENCE = 10_000;
/** Until a process that ended by itself is replaced: at once, and after each one that did not live long, twice as late. */
const FIRST_DELAY = 100;
const LONGEST_DELAY = 30_000;
const LONG_LIFE = 60_000;

interface Settings {
  WEB_CONCURRENCY: number;
  LOG_LEVEL: string;
  METRICS_PORT?: number;
  METRICS_TOKEN?: string;
}

/**
 * Runs `work` in so many processes on one port. One that ends is replaced; SIGTERM ends all of them gracefully, SIGHUP
 * replaces one after the other by one that is started from the files as they are now. The port stays open all the time.
 */
export async function supervise({ WEB_CONCURRENCY, LOG_LEVEL, ...measured }: Settings, work: () => Promise<void>): Promise<void> {
  if (cluster.isWorker) {
    // Ctrl-C reaches every process of a terminal: the supervisor says when to stop.
    process.on('SIGINT', () => undefined).on('SIGHUP', () => undefined);
    return work();
  }
  // Each takes connections from the open port by itself: one that the supervisor had just passed to a process that
  // dies would never be answered nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const log = createLogger(LOG_LEVEL);
  gauge('obala_processes', 'Web processes that run.', () => workers().length);
  const countDeath = counter('obala_process_deaths_total', 'Web processes that ended by themselves, and were replaced.');
  await startSupervisorMetrics(measured, log);
  const leaving = new Set<Worker>();
  let isStopping = false;
  let replacing: Promise<void> | undefined;
  let delay = FIRST_DELAY;

  /** Comes back when the new process takes requests; undefined when it ended before. */
  async function start(): Promise<Worker | undefined> {
    const worker = cluster.fork();
    // It was told something, or asked for its measures, in the moment that it died: its end follows.
    worker.on('error', (error) => log.warn({ err: error, pid: worker.process.pid }, 'a web process could not be reached'));
    const bornAt = Date.now();
    const abort = new AbortController();
    const isUp = await Promise.race([
      once(worker, 'listening', abort).then(() => true),
      once(worker, 'exit', abort).then(() => false),
    ]).finally(() => abort.abort());
    if (!isUp) return undefined;
    worker.once('exit', (code, signal) => {
      if (leaving.delete(worker) || isStopping) return;
      countDeath();
      log.error({ pid: worker.process.pid, code, signal }, 'a web process ended and is replaced');
      if (Date.now() - bornAt > LONG_LIFE) delay = FIRST_DELAY;
      void replace();
    });
    return worker;
  }

  /** Brings another one up, ever more patiently while none stays up. */
  async function replace(): Promise<void> {
    while (!isStopping) {
      await sleep(delay);
      delay = Math.min(LONGEST_DELAY, delay * 2);
      if (isStopping || (await start())) return;
      log.error('a web process could not start');
    }
  }

  async function stop(worker: Worker): Promise<void> {
    if (worker.isDead()) return;
    leaving.add(worker);
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    const patience = setTimeout(() => worker.process.kill('SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(patience);
  }

  async function replaceAll(): Promise<void> {
    for (const old of workers()) {
      if (isStopping) return;
      if (!(await start())) return log.error('the new web process could not start: the others stay');
      await stop(old);
    }
    log.info('all web processes have been replaced');
  }

  async function stopAll(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(workers().map(stop));
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0));
  process.on('SIGHUP', () => void (replacing ??= replaceAll().finally(() => (replacing = undefined))));
  // The first one alone: it brings the database up to date. Where it cannot start, the others could not either.
  if (!(await start())) return stopAll(1);
  await Promise.all(Array.from({ length: WEB_CONCURRENCY - 1 }, async () => (await start()) ?? replace()));
  if (!isStopping) log.info({ processes: WEB_CONCURRENCY }, 'all web processes listen');
}

const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
