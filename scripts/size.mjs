/** What a first visit loads in JavaScript, compressed: the entry, the page and the language with all that they import. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 200;
/** As compress.mjs writes the files that are sent. */
const AS_SERVED = { level: 9 };
const PAGES = ['src/home/HomePage.tsx', 'src/hotels/HotelListPage.tsx', 'src/hotels/HotelDetailPage.tsx'];
const client = path.resolve(import.meta.dirname, '../web/dist/client');
const manifest = JSON.parse(fs.readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));

const languages = Object.keys(manifest).filter((source) => /^src\/i18n\/[a-z]{2}\.ts$/.test(source));
let isTooBig = false;
for (const page of PAGES) {
  if (!manifest[page]) throw new Error(`${page} has no chunk of its own: loaded lazily in routes.tsx?`);
  // The language with the most text.
  const sizes = (languages.length ? languages : [page]).map((language) => sizeOf(['src/entry-client.tsx', page, language]));
  const size = Math.max(...sizes);
  isTooBig ||= size > LIMIT_KB;
  console.log(`${size > LIMIT_KB ? 'TOO BIG ' : ''}${page}: ${size.toFixed(1)} of ${LIMIT_KB} KB`);
}
if (isTooBig) process.exitCode = 1;

function sizeOf(sources) {
  const files = new Set();
  sources.forEach((source) => collect(source, files));
  return [...files].reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(client, file)), AS_SERVED).length, 0) / 1000;
}

function collect(source, files) {
  const { file, imports = [] } = manifest[source];
  if (files.has(file)) return;
  files.add(file);
  imports.forEach((imported) => collect(imported, files));
}
