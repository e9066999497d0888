import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE } from '../colour.js';
import { box, lens, polygon, round, times, type Point } from '../geometry.js';
import { chanceStyle, floorColour, shutterColour, textileColour, wallColour, type HouseStyle } from '../house-style.js';
import { backdrop } from '../kit/backdrop.js';
import { blossoms, vineLeaves } from '../kit/frames.js';
import { chair, glass, jug, lemonBowl } from '../kit/furniture.js';
import { plantPot, pot } from '../kit/outdoor-furniture.js';
import { bush, cypress, tree } from '../kit/plants.js';
import { sky } from '../kit/sky.js';

/** A table for two on a balcony, the railing and the view behind it. */
export function balcony(canvas: Canvas): void {
  const { W, H, chance, knobs } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const horizon = H * (knobs.hz ?? chance.between(0.36, 0.42));
  const floor = H * 0.76;
  sky(canvas, horizon, { sunX: W * chance.between(0.5, 0.84), sunY: horizon * chance.between(0.4, 0.6) });
  backdrop(canvas, horizon, floor + 10);
  belowBalcony(canvas, floor);
  if (chance.yes()) ironRailing(canvas, floor);
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

function belowBalcony(canvas: Canvas, floor: number): void {
  const { W, H, chance, colours, knobs } = canvas;
  const outlook = knobs.outlook ?? 'sea';
  if (outlook === 'roofs') return;
  for (const i of times(16)) {
    const leaf = mix(colours.greenShade, colours.dark, chance.between(0, 0.3));
    bush(
      canvas,
      W * (0.2 + i * 0.055),
      floor + chance.between(-6, 16),
      H * chance.between(0.03, 0.06),
      leaf,
      colours.green,
    );
  }
  for (const x of [0.72, 0.79, 0.96]) {
    if (outlook === 'sea') cypress(canvas, W * x, floor + 20, H * chance.between(0.16, 0.3));
    else tree(canvas, W * x, floor + 20, H * chance.between(0.14, 0.24));
  }
}

function ironRailing(canvas: Canvas, floor: number): void {
  const { W, H, colours } = canvas;
  const iron = mix(colours.dark, colours.window, 0.25);
  const top = floor - H * 0.17;
  const gap = H * 0.028;
  let bars = '';
  let rings = '';
  for (let x = W * 0.18; x < W + gap; x += gap) {
    bars += box(x, top, 5, H * 0.17);
    rings += `M${round(x + gap / 2 + 2.5)} ${round(top + H * 0.018)}a${round(gap * 0.32)} ${round(gap * 0.32)} 0 1 0 .1 0Z`;
  }
  canvas.path(bars, iron);
  canvas.path(rings, 'none', `stroke="${iron}" stroke-width="4"`);
  canvas.rect(W * 0.16, top - 10, W, 13, iron);
  canvas.rect(W * 0.16, top + H * 0.042, W, 6, iron);
  canvas.rect(W * 0.16, floor - H * 0.02, W, 8, iron);
}

function balustrade(canvas: Canvas, floor: number): void {
  const { W, H, colours } = canvas;
  const stone = lighten(colours.rock, 0.15);
  const [top, height] = [floor - H * 0.165, H * 0.165];
  const q = round;
  for (let x = W * 0.2; x < W + 40; x += H * 0.056) {
    const [h, w] = [height, H * 0.016];
    const d = `M${q(x - w)} ${q(floor)}C${q(x - w * 1.9)} ${q(floor - h * 0.4)} ${q(x - w * 0.3)} ${q(floor - h * 0.6)} ${q(x - w)} ${q(top + 10)}H${q(x + w)}C${q(x + w * 0.3)} ${q(floor - h * 0.6)} ${q(x + w * 1.9)} ${q(floor - h * 0.4)} ${q(x + w)} ${q(floor)}Z`;
    canvas.sprayed(d, stone, colours.rockShade, 'right', 0.9);
  }
  canvas.sprayed(box(W * 0.14, top - 18, W, 34), lighten(stone, 0.3), colours.rockShade, 'bottom', 0.6);
  canvas.rect(W * 0.14, top + 14, W, 6, colours.rockShade);
  canvas.rect(W * 0.14, floor - 16, W, 20, mix(stone, colours.rockShade, 0.3));
}

function tiles(canvas: Canvas, style: HouseStyle, top: number): void {
  const { W, H, colours } = canvas;
  const floor = floorColour(style, colours);
  const joint = mix(floor, colours.dark, 0.22);
  canvas.rect(0, top, W, H - top, canvas.gradient([mix(floor, colours.dark, 0.1), floor]));
  for (let i = -16; i <= 16; i++)
    canvas.line(
      [
        [W / 2 + i * W * 0.06, top],
        [W / 2 + i * W * 0.14, H],
      ],
      joint,
      2,
      'opacity=".55"',
    );
  for (const share of [0.1, 0.26, 0.5, 0.8])
    canvas.line(
      [
        [0, top + (H - top) * share],
        [W, top + (H - top) * share],
      ],
      joint,
      2,
      'opacity=".5"',
    );
  canvas.spray(box(0, top, W, H - top), mix(floor, colours.dark, 0.5), 'bottom', 0.4);
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

/** Above the table: an awning, vine or bougainvillea. */
function shade(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  if (canvas.nested || canvas.knobs.frame === 'none') return;
  if (style.pergola === 'none') {
    const [cloth, count] = [textileColour(style, colours), 14];
    for (const i of times(count)) {
      const [x0, x1] = [W * 0.16 + (W * 0.9 * i) / count, W * 0.16 + (W * 0.9 * (i + 1)) / count];
      const d = `M${round(x0)} -10H${round(x1)}V${round(H * 0.075)}q${round((x0 - x1) / 2)} ${round(H * 0.03)} ${round(x0 - x1)} 0Z`;
      canvas.path(d, i % 2 ? mix(WHITE, colours.wall, 0.4) : cloth);
    }
    return;
  }
  const beam = mix(colours.soil, colours.dark, 0.42);
  canvas.rect(W * 0.12, H * 0.03, W, 22, beam);
  canvas.path(
    times(12)
      .map((i) => box(W * (0.16 + i * 0.08), -10, 16, H * 0.07))
      .join(''),
    mix(beam, colours.dark, 0.2),
  );
  const place = (): Point => {
    const t = chance.between();
    return [W * (0.1 + t * 0.95), H * (Math.pow(chance.between(), 1.9) * (0.07 + 0.16 * Math.pow(t, 3)))];
  };
  if (style.pergola === 'vine') vineLeaves(canvas, place, 60, 26, 48);
  else blossoms(canvas, place, 360, 15);
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
