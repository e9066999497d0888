/** Builds what is stale and starts it, in one process: Ctrl-C reaches the server with nothing in between. */
await import('./build.mjs');
if (!process.exitCode) await import('../api/dist/sandbox/start.js');
