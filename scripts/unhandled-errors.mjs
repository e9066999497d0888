/** A reporter of vitest: what failed outside of every test, which its JSON report leaves out. */
import fs from 'node:fs';

export default class UnhandledErrors {
  onTestRunEnd(_, errors) {
    const seen = errors.map(({ name, message, VITEST_TEST_PATH: file }) => ({ file, message: `${name ?? 'Error'}: ${message}` }));
    fs.writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(seen));
  }
}
