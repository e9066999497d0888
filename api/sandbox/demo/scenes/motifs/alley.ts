import { type Canvas } from '../canvas.js';
import { lighten, mix } from '../colour.js';
import { along, arch, type Point, polygon, round, soft, times } from '../geometry.js';
import { chanceStyle, wallColour } from '../house-style.js';
import { alleySide, type AlleyWall, sideWall } from '../kit/alley-wall.js';
import { blossoms } from '../kit/frames.js';
import { islands } from '../kit/land.js';
import { pot } from '../kit/outdoor-furniture.js';
import { bush } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { cat, laundry } from '../kit/street-life.js';
import { sea } from '../kit/water.js';

/** A stepped stone alley with shutters, pots, laundry and a cat. */
export function alley(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const middle = W * chance.between(0.46, 0.56);
  const gap = Math.min(W * 0.13, H * 0.16);
  const landing = H * chance.between(0.56, 0.6);
  const overSea = (knobs.outlook ?? 'sea') === 'sea';
  sky(canvas, H * 0.42, { sunX: middle + gap * 0.2, sunY: H * 0.16, clouds: 1 });
  if (overSea) {
    islands(canvas, H * 0.42, 3);
    sea(canvas, H * 0.42, landing + 10);
  } else {
    canvas.rect(0, H * 0.4, W, H * 0.25, mix(colours.green, colours.haze, 0.45));
    for (const i of times(9))
      bush(
        canvas,
        middle + (i - 4) * gap * 0.4,
        landing,
        H * 0.05,
        mix(colours.greenShade, colours.haze, 0.2),
        colours.green,
      );
  }
  farHouse(canvas, middle, gap, landing, overSea);
  steps(canvas, middle, gap, landing);
  const left = sideWall(0, middle - gap, landing, H);
  const right = sideWall(W, middle + gap, landing, H);
  const otherTone = mix(colours.wallOchre, colours.wall, chance.between(0.2, 0.8));
  alleySide(canvas, style, left, wallColour(style, colours), 0);
  alleySide(canvas, { ...style, shutters: chance.pick(['green', 'blue', 'oxblood', 'grey']) }, right, otherTone, 0.28);
  if (chance.yes(0.75)) laundry(canvas, left.point(0.45, 0.2), right.point(0.45, 0.16));
  if (chance.yes(0.5)) laundry(canvas, left.point(0.72, 0.2), right.point(0.72, 0.24));
  potsAlong(canvas, left);
  potsAlong(canvas, right);
  const [catX, catY] = [
    along(left.point(0.3, 1)[0], right.point(0.3, 1)[0], chance.between(0.3, 0.42)),
    left.point(0.3, 1)[1] + H * 0.02,
  ];
  cat(canvas, catX, catY, H * 0.1);
}

/** The end of the alley: a low wall over the sea, or a house with a passage. */
function farHouse(canvas: Canvas, middle: number, gap: number, landing: number, open: boolean): void {
  const { H, colours } = canvas;
  if (open) {
    canvas.sprayed(
      polygon([
        [middle - gap * 1.1, landing - H * 0.03],
        [middle + gap * 1.1, landing - H * 0.03],
        [middle + gap * 1.1, landing + 6],
        [middle - gap * 1.1, landing + 6],
      ]),
      colours.rock,
      colours.rockShade,
      'right',
      0.7,
    );
    // A house bridges the alley; the sea shows under its arch.
    const [x0, x1, eaves] = [round(middle - gap * 1.1), round(middle + gap * 1.1), H * 0.25];
    const span = `M${x0} ${round(eaves)}H${x1}V${round(H * 0.47)}Q${round(middle)} ${round(H * 0.34)} ${x0} ${round(H * 0.47)}Z`;
    canvas.sprayed(span, mix(colours.wallRose, colours.wall, 0.45), colours.wallShade, 'bottom', 0.7);
    const rim = `M${x0} ${round(H * 0.47)}Q${round(middle)} ${round(H * 0.34)} ${x1} ${round(H * 0.47)}`;
    canvas.stroke(rim, lighten(colours.rock, 0.4), 12);
    canvas.shape(
      [
        [x0, eaves],
        [x0 + gap * 0.2, eaves - H * 0.045],
        [x1 - gap * 0.2, eaves - H * 0.045],
        [x1, eaves],
      ],
      colours.roof,
    );
    canvas.rect(x0, eaves, x1 - x0, 8, mix(colours.wallShade, colours.dark, 0.3), 'opacity=".5"');
    for (const share of [-0.55, 0.15]) {
      canvas.rect(
        middle + gap * share - 5,
        eaves + H * 0.03 - 5,
        gap * 0.4 + 10,
        H * 0.062 + 10,
        lighten(colours.rock, 0.4),
      );
      canvas.rect(middle + gap * share, eaves + H * 0.03, gap * 0.4, H * 0.062, canvas.lampLit ?? colours.window);
    }
    return;
  }
  const top = H * 0.2;
  canvas.sprayed(
    polygon([
      [middle - gap * 1.1, landing],
      [middle - gap * 1.1, top],
      [middle, top - gap * 0.6],
      [middle + gap * 1.1, top],
      [middle + gap * 1.1, landing],
    ]),
    colours.wall,
    colours.wallShade,
    'right',
    0.7,
  );
  canvas.line(
    [
      [middle - gap * 1.2, top + 8],
      [middle, top - gap * 0.62],
      [middle + gap * 1.2, top + 8],
    ],
    colours.roof,
    16,
    'stroke-linejoin="round"',
  );
  canvas.path(arch(middle - gap * 0.5, landing - gap * 1.5, gap, gap * 1.5), mix(colours.window, colours.dark, 0.35));
  canvas.path(arch(middle - gap * 0.2, top + gap * 0.3, gap * 0.4, gap * 0.6), canvas.lampLit ?? colours.window);
}

function steps(canvas: Canvas, middle: number, gap: number, landing: number): void {
  const { W, H, chance, colours } = canvas;
  const floor = polygon([
    [middle - gap - 4, landing - 2],
    [middle + gap + 4, landing - 2],
    [W + 10, H * 1.07],
    [-10, H * 1.07],
  ]);
  canvas.path(floor, mix(colours.rock, colours.rockShade, 0.25));
  const count = 11;
  for (const i of times(count)) {
    const t = Math.pow((i + 0.35) / count, 1.55);
    const y = along(landing, H * 1.06, t);
    const [x0, x1] = [along(middle - gap, 0, t) - 6, along(middle + gap, W, t) + 6];
    const rise = 5 + t * 34;
    const bow = 2 + t * 10;
    const edge = (dy: number): Point[] =>
      times(7).map((k) => [
        along(x0, x1, k / 6),
        y + dy + Math.sin((k / 6) * Math.PI) * bow + chance.between(-1, 1) * (1 + t * 2),
      ]);
    const [upper, lower] = [edge(0), edge(rise)];
    const outline = `${soft(upper)}L${[...lower]
      .reverse()
      .map((p) => `${round(p[0])} ${round(p[1])}`)
      .join('L')}Z`;
    canvas.sprayed(outline, colours.rockShade, mix(colours.rockShade, colours.dark, 0.35), 'bottom', 0.8);
    canvas.stroke(soft(upper), lighten(colours.rock, 0.35), 3 + t * 7);
    for (const k of times(5)) {
      const x = along(x0, x1, (k + chance.between(0.2, 0.8)) / 5);
      canvas.line(
        [
          [x, y + bow * 0.6 + 3],
          [x + (x - middle) * 0.01, y + rise + bow * 0.6],
        ],
        mix(colours.rockShade, colours.dark, 0.4),
        1.5 + t * 2,
        'opacity=".6"',
      );
    }
  }
  canvas.spray(floor, mix(colours.rockShade, colours.dark, 0.2), 'right', 0.45);
}

function potsAlong(canvas: Canvas, wall: AlleyWall): void {
  const { H, chance, colours } = canvas;
  for (const u of [0.78, 0.62, 0.46, 0.1]) {
    if (chance.yes(0.25)) continue;
    const [x, y] = wall.point(u, 1);
    const towards = wall.point(1, 1)[0] > x ? 1 : -1;
    const size = H * 0.11 * (1.15 - u);
    const px = x + towards * size * 0.5;
    pot(canvas, px, y + size * 0.2, size);
    if (chance.yes(0.6))
      blossoms(
        canvas,
        () => [px + chance.between(-0.4, 0.4) * size, y - size * chance.between(0.35, 0.95)],
        60,
        size * 0.11,
      );
    else bush(canvas, px, y - size * 0.2, size * 0.5, colours.greenShade, colours.greenLight);
  }
}
