import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the whole project, from the source as well as from the build. */
export const ROOT = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The folder of the project was not found: package-lock.json is missing.');
  return findRoot(parent);
}
