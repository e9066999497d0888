import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { box, lens, polygon, times } from '../../geometry.js';
import { chanceStyle, textileColour, wallColour } from '../../house-style.js';
import { blossoms } from '../../kit/frames.js';
import { jug, lemonBowl } from '../../kit/furniture.js';
import { breadBoard, coffeeCup, juice } from '../../kit/tableware.js';
import { overlook } from '../../kit/terrace-view.js';

/** A tray on the broad stone of the wall, the whole view behind it. */
export function tray(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const top = H * 0.7;
  overlook(canvas, top);
  const stone = lighten(colours.rock, 0.25);
  canvas.sprayed(box(-10, top, W + 20, H * 0.2), stone, mix(stone, colours.rockShade, 0.6), 'left', 0.6);
  for (const x of [0.24, 0.7]) canvas.line([[W * x, top], [W * (x - 0.03), H * 0.9]], colours.rockShade, 4);
  canvas.sprayed(box(-10, H * 0.9, W + 20, H * 0.11), mix(wallColour(style, colours), colours.wallShade, 0.3), colours.wallShade, 'bottom', 0.7);
  canvas.rect(-10, H * 0.895, W + 20, 12, lighten(stone, 0.4));
  const cloth = textileColour(style, colours);
  const wood = mix(colours.soil, colours.dark, 0.2);
  const x = W * chance.between(0.46, 0.56);
  const half = W * 0.3;
  canvas.path(lens(x - half * 1.1, H * 0.885, half * 2.2, H * 0.05), colours.dark, 'opacity=".2"');
  canvas.shape([[x - half * 0.86, H * 0.735], [x + half * 0.86, H * 0.735], [x + half, H * 0.865], [x - half, H * 0.865]], wood);
  const linen = polygon([[x - half * 0.82, H * 0.742], [x + half * 0.82, H * 0.742], [x + half * 0.94, H * 0.855], [x - half * 0.94, H * 0.855]]);
  canvas.path(linen, mix(WHITE, colours.wall, 0.3));
  canvas.clip(linen, () => {
    for (const i of times(14)) canvas.rect(x - half + (i * half * 2) / 13 - 6, H * 0.7, i % 3 ? 5 : 14, H * 0.2, cloth, 'opacity=".5"');
  });
  canvas.rect(x - half, H * 0.865, half * 2, 20, mix(wood, colours.dark, 0.3));
  jug(canvas, x + half * 0.6, H * 0.79, H * 0.13);
  juice(canvas, x + half * 0.24, H * 0.785, H * 0.12);
  breadBoard(canvas, x - half * 0.16, H * 0.845, H * 0.1);
  coffeeCup(canvas, x - half * 0.62, H * 0.825, H * 0.085);
  if (chance.yes(0.6)) lemonBowl(canvas, W * (x > W / 2 ? 0.09 : 0.91), H * 0.78, 1.1);
  if (style.pergola === 'bougainvillea') blossoms(canvas, () => [W * (1.02 - Math.pow(chance.between(), 2) * 0.2), H * chance.between(-0.02, 0.5) * chance.between()], 220, 15);
}
