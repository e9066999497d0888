import { type Canvas } from '../canvas.js';
import { lighten, mix } from '../colour.js';
import { box, lens, type Point, polygon, ridge, round, times } from '../geometry.js';
import { facets, hills } from '../kit/land.js';
import { bush, cypress, tree } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { endTower, stoneBridge } from '../kit/stone-bridge.js';
import { houseRow } from '../kit/town.js';
import { stillWater } from '../kit/water.js';

/** Herzegovina: an old single-arch bridge over a green river, stone houses, a minaret, bare hills. */
export function bridge(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.4, 0.44));
  sky(canvas, horizon, { sunY: horizon * chance.between(0.24, 0.5), clouds: chance.whole(1, 2) });
  for (const [lift, height, fade] of [
    [0.02, 0.22, 0.62],
    [-0.03, 0.14, 0.34],
  ] as const) {
    facets(canvas, ridge(chance, -40, W + 40, horizon - H * lift, H * height, 5, 0.5), H * 0.62, {
      lit: mix(colours.rock, colours.haze, fade),
      shade: mix(colours.rockShade, colours.haze, fade * 0.9),
      foot: mix(colours.green, colours.haze, 0.35),
    });
  }
  hills(
    canvas,
    horizon + H * 0.06,
    H * 0.06,
    mix(colours.green, colours.haze, 0.25),
    mix(colours.greenShade, colours.haze, 0.15),
    H * 0.7,
  );
  const water = H * 0.66;
  const minaretX = W * chance.between(0.16, 0.28);
  quarter(canvas, -W * 0.05, W * 0.42, horizon, water, minaretX);
  quarter(canvas, W * 0.6, W * 1.06, horizon + H * 0.02, water);
  const tone = mix(mix(colours.shallow, colours.green, 0.42), colours.sea[2], 0.12);
  stillWater(
    canvas,
    box(-10, water, W + 20, H - water + 10),
    water,
    H,
    tone,
    mix(colours.greenShade, colours.green, 0.4),
  );
  banks(canvas, water);
  stoneBridge(canvas, water);
  const tower = Math.min(H * 0.13, W * 0.13);
  endTower(canvas, W * 0.2 - tower, water + H * 0.03, tower, H * chance.between(0.26, 0.31));
  endTower(canvas, W * 0.8, water + H * 0.03, tower * 0.85, H * chance.between(0.23, 0.27));
  cliffs(canvas, water);
}

/** Houses down to the river on one bank, with cypresses and, on the first, a mosque. */
function quarter(canvas: Canvas, left: number, right: number, top: number, foot: number, minaretX?: number): void {
  const { H, chance, colours } = canvas;
  for (const row of times(4)) {
    const t = row / 3;
    const y = top + H * 0.08 + (foot - top - H * 0.1) * t;
    if (row === 2 && minaretX !== undefined) mosque(canvas, minaretX, y);
    houseRow(canvas, left, right, y, H * (0.05 + 0.018 * t), 1.05, 0.2 * (1 - t));
    for (const _ of times(2))
      cypress(canvas, chance.between(left, right), y + 8, H * chance.between(0.07, 0.13), 0.12 * (1 - t));
    for (const _ of times(3))
      bush(
        canvas,
        chance.between(left, right),
        y + 10,
        H * chance.between(0.014, 0.026),
        colours.greenShade,
        colours.green,
      );
  }
}

function mosque(canvas: Canvas, x: number, y: number): void {
  const { H, colours } = canvas;
  const stone = lighten(colours.wall, 0.3);
  const u = H * 0.01;
  const q = round;
  canvas.sprayed(box(x, y - u * 9, u * 13, u * 9), stone, colours.wallShade, 'right', 0.8);
  canvas.path(
    `M${q(x + u)} ${q(y - u * 9)}a${q(u * 5.5)} ${q(u * 5)} 0 0 1 ${q(u * 11)} 0Z`,
    mix(colours.copper, colours.rockShade, 0.3),
  );
  canvas.path(
    `M${q(x + u * 7.6)} ${q(y - u * 9)}c${q(u)} ${q(-u * 2)} ${q(u * 0.6)} ${q(-u * 4)} ${q(-u * 0.8)} ${q(-u * 4.9)}a${q(u * 5.5)} ${q(u * 5)} 0 0 1 ${q(u * 5.2)} ${q(u * 4.9)}Z`,
    mix(colours.copper, colours.dark, 0.4),
    'opacity=".7"',
  );
  const shaft = x - u * 1.6;
  canvas.sprayed(box(shaft - u, y - u * 27, u * 2, u * 27), stone, colours.wallShade, 'right', 0.95);
  canvas.rect(shaft - u * 1.7, y - u * 21.6, u * 3.4, u * 1.3, mix(stone, colours.wallShade, 0.4));
  canvas.sprayed(
    polygon([
      [shaft - u * 1.25, y - u * 27],
      [shaft, y - u * 33.5],
      [shaft + u * 1.25, y - u * 27],
    ]),
    colours.copper,
    mix(colours.copper, colours.dark, 0.5),
    'right',
    0.9,
  );
  canvas.line(
    [
      [shaft, y - u * 33.5],
      [shaft, y - u * 35],
    ],
    colours.sun,
    3,
  );
  for (const i of times(3))
    canvas.path(
      `M${q(x + u * (1.6 + i * 3.8))} ${q(y - u * 2)}v${q(-u * 3)}q${q(u)} ${q(-u * 1.8)} ${q(u * 2)} 0v${q(u * 3)}Z`,
      canvas.lampLit ?? colours.window,
    );
}

function banks(canvas: Canvas, water: number): void {
  const { W, H, chance, colours } = canvas;
  const foam = times(12).map(() =>
    lens(W * chance.between(0.05, 0.9), water + chance.between(4, 18), chance.between(40, 150), 7),
  );
  canvas.path(foam.join(''), lighten(colours.rock, 0.4), 'opacity=".4"');
  const light = times(22).map(() =>
    lens(W * chance.between(0.2, 0.75), water + chance.between(0.05, 0.3) * H, W * chance.between(0.03, 0.11), 8),
  );
  canvas.path(light.join(''), mix(colours.wall, colours.shallow, 0.35), 'opacity=".35"');
}

/** Rock and green at the lower corners, where we stand. */
function cliffs(canvas: Canvas, water: number): void {
  const { W, H, chance, colours, nested } = canvas;
  for (const side of [-1, 1] as const) {
    const X = (share: number): number => (side < 0 ? W * share : W * (1 - share));
    const reach = chance.between(0.24, 0.34);
    const edge = times(8).map((i): Point => {
      const t = i / 7;
      return [X(reach * t), water + H * (0.02 + 0.34 * Math.pow(t, 1.5)) + chance.between(-14, 14)];
    });
    const d = polygon([[X(-0.02), water - H * 0.03], ...edge, [X(reach), H + 10], [X(-0.02), H + 10]]);
    canvas.sprayed(
      d,
      mix(colours.rock, colours.rockShade, 0.15),
      mix(colours.rockShade, colours.dark, 0.35),
      'bottom',
      0.8,
    );
    for (const i of times(7)) {
      const [a, b] = [edge[i], edge[i + 1]];
      if (!a || !b || chance.yes(0.25)) continue;
      const inner = X(reach * 0.12 * i);
      canvas.shape(
        [a, b, [b[0] + side * 14, b[1] + H * chance.between(0.06, 0.14)], [inner, a[1] + H * chance.between(0.1, 0.2)]],
        i % 2 ? colours.rockShade : mix(colours.rock, colours.rockShade, 0.5),
        'opacity=".7"',
      );
    }
    const places = times(11).map((): Point => {
      const t = chance.between() ** 1.3;
      return [X(reach * t * 0.82 - 0.01), water + H * (0.05 + 0.36 * Math.pow(t, 1.5)) + chance.between(0, 0.14) * H];
    });
    for (const [x, y] of places.sort((a, b) => a[1] - b[1])) {
      bush(
        canvas,
        x,
        y,
        H * chance.between(0.026, 0.058),
        chance.pick([colours.greenShade, mix(colours.greenShade, colours.dark, 0.25)]),
        chance.pick([colours.green, mix(colours.green, colours.greenLight, 0.5)]),
      );
    }
  }
  if (!nested) tree(canvas, W * 0.96, H * 0.93, H * chance.between(0.3, 0.38));
}
