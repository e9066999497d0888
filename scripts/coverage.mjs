/**
 * Checks that every promise in docs/coverage.md names tests that ran and were right.
 * With the JSON reports of a run as arguments it looks the names up there; without, in the sources of the tests.
 */
import fs from 'node:fs';
import path from 'node:path';
import { titlesIn } from './test-titles.mjs';

const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'docs', 'coverage.md');
/** Between a file and the titles of a test, and between the titles. */
const ARROW = ' › ';
const reports = process.argv.slice(2);

const problems = [];
const promises = readPromises();
const tests = reports.length > 0 ? reports.flatMap(testsOfReport) : testsOfSources(promises);
for (const { line, names } of promises) {
  if (names.length === 0) problems.push(`line ${line}: no test is named`);
  for (const name of names) {
    const problem = problemOf(name);
    if (problem) problems.push(`line ${line}: ${problem}: ${name}`);
  }
}

if (problems.length > 0) console.error(`${path.relative(process.cwd(), page)}:\n${problems.join('\n')}`);
else console.log(`${promises.length} promises, each ${reports.length > 0 ? 'held by a test that ran' : 'naming a test that there is'}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** The rows of all tables: what is promised, and the tests in the last column, each in backticks. */
function readPromises() {
  const lines = fs.readFileSync(page, 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const isHead = lines[index + 1]?.startsWith('|-') || text.startsWith('|-');
    if (!text.startsWith('|') || isHead) return [];
    const cells = text.split(/(?<!\\)\|/).slice(1, -1);
    if (cells.length !== 2) problems.push(`line ${index + 1}: ${cells.length} columns instead of 2`);
    const names = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replaceAll('\\|', '|'));
    return [{ line: index + 1, names }];
  });
}

/** What is wrong with a test by this name: the file, then its titles from the outermost, or the last ones. `*` stands for any text. */
function problemOf(name) {
  const [file, ...titles] = name.split(ARROW);
  if (titles.length === 0) return 'names no title';
  const like = tests.filter((test) => test.file === file && isNamed(test.titles, titles));
  // A title of a source that is only known when it runs may look like any name.
  const same = like.filter((test) => test.titles.slice(-titles.length).join(ARROW) === titles.join(ARROW));
  const found = same.length > 0 ? same : like;
  if (found.length === 0) return tests.some((test) => test.file === file) ? 'no such test' : 'no such file';
  const chains = new Set(found.map((test) => test.titles.join(ARROW)));
  if (chains.size > 1 && !name.includes('*')) return 'more than one test is called so';
  if (found.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return found.some(({ outcome }) => outcome === 'passed') ? undefined : 'did not run';
}

function isNamed(titles, named) {
  const last = titles.slice(-named.length);
  return last.length === named.length && named.every((text, index) => matches(text, last[index]) || (reports.length === 0 && matches(last[index], text)));
}

function matches(pattern, text) {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text);
}

function testsOfReport(file) {
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  return report.testResults ? report.testResults.flatMap(testsOfVitest) : report.suites.flatMap((suite) => testsOfPlaywright(suite, report.config.rootDir));
}

function testsOfVitest({ name, assertionResults }) {
  const file = nameOf(name);
  return assertionResults.map(({ ancestorTitles, title, status }) => ({ file, titles: [...ancestorTitles, title], outcome: status }));
}

/** The outermost suite of a file is called like it; a test that was skipped on one screen may have run on the other. */
function testsOfPlaywright(suite, folder, titles = []) {
  const inner = (suite.suites ?? []).flatMap((one) => testsOfPlaywright(one, folder, [...titles, one.title]));
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status }) => {
      const outcome = { expected: 'passed', flaky: 'passed', unexpected: 'failed' }[status] ?? status;
      return { file: nameOf(path.resolve(folder, spec.file)), titles: [...titles, spec.title], outcome };
    }),
  );
  return [...own, ...inner];
}

function testsOfSources(rows) {
  const files = new Set(rows.flatMap(({ names }) => names.map((name) => name.split(ARROW)[0])));
  return [...files].filter((file) => fs.existsSync(path.join(root, file))).flatMap((file) => titlesIn(path.join(root, file)).map((test) => ({ file, ...test })));
}

function nameOf(file) {
  return path.relative(root, file).replaceAll(path.sep, '/');
}
