import { type Canvas } from '../../canvas.js';
import { mix, WHITE } from '../../colour.js';
import { lens, type Point, polygon, ridge, soft, times } from '../../geometry.js';
import { boat } from '../../kit/boats.js';
import { tower } from '../../kit/buildings.js';
import { facets, islands } from '../../kit/land.js';
import { umbrellaPine } from '../../kit/plants.js';
import { sky } from '../../kit/sky.js';
import { houseRow } from '../../kit/town.js';
import { sea } from '../../kit/water.js';
import { townEdge } from './edge.js';

/** A flat, crowded tongue of houses that runs out from the side of the picture, hills behind. */
export function peninsulaTown(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.42, 0.48));
  sky(canvas, horizon, { sunX: W * chance.between(0.62, 0.86), sunY: horizon * chance.between(0.35, 0.6) });
  facets(canvas, ridge(chance, -40, W + 40, horizon - H * 0.01, H * 0.14, 5, 0.5), horizon + 4, {
    lit: mix(colours.rock, colours.haze, 0.66),
    shade: mix(colours.rockShade, colours.haze, 0.6),
  });
  islands(canvas, horizon, 3);
  sea(canvas, horizon, H);
  const tip = W * chance.between(0.66, 0.78);
  const base = horizon + H * 0.2;
  const land: Point[] = times(13).map((i): Point => {
    const t = i / 12;
    return [-60 + (tip + 100) * t, base - H * 0.14 * Math.pow(Math.cos((t * Math.PI) / 2), 0.7)];
  });
  canvas.sprayed(
    soft(land, `L-60 ${base}Z`),
    mix(colours.green, colours.greenShade, 0.3),
    colours.greenShade,
    'right',
    0.7,
  );
  for (const i of times(6))
    umbrellaPine(
      canvas,
      tip + W * (0.01 + i * 0.011),
      base + H * chance.between(-0.01, 0.012),
      H * chance.between(0.06, 0.1),
    );
  const size = H * 0.058;
  const church = tip * chance.between(0.4, 0.62);
  const rows = 6;
  for (const row of times(rows)) {
    const t = row / (rows - 1);
    if (row === 2) tower(canvas, church, base - H * 0.09, size * 0.95, H * 0.3, {});
    houseRow(
      canvas,
      -60,
      tip * (0.62 + 0.36 * Math.sqrt(t)),
      base - H * 0.15 * (1 - t),
      size * (0.85 + 0.25 * t),
      row === rows - 1 ? 1.25 : 1,
      0.12 * (1 - t),
    );
  }
  canvas.sprayed(
    polygon([
      [-20, base - 8],
      [tip + W * 0.03, base - 8],
      [tip + W * 0.07, base + 24],
      [-20, base + 30],
    ]),
    colours.rock,
    colours.rockShade,
    'bottom',
    0.9,
  );
  const shine = times(30).map(() =>
    lens(
      chance.between(-0.05, 0.95) * tip,
      base + 40 + Math.pow(chance.between(), 2) * H * 0.16,
      W * chance.between(0.02, 0.1),
      6,
    ),
  );
  canvas.path(shine.join(''), canvas.lampLit ?? mix(colours.roof, colours.sea[1], 0.45), 'opacity=".45"');
  for (const i of times(6))
    boat(
      canvas,
      W * (0.08 + i * 0.12 + chance.between(0, 0.06)),
      base + H * chance.between(0.06, 0.11),
      H * chance.between(0.04, 0.06),
      { sail: chance.yes(0.35) },
    );
  boat(canvas, W * chance.between(0.45, 0.8), H * 0.9, H * 0.14, { sail: chance.yes(), hull: WHITE });
  townEdge(canvas);
}
