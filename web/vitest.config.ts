import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Components and pages, rendered in jsdom against a scripted API. */
export default defineConfig({
  plugins: [react()],
  // One copy of it, the one that the libraries outside of Vite load.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    root: import.meta.dirname,
    environment: 'jsdom',
    setupFiles: ['src/test/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A failing query prints its message, not the whole page.
    env: { DEBUG_PRINT_LIMIT: '0' },
  },
});
