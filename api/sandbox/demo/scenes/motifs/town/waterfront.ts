import { type Canvas } from '../../canvas.js';
import { mix, WHITE } from '../../colour.js';
import { box, lens, ridge, times } from '../../geometry.js';
import { boat } from '../../kit/boats.js';
import { tower } from '../../kit/buildings.js';
import { facets, hills } from '../../kit/land.js';
import { bush } from '../../kit/plants.js';
import { sky } from '../../kit/sky.js';
import { houseRow } from '../../kit/town.js';
import { sea } from '../../kit/water.js';

/** A long front of houses with a palm walk, wooded hill above, boats before it. */
export function waterfrontTown(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.5, 0.54));
  sky(canvas, horizon, { sunY: horizon * chance.between(0.2, 0.36) });
  const back = ridge(chance, -40, W + 40, horizon - H * 0.1, H * 0.2, 5, 0.5);
  facets(canvas, back, horizon + 20, {
    lit: mix(colours.rock, colours.haze, 0.5),
    shade: mix(colours.rockShade, colours.haze, 0.5),
    foot: mix(colours.greenShade, colours.haze, 0.4),
  });
  hills(
    canvas,
    horizon - H * 0.02,
    H * 0.12,
    mix(colours.green, colours.haze, 0.25),
    mix(colours.greenShade, colours.haze, 0.15),
    horizon + H * 0.1,
  );
  const base = horizon + H * 0.13;
  const church = W * chance.between(0.55, 0.72);
  const rows = 5;
  for (const row of times(rows)) {
    const t = row / (rows - 1);
    if (row === 2) tower(canvas, church, base - H * 0.07, H * 0.06, H * 0.33);
    houseRow(
      canvas,
      -60 + W * 0.16 * (1 - t),
      W + 60 - W * 0.1 * (1 - t),
      base - H * 0.17 * (1 - t),
      H * (0.05 + 0.02 * t),
      row === rows - 1 ? 1.5 : 1,
      0.22 * (1 - t),
    );
  }
  for (const i of times(11))
    bush(
      canvas,
      W * (0.02 + i * 0.096),
      base + 4,
      H * chance.between(0.012, 0.022),
      mix(colours.greenShade, colours.dark, 0.1),
      colours.green,
    );
  canvas.sprayed(box(0, base - 4, W, H * 0.035), colours.rock, colours.rockShade, 'bottom', 0.6);
  canvas.rect(0, base + H * 0.03, W, H * 0.016, mix(colours.rockShade, colours.dark, 0.3));
  sea(canvas, base + H * 0.045, H);
  const shine = times(46).map(() =>
    lens(
      chance.between(-0.05, 0.95) * W,
      base + H * 0.06 + Math.pow(chance.between(), 2) * H * 0.2,
      W * chance.between(0.02, 0.09),
      7,
    ),
  );
  canvas.path(shine.join(''), canvas.lampLit ?? mix(colours.roof, colours.sea[1], 0.5), 'opacity=".4"');
  for (const i of times(8))
    boat(
      canvas,
      W * (0.05 + i * 0.12 + chance.between(0, 0.05)),
      base + H * chance.between(0.065, 0.1),
      H * chance.between(0.045, 0.075),
      { sail: chance.yes(0.5), hull: chance.pick([WHITE, WHITE, colours.roof]) },
    );
  boat(canvas, W * chance.between(0.25, 0.75), H * 0.9, H * 0.17, {
    hull: chance.pick([WHITE, colours.roof, colours.sea[2]]),
  });
}
