import type { Canvas } from '../canvas.js';
import { lighten, mix, type Colour } from '../colour.js';
import { polygon, times, type Point } from '../geometry.js';
import type { HouseStyle } from '../house-style.js';
import { chair, jug } from './furniture.js';
import { plantPot, pot } from './outdoor-furniture.js';
import { blossoms, vineLeaves } from './frames.js';
import { bush, cypress, tree } from './plants.js';

/** Hedge and trees beside a house, from `from` to the right edge: cypresses by the sea, fruit trees inland. */
export function gardenEdge(canvas: Canvas, from: number): void {
  const { W, H, chance, colours, knobs } = canvas;
  const overSea = (knobs.outlook ?? 'sea') === 'sea';
  for (const i of times(12)) {
    const leaf = mix(colours.greenShade, colours.dark, chance.between(0, 0.25));
    bush(
      canvas,
      W * (from + (i * (1.02 - from)) / 11),
      H * chance.between(0.7, 0.74),
      chance.between(40, 84),
      leaf,
      colours.green,
    );
  }
  if (overSea) {
    cypress(canvas, W * (from + 0.19), H * 0.76, H * chance.between(0.36, 0.46));
    cypress(canvas, W * (from + 0.26), H * 0.77, H * chance.between(0.26, 0.36));
    if (chance.yes()) cypress(canvas, W * (from + 0.13), H * 0.75, H * 0.27);
  } else {
    const fruit = chance.yes() ? colours.roof : undefined;
    tree(canvas, W * (from + 0.17), H * 0.77, H * chance.between(0.32, 0.4), 0, fruit);
    tree(canvas, W * (from + 0.3), H * 0.78, H * chance.between(0.24, 0.32), 0, fruit);
  }
}

/** Stone paving in front of a house from its foot to the lower edge. */
export function terrace(
  canvas: Canvas,
  top: number,
  colour = mix(canvas.colours.rock, canvas.colours.soil, 0.16),
): void {
  const { W, H, colours } = canvas;
  const outline = polygon([
    [0, top],
    [W, top - H * 0.03],
    [W, H + 5],
    [0, H + 5],
  ]);
  const joint = mix(colour, colours.rockShade, 0.6);
  canvas.path(outline, colour);
  canvas.clip(outline, () => {
    for (const i of times(8)) {
      const y = top + (H - top) * Math.pow(i / 8, 1.4);
      canvas.line(
        [
          [0, y],
          [W, y - 8],
        ],
        joint,
        2,
        'opacity=".6"',
      );
    }
    for (const i of times(30))
      canvas.line(
        [
          [W / 2 + (i - 8) * 70 - 300, top - 20],
          [W / 2 + (i - 8) * 150 - 900, H],
        ],
        joint,
        2,
        'opacity=".5"',
      );
  });
  canvas.spray(outline, colours.rockShade, 'bottom', 0.4);
}

/** A lawn in front of a house. */
export function lawn(canvas: Canvas, top: number): void {
  const { W, H, chance, colours } = canvas;
  const outline = polygon([
    [0, top],
    [W, top - H * 0.03],
    [W, H + 5],
    [0, H + 5],
  ]);
  canvas.sprayed(
    outline,
    mix(colours.green, colours.greenLight, 0.5),
    mix(colours.greenShade, colours.green, 0.3),
    'bottom',
    0.8,
  );
  let [blades, flowers] = ['', ''];
  for (const _ of times(150)) {
    const t = chance.between();
    const [x, y] = [chance.between(0, W), top + (H - top) * Math.sqrt(t)];
    blades += `M${Math.round(x)} ${Math.round(y)}q${chance.whole(-5, 5)} -9 ${chance.whole(-9, 9)} -${chance.whole(12, 26)}`;
    if (chance.yes(0.25)) flowers += `M${Math.round(x + 9)} ${Math.round(y)}a4 4 0 1 0 .1 0Z`;
  }
  canvas.stroke(blades, mix(colours.greenShade, colours.green, 0.4), 3, 'opacity=".7"');
  canvas.path(flowers, lighten(colours.wallOchre, 0.4));
}

interface PergolaPlan {
  x: number;
  width: number;
  top: number;
  ground: number;
}

/** A table in the shade of a pergola before the house. */
export function pergola(canvas: Canvas, style: HouseStyle, plan: PergolaPlan): void {
  const { H, chance, colours } = canvas;
  const { x, width, top, ground } = plan;
  const scale = H / 1200;
  const beam = mix(colours.soil, colours.dark, 0.42);
  const shade: Point[] = [
    [x, ground + 10],
    [x + width, ground - 20],
    [x + width * 1.1, ground + 90 * scale],
    [x - 60 * scale, ground + 110 * scale],
  ];
  canvas.shape(shade, mix(colours.rockShade, colours.dark, 0.3), 'opacity=".3"');
  gardenTable(canvas, x + width * 0.5, ground, beam);
  if (style.pergola === 'none') return;
  for (const post of [x, x + width]) canvas.rect(post - 9 * scale, top, 18 * scale, ground - top + 18, beam);
  canvas.rect(x - 40 * scale, top - 6, width + 80 * scale, 20 * scale, beam);
  for (const i of times(9))
    canvas.rect(
      x - 26 * scale + (i * width) / 7.6,
      top - 24 * scale,
      14 * scale,
      40 * scale,
      mix(beam, colours.dark, 0.2),
    );
  const place = (): Point => {
    const t = chance.between(-0.08, 1.06);
    const hang = 0.05 + 0.11 * Math.pow(Math.abs(t - 0.4) * 1.4, 2);
    return [x + t * width, top + H * (-0.03 + Math.pow(chance.between(), 1.8) * hang)];
  };
  if (style.pergola === 'bougainvillea') blossoms(canvas, place, 460, 14 * scale);
  else vineLeaves(canvas, place, 120, 18, 30);
}

export function gardenTable(canvas: Canvas, x: number, ground: number, wood: Colour): void {
  const { H, colours } = canvas;
  const scale = H / 1200;
  const top = ground - 40 * scale;
  chair(canvas, x - 150 * scale, ground + 52 * scale, 210 * scale, wood, 1);
  chair(canvas, x + 150 * scale, ground + 46 * scale, 210 * scale, wood, -1);
  canvas.rect(x - 120 * scale, top, 240 * scale, 14 * scale, '#ffffff');
  canvas.shape(
    [
      [x - 120 * scale, top + 14 * scale],
      [x + 120 * scale, top + 14 * scale],
      [x + 110 * scale, top + 48 * scale],
      [x - 110 * scale, top + 42 * scale],
    ],
    mix('#ffffff', colours.wallShade, 0.3),
  );
  for (const leg of [-84, 76]) canvas.rect(x + leg * scale, top + 40 * scale, 9 * scale, 66 * scale, wood);
  jug(canvas, x, top + 2 * scale, 52 * scale);
}

/** Pots along the wall, an agave in front. */
export function pots(canvas: Canvas, ground: number, places: readonly number[]): void {
  const { W, H, colours } = canvas;
  for (const share of places) {
    const size = H * 0.09;
    pot(canvas, W * share, ground + H * 0.028, size);
    bush(canvas, W * share, ground + H * 0.028 - size * 0.3, size * 0.5, colours.greenShade, colours.greenLight);
  }
  plantPot(canvas, W * 0.76, ground + H * 0.1, H * 0.15);
}
