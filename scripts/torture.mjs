/** `npm run torture`: builds, lets everything fail and break that can, and prints what was measured. Names of files narrow it down. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const ALL = ['api/torture', 'api/src/images/hostile.test.ts', 'api/src/images/upload-load.test.ts', 'api/src/credits/stripe-down.test.ts'];

const figures = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'obala-figures-')), 'figures.jsonl');
fs.writeFileSync(figures, '');
const startedAt = Date.now();
const run = (script, ...args) => spawnSync(process.execPath, [path.join(root, script), ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, TORTURE_FIGURES: figures } }).status ?? 1;

const asked = process.argv.slice(2);
let status = run('scripts/build.mjs');
status ||= run('node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--mode', 'torture', '--no-file-parallelism', ...(asked.length > 0 ? asked : ALL));

const rows = fs.readFileSync(figures, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line));
fs.rmSync(path.dirname(figures), { recursive: true });
console.log(`\n| what was done | what was measured |\n|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
console.log(`${status === 0 ? 'Everything holds' : 'Something does not hold'}, after ${Math.round((Date.now() - startedAt) / 1000)} s.`);
process.exitCode = status;
