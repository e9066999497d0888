import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE, type Colour } from '../colour.js';
import { along, arch, polygon, round, soft, times, type Point } from '../geometry.js';
import { chanceStyle, shutterColour, wallColour, type HouseStyle } from '../house-style.js';
import { blossoms } from '../kit/frames.js';
import { pot } from '../kit/furniture.js';
import { islands } from '../kit/land.js';
import { bush } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { sea } from '../kit/water.js';

/** One side of the alley: a wall running away from the viewer. `u` is depth (0 near, 1 far), `v` height (0 top, 1 foot). */
interface Wall {
  point: (u: number, v: number) => Point;
  quad: (u0: number, u1: number, v0: number, v1: number) => string;
}

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
  houseSide(canvas, style, left, wallColour(style, colours), 0);
  houseSide(canvas, { ...style, shutters: chance.pick(['green', 'blue', 'oxblood', 'grey']) }, right, otherTone, 0.28);
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

function sideWall(edgeX: number, farX: number, landing: number, H: number): Wall {
  const [topNear, topFar, footNear] = [-H * 0.5, H * 0.1, H * 1.06];
  const point = (u: number, v: number): Point => {
    // Equal lengths of wall look shorter the farther they are.
    const t = u / (u + (1 - u) * 0.42);
    return [along(edgeX, farX, t), along(along(topNear, topFar, t), along(footNear, landing, t), v)];
  };
  return {
    point,
    quad: (u0, u1, v0, v1) => polygon([point(u0, v0), point(u1, v0), point(u1, v1), point(u0, v1)]),
  };
}

/** Two houses per side, the farther one lower and in another tone. */
function houseSide(canvas: Canvas, style: HouseStyle, wall: Wall, tone: Colour, shade: number): void {
  const { chance, colours } = canvas;
  const lit = mix(tone, colours.wallShade, shade);
  const far = mix(mix(colours.wallRose, colours.wall, chance.between()), colours.wallShade, shade + 0.12);
  const split = chance.between(0.52, 0.6);
  const topFar = chance.between(0.1, 0.2);
  canvas.sprayed(wall.quad(split, 1, topFar, 1), far, colours.wallShade, 'corner', 0.7);
  eave(canvas, wall, split, 1.02, topFar);
  canvas.path(wall.quad(0, split, 0, 1), lit);
  masonry(canvas, wall, split, lit);
  canvas.spray(wall.quad(0, split, 0, 1), mix(colours.wallShade, colours.dark, shade * 0.5), 'bottom', 0.75);
  eave(canvas, wall, 0, split + 0.02, 0.02);
  const colour = shutterColour(style, colours);
  for (const v of [0.2, 0.48]) for (const u of [0.16, 0.4]) openWindow(canvas, wall, u, v, 0.1, 0.16, colour, v > 0.4);
  for (const v of [0.32, 0.56])
    for (const u of [0.68, 0.86]) openWindow(canvas, wall, u, v, 0.07, 0.12, mix(colour, colours.dark, 0.15), false);
  door(canvas, wall, chance.between(0.24, 0.3), colour);
}

function eave(canvas: Canvas, wall: Wall, u0: number, u1: number, v: number): void {
  const { colours } = canvas;
  canvas.path(wall.quad(u0, u1, v - 0.02, v + 0.012), colours.roofShade);
  canvas.path(wall.quad(u0, u1, v - 0.032, v - 0.012), colours.roofLight);
}

function masonry(canvas: Canvas, wall: Wall, split: number, tone: Colour): void {
  const { chance, colours } = canvas;
  const layers = ['', '', ''];
  const rows = 22;
  for (const row of times(rows)) {
    for (let u = chance.between(-0.05, 0); u < split;) {
      const length = chance.between(0.03, 0.075);
      const kind = chance.whole(0, 2);
      if (chance.yes(0.62))
        layers[kind] += wall.quad(
          Math.max(0, u + 0.003),
          Math.min(split, u + length - 0.003),
          (row + 0.08) / rows,
          (row + 0.9) / rows,
        );
      u += length;
    }
  }
  const tones = [mix(tone, colours.wallShade, 0.22), lighten(tone, 0.35), mix(tone, colours.wallShade, 0.38)];
  layers.forEach((d, i) => canvas.path(d, tones[i] ?? tone, 'opacity=".8"'));
}

function openWindow(
  canvas: Canvas,
  wall: Wall,
  u: number,
  v: number,
  width: number,
  height: number,
  colour: Colour,
  flowers: boolean,
): void {
  const { H, chance, colours } = canvas;
  const [u0, u1, v0, v1] = [u - width / 2, u + width / 2, v, v + height];
  canvas.path(wall.quad(u0 - 0.012, u1 + 0.012, v0 - 0.014, v1 + 0.014), lighten(colours.rock, 0.4));
  canvas.path(
    wall.quad(u0, u1, v0, v1),
    canvas.colours.lamp && chance.yes(0.6)
      ? (canvas.lampLit ?? colours.window)
      : mix(colours.window, colours.dark, 0.15),
  );
  for (const [a, b, darker] of [
    [u0 - width * 0.56, u0 - 0.004, 0],
    [u1 + 0.004, u1 + width * 0.56, 0.15],
  ] as const) {
    canvas.path(wall.quad(a, b, v0 - 0.006, v1 + 0.006), mix(colour, colours.dark, darker));
    const slats = times(9).map((i) => {
      const y = v0 + (height * (i + 0.6)) / 9.6;
      return wall.quad(a + (b - a) * 0.14, b - (b - a) * 0.14, y, y + height * 0.04);
    });
    canvas.path(slats.join(''), mix(colour, colours.dark, 0.4), 'opacity=".8"');
  }
  canvas.path(wall.quad(u0 - 0.02, u1 + 0.02, v1 + 0.008, v1 + 0.026), lighten(colours.rock, 0.25));
  if (!flowers) return;
  const place = (): Point => {
    const [x, y] = wall.point(chance.between(u0 - 0.02, u1 + 0.02), v1 + 0.008);
    return [x, y + chance.between(-0.016, 0.03) * H];
  };
  blossoms(canvas, place, 70, 12);
}

function door(canvas: Canvas, wall: Wall, u: number, colour: Colour): void {
  const { colours } = canvas;
  const outline = (grow: number): string => {
    const width = 0.11 + grow * 0.2;
    const top = 0.755 - grow * 0.16;
    const curve = times(15).map((i): Point => {
      const t = i / 14;
      return wall.point(u - width / 2 + width * t, top + 0.06 - Math.sqrt(1 - (2 * t - 1) ** 2) * 0.06);
    });
    return polygon([wall.point(u - width / 2, 1), ...curve, wall.point(u + width / 2, 1)]);
  };
  canvas.path(outline(0.13), lighten(colours.rock, 0.35));
  canvas.sprayed(outline(0), mix(colour, colours.dark, 0.1), colours.dark, 'bottom', 0.6);
  canvas.path(wall.quad(u - 0.003, u + 0.003, 0.76, 1), mix(colour, colours.dark, 0.5));
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

function laundry(canvas: Canvas, from: Point, to: Point): void {
  const { H, chance, colours } = canvas;
  const sag = H * 0.03;
  const on = (t: number): Point => [along(from[0], to[0], t), along(from[1], to[1], t) + Math.sin(t * Math.PI) * sag];
  canvas.stroke(soft(times(9).map((i) => on(i / 8))), mix(colours.dark, colours.window, 0.3), 3);
  const width = to[0] - from[0];
  for (let t = 0.12; t < 0.86;) {
    const share = chance.between(0.09, 0.17);
    const [[x0, y0], [x1, y1]] = [on(t), on(t + share)];
    const length = width * chance.between(0.14, 0.26);
    const cloth = chance.pick([
      WHITE,
      WHITE,
      colours.sea[1],
      colours.flower[1],
      colours.wallOchre,
      lighten(colours.roof, 0.2),
    ]);
    const swing = chance.between(-6, 6);
    const d = `M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}Q${round(x1 + swing)} ${round(y1 + length / 2)} ${round(x1 + swing)} ${round(y1 + length)}Q${round((x0 + x1) / 2)} ${round(y0 + length * 0.92)} ${round(x0 + swing)} ${round(y0 + length)}Q${round(x0 + swing)} ${round(y0 + length / 2)} ${round(x0)} ${round(y0)}Z`;
    canvas.sprayed(d, mix(cloth, colours.wallShade, 0.06), mix(cloth, colours.wallShade, 0.6), 'right', 0.7);
    t += share + chance.between(0.02, 0.06);
  }
}

function potsAlong(canvas: Canvas, wall: Wall): void {
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

/** A cat sitting on a step with its back to us. */
function cat(canvas: Canvas, x: number, y: number, size: number): void {
  const { chance, colours } = canvas;
  const fur = chance.pick([mix(colours.dark, colours.window, 0.2), mix(colours.roofLight, colours.soil, 0.4)]);
  const px = (share: number): number => round(x + size * share);
  const py = (share: number): number => round(y - size * share);
  canvas.stroke(
    `M${px(0.22)} ${py(0.05)}C${px(0.55)} ${py(-0.02)} ${px(0.6)} ${py(0.2)} ${px(0.5)} ${py(0.32)}`,
    fur,
    size * 0.08,
  );
  canvas.path(
    `M${px(-0.26)} ${py(0)}C${px(-0.36)} ${py(0.4)} ${px(-0.16)} ${py(0.55)} ${px(-0.12)} ${py(0.66)}H${px(0.12)}C${px(0.16)} ${py(0.55)} ${px(0.36)} ${py(0.4)} ${px(0.26)} ${py(0)}Z`,
    fur,
  );
  canvas.path(
    `M${px(-0.19)} ${py(1)}L${px(-0.08)} ${py(0.9)}H${px(0.08)}L${px(0.19)} ${py(1)}V${py(0.76)}Q${px(0)} ${py(0.52)} ${px(-0.19)} ${py(0.76)}Z`,
    fur,
  );
}
