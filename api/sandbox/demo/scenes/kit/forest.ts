import { type Canvas } from '../canvas.js';
import { type Colour, mix } from '../colour.js';
import { at, blob, ground, ridge } from '../geometry.js';
import { fir } from './plants.js';

/** Rows of firs and leafy trees; the last one stands at `bottom`. */
export function forest(canvas: Canvas, horizon: number, bottom: number): void {
  const { W, H, chance, colours } = canvas;
  const rows = [
    { y: horizon + H * 0.02, rise: H * 0.12, size: H * 0.05, fade: 0.7 },
    { y: horizon + (bottom - horizon) * 0.3, rise: H * 0.1, size: H * 0.075, fade: 0.42 },
    { y: horizon + (bottom - horizon) * 0.62, rise: H * 0.05, size: H * 0.1, fade: 0.14 },
  ];
  for (const { y, rise, size, fade } of rows) {
    const line = ridge(chance, -40, W + 40, y, rise, 5, 0.5);
    const shade = mix(colours.greenShade, colours.haze, fade);
    canvas.path(ground(line, bottom), shade);
    for (let x = -20; x < W + 20; x += size * chance.between(0.34, 0.66)) {
      const foot = at(line, Math.round(((x + 40) / (W + 80)) * (line.length - 1)));
      const height = size * chance.between(0.8, 1.6);
      const leaf = chance.pick([colours.green, colours.greenShade, mix(colours.green, colours.greenLight, 0.5)]);
      const tone = mix(leaf, colours.haze, fade);
      if (chance.yes(0.5)) fir(canvas, x, foot[1] + 12, height * 1.15, mix(tone, shade, 0.5), tone);
      else
        broadleaf(canvas, x, foot[1] + 12, height, tone, mix(tone, mix(colours.greenLight, colours.haze, fade), 0.5));
    }
    canvas.spray(ground(line, bottom), mix(colours.greenShade, colours.dark, 0.3), 'bottom', (1 - fade) * 0.6);
  }
}

/** A leafy tree in the mass of the forest: no trunk to be seen, one lit shoulder. */
function broadleaf(canvas: Canvas, x: number, y: number, height: number, colour: Colour, light: Colour): void {
  const { chance } = canvas;
  canvas.path(blob(chance, x, y - height * 0.3, height * 0.34, height * 0.5, 0.13, 9), colour);
  canvas.path(
    blob(chance, x - height * 0.08, y - height * 0.5, height * 0.17, height * 0.2, 0.18, 8),
    light,
    'opacity=".5"',
  );
}
