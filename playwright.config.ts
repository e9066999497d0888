import { defineConfig, devices } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const CHROMIUM = '/usr/bin/chromium';

/** A free port, asked for once: the workers load this file too and inherit the variable. */
const port = (process.env['E2E_PORT'] ??= freePort());
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'web/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'de-DE',
    trace: 'retain-on-failure',
    launchOptions: fs.existsSync(CHROMIUM)
      ? { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] }
      : {},
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], locale: 'de-DE', viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], locale: 'de-DE', viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node scripts/serve-built.mjs',
    url: `${baseURL}/readyz`,
    env: { PORT: port, PUBLIC_URL: baseURL, NODE_ENV: 'test', LOG_LEVEL: 'error', DEMO_PICTURES: 'lazy' },
    reuseExistingServer: false,
    timeout: 120_000,
    // The database has to be stopped too.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

function freePort(): string {
  const script = "const s = require('node:net').createServer().listen(0, () => { console.log(s.address().port); s.close(); })";
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout.trim();
}
