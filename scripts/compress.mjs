/** Writes a Brotli and a gzip version beside every built file that shrinks: compressed once, as well as it can be. */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt)$/;
const folder = path.resolve(process.argv[2] ?? '.');

const files = fs
  .readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

await Promise.all(
  files.map(async (file) => {
    const content = fs.readFileSync(file);
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
    const versions = { br: await promisify(brotliCompress)(content, brotli), gz: await promisify(gzip)(content, { level: 9 }) };
    for (const [ending, version] of Object.entries(versions)) {
      if (version.length < content.length) fs.writeFileSync(`${file}.${ending}`, version);
    }
  }),
);
