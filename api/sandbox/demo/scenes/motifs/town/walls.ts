import { type Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { lens, polygon, soft, times, type Point } from '../../geometry.js';
import { boat } from '../../kit/boats.js';
import { stoneWall, tower } from '../../kit/buildings.js';
import { islands } from '../../kit/land.js';
import { cypress } from '../../kit/plants.js';
import { sky } from '../../kit/sky.js';
import { houseRow } from '../../kit/town.js';
import { sea } from '../../kit/water.js';
import { townEdge } from './edge.js';

/** A walled town on its rock, as one sees it from the cliff path. */
export function walledTown(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.36, 0.42));
  sky(canvas, horizon, { sunY: horizon * chance.between(0.3, 0.6) });
  islands(canvas, horizon, 5);
  sea(canvas, horizon, H);
  const [left, right] = [W * chance.between(0.1, 0.18), W * chance.between(0.84, 0.92)];
  const base = horizon + H * 0.36;
  canvas.sprayed(
    polygon([
      [left - W * 0.05, base + 60],
      [left, base - 60],
      [right, base - 60],
      [right + W * 0.05, base + 60],
    ]),
    colours.rock,
    mix(colours.rockShade, colours.dark, 0.2),
    'bottom',
    0.9,
  );
  const rows = 7;
  const level = (t: number): number => base - H * 0.06 - H * 0.24 * (1 - t);
  const inset = (t: number): number => Math.max(W, H) * 0.1 * Math.pow(1 - t, 1.6);
  // The rock that the houses stand on.
  const steps = [1, 0.75, 0.5, 0.25, 0];
  const rock: Point[] = [
    ...steps.map((t): Point => [left + inset(t) - 6, level(t) + H * 0.01]),
    [(left + right) / 2, level(0) - H * 0.03],
    ...steps.toReversed().map((t): Point => [right - inset(t) + 6, level(t) + H * 0.01]),
  ];
  canvas.sprayed(soft(rock, 'Z'), mix(colours.green, colours.greenShade, 0.3), colours.greenShade, 'right', 0.8);
  for (const row of times(rows)) {
    const t = row / (rows - 1);
    const y = level(t);
    if (row === 2) tower(canvas, W * chance.between(0.42, 0.56), y + 20, H * 0.05, H * 0.22);
    if (row === 4) tower(canvas, W * chance.between(0.26, 0.34), y + 20, H * 0.04, H * 0.15, { copper: true });
    const size = H * (0.042 + 0.016 * t);
    // The last house of a row may be broad; it must not hang over the sea.
    houseRow(canvas, left + inset(t), right - inset(t) - size * 0.8, y, size, 1, 0.2 * (1 - t));
  }
  stoneWall(canvas, left, right, base - H * 0.085, H * 0.095, 6);
  for (const share of [0, 0.5, 1]) {
    const x = left + (right - left) * share - H * 0.045;
    stoneWall(canvas, x, x + H * 0.09, base - H * 0.14, H * 0.16, 8);
    for (const i of times(4)) canvas.rect(x + i * H * 0.024, base - H * 0.155, H * 0.014, H * 0.018, colours.rock);
  }
  const foam = times(26).map(() =>
    lens(
      left - W * 0.06 + chance.between() * (right - left + W * 0.06),
      base + 46 + chance.between(0, 40),
      chance.between(40, 160),
      8,
    ),
  );
  canvas.path(foam.join(''), lighten(colours.shallow, 0.5), 'opacity=".6"');
  for (const _ of times(4))
    boat(canvas, W * chance.between(0.1, 0.9), base + H * chance.between(0.1, 0.2), H * chance.between(0.04, 0.07), {
      sail: chance.yes(),
    });
  if (!canvas.nested)
    for (const i of times(3))
      cypress(canvas, W * (0.03 + i * 0.04), H * chance.between(0.98, 1.04), H * chance.between(0.2, 0.32));
  townEdge(canvas);
}
