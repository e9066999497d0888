import { type Canvas } from '../canvas.js';
import { mix } from '../colour.js';
import { at, box, lens, type Point, ridge, round, times } from '../geometry.js';
import { boat } from './boats.js';
import { tower } from './buildings.js';
import { forest } from './forest.js';
import { facets, hills, islands } from './land.js';
import { bush, cypress, fir, tree } from './plants.js';
import { sky } from './sky.js';
import { houseRow, townHill } from './town.js';
import { sea, stillWater } from './water.js';
import type { Outlook } from '../options.js';

/** What lies behind the subject, from the horizon down to `bottom`. */
export function backdrop(
  canvas: Canvas,
  horizon: number,
  bottom: number,
  outlook: Outlook = canvas.knobs.outlook ?? 'sea',
): void {
  const { W, H, chance } = canvas;
  switch (outlook) {
    case 'sea':
      islands(canvas, horizon, 4);
      sea(canvas, horizon, bottom);
      for (let i = chance.whole(1, 2); i > 0; i--) {
        boat(canvas, W * chance.between(0.12, 0.88), horizon + H * chance.between(0.04, 0.09), H * 0.045, {
          sail: true,
          hull: '#ffffff',
        });
      }
      return;
    case 'hills':
      return rollingHills(canvas, horizon, bottom);
    case 'mountains':
      return mountainValley(canvas, horizon, bottom);
    case 'fields':
      return plainFields(canvas, horizon, bottom);
    case 'forest':
      return forest(canvas, horizon, bottom);
    case 'lake':
      return waterBelow(canvas, horizon, bottom, 'lake');
    case 'river':
      return waterBelow(canvas, horizon, bottom, 'river');
    case 'roofs':
      return roofs(canvas, horizon, bottom);
  }
}

function rollingHills(canvas: Canvas, horizon: number, bottom: number): void {
  const { W, H, chance, colours } = canvas;
  const depth = bottom - horizon;
  hills(
    canvas,
    horizon + H * 0.01,
    H * 0.09,
    mix(colours.green, colours.haze, 0.72),
    mix(colours.greenShade, colours.haze, 0.66),
    bottom,
  );
  const middle = hills(
    canvas,
    horizon + depth * 0.22,
    H * 0.08,
    mix(colours.green, colours.haze, 0.42),
    mix(colours.greenShade, colours.haze, 0.4),
    bottom,
  );
  const village = W * chance.between(0.3, 0.75);
  townHill(canvas, village, horizon + depth * 0.32, W * 0.2, H * 0.085, {
    rows: 3,
    size: W / 62,
    fade: 0.25,
    inland: true,
  });
  for (const _ of times(8)) {
    const foot = at(middle, chance.whole(1, middle.length - 2));
    cypress(canvas, foot[0], foot[1] + 12, H * chance.between(0.04, 0.08), 0.3);
  }
  const near = hills(
    canvas,
    horizon + depth * 0.55,
    H * 0.06,
    mix(colours.green, colours.greenLight, 0.3),
    colours.greenShade,
    bottom,
  );
  for (const _ of times(7)) {
    const foot = at(near, chance.whole(1, near.length - 2));
    tree(canvas, foot[0], foot[1] + 16, H * chance.between(0.05, 0.08), 0.1);
  }
}

function mountainValley(canvas: Canvas, horizon: number, bottom: number): void {
  const { W, H, chance, colours } = canvas;
  const chain = (y: number, height: number, fade: number): void => {
    facets(canvas, ridge(chance, -60, W + 60, y, height, 5, 0.52), bottom, {
      lit: mix(colours.rock, colours.haze, fade),
      shade: mix(mix(colours.rockShade, colours.sky[0], 0.3), colours.haze, fade),
      foot: mix(colours.greenShade, colours.haze, 0.4),
      opacity: 0.9,
    });
  };
  chain(horizon - H * 0.06, H * 0.18, 0.7);
  chain(horizon, H * 0.16, 0.4);
  const slope = hills(
    canvas,
    horizon + (bottom - horizon) * 0.4,
    H * 0.08,
    mix(colours.green, colours.haze, 0.25),
    colours.greenShade,
    bottom,
  );
  for (const point of slope.slice(1, -1)) {
    if (chance.yes(0.7))
      fir(
        canvas,
        point[0],
        point[1] + 14,
        H * chance.between(0.05, 0.09),
        mix(colours.greenShade, colours.haze, 0.15),
        colours.green,
      );
  }
}

/** Strips of wheat, stubble and sunflowers running to a line of poplars and a village church. */
function plainFields(canvas: Canvas, horizon: number, bottom: number): void {
  const { W, H, chance, colours } = canvas;
  hills(
    canvas,
    horizon + H * 0.01,
    H * 0.03,
    mix(colours.green, colours.haze, 0.7),
    mix(colours.greenShade, colours.haze, 0.65),
    bottom,
    3,
  );
  canvas.rect(0, horizon, W, bottom - horizon, mix(colours.green, colours.greenLight, 0.4));
  const church = W * chance.between(0.2, 0.8);
  for (const i of times(26))
    bush(
      canvas,
      (W * i) / 25,
      horizon + 8,
      H * chance.between(0.012, 0.03),
      mix(colours.greenShade, colours.haze, 0.35),
      mix(colours.green, colours.haze, 0.3),
    );
  tower(canvas, church, horizon + H * 0.012, H * 0.03, H * 0.1, { fade: 0.2, spire: H * 0.07, copper: true });
  houseRow(canvas, church - W * 0.14, church + W * 0.18, horizon + H * 0.02, H * 0.035, 0.8, 0.2);
  const tones = [
    mix(colours.soil, colours.greenLight, 0.35),
    mix('#eab53a', colours.soil, 0.4),
    mix(colours.green, colours.greenLight, 0.35),
    mix(colours.soil, colours.wallOchre, 0.5),
  ];
  let y = horizon + H * 0.025;
  for (let i = 0; y < bottom; i++) {
    const height = (bottom - horizon) * 0.07 * Math.pow(1.5, i);
    const tilt = chance.between(-0.25, 0.25) * height;
    const strip: Point[] = [
      [-10, y],
      [W + 10, y + tilt],
      [W + 10, bottom + 10],
      [-10, bottom + 10],
    ];
    canvas.shape(strip, tones[(i + chance.whole(0, 1)) % tones.length] ?? colours.soil);
    y += height;
  }
  canvas.spray(box(0, horizon, W, bottom - horizon), mix(colours.soil, colours.dark, 0.3), 'bottom', 0.5);
}

function waterBelow(canvas: Canvas, horizon: number, bottom: number, kind: 'lake' | 'river'): void {
  const { W, H, colours } = canvas;
  const shore = horizon + (bottom - horizon) * (kind === 'lake' ? 0.42 : 0.5);
  if (kind === 'lake') forest(canvas, horizon, shore);
  else rollingHills(canvas, horizon, shore + 20);
  const water = mix(colours.shallow, colours.green, kind === 'lake' ? 0.3 : 0.42);
  stillWater(
    canvas,
    box(-10, shore, W + 20, bottom - shore + 10),
    shore,
    bottom,
    water,
    mix(colours.greenShade, colours.green, 0.4),
  );
  canvas.path(
    lens(-W * 0.1, shore + 2, W * 1.2, H * 0.008),
    mix(colours.rock, colours.greenLight, 0.5),
    'opacity=".6"',
  );
}

function roofs(canvas: Canvas, horizon: number, bottom: number): void {
  const { W, H, chance, colours } = canvas;
  hills(
    canvas,
    horizon,
    H * 0.08,
    mix(colours.green, colours.haze, 0.6),
    mix(colours.greenShade, colours.haze, 0.5),
    bottom,
  );
  canvas.rect(0, horizon + H * 0.02, W, bottom - horizon, mix(colours.greenShade, colours.haze, 0.3));
  const steps = 5;
  const church = W * chance.between(0.25, 0.75);
  for (const i of times(steps)) {
    const y = horizon + (bottom - horizon) * (0.12 + (0.95 * i) / (steps - 1));
    if (i === 2) tower(canvas, church, y, H * 0.05, H * 0.22, { fade: 0.15, copper: chance.yes() });
    houseRow(canvas, -40, W + 60, y, H * (0.045 + 0.018 * i), 1, 0.45 - i * 0.1);
  }
}

/** A whole picture of nothing but the outlook, for windows. */
export function outlookView(canvas: Canvas): void {
  const { W, H, chance, colours } = canvas;
  const horizon = H * chance.between(0.4, 0.48);
  sky(canvas, horizon, { sunY: horizon * 0.5 });
  const outlook = canvas.knobs.outlook ?? 'hills';
  backdrop(canvas, horizon, H * 0.92, outlook);
  if (outlook === 'roofs') return;
  canvas.rect(0, H * 0.9, W, H * 0.1, colours.greenShade);
  for (const i of times(14)) {
    const size = H * chance.between(0.05, 0.11);
    bush(
      canvas,
      (W * i) / 13,
      H * 0.95,
      round(size),
      mix(colours.greenShade, colours.dark, chance.between(0, 0.3)),
      colours.green,
    );
  }
}
