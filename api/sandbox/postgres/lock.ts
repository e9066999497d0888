import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any start or stop takes: an older lock was left behind, whoever has its process number now. */
const OLDEST = 120_000;

/** Runs `work` while no other process starts or stops the same server. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!take(file)) await sleep(50);
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isAbandoned(file)) fs.rmSync(file, { force: true });
    return false;
  }
}

function isAbandoned(file: string): boolean {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return false;
  if (Date.now() - stat.mtimeMs > OLDEST) return true;
  const pid = Number(readIfThere(file));
  // Empty: its owner is between creating and writing it.
  return pid > 0 && !isAlive(pid);
}

function readIfThere(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
