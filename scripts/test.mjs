/**
 * Everything that has to be right before a change is taken over, what can be checked without running it first, two at a time;
 * it ends at the first thing that fails, but for the tests: one run shows all of them that do. The last line sums the tests up: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { failures } from './failures.mjs';
import { onNpmGone } from './npm.mjs';

const root = path.resolve(import.meta.dirname, '..');
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'obala-reports-'));
const vitestReport = path.join(reports, 'vitest.json');
const unhandledReport = path.join(reports, 'unhandled.json');
const playwrightReport = path.join(reports, 'playwright.json');

/** Steps of one line run side by side, the longest first; a step with `isShown` speaks for itself while it runs; after one with `goesOn` the next line runs although it failed. */
const STAGES = [
  [
    { name: 'lint', command: ['eslint/bin/eslint.js', '--max-warnings=0', '.'] },
    { name: 'types of the API', command: ['typescript/bin/tsc', '--noEmit', '-p', 'api'] },
    { name: 'types of the pages', command: ['typescript/bin/tsc', '--noEmit', '-p', 'web'] },
    { name: 'types of the tools', command: ['typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.tools.json'] },
    { name: 'import arrows', command: ['dependency-cruiser/bin/dependency-cruiser.mjs', 'api/src', 'api/sandbox', 'web/src'] },
    { name: 'generated code', command: ['../scripts/codegen.mjs', '--check'] },
    { name: 'contract against its release', command: ['../scripts/schema.mjs'] },
    { name: 'packages that nothing uses or nothing names', command: ['knip/bin/knip.js'] },
    { name: 'licences and checksums of the packages', command: ['../scripts/packages.mjs', '--check'] },
    { name: 'build', command: ['../scripts/build.mjs'] },
    { name: 'size of the first load', command: ['../scripts/size.mjs'], isAlone: true },
    { name: 'what is served', command: ['../scripts/served.mjs'], isAlone: true },
  ],
  [
    {
      name: 'unit, API and page tests',
      command: ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', '--reporter=./scripts/unhandled-errors.mjs', `--outputFile.json=${vitestReport}`],
      isShown: true,
      goesOn: true,
    },
  ],
  [{ name: 'browser tests', command: ['@playwright/test/cli.js', 'test', '--reporter=list,json'], isShown: true }],
  [{ name: 'promises and their tests', command: ['../scripts/coverage.mjs', vitestReport, playwrightReport], isShown: true }],
];

let hasFailed = false;
let isOver = false;
let running;
const done = [];

const children = new Set();
// The running steps end themselves (and their databases); what would follow does not start.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, giveUp);
onNpmGone(giveUp);

for (const stage of STAGES) if (!isOver) await runStage(stage);

console.log(`\n${done.map(({ name, isRight, seconds }) => `${isRight ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`).join('\n')}\n`);
const sum = counted();
for (const line of failures({ vitest: read(vitestReport), unhandled: read(unhandledReport), playwright: read(playwrightReport) }, root)) console.log(line);
fs.rmSync(reports, { recursive: true, force: true });
// A check that is no test and fails must not look like a run without failures.
if (hasFailed && sum.failed === 0) sum.failed = done.filter(({ isRight }) => !isRight).length || 1;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

function giveUp() {
  hasFailed = true;
  isOver = true;
  for (const child of children) child.kill('SIGTERM');
}

async function runStage(steps) {
  const waiting = [...steps];
  running = 0;
  await Promise.all([worker(waiting), worker(waiting)]);
}

async function worker(waiting) {
  while (!isOver && waiting.length > 0) {
    // What needs the result of the others waits until they are through.
    if (waiting[0].isAlone && running > 0) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    running += 1;
    await runStep(waiting.shift());
    running -= 1;
  }
}

function runStep({ name, command: [script, ...args], isShown, goesOn }) {
  const startedAt = Date.now();
  console.log(`… ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, UNHANDLED_ERRORS: unhandledReport, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
    child.once('close', (code) => {
      children.delete(child);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
      const isRight = code === 0;
      done.push({ name, isRight, seconds });
      if (!isRight) console.log(`\n${output.trim()}\n\nFailed: ${name}`);
      hasFailed ||= !isRight;
      isOver ||= !isRight && !goesOn;
      resolve();
    });
  });
}

/** A file that fails although none of its tests did counts as one failed test, and so does an error outside of every test. */
function counted() {
  const sum = { passed: 0, failed: 0 };
  const vitest = read(vitestReport);
  if (vitest) {
    sum.passed += vitest.numPassedTests;
    sum.failed += vitest.numFailedTests + (read(unhandledReport)?.length ?? 0);
    sum.failed += vitest.testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed')).length;
  }
  const playwright = read(playwrightReport);
  if (playwright) {
    sum.passed += playwright.stats.expected + playwright.stats.flaky;
    sum.failed += playwright.stats.unexpected + (playwright.stats.expected + playwright.stats.unexpected ? 0 : playwright.errors.length);
  }
  return sum;
}

function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
