import { defineConfig, devices } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const CHROMIUM = '/usr/bin/chromium';

/** Free ports, asked for once: the workers load this file too and inherit the variables. */
const port = (process.env['E2E_PORT'] ??= freePort());
/** A second product with a database of its own, for the journeys in which years go by. */
const yearsPort = (process.env['E2E_YEARS_PORT'] ??= freePort());
const addressOf = (served: string) => `http://localhost:${served}`;
const baseURL = addressOf(port);
const YEARS = /years\.spec\.ts$/;
/** All journeys come from one address, many at once, and a browser beside the product makes it late: nobody is sent away. */
const MUCH = { RATE_LIMIT_ANONYMOUS: '100000000', RATE_LIMIT_KEY: '100000000', REQUESTS_AT_ONCE: '0' };

export default defineConfig({
  testDir: 'web/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine takes its time. What one step waits for ends long before its test does, so that a failure names it.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 30_000 } },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'de-DE',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // It costs time in every test and stays on the machine that ran it: on a build server nobody reads it.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: fs.existsSync(CHROMIUM)
      ? { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] }
      : {},
  },
  projects: [
    { name: 'desktop', testIgnore: YEARS, use: { ...devices['Desktop Chrome'], locale: 'de-DE', viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: YEARS,
      use: { ...devices['Pixel 7'], locale: 'de-DE', viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    { name: 'years', testMatch: YEARS, use: { ...devices['Desktop Chrome'], baseURL: addressOf(yearsPort), locale: 'de-DE', viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [server(port), server(yearsPort)],
});

function server(served: string) {
  const url = addressOf(served);
  return {
    command: 'node scripts/serve-built.mjs',
    url: `${url}/readyz`,
    env: { PORT: served, PUBLIC_URL: url, NODE_ENV: 'test', LOG_LEVEL: 'error', DEMO_PICTURES: 'lazy', TRUST_PROXY: '1', ...MUCH },
    reuseExistingServer: false,
    timeout: 120_000,
    // The database has to be stopped too.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  };
}

function freePort(): string {
  const script = "const s = require('node:net').createServer().listen(0, () => { console.log(s.address().port); s.close(); })";
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout.trim();
}
