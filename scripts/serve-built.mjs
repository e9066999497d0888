/** The built product with an empty database of its own, for the browser tests: nothing of it is left afterwards. */
import fs from 'node:fs';
import { temporaryFolder } from '../api/dist/sandbox/temporary.js';

const folder = await temporaryFolder('e2e');
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
await import('../api/dist/sandbox/start.js');
