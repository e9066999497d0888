import type { Canvas } from '../../canvas.js';
import { mix } from '../../colour.js';
import { lens, times } from '../../geometry.js';
import { chanceStyle, textileColour } from '../../house-style.js';
import { pillow } from '../../kit/furniture.js';
import { bench } from '../../kit/lounge.js';
import { plantPot, pot } from '../../kit/outdoor-furniture.js';
import { tree } from '../../kit/plants.js';
import { balustrade } from '../../kit/railings.js';
import { overlook, tiles } from '../../kit/terrace-view.js';

/** A lemon tree by the sea, an apple tree inland, and a bench in its shade. */
export function lemonTerrace(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floor = H * 0.73;
  overlook(canvas, floor);
  balustrade(canvas, floor, 0);
  tiles(canvas, { ...style, floor: 'stone' }, floor);
  const overSea = (knobs.outlook ?? 'sea') === 'sea';
  const fruit = overSea ? mix(colours.wallOchre, '#f2c230', 0.75) : colours.roof;
  const cloth = textileColour(style, colours);
  const x = W * chance.between(0.4, 0.5);
  bench(canvas, x, H * 0.92, W * 0.36, H * 0.3, mix(colours.soil, colours.dark, 0.3));
  pillow(canvas, x + W * 0.03, H * 0.675, W * 0.08, H * 0.09, cloth);
  pillow(canvas, x + W * 0.24, H * 0.68, W * 0.08, H * 0.085, '#ffffff');
  const treeX = W * chance.between(0.18, 0.24);
  canvas.path(lens(treeX - W * 0.2, H * 0.95, W * 0.42, H * 0.07), colours.dark, 'opacity=".2"');
  pot(canvas, treeX, H * 0.95, H * 0.24);
  tree(canvas, treeX, H * 0.84, H * chance.between(0.66, 0.76), 0, fruit);
  for (const i of times(3)) canvas.circle(treeX + W * (0.08 + i * 0.045), H * (0.95 + (i % 2) * 0.02), H * 0.014, fruit);
  plantPot(canvas, W * 0.93, H * 0.97, H * 0.15);
}
