import type { Canvas } from '../canvas.js';
import { createChance } from '../chance.js';
import { lighten, mix, WHITE } from '../colour.js';
import { box, ground, lens, polygon, ridge, soft, times, type Point } from '../geometry.js';
import { backdrop } from '../kit/backdrop.js';
import { boat } from '../kit/boats.js';
import { stoneWall, tower } from '../kit/buildings.js';
import { blossomCorner, pineFrame, vineCorner } from '../kit/frames.js';
import { facets, hills, islands } from '../kit/land.js';
import { bush, cypress, umbrellaPine } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { houseRow, townHill } from '../kit/town.js';
import { sea } from '../kit/water.js';

const COMPOSITIONS = { hill, peninsula, waterfront, walls, inland } as const;
type Composition = keyof typeof COMPOSITIONS;

/** An old town: on a hill in the sea, on a peninsula, along the water, behind walls, or on a hill inland. */
export function town(canvas: Canvas): void {
  const { chance, knobs } = canvas;
  // Drawn from its own run, so that the arrangement does not change what follows.
  const own = createChance(`town/${chance.whole(0, 1e9)}`);
  const wanted = knobs.composition as Composition | undefined;
  const overSea = (knobs.outlook ?? 'sea') === 'sea';
  const composition = overSea ? own.pick<Composition>(['hill', 'hill', 'peninsula', 'waterfront', 'walls']) : 'inland';
  COMPOSITIONS[wanted && wanted in COMPOSITIONS ? wanted : composition](canvas);
}

function edge(canvas: Canvas): void {
  const { chance, nested, knobs } = canvas;
  if (nested || knobs.frame === 'none') return;
  // Neither pine nor bougainvillea grows inland.
  if ((knobs.outlook ?? 'sea') !== 'sea') return vineCorner(canvas);
  if (chance.yes(0.62)) pineFrame(canvas, 'left', chance.between(1, 1.25));
  else blossomCorner(canvas);
}

function hill(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.5, 0.56));
  sky(canvas, horizon, { sunY: horizon * chance.between(0.26, 0.5) });
  islands(canvas, horizon, 4);
  sea(canvas, horizon, H);
  const x = W * (knobs.tx ?? chance.between(0.52, 0.66));
  const width = Math.min(W * 0.74, H * 0.96);
  const base = horizon + H * 0.16;
  townHill(canvas, x, base, width, Math.min(H * chance.between(0.34, 0.42), width * 0.62), {
    rows: chance.whole(7, 8),
  });
  for (const _ of times(5)) {
    const [bx, by] = [x + chance.between(-0.55, 0.5) * width, base + H * chance.between(0.05, 0.12)];
    boat(canvas, bx, by, H * chance.between(0.035, 0.06), { sail: chance.yes(0.3) });
  }
  boat(canvas, W * chance.between(0.2, 0.75), H * 0.89, H * 0.15, { hull: chance.pick([WHITE, colours.roof]) });
  edge(canvas);
}

/** A flat, crowded tongue of houses that runs out from the side of the picture, hills behind. */
function peninsula(canvas: Canvas): void {
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
  edge(canvas);
}

/** A long front of houses with a palm walk, wooded hill above, boats before it. */
function waterfront(canvas: Canvas): void {
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

/** A walled town on its rock, as one sees it from the cliff path. */
function walls(canvas: Canvas): void {
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
  for (const row of times(rows)) {
    const t = row / (rows - 1);
    const inset = W * 0.1 * Math.pow(1 - t, 1.6);
    const y = base - H * 0.06 - H * 0.24 * (1 - t);
    if (row === 2) tower(canvas, W * chance.between(0.42, 0.56), y + 20, H * 0.05, H * 0.22);
    if (row === 4) tower(canvas, W * chance.between(0.26, 0.34), y + 20, H * 0.04, H * 0.15, { copper: true });
    houseRow(canvas, left + inset, right - inset, y, H * (0.042 + 0.016 * t), 1, 0.2 * (1 - t));
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
  edge(canvas);
}

/** A hill town among fields, far from the sea. */
function inland(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.44, 0.5));
  sky(canvas, horizon, { sunY: horizon * chance.between(0.25, 0.5) });
  backdrop(canvas, horizon, H, 'hills');
  const x = W * (knobs.tx ?? chance.between(0.5, 0.64));
  const width = Math.min(W * 0.62, H * 0.82);
  const base = horizon + H * 0.3;
  const slope = times(13).map((i): Point => [
    -40 + ((W + 80) * i) / 12,
    base + H * 0.16 - H * 0.2 * Math.exp(-Math.pow((((W + 80) * i) / 12 - x) / (width * 0.6), 2)),
  ]);
  canvas.sprayed(ground(slope, H + 5), mix(colours.green, colours.greenLight, 0.25), colours.greenShade, 'corner', 0.7);
  townHill(canvas, x, base, width, H * chance.between(0.26, 0.32), { rows: 6, inland: true });
  for (const i of times(16))
    bush(
      canvas,
      x - width * 0.55 + (width * 1.1 * i) / 15,
      base + 20,
      H * chance.between(0.02, 0.036),
      mix(colours.greenShade, colours.dark, 0.1),
      colours.green,
    );
  for (const i of times(9))
    cypress(
      canvas,
      x + width * (i - 4.5) * 0.2 + chance.between(-30, 30),
      base + H * chance.between(0.05, 0.17),
      H * chance.between(0.08, 0.16),
    );
  edge(canvas);
}
