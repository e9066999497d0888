import sharp from 'sharp';
import type { Language } from '../language.js';
import { FEED_TEXTS, priceText } from './feed.texts.js';
import type { PreviewFacts } from './preview.facts.js';
import { type Face, outline, widthOf, wrap } from './preview.text.js';

/** The size that social networks and messengers ask for, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const PICTURE_WIDTH = 724;
const LEFT = PICTURE_WIDTH + 44;
const TEXT_WIDTH = PREVIEW_SIZE.width - LEFT - 44;
/** As in the theme of the pages. */
const COLOURS = { page: '#ffffff', ink: '#0a2136', ink2: '#41566a', line: '#dae1e1', roof: '#c43d16', sea: '#0a5a8c', sky: '#e3f0f6' };
/** Names get smaller before they are cut. */
const NAME_SIZES = [58, 50, 44];
const NAME_LINES = 4;

/** The mark of the site on a field of 36 by 36: sun over waves. */
const SUN = '<circle cx="18" cy="13.5" r="8"/>';
const WAVE = '<path d="M2 21.5c4.6 0 5.4-4 10.6-4s5.7 4 10.8 4 5.6-4 10.6-4v6.3c-5 0-5.5 4-10.6 4s-5.6-4-10.8-4-6 4-10.6 4Z"/>';
const RIPPLE = '<path d="M4.5 32.5c3.6 0 4.6-2.3 8.3-2.3s5.3 2.3 9.2 2.3 5.3-2.3 9.5-2.3" fill="none" stroke-width="2.4" stroke-linecap="round"/>';

/** Draws a listing's picture for shared links: what it looks like on the left, what it is on the right. */
export async function drawPreview(facts: PreviewFacts, language: Language, picture: Buffer | null, siteName: string): Promise<Buffer> {
  const left = picture && (await fill(picture));
  const panel = sharp(Buffer.from(panelSvg(facts, language, siteName, left === null)));
  const drawn = left ? panel.composite([{ input: left, left: 0, top: 0 }]) : panel;
  return drawn.flatten({ background: COLOURS.page }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

function fill(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize({ width: PICTURE_WIDTH, height: PREVIEW_SIZE.height, fit: 'cover' }).png({ compressionLevel: 1 }).toBuffer();
}

function panelSvg(facts: PreviewFacts, language: Language, siteName: string, isWithoutPicture: boolean): string {
  const { width, height } = PREVIEW_SIZE;
  const { size, lines } = nameLines(facts.name);
  const place = [facts.city, facts.regionNames[language]].flatMap((line) => wrap(line, 'text', 26, TEXT_WIDTH, 1));
  const name = lines.map((line, index) => write(line, 'heading', size, 152 + size * 0.8 + index * size * 1.1));
  const belowName = 152 + lines.length * size * 1.1 + 36;
  const price = priceText(facts.pricePerNight, language);
  const from = FEED_TEXTS.from[language];
  const priceLeft = LEFT + widthOf(from, 'text', 26) + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${COLOURS.page}"/>
    ${isWithoutPicture ? scene() : ''}
    <g transform="translate(${LEFT} 44) scale(1.22)"><g fill="${COLOURS.roof}">${SUN}</g><g fill="${COLOURS.ink}" stroke="none">${WAVE}</g><g stroke="${COLOURS.ink}">${RIPPLE}</g></g>
    <path fill="${COLOURS.ink}" d="${outline(siteName, 'heading', 38, LEFT + 56, 80)}"/>
    <path fill="${COLOURS.ink}" d="${name.join('')}"/>
    <path fill="${COLOURS.ink2}" d="${place.map((line, index) => write(line, 'text', 26, belowName + index * 36)).join('')}"/>
    <rect x="${LEFT}" y="500" width="${TEXT_WIDTH}" height="1" fill="${COLOURS.line}"/>
    <path fill="${COLOURS.ink2}" d="${write(from, 'text', 26, 566)}${outline(FEED_TEXTS.perNight[language], 'text', 26, priceLeft + widthOf(price, 'strong', 46) + 10, 566)}"/>
    <path fill="${COLOURS.ink}" d="${outline(price, 'strong', 46, priceLeft, 566)}"/>
  </svg>`;
}

const write = (line: string, face: Face, size: number, y: number) => outline(line, face, size, LEFT, y);

/** The largest size in which the name needs no more than its lines and no word is broken. */
function nameLines(name: string): { size: number; lines: string[] } {
  const sizes = NAME_SIZES.map((size) => ({ size, lines: wrap(name, 'heading', size, TEXT_WIDTH, NAME_LINES) }));
  return sizes.find(({ lines }) => lines.length <= 3 && !lines.some((line) => line.endsWith('…'))) ?? sizes.at(-1) ?? { size: 44, lines: [name] };
}

/** Instead of a picture: the sun of the mark over a sea in three tones. */
function scene(): string {
  const wave = (y: number, colour: string) =>
    `<path fill="${colour}" d="M0 ${y}c120 0 140-44 270-44s150 44 280 44 120-26 174-36v${PREVIEW_SIZE.height}H0Z"/>`;
  return `<g><svg width="${PICTURE_WIDTH}" height="${PREVIEW_SIZE.height}"><rect width="100%" height="100%" fill="${COLOURS.sky}"/>
    <circle cx="362" cy="270" r="132" fill="${COLOURS.roof}"/>${wave(352, '#5aa9d8')}${wave(438, COLOURS.sea)}${wave(534, '#08283f')}</svg></g>`;
}
