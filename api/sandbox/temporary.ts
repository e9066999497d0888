import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from './postgres/lock.js';
import { shutDown } from './postgres/server.js';

/**
 * An empty folder for a run that keeps nothing. A run that was killed could not tidy up: the next one of its kind stops
 * the database that it left running and deletes its folder.
 */
export async function temporaryFolder(kind: string): Promise<string> {
  const prefix = `obala-${kind}-`;
  for (const name of fs.readdirSync(os.tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (pid && !isAlive(pid)) await removeTemporaryFolder(path.join(os.tmpdir(), name));
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  // As root, the database runs as another user, who has to get into the folder.
  fs.chmodSync(folder, 0o755);
  return folder;
}

export async function removeTemporaryFolder(folder: string): Promise<void> {
  try {
    const postgres = path.join(folder, 'postgres');
    await shutDown({ folder: postgres, data: path.join(postgres, 'data') });
    fs.rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's, or in use after all: not worth failing for.
  }
}
