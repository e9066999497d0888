import cluster from 'node:cluster';
import type { Env } from './env.js';
import type { Logger } from './logger.js';

export interface Metrics {
  /** From here on, all that is measured is told. */
  tell(): void;
  stop(): Promise<void>;
}

type Settings = Pick<Env, 'METRICS_PORT' | 'METRICS_TOKEN'>;

/** The measures of a process: on a port of their own, or, of one of several, for the supervisor that asks. Nothing without METRICS_PORT. */
export async function startMetrics({ METRICS_PORT, METRICS_TOKEN }: Settings, log: Logger): Promise<Metrics> {
  if (METRICS_PORT === undefined) return { tell: () => undefined, stop: () => Promise.resolve() };
  const [{ answerSupervisor, createRegistry, tellMeasures, tellProcess }, { serveMetrics }] = await Promise.all([import('./metrics.js'), import('./metrics.server.js')]);
  const registry = createRegistry();
  const server = cluster.isWorker ? answerSupervisor(registry) : await serveMetrics({ METRICS_PORT, METRICS_TOKEN }, () => registry.metrics(), log);
  return {
    tell() {
      tellProcess(registry);
      tellMeasures(registry);
    },
    stop: () => server?.stop() ?? Promise.resolve(),
  };
}

/** What all processes of a machine have measured together, and the supervisor of them. */
export async function startSupervisorMetrics({ METRICS_PORT, METRICS_TOKEN }: Settings, log: Logger): Promise<void> {
  if (METRICS_PORT === undefined) return;
  const [{ askProcesses, createRegistry, tellMeasures }, { serveMetrics }] = await Promise.all([import('./metrics.js'), import('./metrics.server.js')]);
  const own = createRegistry();
  tellMeasures(own);
  const ask = askProcesses();
  await serveMetrics({ METRICS_PORT, METRICS_TOKEN }, async () => `${await ask()}\n${await own.metrics()}`, log);
}
