import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Which tests failed, by the reports of vitest and Playwright, each with the first line of why: a log's end says it all. */
export function failures(vitest, playwright, root) {
  return [...ofVitest(vitest, root), ...ofPlaywright(playwright)].map(([name, message]) => `FAILED ${name}\n       ${firstLine(message)}`);
}

function ofVitest(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    // A file that cannot even be loaded has no tests.
    if (assertionResults.length === 0) return status === 'failed' ? [[file, message]] : [];
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.map((test) => [[file, ...test.ancestorTitles, test.title].join(' > '), test.failureMessages[0]]);
  });
}

function ofPlaywright(report) {
  const ofSuite = ({ suites = [], specs = [] }, titles) => [
    ...suites.flatMap((suite) => ofSuite(suite, [...titles, suite.title])),
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === 'unexpected')
        .map(({ projectName, results }) => [`${[...titles, title].join(' > ')} (${projectName})`, results.at(-1)?.error?.message]),
    ),
  ];
  return report ? [...ofSuite(report, []), ...report.errors.map(({ message }) => ['browser tests', message])] : [];
}

/** Without the colours that a terminal would show. */
function firstLine(message = '') {
  const lines = stripVTControlCharacters(message).split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '') ?? 'no reason given';
}
