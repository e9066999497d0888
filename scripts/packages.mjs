/**
 * What is installed, by the lock file: every package whole (its checksum is known), from the registry, and under a licence
 * that may be used. Writes docs/licences.md; with --check it compares instead.
 */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'docs', 'licences.md');

/** Licences that ask for no more than to be named. */
const FREE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'];
/** What may be used for a reason: by the name that it begins with. */
const FOR_A_REASON = [
  { licence: 'LGPL-3.0-or-later', package: '@img/sharp-', reason: 'libvips, a shared library that sharp loads and that anybody can exchange; it is not changed' },
  { licence: 'OFL-1.1', package: '@fontsource', reason: 'fonts, served and drawn with under their own name; not sold by themselves' },
  { licence: 'MPL-2.0', package: 'axe-core', reason: 'only runs in tests' },
  { licence: 'MPL-2.0', package: '@axe-core/playwright', reason: 'only runs in tests' },
  { licence: 'MPL-2.0', package: 'lightningcss', reason: 'only runs in the build; its files are not changed' },
  { licence: 'CC-BY-4.0', package: 'caniuse-lite', reason: 'data for the build; nothing of it is served' },
];
/** Packages so old that they say it elsewhere: in their licence file, or in their readme. */
const SAID_ELSEWHERE = { busboy: 'MIT', dicer: 'MIT', 'humanize-number': 'MIT', only: 'MIT', streamsearch: 'MIT' };

const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const installed = Object.entries(packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, entry]) => ({ name: entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length), ...entry }))
  .map((entry) => ({ ...entry, licence: entry.license ?? SAID_ELSEWHERE[entry.name] ?? 'none' }));

const problems = installed.flatMap(({ name, version, licence, integrity, resolved }) => [
  ...(integrity?.startsWith('sha512-') ? [] : [`${name} ${version}: the lock file has no checksum of it`]),
  // Without an address it comes from the registry that npm is set to, and from nowhere else.
  ...(resolved ? [`${name} ${version}: comes from ${resolved}`] : []),
  ...(isAllowed(licence, name) ? [] : [`${name} ${version}: its licence is ${licence}`]),
]);
const text = listing();
if (process.argv.includes('--check')) {
  if (!fs.existsSync(page) || fs.readFileSync(page, 'utf8') !== text) problems.push('docs/licences.md is not up to date: node scripts/packages.mjs');
} else {
  fs.writeFileSync(page, text);
}
console.log(problems.join('\n') || `${installed.length} packages, each whole and under a licence that may be used`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** `A OR B` where one may be used, `A AND B` where both may. */
function isAllowed(expression, name) {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, name));
  if (bare.includes(' AND ')) return bare.split(' AND ').every((part) => isAllowed(part, name));
  return FREE.includes(bare) || FOR_A_REASON.some((entry) => entry.licence === bare && name.startsWith(entry.package));
}

function listing() {
  const inProduction = installed.filter(({ dev, devOptional }) => !dev && !devOptional);
  return `# Licences

Written by \`node scripts/packages.mjs\` from the lock file; \`npm test\` fails where it is out of date, where a package has a licence that is not listed here, has no checksum, or comes from elsewhere than the registry.

Allowed for everything: ${FREE.join(', ')}.

Allowed for a reason:

| licence | packages | reason |
|---|---|---|
${FOR_A_REASON.map(({ licence, package: name, reason }) => `| ${licence} | \`${name}…\` | ${reason} |`).join('\n')}

## What runs in production

${table(inProduction)}

## What only builds and tests

${summary(installed.filter((entry) => !inProduction.includes(entry)))}
`;
}

/** Every package by name, a row for each licence. */
function table(entries) {
  const rows = byLicence(entries).map(([licence, names]) => `| ${licence} | ${names.length} | ${names.join(', ')} |`);
  return ['| licence | packages | |', '|---|---|---|', ...rows].join('\n');
}

function summary(entries) {
  const rows = byLicence(entries).map(([licence, names]) => `| ${licence} | ${names.length} |`);
  return ['| licence | packages |', '|---|---|', ...rows].join('\n');
}

function byLicence(entries) {
  const names = Map.groupBy(entries, ({ licence }) => licence);
  return [...names].map(([licence, found]) => [licence, [...new Set(found.map(({ name }) => name))].sort()]).sort(([a], [b]) => (a < b ? -1 : 1));
}
