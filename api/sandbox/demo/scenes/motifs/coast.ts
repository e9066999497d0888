import type { Canvas } from '../canvas.js';
import { lighten, WHITE } from '../colour.js';
import { lens, round, soft, type Point } from '../geometry.js';
import { boat } from '../kit/boats.js';
import { island, islands, rocks } from '../kit/land.js';
import { agave, umbrellaPine } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { sea } from '../kit/water.js';

/** Open coast: islands, sails, a leaning pine on pale rock. */
export function coast(canvas: Canvas): void {
  const { W, H, chance, colours, nested, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.38, 0.46));
  sky(canvas, horizon);
  islands(canvas, horizon, chance.whole(4, 6));
  sea(canvas, horizon, H);
  const near = chance.whole(2, 3);
  for (let i = 0; i < near; i++) {
    const y = horizon + H * (0.055 + i * 0.085);
    const width = W * chance.between(0.2, 0.36);
    const x = W * (chance.between(0.08, 0.3) + (i % 2) * 0.5);
    const height = H * chance.between(0.055, 0.1);
    island(canvas, x, y, width, height, 0.34 - i * 0.13, chance.whole(3, 7));
    canvas.path(lens(W * 0.1, y + 14, width, 5), colours.shallow, 'opacity=".35"');
  }
  for (let i = chance.whole(2, 3); i > 0; i--) {
    const [x, y] = [W * chance.between(0.3, 0.8), horizon + H * chance.between(0.18, 0.34)];
    boat(canvas, x, y, H * chance.between(0.05, 0.085), { sail: true, hull: WHITE });
  }
  const shelf: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    shelf.push([W * t, H * (0.93 - 0.14 * Math.pow(Math.abs(t - 0.55) * 1.9, 1.6)) + chance.between(-10, 10)]);
  }
  const shallows = (rise: number): string =>
    soft(
      shelf.map(([x, y]): Point => [x, y - rise]),
      `L${round(W)} ${H}L0 ${H}Z`,
    );
  canvas.path(shallows(52), colours.shallow, 'opacity=".45"');
  canvas.path(shallows(22), lighten(colours.shallow, 0.3), 'opacity=".6"');
  if (!nested)
    umbrellaPine(
      canvas,
      W * chance.between(0.07, 0.13),
      H * 0.9,
      H * chance.between(0.66, 0.8),
      chance.between(0.08, 0.22),
    );
  const shoreY = H * chance.between(0.69, 0.76);
  rocks(canvas, shoreY, 'left', chance.between(0.42, 0.6));
  if (chance.yes(0.75)) rocks(canvas, H * 0.84, 'right', chance.between(0.2, 0.34), 3);
  if (!nested && chance.yes(0.6)) agave(canvas, W * chance.between(0.3, 0.4), H * 0.985, H * 0.13);
}
