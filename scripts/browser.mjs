import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** A Chromium for the browser tests: the system's, else Debian's package, else the one that Playwright brings. */
export function ensureBrowser(root) {
  if (fs.existsSync(SYSTEM_CHROMIUM)) return;
  const prefix = rootPrefix();
  if (prefix && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const apt = [...prefix, 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300'];
    run([...apt, 'update']);
    const result = run([...apt, 'install', '-y', '--no-install-recommends', 'chromium']);
    // Ubuntu's package is a mere pointer to a snap, which does not run in a container.
    if (result.status === 0 && isRunnable(SYSTEM_CHROMIUM)) return;
  }
  console.log("Looking for Playwright's Chromium …");
  const result = run([process.execPath, path.join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], root);
  if (result.status !== 0) {
    throw new Error('No Chromium for the browser tests: install the package "chromium", then run the command again.');
  }
}

/** What has to stand before a command that needs root; undefined when there is no way without a password. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

function isRunnable(file) {
  return fs.existsSync(file) && spawnSync(file, ['--version']).status === 0;
}

function run([command, ...args], cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'ignore'] });
}
