/** The releases of the contract, kept in docs/schema, and the changelog that is written from them. */
import { buildSchema } from 'graphql';
import fs from 'node:fs';
import path from 'node:path';
import { announcements, changesBetween } from './contract.mjs';

const FOLDER = 'docs/schema';
/** The last release; those before it are called after their versions. */
export const RELEASED = path.join(FOLDER, 'released.graphql');

/** All releases, the newest first. The first line of each says which it is: `# 1.0.0, 2026-11-21`. */
export function releases() {
  const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.graphql'));
  return files.map((file) => readRelease(path.join(FOLDER, file))).toSorted((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
}

export function readRelease(file) {
  const text = fs.readFileSync(file, 'utf8');
  const [, version = '', date = ''] = /^# (\d+\.\d+\.\d+), (\d{4}-\d{2}-\d{2})\n/.exec(text) ?? [];
  if (version === '') throw new Error(`${file} does not begin with "# version, date"`);
  return { version, date, text, schema: buildSchema(text) };
}

export const presentSchema = () => buildSchema(fs.readFileSync('schema.graphql', 'utf8'));

/** docs/schema-changelog.md as it has to be. */
export async function changelog() {
  const all = releases();
  const [last] = all;
  const present = presentSchema();
  const parts = ['# Changes of the API', 'Written by `npm run codegen` from the releases in [schema](schema). What is removed has been announced in a release before, with a date that has passed.'];
  const pending = last ? await changesBetween(last.schema, present) : [];
  if (pending.length > 0) parts.push('## Not released yet', pending.join('\n'));
  for (const [index, { version, date, schema }] of all.entries()) {
    const before = all[index + 1];
    const changes = before ? await changesBetween(before.schema, schema) : ['The first release.'];
    parts.push(`## ${version}, ${date}`, changes.length > 0 ? changes.join('\n') : 'Only wording.');
  }
  const announced = announcements(present);
  if (announced.length > 0) parts.push('## Announced', announced.join('\n'));
  return `${parts.join('\n\n')}\n`;
}
