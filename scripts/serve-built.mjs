/** The built product with an empty database of its own, for the browser tests: nothing of it is left afterwards. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'obala-e2e-'));
// As root, the database runs as another user, who has to get into the folder.
fs.chmodSync(folder, 0o755);
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
await import('../api/dist/sandbox/start.js');
