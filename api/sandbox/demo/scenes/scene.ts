import { Canvas, HEIGHT } from './canvas.js';
import { createChance } from './chance.js';
import { round } from './geometry.js';
import { DRAW_MOTIF } from './motifs/index.js';
import type { SceneOptions } from './options.js';
import { shifted } from './palette-shift.js';
import { PALETTES } from './palettes.js';

export { MOTIFS, type Motif, type Outlook, type SceneOptions } from './options.js';
export { TIMES_OF_DAY, type TimeOfDay } from './palettes.js';

export const DEFAULT_WIDTH = 1600;
export const DEFAULT_HEIGHT = 1200;

/** One picture as SVG text. The same options give the same text. */
export function drawScene(options: SceneOptions): string {
  const { motif, seed, time, width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT, flip, ...knobs } = options;
  const chance = createChance(`${motif}/${seed}`);
  const mirrored = flip ?? chance.yes();
  const canvas = new Canvas({
    width: (HEIGHT * width) / height,
    chance,
    colours: shifted(PALETTES[time], knobs.seaTone, knobs.air),
    time,
    knobs,
    motifs: DRAW_MOTIF,
  });
  DRAW_MOTIF[motif](canvas);
  const turn = mirrored ? ` transform="translate(${round(canvas.W)} 0) scale(-1 1)"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(canvas.W)} ${HEIGHT}" width="${width}" height="${height}" preserveAspectRatio="none">` +
    `<defs>${canvas.defs}</defs><g${turn}>${canvas.body}</g></svg>`
  );
}
