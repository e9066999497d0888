import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtWeb, type Web } from '../pages.js';

/** Of each kind of file one. `/hotels` is a page, `/away` leads to another, `/broken` cannot be rendered. */
const FILES = {
  'client/assets/entry-1a2b.js': 'export {};',
  'client/pictures/hero.jpg': 'picture',
  'client/explorer/index.html': '<p>frame</p>',
  'client/.vite/manifest.json': '{}',
  'server/entry-server.js': `export async function render({ url, nonce }) {
    if (url === '/broken') throw new Error('/broken cannot be rendered');
    if (url === '/away') return { status: 302, location: '/login', html: '' };
    return { status: /^.(hotels|dashboard)/.test(url) ? 200 : 404, html: '<style nonce="' + nonce + '"></style><p>page</p>' };
  }`,
};

/** The web part as a build leaves it, with next to nothing in it; call `remove` after the tests. */
export async function smallWeb(): Promise<{ web: Web; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'web-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { web: await builtWeb(folder), remove: () => rm(folder, { recursive: true }) };
}
