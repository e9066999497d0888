import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import glyphicLatin from '@fontsource/faculty-glyphic/files/faculty-glyphic-latin-400-normal.woff2?url';
import glyphicLatinExt from '@fontsource/faculty-glyphic/files/faculty-glyphic-latin-ext-400-normal.woff2?url';
import type { Manifest } from 'vite';
import type { Language } from './i18n/language';
import { stateElementId } from './state';
import { cssVariables, themeColours } from './ui/theme';

interface DocumentParts {
  language: Language;
  nonce: string;
  manifest: Manifest | null;
  devHead?: string;
  /** Source files whose chunks the page needs at once. */
  sources: string[];
  head: string;
  body: string;
  state: string;
}

const entrySource = 'src/entry-client.tsx';
const theme = cssVariables();

/** The document around a rendered page. */
export function documentHtml({ language, nonce, manifest, devHead = '', sources, head, body, state }: DocumentParts): string {
  const assets = manifest ? builtAssets(manifest, sources) : developmentAssets();
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${themeColours.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColours.dark}" media="(prefers-color-scheme: dark)">
<meta property="csp-nonce" nonce="${nonce}">
<style nonce="${nonce}">${theme}</style>
${assets.styles}
${fonts(language)}
<link rel="icon" href="/pictures/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/pictures/favicon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/pictures/apple-touch-icon.png">
${head}
${devHead}
${assets.scripts.replace(/<(?:script|link)/g, `$& nonce="${nonce}"`)}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${stateElementId}" nonce="${nonce}">${state}</script>
</body>
</html>`;
}

/** Croatian needs the extended letters on every page, the others only in names. */
function fonts(language: Language): string {
  const files = [figtreeLatin, glyphicLatin, ...(language === 'hr' ? [figtreeLatinExt, glyphicLatinExt] : [])];
  return files.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n');
}

/** Styles, the entry and its chunks, so that nothing is discovered late and no page shows without its styles. */
function builtAssets(manifest: Manifest, sources: string[]) {
  const css = new Set<string>();
  const js = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || js.has(chunk.file)) return;
    js.add(chunk.file);
    chunk.imports?.forEach(add);
    chunk.css?.forEach((file) => css.add(file));
  };
  [entrySource, ...sources].forEach(add);
  const entry = manifest[entrySource]?.file;
  return {
    styles: [...css].map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n'),
    scripts: [
      ...[...js].filter((file) => file !== entry).map((file) => `<link rel="modulepreload" href="/${file}">`),
      `<script type="module" src="/${entry}"></script>`,
    ].join('\n'),
  };
}

function developmentAssets() {
  return { styles: '', scripts: `<script type="module" src="/${entrySource}"></script>` };
}
