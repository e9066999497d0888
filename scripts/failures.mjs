import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Of a long log only the end is kept; so many lines of it tell what failed. */
const MOST_LINES = 14;
const LONGEST_LINE = 240;

/** Which tests failed, by the reports of vitest and Playwright, each with the first line of why: a log's end says it all. */
export function failures({ vitest, unhandled = [], playwright }, root) {
  const all = [...ofVitest(vitest, root), ...unhandled.map(({ file, message }) => [`${file ? path.relative(root, file) : 'vitest'} (outside of its tests)`, message]), ...ofPlaywright(playwright)];
  if (all.length * 2 <= MOST_LINES) return all.flatMap(([name, message]) => [cut(`FAILED ${name}`), cut(`       ${firstLine(message)}`)]);
  const lines = all.map(([name, message]) => cut(`FAILED ${name}: ${firstLine(message)}`));
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), `… and ${lines.length - MOST_LINES + 1} more`];
}

function ofVitest(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot even be loaded has no tests; one whose preparation failed has none that failed.
    if (failed.length === 0) return status === 'failed' ? [[file, message]] : [];
    return failed.map((test) => [[file, ...test.ancestorTitles, test.title].join(' > '), test.failureMessages[0]]);
  });
}

function ofPlaywright(report) {
  const ofSuite = ({ suites = [], specs = [] }, titles) => [
    ...suites.flatMap((suite) => ofSuite(suite, [...titles, suite.title])),
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === 'unexpected')
        .map(({ projectName, results }) => [`${[...titles, title].join(' > ')} (${projectName})`, reasonOf(results.at(-1)?.errors ?? [])]),
    ),
  ];
  return report ? [...ofSuite(report, []), ...report.errors.map(({ message }) => ['browser tests', message])] : [];
}

/** What was waited for says more than that time was up; with the line of the test. */
function reasonOf(errors) {
  const error = errors.find(({ location }) => location) ?? errors[0];
  if (!error) return undefined;
  const words = stripVTControlCharacters(error.message ?? '').split('\n').map((line) => line.trim()).filter((line) => line !== '');
  const place = error.location ? `line ${error.location.line}: ` : '';
  return place + [words[0], ...words.filter((line) => /^(- waiting for|Locator:|Expected|Received)/.test(line)).slice(0, 2)].join(' ');
}

/** Without the colours that a terminal would show. */
function firstLine(message = '') {
  const lines = stripVTControlCharacters(message).split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '') ?? 'no reason given';
}

function cut(line) {
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line;
}
