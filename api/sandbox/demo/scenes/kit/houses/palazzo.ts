import type { Canvas } from '../../canvas.js';
import { lighten } from '../../colour.js';
import { roofTone, wallColour, type HouseStyle } from '../../house-style.js';
import { chimney, tiledRoof, wallFront, type Front } from '../facade.js';
import { blossoms } from '../frames.js';
import { stoneWall } from '../buildings.js';
import { forecourt } from './forecourt.js';
import { arcade, archedWindow, cornice, spread, stoneBalcony, windowRow } from './parts.js';
import { treeLine } from './surroundings.js';

/** A small old palazzo: open arches below, a stone balcony before three windows of the main floor. */
export function palazzo(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const ground = H * 0.83;
  const scale = (H / 1200) * 0.85;
  const storey = H * chance.between(0.185, 0.205);
  const left = W * chance.between(0.18, 0.28);
  const front: Front = { left, right: left + W * chance.between(0.42, 0.48), eaves: ground - storey * 2.75, ground, scale };
  treeLine(canvas, ground - H * 0.05);
  const middle = (front.left + front.right) / 2;
  for (const [from, to] of [[-20, front.left], [front.right, W + 20]] as const) {
    stoneWall(canvas, from, to, ground - H * 0.15, H * 0.16, 4);
    canvas.rect(from, ground - H * 0.165, to - from, H * 0.02, lighten(colours.rock, 0.4));
    const flowers = style.pergola === 'bougainvillea';
    if (flowers) blossoms(canvas, () => [chance.between(from + 10, to - 10), ground - H * chance.between(0.08, 0.2)], 130, 13);
  }
  wallFront(canvas, style, front);
  const tone = roofTone(style, colours);
  tiledRoof(canvas, front, { rise: H * 0.085, insetLeft: W * 0.06, insetRight: W * 0.06, overhang: 30, tone });
  chimney(canvas, front.left + W * 0.1, front.eaves - H * 0.07, wallColour(style, colours), scale);
  arcade(canvas, front, ground - storey * 0.82, chance.pick([3, 4, 5]), lighten(wallColour(style, colours), 0.2));
  cornice(canvas, front, ground - storey * 1.02, 12);
  const sill = ground - storey * 1.13;
  for (const i of [-1, 0, 1]) archedWindow(canvas, middle + i * W * 0.046 - W * 0.019, sill - storey * 0.66, W * 0.038, storey * 0.66, scale);
  windowRow(canvas, style, front, { sill: sill - H * 0.012, height: storey * 0.5, width: W * 0.036, shares: [0.13, 0.87], kind: style.archedWindows ? 'arched' : 'shutters' });
  stoneBalcony(canvas, middle - W * 0.085, sill + 4, W * 0.17, H * 0.048);
  cornice(canvas, front, ground - storey * 2.02, 10);
  windowRow(canvas, style, front, { sill: ground - storey * 2.16, height: storey * 0.4, width: W * 0.034, shares: spread(5, 0.13, 0.87), kind: 'shutters' });
  forecourt(canvas, style, ground, middle);
}
