import fs from 'node:fs';
import { defineConfig } from 'vitest/config';

/** The schema's libraries are loaded as CommonJS; `graphql` as a module beside them would be a second copy. */
const oneGraphql = { find: /^graphql$/, replacement: 'graphql/index.js' };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: [oneGraphql] },
        test: {
          name: 'api',
          root: 'api',
          environment: 'node',
          include: ['src/**/*.test.ts', 'sandbox/**/*.test.ts', 'torture/**/*.test.ts'],
          globalSetup: ['src/test/global-setup.ts'],
          env: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(fs.existsSync('web/vitest.config.ts') ? ['web/vitest.config.ts'] : []),
    ],
  },
});
