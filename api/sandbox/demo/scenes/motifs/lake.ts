import type { Canvas } from '../canvas.js';
import { lighten, mix } from '../colour.js';
import { box, lens, polygon, round, times, type Point } from '../geometry.js';
import { forest } from '../kit/forest.js';
import { woodenBoat } from '../kit/boats.js';
import { logCabin } from '../kit/farm.js';
import { bush, fir } from '../kit/plants.js';
import { reeds } from '../kit/meadow.js';
import { sky } from '../kit/sky.js';
import { stillWater } from '../kit/water.js';

/** A forest lake with a wooden house and its jetty. */
export function lake(canvas: Canvas): void {
  const { W, H, chance, colours, knobs, nested } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.26, 0.31));
  sky(canvas, horizon, { sunY: horizon * chance.between(0.35, 0.6), clouds: chance.whole(1, 2) });
  const shore = H * 0.56;
  forest(canvas, horizon, shore + 6);
  const water = mix(mix(colours.shallow, colours.sea[1], 0.35), colours.green, 0.18);
  stillWater(
    canvas,
    box(-10, shore, W + 20, H - shore + 10),
    shore,
    H,
    water,
    mix(colours.greenShade, colours.green, 0.35),
  );
  if (canvas.sun) moonPath(canvas, canvas.sun.x, shore);
  canvas.path(lens(-W * 0.1, shore + 3, W * 1.2, 12), mix(colours.soil, colours.greenLight, 0.5), 'opacity=".7"');
  const bank = W * chance.between(0.36, 0.46);
  headland(canvas, bank, shore);
  const house = bank * chance.between(0.4, 0.52);
  for (const i of times(6)) {
    const x = house + (i - 2.4) * W * 0.085 + chance.between(-20, 20);
    fir(
      canvas,
      x,
      shore + H * 0.015,
      H * chance.between(0.22, 0.36),
      mix(colours.greenShade, colours.dark, 0.25),
      colours.green,
    );
  }
  reflection(canvas, house, shore + H * 0.1);
  logCabin(canvas, house - W * 0.09, shore + H * 0.07, H * 0.2);
  jetty(canvas, house + W * 0.06, shore + H * 0.075);
  const paint = chance.pick([colours.roof, mix(colours.greenShade, colours.green, 0.5), colours.sea[2]]);
  woodenBoat(canvas, W * chance.between(0.54, 0.62), H * chance.between(0.82, 0.86), H * 0.2, paint);
  if (nested) return;
  reeds(canvas, W * 0.72, W * 1.02, H * 1.01, H * 0.26);
  reeds(canvas, -W * 0.02, W * 0.16, H * 1.01, H * 0.2);
}

/** A grassy tongue on the left, on which the house stands. */
function headland(canvas: Canvas, reach: number, shore: number): void {
  const { H, chance, colours } = canvas;
  const d = `M-20 ${round(shore - H * 0.03)}C${round(reach * 0.5)} ${round(shore - H * 0.04)} ${round(reach * 0.9)} ${round(shore + H * 0.04)} ${round(reach)} ${round(shore + H * 0.09)}C${round(reach * 0.8)} ${round(shore + H * 0.125)} ${round(reach * 0.3)} ${round(shore + H * 0.12)} -20 ${round(shore + H * 0.13)}Z`;
  canvas.sprayed(d, mix(colours.green, colours.greenLight, 0.5), colours.greenShade, 'bottom', 0.8);
  canvas.path(
    lens(-reach * 0.3, shore + H * 0.115, reach * 1.28, 16),
    mix(colours.soil, colours.rock, 0.4),
    'opacity=".8"',
  );
  for (const _ of times(7))
    bush(
      canvas,
      reach * chance.between(0.1, 0.95),
      shore + H * chance.between(0.05, 0.1),
      H * chance.between(0.014, 0.03),
      colours.greenShade,
      colours.greenLight,
    );
}

function moonPath(canvas: Canvas, x: number, shore: number): void {
  const { H, chance, colours } = canvas;
  const d = times(40).map(() => {
    const t = Math.pow(chance.between(), 1.5);
    return lens(
      x + chance.between(-1, 1) * (20 + 110 * t) - 30,
      shore + 12 + t * H * 0.34,
      chance.between(20, 40 + 60 * t),
      2 + t * 6,
    );
  });
  canvas.path(d.join(''), colours.glint, 'opacity=".55"');
}

/** House and trees lie dark and broken in the water. */
function reflection(canvas: Canvas, x: number, top: number): void {
  const { W, H, chance, colours } = canvas;
  const d = times(46).map(() => {
    const t = chance.between();
    return lens(
      x + chance.between(-0.24, 0.2) * W,
      top + t * H * 0.24,
      W * chance.between(0.03, 0.1) * (1.1 - t),
      5 + t * 6,
    );
  });
  canvas.path(d.join(''), mix(colours.greenShade, colours.dark, 0.2), 'opacity=".38"');
}

function jetty(canvas: Canvas, x: number, y: number): void {
  const { W, H, colours } = canvas;
  const wood = mix(colours.soil, colours.wall, 0.2);
  const dark = mix(colours.soil, colours.dark, 0.5);
  const [near, far] = [W * 0.2, W * 0.035];
  const foot = H * 0.9;
  const edge = (t: number, side: -1 | 1): Point => [
    x + W * 0.16 * t + (side * (far + (near - far) * t)) / 2,
    y + (foot - y) * t,
  ];
  for (const t of [0.3, 0.62, 0.97]) {
    for (const side of [-1, 1] as const) {
      const [px, py] = edge(t, side);
      canvas.rect(px - 5 - t * 5, py - 24 * t, 10 + t * 10, 40 + 70 * t, dark);
    }
  }
  canvas.path(polygon([edge(0, -1), edge(0, 1), edge(1, 1), edge(1, -1)]), wood);
  for (const i of times(18)) {
    const t = Math.pow(i / 17, 1.5);
    canvas.line([edge(t, -1), edge(t, 1)], dark, 1.5 + t * 4);
  }
  canvas.spray(polygon([edge(0, -1), edge(0, 1), edge(1, 1), edge(1, -1)]), dark, 'right', 0.6);
  const [left, right] = [edge(1, -1), edge(1, 1)];
  canvas.shape([left, right, [right[0], right[1] + 16], [left[0], left[1] + 16]], mix(wood, colours.dark, 0.4));
  canvas.rect(left[0], left[1] - 2, right[0] - left[0], 4, lighten(wood, 0.4));
}
