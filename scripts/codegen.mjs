/**
 * The schema's classes -> schema.graphql -> typed documents and hooks; the API's errors -> the table of the documentation;
 * the releases of the contract -> its changelog.
 * With --check nothing is written: it fails when a file is not what would be written, whatever else has changed.
 */
import { generate } from '@graphql-codegen/cli';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { changelog } from './changelog.mjs';
import { errorTable } from './errorTable.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));
const { default: config } = await import('../codegen.ts');
const isCheck = process.argv.includes('--check');

const stale = [];
settle('schema.graphql', printedSchema());
const files = await generate({ ...config, silent: true, noSilentErrors: true }, false);
for (const { filename, content } of files) settle(filename, content);
settle('web/src/developers/errors.generated.json', errorTable());
settle('docs/schema-changelog.md', await changelog());

if (stale.length > 0) {
  console.error(`Not up to date: ${stale.join(', ')}. Run "npm run codegen" and commit the result.`);
  process.exitCode = 1;
}

function settle(file, content) {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return;
  if (isCheck) stale.push(path.relative('.', file));
  else fs.writeFileSync(file, content);
}

function printedSchema() {
  // Named, because the compiler settings at the root allow no decorators.
  const env = { ...process.env, TSX_TSCONFIG_PATH: 'api/tsconfig.json' };
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'api/src/print-schema.ts'], { env, encoding: 'utf8' });
  if (result.status === 0) return result.stdout;
  console.error(result.stderr.trim());
  process.exit(1);
}
