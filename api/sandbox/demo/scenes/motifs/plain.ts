import type { Canvas } from '../canvas.js';
import { lighten, mix } from '../colour.js';
import { along, box, ground, lens, polygon, round, times, type Point } from '../geometry.js';
import { tower } from '../kit/buildings.js';
import { farmhouse, storkNest } from '../kit/farm.js';
import { hills } from '../kit/land.js';
import { grass, hayBale, sunflower } from '../kit/meadow.js';
import { bush, cypress, tree } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { houseRow } from '../kit/town.js';

/** The Slavonian plain: wheat, sunflowers, a village church, a stork on its nest. */
export function plain(canvas: Canvas): void {
  const { W, H, chance, colours, knobs, nested } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.46, 0.5));
  sky(canvas, horizon, { sunY: horizon * chance.between(0.36, 0.62), clouds: chance.whole(2, 4) });
  hills(
    canvas,
    horizon + H * 0.005,
    H * 0.035,
    mix(colours.green, colours.haze, 0.72),
    mix(colours.greenShade, colours.haze, 0.66),
    horizon + H * 0.08,
    3,
  );
  village(canvas, horizon + H * 0.03, W * chance.between(0.4, 0.6));
  const wheatTop = horizon + H * 0.05;
  const roadAt = W * chance.between(0.46, 0.56);
  fields(canvas, wheatTop);
  farmhouse(canvas, W * chance.between(0.1, 0.16), horizon + H * 0.13, H * 0.15);
  tree(canvas, W * 0.07, horizon + H * 0.135, H * 0.17, 0.05);
  tree(canvas, W * 0.42, horizon + H * 0.12, H * 0.13, 0.08);
  road(canvas, roadAt, wheatTop);
  if (chance.yes(0.6))
    for (const [x, y, size] of [
      [0.66, 0.66, 0.045],
      [0.78, 0.63, 0.034],
      [0.6, 0.615, 0.028],
      [0.86, 0.7, 0.06],
    ] as const)
      hayBale(canvas, W * x, H * y, H * size);
  sunflowers(canvas);
  if (nested) return;
  // In a narrow picture the pole stands further in, clear of a rounded corner.
  const poleX = W * (W < H ? 0.74 : chance.between(0.84, 0.9));
  canvas.rect(poleX - 9, H * 0.3, 18, H * 0.8, mix(colours.soil, colours.dark, 0.5));
  canvas.line(
    [
      [poleX - 44, H * 0.3],
      [poleX + 44, H * 0.3],
    ],
    mix(colours.soil, colours.dark, 0.5),
    12,
  );
  storkNest(canvas, poleX, H * 0.28, H * 0.15);
  grass(canvas, W * 0.7, W * 1.02, H * 1.01, H * 0.13);
}

function village(canvas: Canvas, y: number, church: number): void {
  const { W, H, chance, colours } = canvas;
  for (const i of times(34))
    bush(
      canvas,
      (W * i) / 33,
      y - H * 0.008,
      H * chance.between(0.012, 0.032),
      mix(colours.greenShade, colours.haze, 0.3),
      mix(colours.green, colours.haze, 0.25),
    );
  houseRow(canvas, church - W * 0.2, church - W * 0.01, y, H * 0.045, 0.85, 0.16);
  canvas.sprayed(
    polygon([
      [church, y],
      [church, y - H * 0.07],
      [church + H * 0.03, y - H * 0.115],
      [church + H * 0.15, y - H * 0.115],
      [church + H * 0.165, y - H * 0.07],
      [church + H * 0.165, y],
    ]),
    mix(lighten(colours.wall, 0.3), colours.haze, 0.1),
    colours.wallShade,
    'right',
    0.6,
  );
  canvas.shape(
    [
      [church - 5, y - H * 0.068],
      [church + H * 0.025, y - H * 0.12],
      [church + H * 0.145, y - H * 0.12],
      [church + H * 0.172, y - H * 0.068],
    ],
    mix(colours.roof, colours.haze, 0.12),
  );
  tower(canvas, church - H * 0.036, y, H * 0.042, H * 0.15, { fade: 0.08, spire: H * 0.09, copper: true });
  houseRow(canvas, church + H * 0.19, church + W * 0.26, y + 3, H * 0.042, 0.85, 0.16);
  for (const i of times(5))
    cypress(canvas, W * (0.86 + i * 0.032), y + 4, H * chance.between(0.1, 0.15), 0.28, H * 0.022);
}

/** Bands of wheat and green crop with furrows that run to one point. */
function fields(canvas: Canvas, top: number): void {
  const { W, H, chance, colours } = canvas;
  const wheat = mix(
    mix('#f0c14d', colours.soil, 0.35),
    colours.haze,
    canvas.time === 'night' ? 0.6 : canvas.time === 'dusk' ? 0.3 : 0.05,
  );
  const crop = mix(colours.green, colours.greenLight, 0.45);
  const bands: { from: number; fill: string; shade: string; furrows: boolean }[] = [
    { from: 0, fill: mix(wheat, colours.greenLight, 0.35), shade: colours.soil, furrows: false },
    { from: 0.1, fill: crop, shade: colours.greenShade, furrows: true },
    { from: 0.26, fill: wheat, shade: mix(colours.soil, colours.dark, 0.25), furrows: true },
    { from: 0.55, fill: mix(crop, colours.greenShade, 0.25), shade: colours.greenShade, furrows: false },
  ];
  const vanishing: Point = [W * chance.between(0.3, 0.7), top - H * 0.25];
  for (const { from, fill, shade, furrows } of bands) {
    const y = top + (H - top) * from;
    const tilt = chance.between(-0.02, 0.02) * H;
    const d = ground(
      [
        [-40, y + tilt],
        [W * 0.3, y],
        [W * 0.7, y + tilt * 0.4],
        [W + 40, y - tilt],
      ],
      H + 10,
    );
    canvas.path(d, fill);
    if (furrows) {
      canvas.clip(d, () => {
        const lines = times(70).map((i) => {
          const foot = W * (-1.2 + (3.4 * i) / 69);
          return `M${round(vanishing[0])} ${round(vanishing[1])}L${round(foot)} ${H}`;
        });
        canvas.path(lines.join(''), 'none', `stroke="${mix(fill, shade, 0.5)}" stroke-width="5" opacity=".55"`);
      });
    }
    canvas.spray(d, shade, 'corner', 0.5);
  }
}

function road(canvas: Canvas, x: number, top: number): void {
  const { W, H, colours } = canvas;
  const q = round;
  const side = (dx: number): string =>
    `${q(x + dx * 6)} ${q(top)}C${q(x - W * 0.05 + dx * 26)} ${q(top + H * 0.12)} ${q(x + W * 0.1 + dx * 60)} ${q(top + H * 0.2)} ${q(x + W * 0.02 + dx * 150)} ${q(H + 10)}`;
  const [a, b] = [side(-1), side(1)];
  const reversed = `L${q(x + W * 0.02 + 150)} ${q(H + 10)}C${q(x + W * 0.1 + 60)} ${q(top + H * 0.2)} ${q(x - W * 0.05 + 26)} ${q(top + H * 0.12)} ${q(x + 6)} ${q(top)}Z`;
  canvas.sprayed(`M${a}${reversed}`, mix(colours.soil, colours.rock, 0.55), colours.soil, 'bottom', 0.7);
  for (const edge of [a, b])
    canvas.path(
      `M${edge}`,
      'none',
      `stroke="${mix(colours.soil, colours.greenShade, 0.4)}" stroke-width="5" opacity=".7"`,
    );
}

function sunflowers(canvas: Canvas): void {
  const { W, H, chance, colours } = canvas;
  const reach = W * chance.between(0.4, 0.5);
  const top = (x: number): number => along(H * 0.7, H * 0.98, Math.pow(Math.max(0, x / reach), 1.4));
  const line = times(9).map((i): Point => [(reach * 1.1 * i) / 8, top((reach * i) / 8) + 30]);
  canvas.sprayed(
    ground([[-20, H * 0.72], ...line], H + 10),
    mix(colours.greenShade, colours.green, 0.35),
    colours.dark,
    'bottom',
    0.6,
  );
  const rows = 6;
  for (const row of times(rows)) {
    const t = row / (rows - 1);
    const size = H * along(0.017, 0.062, t);
    for (let x = -size + chance.between(0, size); x < reach * (1.02 - t * 0.08); x += size * chance.between(1.9, 2.6)) {
      sunflower(canvas, x, along(top(x), H * 0.95, t) + chance.between(-0.4, 0.4) * size, size, H * 0.2);
    }
  }
  canvas.path(
    times(18)
      .map(() => lens(chance.between(-0.02, 0.5) * W, H * chance.between(0.96, 1.01), 90, 20))
      .join(''),
    colours.greenShade,
    'opacity=".5"',
  );
  canvas.spray(box(0, H * 0.9, reach * 1.1, H * 0.1), colours.dark, 'bottom', 0.4);
}
