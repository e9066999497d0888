import type { Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { box, polygon, round, times } from '../../geometry.js';
import { roofTone, type HouseStyle } from '../../house-style.js';
import { archedDoor, balcony, wallFront, type Front } from '../facade.js';
import { flowerRow } from './details.js';
import { forecourt } from './forecourt.js';
import { spread, windowRow } from './parts.js';
import { treeLine } from './surroundings.js';

/** A mountain house: stone below, timber above, a steep roof that nearly reaches the ground. */
export function woodhouse(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const ground = H * 0.81;
  const scale = (H / 1200) * 0.85;
  treeLine(canvas, ground);
  const tone = roofTone({ ...style, roofMaterial: style.roofMaterial ?? 'weathered' }, colours);
  const wood = mix(colours.soil, colours.dark, chance.between(0.22, 0.42));
  const left = W * chance.between(0.14, 0.24);
  const front: Front = { left, right: left + W * chance.between(0.36, 0.42), eaves: ground - H * 0.2, ground, scale };
  const middle = (front.left + front.right) / 2;
  const peak = ground - H * chance.between(0.58, 0.64);
  const deep = W * chance.between(0.12, 0.2);
  const floor = ground - H * 0.175;
  canvas.sprayed(box(front.right, floor, deep, ground - floor), mix(colours.rock, colours.rockShade, 0.6), colours.rockShade, 'right', 0.8);
  const over = W * 0.035;
  const side = polygon([[middle, peak], [middle + deep + over, peak + H * 0.02], [front.right + deep + over, front.eaves + H * 0.08], [front.right + over, front.eaves + H * 0.08]]);
  canvas.sprayed(side, tone.middle, tone.shade, 'right', 0.8);
  canvas.clip(side, () => {
    for (const i of times(13)) canvas.line([[middle, peak + i * H * 0.042], [W, peak + i * H * 0.042 + 12]], tone.shade, 4, 'opacity=".6"');
  });
  wallFront(canvas, { ...style, wall: 'stone' }, { ...front, eaves: floor }, colours.wall);
  const gable = polygon([[front.left, floor], [front.left, front.eaves], [middle, peak], [front.right, front.eaves], [front.right, floor]]);
  canvas.path(gable, wood);
  canvas.clip(gable, () => {
    const planks = times(26).map((i) => `M${round(front.left + (i * (front.right - front.left)) / 25)} ${round(peak)}V${round(floor)}`);
    canvas.stroke(planks.join(''), mix(wood, colours.dark, 0.35), 3, 'opacity=".7"');
  });
  canvas.spray(gable, colours.dark, 'right', 0.45);
  windowRow(canvas, style, front, { sill: floor - H * 0.035, height: H * 0.085, width: W * 0.036, shares: spread(3, 0.2, 0.8), kind: 'shutters' });
  windowRow(canvas, style, front, { sill: floor - H * 0.2, height: H * 0.075, width: W * 0.032, shares: [0.5], kind: 'shutters' });
  balcony(canvas, front.left + W * 0.01, floor, front.right - front.left - W * 0.02, H * 0.05, scale);
  flowerRow(canvas, front.left + W * 0.02, front.right - W * 0.02, floor - H * 0.048);
  const eaves = front.eaves + H * 0.085;
  canvas.line([[front.left - over, eaves], [middle, peak - 4], [front.right + over, eaves]], lighten(tone.light, 0.1), 26 * scale, 'stroke-linejoin="round"');
  windowRow(canvas, style, front, { sill: ground - H * 0.05, height: H * 0.075, width: W * 0.034, shares: [0.2, 0.82], kind: 'shutters' });
  archedDoor(canvas, middle, ground, W * 0.06, H * 0.125, mix(wood, colours.dark, 0.3), scale);
  woodPile(canvas, front.right + W * 0.012, ground, deep * 0.8);
  forecourt(canvas, style, ground, middle);
}

function woodPile(canvas: Canvas, x: number, y: number, width: number): void {
  const { H, colours } = canvas;
  const size = H * 0.017;
  const count = Math.round(width / (size * 2));
  for (const row of times(4))
    for (const i of times(count - (row % 2))) {
      const [cx, cy] = [x + size + i * size * 2 + (row % 2) * size, y - size - row * size * 1.75];
      canvas.circle(cx, cy, size, mix(colours.soil, colours.dark, 0.5));
      canvas.circle(cx, cy, size * 0.74, mix(colours.soil, colours.wall, 0.35));
    }
}
