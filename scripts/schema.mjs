/**
 * Compares schema.graphql with its last release: fails when something is missing that partners may rely on.
 * `node scripts/schema.mjs release 1.1.0` makes the present state a release, after the same comparison.
 */
import fs from 'node:fs';
import path from 'node:path';
import { presentSchema, readRelease, RELEASED } from './changelog.mjs';
import { breaches } from './contract.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));
const [, , command, version = ''] = process.argv;
const today = new Date().toISOString().slice(0, 10);
const isFirst = !fs.existsSync(RELEASED);

const found = isFirst ? [] : await breaches(readRelease(RELEASED).schema, presentSchema(), today);
if (found.length > 0) {
  console.error(`Against the release ${readRelease(RELEASED).version}, without having been announced in it:\n${found.join('\n')}`);
  process.exitCode = 1;
} else if (command === 'release') {
  release();
} else {
  console.log('The contract holds what its last release promised.');
}

function release() {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('A release needs a version: node scripts/schema.mjs release 1.1.0');
  const last = isFirst ? undefined : readRelease(RELEASED);
  if (last && last.version !== version) fs.renameSync(RELEASED, path.join(path.dirname(RELEASED), `${last.version}.graphql`));
  fs.writeFileSync(RELEASED, `# ${version}, ${today}\n${fs.readFileSync('schema.graphql', 'utf8')}`);
  console.log(`${RELEASED} is ${version}. "npm run codegen" writes the changelog.`);
}
