import { EnvError, readEnv } from './env.js';

/** Production: one process, or a supervisor and WEB_CONCURRENCY processes that share the port. */
try {
  const env = readEnv();
  // The supervisor stays small: what a web process needs is only loaded there.
  if (env.WEB_CONCURRENCY > 1) await (await import('./supervisor.js')).supervise(env, async () => (await import('./serve.js')).serve(env));
  else await (await import('./serve.js')).serve(env);
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : `Cannot start: ${(error as Error).message}`}\n`);
  process.exit(1);
}
