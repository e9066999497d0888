/** Looks through everything that the built pages are sent with: no source maps, no settings of the server, nothing that looks like a secret. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const client = path.resolve(import.meta.dirname, '../web/dist/client');
/** What only the server knows, by name. */
const NAMES = fs
  .readFileSync(path.resolve(import.meta.dirname, '../.env.example'), 'utf8')
  .match(/^#? ?[A-Z][A-Z0-9_]+(?==)/gm)
  .map((name) => name.replace(/^# ?/, ''))
  .filter((name) => /SECRET|PASSWORD|TOKEN|KEY|HEADERS|_URL$/.test(name) && name !== 'PUBLIC_URL');
/** What it is set to where this was built. */
const VALUES = NAMES.map((name) => process.env[name]).filter((value) => value && value.length >= 8);
const SHAPES = [
  [/[#@] ?sourceMappingURL=/, 'a source map'],
  [/\b(?:sk|rk)_(?:live|test)_[0-9a-zA-Z]{8,}|\bwhsec_[0-9a-zA-Z+/=]{16,}/, 'a key of the payment provider'],
  [/\bAKIA[0-9A-Z]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\b(?:postgres(?:ql)?|smtps?):\/\/[^\s"'`/]+@/, 'an address with a password'],
];

const files = fs.readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const problems = files.flatMap(({ parentPath, name }) => {
  const file = path.join(parentPath, name);
  if (name.endsWith('.map')) return [`${path.relative(client, file)} is a source map`];
  const text = textOf(file);
  const found = [
    ...SHAPES.filter(([shape]) => shape.test(text)).map(([, what]) => what),
    ...NAMES.filter((variable) => text.includes(variable)),
    ...(VALUES.some((value) => text.includes(value)) ? ['the value of a setting'] : []),
  ];
  return found.map((what) => `${path.relative(client, file)} holds ${what}`);
});
if (files.length === 0) problems.push('nothing is built');
console.log(problems.join('\n') || `${files.length} files are served, and none says more than it should`);
process.exitCode = problems.length > 0 ? 1 : 0;

function textOf(file) {
  const bytes = fs.readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString('latin1');
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
}
