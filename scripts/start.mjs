/** Builds what is stale and starts it, in one process: Ctrl-C reaches the server with nothing in between. */
import fs from 'node:fs';
import path from 'node:path';
import { onNpmGone } from './npm.mjs';

const settings = path.resolve(import.meta.dirname, '../.env');
// What is set in the shell wins.
if (fs.existsSync(settings)) process.loadEnvFile(settings);

onNpmGone(() => process.kill(process.pid, 'SIGTERM'));
await import('./build.mjs');
if (!process.exitCode) await import('../api/dist/sandbox/start.js');
