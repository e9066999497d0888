import type { Canvas, DrawMotif } from '../canvas.js';
import { lighten, mix, WHITE } from '../colour.js';
import { lens, polygon, round, times, type Point } from '../geometry.js';
import { chanceStyle, shutterColour, textileColour, wallColour, type HouseStyle } from '../house-style.js';
import { backdrop } from '../kit/backdrop.js';
import { balustrade, ironRailing, woodenRailing } from '../kit/railings.js';
import { belowBalcony, shade, tiles } from '../kit/terrace-view.js';
import { arrangement, BALCONIES, type Balcony } from '../compositions.js';
import { blossoms } from '../kit/frames.js';
import { chair, glass, jug, lemonBowl } from '../kit/furniture.js';
import { plantPot, pot } from '../kit/outdoor-furniture.js';
import { sky } from '../kit/sky.js';
import { cafe } from './balcony/cafe.js';
import { feast } from './balcony/feast.js';
import { hammock } from './balcony/hammock.js';
import { lemonTerrace } from './balcony/lemon.js';
import { reader } from './balcony/reader.js';
import { roofTerrace } from './balcony/roof.js';
import { sunTerrace } from './balcony/sun.js';

const DRAW: Readonly<Record<Balcony, DrawMotif>> = {
  table: tableForTwo,
  reader,
  lounger: sunTerrace,
  hammock,
  feast,
  roof: roofTerrace,
  lemon: lemonTerrace,
  cafe,
};

/** A place to sit outside: a table for two, a chair with a book, a hammock, a roof terrace. */
export function balcony(canvas: Canvas): void {
  DRAW[arrangement(BALCONIES, canvas.knobs.composition)](canvas);
}

/** A table for two on a balcony, the railing and the view behind it. */
function tableForTwo(canvas: Canvas): void {
  const { W, H, chance, knobs } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const horizon = H * (knobs.hz ?? chance.between(0.36, 0.42));
  const floor = H * 0.76;
  sky(canvas, horizon, { sunX: W * chance.between(0.5, 0.84), sunY: horizon * chance.between(0.4, 0.6) });
  backdrop(canvas, horizon, floor + 10);
  belowBalcony(canvas, floor);
  if (knobs.house?.textile === 'olive') woodenRailing(canvas, floor, 0.2);
  else if (chance.yes()) ironRailing(canvas, floor);
  else balustrade(canvas, floor);
  tiles(canvas, style, floor);
  doorway(canvas, style, floor);
  shade(canvas, style);
  table(canvas, style, W * chance.between(0.54, 0.62), H * 0.94);
  plantPot(canvas, W * 0.94, H * 0.985, H * 0.2);
  if (chance.yes(0.7)) {
    pot(canvas, W * 0.83, floor + H * 0.04, H * 0.1);
    blossoms(canvas, () => [W * 0.83 + chance.between(-0.04, 0.04) * H, floor - H * chance.between(0.02, 0.1)], 90, 11);
  }
}

/** The wall of the house with its open door on the left. */
function doorway(canvas: Canvas, style: HouseStyle, floor: number): void {
  const { W, H, colours } = canvas;
  const wall = wallColour(style, colours);
  const edge = W * 0.2;
  const front = polygon([
    [-10, -10],
    [edge, -10],
    [edge, floor + H * 0.03],
    [-10, H * 0.96],
  ]);
  canvas.sprayed(front, wall, colours.wallShade, 'right', 0.8);
  const near = (share: number): Point => [edge * share, floor + H * 0.03 + (H * 0.93 - floor) * (1 - share)];
  const at = (share: number, lift: number): Point => [edge * share, near(share)[1] - lift * (1.25 - 0.25 * share)];
  canvas.shape([near(0.02), at(0.02, H * 0.6), at(0.52, H * 0.56), near(0.52)], lighten(colours.rock, 0.35));
  canvas.shape(
    [near(0.06), at(0.06, H * 0.575), at(0.48, H * 0.54), near(0.48)],
    canvas.lampLit ?? mix(colours.window, colours.dark, 0.2),
  );
  const shutter = shutterColour(style, colours);
  canvas.shape([near(0.54), at(0.54, H * 0.55), at(0.9, H * 0.53), near(0.9)], shutter);
  const slats = times(20).map((i) => {
    const lift = H * (0.04 + (0.46 * i) / 20);
    return polygon([at(0.59, lift), at(0.85, lift), at(0.85, lift + 9), at(0.59, lift + 9)]);
  });
  canvas.path(slats.join(''), mix(shutter, colours.dark, 0.38), 'opacity=".8"');
  canvas.rect(edge - 4, -10, 6, floor + H * 0.04, mix(colours.wallShade, colours.dark, 0.2), 'opacity=".5"');
}

function table(canvas: Canvas, style: HouseStyle, x: number, foot: number): void {
  const { H, colours, chance } = canvas;
  const iron = mix(colours.dark, colours.window, 0.25);
  const wood = mix(colours.soil, colours.dark, 0.3);
  const top = foot - H * 0.2;
  const half = H * 0.19;
  canvas.path(lens(x - half * 1.5, foot, half * 3, H * 0.05), colours.dark, 'opacity=".24"');
  chair(canvas, x - half * 1.35, foot, H * 0.38, wood, 1);
  chair(canvas, x + half * 1.35, foot, H * 0.38, wood, -1);
  canvas.rect(x - 8, top, 16, H * 0.2, iron);
  canvas.path(
    `M${round(x - 80)} ${round(foot + 4)}Q${round(x)} ${round(foot - 50)} ${round(x + 80)} ${round(foot + 4)}Z`,
    iron,
  );
  const q = round;
  const cloth = textileColour(style, colours);
  const drop = H * 0.075;
  canvas.sprayed(
    `M${q(x - half)} ${q(top)}L${q(x - half * 1.06)} ${q(top + drop)}q${q(half * 0.26)} ${q(14)} ${q(half * 0.53)} 0t${q(half * 0.53)} 0t${q(half * 0.53)} 0t${q(half * 0.53)} 0L${q(x + half)} ${q(top)}Z`,
    mix(WHITE, colours.wallShade, 0.1),
    mix(WHITE, colours.wallShade, 0.6),
    'right',
    0.7,
  );
  canvas.path(
    `M${q(x - half)} ${q(top)}a${q(half)} ${q(H * 0.026)} 0 0 1 ${q(half * 2)} 0a${q(half)} ${q(H * 0.026)} 0 0 1 ${q(-half * 2)} 0Z`,
    WHITE,
  );
  canvas.line(
    [
      [x - half * 1.04, top + drop * 0.72],
      [x + half * 1.04, top + drop * 0.72],
    ],
    cloth,
    9,
    'opacity=".85"',
  );
  jug(canvas, x + half * 0.1, top + 4, H * 0.068);
  const wine = chance.yes() ? colours.flower[2] : mix(colours.wallOchre, colours.greenLight, 0.3);
  glass(canvas, x - half * 0.42, top + 8, H * 0.085, wine);
  glass(canvas, x + half * 0.52, top + 6, H * 0.085, wine);
  if (chance.yes(0.6)) lemonBowl(canvas, x - half * 0.74, top - 14, 0.55);
}
