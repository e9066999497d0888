import type { Canvas, DrawMotif } from '../canvas.js';
import { lighten, mix, WHITE } from '../colour.js';
import { arrangement, BREAKFASTS, type Breakfast } from '../compositions.js';
import { box, lens, polygon, round, times, type Point } from '../geometry.js';
import { chanceStyle, textileColour, type HouseStyle } from '../house-style.js';
import { backdrop } from '../kit/backdrop.js';
import { blossoms, grapes, vineLeaves } from '../kit/frames.js';
import { jug, lemonBowl } from '../kit/furniture.js';
import { breadBoard, cheesePlate, coffeeCup, juice, placeSetting } from '../kit/tableware.js';
import { bush, cypress, tree } from '../kit/plants.js';
import { stoneWall } from '../kit/buildings.js';
import { sky } from '../kit/sky.js';
import { doors } from './breakfast/doors.js';
import { orchard } from './breakfast/orchard.js';
import { tray } from './breakfast/tray.js';

const DRAW: Readonly<Record<Breakfast, DrawMotif>> = { pergola: underPergola, orchard, tray, doors };

/** Breakfast: under a pergola, in the orchard, on a tray, at the open doors. */
export function breakfast(canvas: Canvas): void {
  DRAW[arrangement(BREAKFASTS, canvas.knobs.composition)](canvas);
}

/** A laid breakfast table under a pergola, seen from the host's place. */
function underPergola(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const horizon = H * (knobs.hz ?? chance.between(0.36, 0.4));
  sky(canvas, horizon, { sunX: W * chance.between(0.3, 0.7), sunY: horizon * chance.between(0.42, 0.6), clouds: 1 });
  backdrop(canvas, horizon, H * 0.64);
  const overSea = (knobs.outlook ?? 'sea') === 'sea';
  for (const i of times(18))
    bush(
      canvas,
      (W * i) / 17,
      H * 0.575 + chance.between(-8, 14),
      H * chance.between(0.03, 0.055),
      mix(colours.greenShade, colours.dark, chance.between(0, 0.3)),
      colours.green,
    );
  for (const x of [0.13, 0.87, 0.93]) {
    if (overSea) cypress(canvas, W * x, H * 0.59, H * chance.between(0.16, 0.28));
    else tree(canvas, W * x, H * 0.59, H * chance.between(0.14, 0.24));
  }
  stoneWall(canvas, -10, W + 10, H * 0.56, H * 0.1, 4);
  canvas.rect(-10, H * 0.55, W + 20, H * 0.018, lighten(colours.rock, 0.4));
  canvas.sprayed(box(0, H * 0.655, W, H * 0.35), mix(colours.rock, colours.soil, 0.25), colours.rockShade, 'top', 0.7);
  posts(canvas);
  roofOfLeaves(canvas, style);
  benches(canvas);
  laidTable(canvas, style);
}

function posts(canvas: Canvas): void {
  const { W, H, colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.45);
  for (const x of [0.06, 0.94])
    canvas.sprayed(box(W * x - 17, H * 0.05, 34, H * 0.66), wood, colours.dark, 'right', 0.7);
  canvas.rect(-10, H * 0.05, W + 20, 30, wood);
  const rafters = times(9).map((i) => {
    const x = W * (0.02 + i * 0.12);
    return polygon([
      [x, -10],
      [x + 24, -10],
      [W / 2 + (x - W / 2) * 0.84 + 18, H * 0.1],
      [W / 2 + (x - W / 2) * 0.84, H * 0.1],
    ]);
  });
  canvas.path(rafters.join(''), mix(wood, colours.dark, 0.25));
}

function roofOfLeaves(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance } = canvas;
  const place = (): Point => {
    const t = chance.between();
    const hang = 0.06 + 0.2 * Math.pow(Math.abs(t - 0.5) * 2, 2.4);
    return [W * t, H * (Math.pow(chance.between(), 1.6) * hang)];
  };
  if (style.pergola === 'bougainvillea') {
    blossoms(canvas, place, 520, 15);
    return;
  }
  vineLeaves(canvas, place, 95, 28, 52);
  for (const x of [0.17, 0.3, 0.8])
    if (chance.yes(0.7)) grapes(canvas, W * x + chance.between(-20, 20), H * chance.between(0.13, 0.19), 0.72);
}

function benches(canvas: Canvas): void {
  const { W, H, colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.3);
  for (const side of [-1, 1]) {
    const x = W / 2 + side * W * 0.27;
    for (const shift of [-0.075, 0.075]) {
      const cx = x + shift * W;
      canvas.rect(cx - W * 0.055, H * 0.545, W * 0.11, H * 0.026, wood);
      canvas.rect(cx - W * 0.055, H * 0.6, W * 0.11, H * 0.018, wood);
      for (const post of [-0.05, 0.045])
        canvas.rect(cx + post * W, H * 0.54, W * 0.008, H * 0.22, mix(wood, colours.dark, 0.15));
    }
  }
}

/** The table fills the lower third, its cloth hanging towards us. */
function laidTable(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const cloth = textileColour(style, colours);
  const [top, edge] = [H * 0.68, H * 0.93];
  const surface = polygon([
    [W * 0.16, top],
    [W * 0.84, top],
    [W * 0.97, edge],
    [W * 0.03, edge],
  ]);
  canvas.path(lens(W * 0.02, H * 0.99, W * 0.96, 70), colours.dark, 'opacity=".25"');
  const linen = mix(WHITE, colours.wall, 0.35);
  const drop = polygon([
    [W * 0.03, edge],
    [W * 0.97, edge],
    [W * 0.965, H + 10],
    [W * 0.035, H + 10],
  ]);
  canvas.sprayed(drop, mix(linen, colours.wallShade, 0.22), colours.wallShade, 'bottom', 0.7);
  canvas.sprayed(surface, linen, mix(linen, colours.wallShade, 0.55), 'left', 0.5);
  // A runner down the middle, woven in two stripes.
  canvas.shape(
    [
      [W * 0.44, top],
      [W * 0.56, top],
      [W * 0.6, edge],
      [W * 0.4, edge],
    ],
    cloth,
    'opacity=".88"',
  );
  canvas.shape(
    [
      [W * 0.4, edge],
      [W * 0.6, edge],
      [W * 0.605, H + 10],
      [W * 0.395, H + 10],
    ],
    mix(cloth, colours.dark, 0.18),
  );
  for (const share of [0.14, 0.86]) {
    const at = (left: number, right: number): number => W * (left + (right - left) * share);
    canvas.line(
      [
        [at(0.44, 0.56), top],
        [at(0.4, 0.6), edge],
        [at(0.395, 0.605), H],
      ],
      linen,
      6,
      'opacity=".8"',
    );
  }
  canvas.line(
    [
      [W * 0.03, edge],
      [W * 0.97, edge],
    ],
    WHITE,
    6,
  );
  const u = H / 1200;
  placeSetting(canvas, W * 0.28, H * 0.725, 76 * u, cloth);
  placeSetting(canvas, W * 0.72, H * 0.725, 76 * u, cloth);
  coffeeCup(canvas, W * 0.375, H * 0.735, 52 * u);
  juice(canvas, W * 0.635, H * 0.735, 74 * u);
  jug(canvas, W * 0.5, H * 0.76, 92 * u);
  lemonBowl(canvas, W * 0.575, H * 0.785, 0.82 * u);
  breadBoard(canvas, W * 0.37, H * 0.83, 150 * u);
  cheesePlate(canvas, W * 0.67, H * 0.85, 112 * u);
  placeSetting(canvas, W * 0.2, H * 0.875, 108 * u, cloth);
  placeSetting(canvas, W * 0.84, H * 0.875, 108 * u, cloth);
  coffeeCup(canvas, W * 0.52, H * 0.895, 78 * u);
  if (chance.yes()) juice(canvas, W * 0.29, H * 0.9, 104 * u);
  else coffeeCup(canvas, W * 0.3, H * 0.9, 78 * u);
  canvas.line(
    [
      [round(W * 0.03), edge + 3],
      [round(W * 0.97), edge + 3],
    ],
    colours.wallShade,
    3,
    'opacity=".5"',
  );
}
