import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 15 * 60_000;

/** Runs `work` while no other process does the same: two starts at once must not install or build over each other. */
export async function withLock(file, work) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const giveUpAt = Date.now() + PATIENCE;
  while (!take(file)) {
    if (Date.now() > giveUpAt) throw new Error(`Another process holds ${file}; delete that file if none is running.`);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(file)) fs.rmSync(file, { force: true });
    return false;
  }
}

function isAbandoned(file) {
  const pid = Number(readIfThere(file));
  // Empty: its owner is between creating and writing it.
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
