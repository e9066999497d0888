import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/**
 * Text as outlines: what a machine has of fonts, or has none of, makes no difference. The files are those of the pages,
 * in the two parts in which they come: Western letters, and the others of Central Europe.
 */
const require = createRequire(import.meta.url);
const FILES = {
  heading: ['@fontsource/faculty-glyphic/files/faculty-glyphic-latin-400-normal.woff', '@fontsource/faculty-glyphic/files/faculty-glyphic-latin-ext-400-normal.woff'],
  text: ['@fontsource/figtree/files/figtree-latin-500-normal.woff', '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff'],
  strong: ['@fontsource/figtree/files/figtree-latin-700-normal.woff', '@fontsource/figtree/files/figtree-latin-ext-700-normal.woff'],
};
export type Face = keyof typeof FILES;

const loaded = new Map<Face, Font[]>();

function fontsOf(face: Face): Font[] {
  let fonts = loaded.get(face);
  if (!fonts) {
    fonts = FILES[face].map((file) => {
      const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(file));
      return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
    });
    loaded.set(face, fonts);
  }
  return fonts;
}

interface Run {
  font: Font;
  text: string;
}

/** The text in pieces of one font each; letters that neither has are left out. */
function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const font = fontsOf(face).find((candidate) => candidate.charToGlyphIndex(character) > 0);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** How wide a line is, in pixels. */
export function widthOf(text: string, face: Face, size: number): number {
  return runsOf(text, face).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0);
}

/** A line as the data of an SVG path, from `x` on the base line `y`. */
export function outline(text: string, face: Face, size: number, x: number, y: number): string {
  let left = x;
  return runsOf(text, face)
    .map((run) => {
      const data = run.font.getPath(run.text, left, y, size).commands.map(pathData).join('');
      left += run.font.getAdvanceWidth(run.text, size);
      return data;
    })
    .join('');
}

/** One command as SVG writes it. The library's own way rounds some coordinates to nothing, and the rest of the line is lost. */
function pathData(command: PathCommand): string {
  const points = (...values: number[]) => command.type + values.map((value) => value.toFixed(1)).join(' ');
  if (command.type === 'Z') return 'Z';
  if (command.type === 'Q') return points(command.x1, command.y1, command.x, command.y);
  if (command.type === 'C') return points(command.x1, command.y1, command.x2, command.y2, command.x, command.y);
  return points(command.x, command.y);
}

/** The text in lines that fit, cut with an ellipsis after the last one that is allowed. */
export function wrap(text: string, face: Face, size: number, width: number, most: number): string[] {
  const fits = (line: string) => widthOf(line, face, size) <= width;
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = [...(lines.at(-1)?.split(' ') ?? []), word].join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  return shown.map((line, index) => (fits(line) && (index < most - 1 || lines.length <= most) ? line : cut(line, fits)));
}

function cut(line: string, fits: (line: string) => boolean): string {
  const letters = Array.from(line);
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
