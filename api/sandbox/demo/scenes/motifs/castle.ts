import type { Canvas } from '../canvas.js';
import { lighten, mix, type Colour } from '../colour.js';
import { along, arch, box, ground, heightAt, polygon, round, times, type Point } from '../geometry.js';
import { farmhouse } from '../kit/farm.js';
import { hills } from '../kit/land.js';
import { grass } from '../kit/meadow.js';
import { bush, fir, tree } from '../kit/plants.js';
import { sky } from '../kit/sky.js';

/** Zagorje: a small castle on a wooded hill, orchards and meadows below. */
export function castle(canvas: Canvas): void {
  const { W, H, chance, colours, knobs, nested } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.44, 0.48));
  sky(canvas, horizon, { sunX: W * chance.between(0.12, 0.3), sunY: horizon * chance.between(0.3, 0.55) });
  hills(
    canvas,
    horizon,
    H * 0.1,
    mix(colours.green, colours.haze, 0.74),
    mix(colours.greenShade, colours.haze, 0.7),
    H,
  );
  hills(
    canvas,
    horizon + H * 0.05,
    H * 0.09,
    mix(colours.green, colours.haze, 0.5),
    mix(colours.greenShade, colours.haze, 0.45),
    H,
  );
  const x = W * (knobs.tx ?? chance.between(0.56, 0.66));
  const top = horizon - H * chance.between(0.06, 0.1);
  const slope = times(25).map((i): Point => {
    const px = -40 + ((W + 80) * i) / 24;
    return [
      px,
      horizon +
        H * 0.2 -
        (horizon + H * 0.2 - top) * Math.exp(-Math.pow((px - x) / (H * 0.36), 2)) +
        chance.between(-3, 3),
    ];
  });
  canvas.sprayed(ground(slope, H), mix(colours.green, colours.greenShade, 0.2), colours.greenShade, 'corner', 0.85);
  woods(canvas, x, slope, -1);
  keep(canvas, x, top + H * 0.035);
  woods(canvas, x, slope, 1);
  path(canvas, x, top + H * 0.04);
  const near = hills(
    canvas,
    H * 0.76,
    H * 0.05,
    mix(colours.green, colours.greenLight, 0.55),
    mix(colours.greenShade, colours.green, 0.3),
    H,
    3,
  );
  strips(canvas, near);
  orchard(canvas);
  farmhouse(canvas, W * chance.between(0.1, 0.16), H * 0.82, H * 0.1);
  if (!nested) grass(canvas, -10, W + 10, H * 1.01, H * 0.1);
}

function woods(canvas: Canvas, x: number, slope: readonly Point[], side: -1 | 1): void {
  const { H, W, chance, colours } = canvas;
  const count = side < 0 ? 16 : 56;
  const spots = times(count).map((): Point => {
    const px = x + chance.between(-0.34, 0.34) * W;
    const ground = heightAt(slope, px);
    return [px, side < 0 ? ground + H * 0.012 : ground + H * (0.05 + 0.13 * chance.between())];
  });
  for (const [px, py] of spots.sort((a, b) => a[1] - b[1])) {
    const size = H * chance.between(0.05, 0.085);
    if (chance.yes(0.3)) fir(canvas, px, py, size * 1.2, mix(colours.greenShade, colours.dark, 0.1), colours.green);
    else
      bush(
        canvas,
        px,
        py,
        size * 0.5,
        chance.pick([
          colours.greenShade,
          mix(colours.greenShade, colours.green, 0.5),
          mix(colours.green, colours.soil, 0.2),
        ]),
        mix(colours.green, colours.greenLight, 0.5),
      );
  }
}

/** Two wings, a gate tower and round corner towers with pointed caps. */
function keep(canvas: Canvas, x: number, y: number): void {
  const { H, chance, colours } = canvas;
  const wall = chance.pick([colours.wall, colours.wallOchre, lighten(colours.wall, 0.4)]);
  const u = H * 0.01;
  canvas.sprayed(box(x - u * 13, y - u * 10, u * 26, u * 12), wall, colours.wallShade, 'right', 0.7);
  roof(canvas, x - u * 13, x + u * 13, y - u * 10, u * 5);
  openings(canvas, x - u * 12, y - u * 8.4, 10, u * 2.4, u * 0.95, u * 1.7);
  openings(canvas, x - u * 12, y - u * 4.6, 10, u * 2.4, u * 0.95, u * 1.7);
  roundTower(canvas, x - u * 14, y + u * 2, u * 5.4, u * 17, wall);
  roundTower(canvas, x + u * 14, y + u * 2, u * 5.4, u * 15, wall);
  canvas.sprayed(box(x - u * 3.6, y - u * 18, u * 7.2, u * 20), lighten(wall, 0.25), colours.wallShade, 'right', 0.75);
  canvas.rect(x - u * 4.1, y - u * 18.3, u * 8.2, u * 0.9, mix(wall, colours.wallShade, 0.5));
  const cap = mix(colours.roof, colours.roofShade, 0.2);
  canvas.sprayed(
    polygon([
      [x - u * 4.4, y - u * 18.2],
      [x, y - u * 27],
      [x + u * 4.4, y - u * 18.2],
    ]),
    cap,
    colours.roofShade,
    'right',
    0.8,
  );
  canvas.line(
    [
      [x, y - u * 27],
      [x, y - u * 30],
    ],
    colours.dark,
    3,
  );
  canvas.shape(
    [
      [x, y - u * 30],
      [x + u * 3, y - u * 29.1],
      [x, y - u * 28.2],
    ],
    colours.roofLight,
  );
  canvas.path(arch(x - u * 1.6, y - u * 3.4, u * 3.2, u * 5.4), mix(colours.soil, colours.dark, 0.6));
  canvas.path(
    arch(x - u * 0.9, y - u * 9, u * 1.8, u * 2.8) + arch(x - u * 0.9, y - u * 15.4, u * 1.8, u * 2.8),
    canvas.lampLit ?? colours.window,
  );
  canvas.circle(x, y - u * 11.6, u * 0.1, colours.window);
}

function roof(canvas: Canvas, left: number, right: number, eaves: number, rise: number): void {
  const { colours } = canvas;
  const d = polygon([
    [left - 8, eaves + 4],
    [left + rise, eaves - rise],
    [right - rise, eaves - rise],
    [right + 8, eaves + 4],
  ]);
  canvas.sprayed(d, colours.roof, colours.roofShade, 'right', 0.7);
  for (const i of times(4))
    canvas.line(
      [
        [left + rise * (1 - i / 4), eaves - rise + (rise * (i + 0.5)) / 4],
        [right - rise * (1 - i / 4), eaves - rise + (rise * (i + 0.5)) / 4],
      ],
      colours.roofLight,
      2.4,
      'opacity=".6"',
    );
}

function roundTower(canvas: Canvas, x: number, y: number, width: number, height: number, wall: Colour): void {
  const { colours } = canvas;
  const left = x - width / 2;
  canvas.sprayed(box(left, y - height, width, height), wall, mix(colours.wallShade, colours.dark, 0.1), 'right', 0.95);
  canvas.sprayed(
    polygon([
      [left - width * 0.16, y - height + 2],
      [x, y - height - width * 1.35],
      [left + width * 1.16, y - height + 2],
    ]),
    colours.roof,
    colours.roofShade,
    'right',
    0.85,
  );
  canvas.rect(left - width * 0.08, y - height, width * 1.16, height * 0.035, mix(wall, colours.wallShade, 0.55));
  for (const share of [0.16, 0.48])
    canvas.path(
      arch(x - width * 0.1, y - height * (1 - share), width * 0.2, height * 0.13),
      canvas.lampLit ?? colours.window,
    );
}

function openings(
  canvas: Canvas,
  x: number,
  y: number,
  count: number,
  step: number,
  width: number,
  height: number,
): void {
  const { chance, colours } = canvas;
  let [dark, lit] = ['', ''];
  for (const i of times(count)) {
    const d = box(x + i * step + step * 0.3, y, width, height);
    if (canvas.lampLit && chance.yes(0.6)) lit += d;
    else dark += d;
  }
  canvas.path(dark, colours.window);
  canvas.path(lit, canvas.lampLit ?? colours.window);
}

function path(canvas: Canvas, x: number, y: number): void {
  const { H, colours } = canvas;
  const q = round;
  const d = `M${q(x)} ${q(y)}C${q(x + H * 0.16)} ${q(y + H * 0.09)} ${q(x - H * 0.22)} ${q(y + H * 0.15)} ${q(x - H * 0.1)} ${q(y + H * 0.34)}`;
  canvas.path(
    d,
    'none',
    `stroke="${mix(colours.soil, colours.rock, 0.5)}" stroke-width="15" stroke-linecap="round" opacity=".9"`,
  );
}

/** Meadow strips on the near slope. */
function strips(canvas: Canvas, line: readonly Point[]): void {
  const { W, H, chance, colours } = canvas;
  const d = ground(line, H + 10);
  canvas.clip(d, () => {
    for (const i of times(9)) {
      const x = W * (-0.1 + i * 0.14);
      const tone = chance.pick([
        mix(colours.soil, colours.greenLight, 0.5),
        mix(colours.green, colours.greenLight, 0.8),
        mix(colours.green, colours.greenShade, 0.25),
        colours.green,
      ]);
      canvas.shape(
        [
          [x, H * 0.68],
          [x + W * 0.1, H * 0.68],
          [x + W * 0.02, H * 1.02],
          [x - W * 0.16, H * 1.02],
        ],
        tone,
        'opacity=".6"',
      );
    }
  });
  canvas.spray(d, mix(colours.greenShade, colours.dark, 0.2), 'bottom', 0.6);
}

/** Rows of fruit trees, larger towards us. */
function orchard(canvas: Canvas): void {
  const { W, H, chance, colours } = canvas;
  const fruit = chance.pick([colours.roof, colours.lavender[1], colours.flower[1], '#f0b93a']);
  for (const row of times(3)) {
    const t = row / 2;
    const y = along(H * 0.84, H * 0.99, t);
    const size = along(H * 0.1, H * 0.2, t);
    for (let x = W * along(0.4, 0.3, t); x < W * 1.04; x += size * 1.05)
      tree(canvas, x + chance.between(-8, 8), y, size * chance.between(0.92, 1.06), 0, fruit);
  }
}
