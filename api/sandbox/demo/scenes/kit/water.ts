import type { Canvas, Stop } from '../canvas.js';
import { mix, type Colour } from '../colour.js';
import { box, lens, times } from '../geometry.js';

/** Open water from the horizon down to `bottom`, glittering below the sun. */
export function sea(canvas: Canvas, horizon: number, bottom: number, glitter = true): void {
  const { W, chance, colours } = canvas;
  const depth = bottom - horizon;
  const [pale, middle, deep] = colours.sea;
  const stops: Stop[] = [
    [0, pale],
    [0.16, mix(pale, middle, 0.6)],
    [0.45, middle],
    [1, deep],
  ];
  canvas.rect(0, horizon, W, depth + 2, canvas.gradient(stops));
  const swell = (count: number, colour: Colour, opacity: number, bias: number): void => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const t = Math.pow(chance.between(), bias);
      const width = W * (0.05 + 0.2 * t) * chance.between(0.5, 1.3);
      d += lens(chance.between(-0.1, 1) * W, horizon + 4 + t * depth, width, 1.5 + t * depth * 0.028);
    }
    canvas.path(d, colour, `opacity="${opacity}"`);
  };
  swell(26, deep, 0.26, 1.2);
  swell(24, pale, 0.24, 1.7);
  swell(14, mix(middle, colours.shallow, 0.6), 0.3, 1.1);
  if (canvas.sun && glitter) sunGlitter(canvas, canvas.sun.x, horizon, depth);
  canvas.spray(box(0, horizon, W, depth), mix(deep, colours.dark, 0.4), 'bottom', 0.42);
}

function sunGlitter(canvas: Canvas, sunX: number, horizon: number, depth: number): void {
  const { W, chance, colours } = canvas;
  let d = '';
  for (let i = 0; i < 74; i++) {
    const t = Math.pow(chance.between(), 1.7);
    const spread = W * (0.012 + 0.1 * t);
    const width = W * (0.008 + 0.05 * t) * chance.between(0.4, 1.2);
    d += lens(sunX + chance.between(-1, 1) * spread - width / 2, horizon + 3 + t * depth * 0.92, width, 1.2 + t * 9);
  }
  canvas.path(d, colours.glint, `opacity="${canvas.time === 'noon' ? 0.55 : 0.78}"`);
}

/** A narrow strip of far sea between land and sky. */
export function seaStrip(canvas: Canvas, y: number, height: number): void {
  const { W, chance, colours, sun } = canvas;
  canvas.rect(0, y, W, height, canvas.gradient([colours.sea[0], colours.sea[1]]));
  if (!sun) return;
  const d = times(20).map(() =>
    lens(sun.x + chance.between(-60, 40), y + 6 + chance.between(0, 36), chance.between(10, 40), 2),
  );
  canvas.path(d.join(''), colours.glint, 'opacity=".8"');
}

/** Still water: a lake, a pond, a river, tinted by what stands around it. */
export function stillWater(
  canvas: Canvas,
  d: string,
  y0: number,
  y1: number,
  colour: Colour,
  reflection: Colour,
): void {
  const { W, chance, colours } = canvas;
  canvas.path(d, canvas.gradient([mix(colour, reflection, 0.55), colour, mix(colour, colours.sea[2], 0.4)]));
  canvas.clip(d, () => {
    const strip = (tone: Colour, opacity: number, thickness: number): void => {
      const waves = times(34).map(() => {
        const t = chance.between();
        return lens(
          chance.between(-0.1, 0.95) * W,
          y0 + 6 + t * (y1 - y0),
          W * chance.between(0.04, 0.2),
          2 + t * thickness,
        );
      });
      canvas.path(waves.join(''), tone, `opacity="${opacity}"`);
    };
    strip(reflection, 0.4, 7);
    strip(mix(colour, colours.glint, 0.6), 0.35, 4);
  });
}
