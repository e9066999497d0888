/** Builds what is stale and starts it, in one process: Ctrl-C reaches the server with nothing in between. */
import './settings.mjs';
import { onNpmGone } from './npm.mjs';

onNpmGone(() => process.kill(process.pid, 'SIGTERM'));
await import('./build.mjs');
if (!process.exitCode) await import('../api/dist/sandbox/start.js');
