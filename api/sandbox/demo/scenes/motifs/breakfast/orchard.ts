import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { box, lens, polygon, round, times } from '../../geometry.js';
import { chanceStyle, textileColour } from '../../house-style.js';
import { chair, jug } from '../../kit/furniture.js';
import { lawn } from '../../kit/garden.js';
import { tree } from '../../kit/plants.js';
import { breadBoard, coffeeCup, juice } from '../../kit/tableware.js';
import { overlook } from '../../kit/terrace-view.js';

/** A table with a chequered cloth on the grass, under a fruit tree. */
export function orchard(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const ground = H * 0.68;
  overlook(canvas, ground);
  lawn(canvas, ground);
  const overSea = (knobs.outlook ?? 'sea') === 'sea';
  const fruit = overSea ? mix(colours.wallOchre, '#f2c230', 0.75) : colours.roof;
  for (const x of [0.86, 0.97]) tree(canvas, W * x, H * 0.74, H * chance.between(0.28, 0.36), 0, fruit);
  const treeX = W * chance.between(0.14, 0.2);
  tree(canvas, treeX, H * 0.84, H * chance.between(0.84, 0.94), 0, fruit);
  swing(canvas, treeX - W * 0.1, H * 0.42);
  const x = W * chance.between(0.54, 0.6);
  const wood = mix(colours.soil, colours.dark, 0.3);
  const [half, top] = [W * 0.21, H * 0.74];
  canvas.path(lens(x - half * 1.4, H * 0.96, half * 2.8, H * 0.06), colours.greenShade, 'opacity=".35"');
  chair(canvas, x - half * 1.12, H * 0.965, H * 0.38, wood, 1);
  chair(canvas, x + half * 1.12, H * 0.965, H * 0.38, wood, -1);
  for (const side of [-0.8, 0.74]) canvas.rect(x + half * side, top, 18, H * 0.22, mix(wood, colours.dark, 0.2));
  const cloth = textileColour(style, colours);
  const q = round;
  const drop = `M${q(x - half)} ${q(top)}L${q(x - half * 1.04)} ${q(top + H * 0.1)}q${q(half * 0.26)} 18 ${q(half * 0.52)} 0t${q(half * 0.52)} 0t${q(half * 0.52)} 0t${q(half * 0.52)} 0L${q(x + half)} ${q(top)}Z`;
  canvas.path(drop, mix(WHITE, colours.wall, 0.2));
  canvas.clip(drop, () => {
    const step = half * 0.1;
    for (const i of times(22)) canvas.rect(x - half * 1.1 + i * step, top, step * 0.5, H * 0.14, cloth, 'opacity=".5"');
    for (const k of times(4)) canvas.rect(x - half * 1.1, top + k * step, half * 2.2, step * 0.5, cloth, 'opacity=".5"');
  });
  canvas.spray(box(x - half * 1.05, top, half * 2.1, H * 0.11), colours.wallShade, 'bottom', 0.6);
  canvas.path(polygon([[x - half * 0.92, top - H * 0.035], [x + half * 0.92, top - H * 0.035], [x + half, top + 3], [x - half, top + 3]]), lighten(mix(WHITE, cloth, 0.16), 0.1));
  breadBoard(canvas, x - half * 0.42, top - 4, H * 0.075);
  jug(canvas, x + half * 0.12, top - 8, H * 0.08);
  coffeeCup(canvas, x + half * 0.46, top - 10, H * 0.042);
  juice(canvas, x + half * 0.74, top - 10, H * 0.07);
}

function swing(canvas: Canvas, x: number, y: number): void {
  const { W, H, colours } = canvas;
  const width = W * 0.06;
  const rope = mix(colours.soil, colours.dark, 0.4);
  for (const side of [0, 1]) canvas.line([[x + side * width, y], [x + side * width, H * 0.8]], rope, 4);
  canvas.rect(x - 10, H * 0.795, width + 20, 16, mix(colours.soil, colours.dark, 0.25));
}
