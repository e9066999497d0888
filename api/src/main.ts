import { EnvError, readEnv } from './env.js';

/** Production: one process, or a supervisor and WEB_CONCURRENCY processes that share the port. */
try {
  const env = readEnv();
  // The supervisor stays small: what a web process needs is only loaded there.
  if (env.WEB_CONCURRENCY > 1) await (await import('./supervisor.js')).supervise(env, async () => (await import('./serve.js')).serve(env));
  else await (await import('./serve.js')).serve(env);
} catch (error) {
  const { createLogger } = await import('./logger.js');
  const log = createLogger('fatal');
  if (error instanceof EnvError) log.fatal({ variables: error.problems }, 'environment variables must be changed');
  else log.fatal({ err: error }, 'cannot start');
  process.exit(1);
}
