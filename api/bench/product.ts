import { type Browser, chromium } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../src/root.js';
import { freePort } from './servers.js';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Starts the built product with the demo data, and a browser, for as long as something is measured. */
export async function withProduct(measure: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obala-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [path.join(ROOT, 'api/dist/sandbox/start.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO_PICTURES: 'lazy', RATE_LIMIT_ANONYMOUS: '1000000000' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch({
    executablePath: existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    await answering(`${origin}/readyz`, server);
    await measure(browser, origin);
  } finally {
    await browser.close();
    server.kill('SIGINT');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The product did not start: run npm run build first.');
}
