import { type Canvas } from '../canvas.js';
import { mix } from '../colour.js';
import { along, ground, heightAt, type Point, round, times } from '../geometry.js';
import { keep } from '../kit/castle-keep.js';
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
