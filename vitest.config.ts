import { defineConfig } from 'vitest/config';

/** The schema's libraries are loaded as CommonJS; `graphql` as a module beside them would be a second copy. */
const oneGraphql = { find: /^graphql$/, replacement: 'graphql/index.js' };

/** Much of the time a test waits for the database: a processor that is kept free for the runner is idle. The same everywhere, or the projects could not run side by side. */
const maxWorkers = '100%';

/** What takes minutes, and the machine for itself: `npm run torture`. */
const scenarios = process.env.TORTURE_FIGURES ? ['torture/**/*.scenario.ts'] : [];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: [oneGraphql] },
        test: {
          name: 'api',
          root: 'api',
          maxWorkers,
          // Schema and entities are loaded once for many files: each has a database of its own, and they share nothing else.
          isolate: false,
          environment: 'node',
          include: ['src/**/*.test.ts', 'sandbox/**/*.test.ts', 'torture/**/*.test.ts', ...scenarios],
          globalSetup: ['src/test/global-setup.ts'],
          env: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // Pages and what they change around them have a window of their own for each file; plain functions share one.
      { extends: './web/vitest.config.ts', test: { name: 'web', root: 'web', maxWorkers, include: ['src/**/*.test.tsx'] } },
      { extends: './web/vitest.config.ts', test: { name: 'web functions', root: 'web', maxWorkers, include: ['src/**/*.test.ts'], isolate: false } },
    ],
  },
});
