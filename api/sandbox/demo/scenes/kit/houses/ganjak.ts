import type { Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { times } from '../../geometry.js';
import { roofTone, shutterColour, wallColour, type HouseStyle } from '../../house-style.js';
import { archedDoor, chimney, gableRoof, tiledRoof, wallFront, type Front } from '../facade.js';
import { storkNest } from '../farm.js';
import { sunflower } from '../meadow.js';
import { flowerRow } from './details.js';
import { forecourt } from './forecourt.js';
import { arcade, spread, windowRow } from './parts.js';
import { treeLine } from './surroundings.js';

/** The long low farmhouse of the plain: gable to the street, an open passage along the yard. */
export function ganjak(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const ground = H * 0.8;
  const scale = (H / 1200) * 0.85;
  treeLine(canvas, ground);
  const wall = wallColour(style, colours);
  const tone = roofTone(style, colours);
  const left = W * chance.between(0.05, 0.1);
  const gable: Front = { left, right: left + W * 0.23, eaves: ground - H * 0.23, ground, scale };
  const long: Front = { left: gable.right - 4, right: left + W * chance.between(0.76, 0.84), eaves: ground - H * 0.215, ground, scale };
  wallFront(canvas, { ...style, wall: 'cream' }, long, mix(wall, colours.wallShade, 0.25));
  arcade(canvas, long, ground - H * 0.165, chance.pick([6, 7, 8]), lighten(wall, 0.2));
  for (const share of spread(3, 0.2, 0.85)) flowerRow(canvas, long.left + (long.right - long.left) * (share - 0.05), long.left + (long.right - long.left) * (share + 0.05), ground - H * 0.02);
  tiledRoof(canvas, long, { rise: H * 0.15, insetLeft: 0, insetRight: W * 0.03, overhang: 26, tone });
  const stack = long.left + W * chance.between(0.26, 0.4);
  chimney(canvas, stack, long.eaves - H * 0.13, wall, scale);
  if (chance.yes(0.6)) storkNest(canvas, stack + 28, long.eaves - H * 0.205, H * 0.06);
  wallFront(canvas, { ...style, wall: 'cream' }, gable, wall);
  gableRoof(canvas, gable, H * 0.165, wall, tone);
  canvas.rect(gable.left, ground - H * 0.04, gable.right - gable.left, H * 0.04, mix(shutterColour(style, colours), wall, 0.45));
  windowRow(canvas, style, gable, { sill: ground - H * 0.085, height: H * 0.1, width: W * 0.036, shares: [0.27, 0.7], kind: 'shutters' });
  archedDoor(canvas, (gable.left + gable.right) / 2, gable.eaves - H * 0.02, W * 0.018, H * 0.04, colours.window, scale * 0.6);
  forecourt(canvas, style, ground, long.left + W * 0.16);
  if (chance.yes(0.5)) well(canvas, W * 0.8, ground + H * 0.1);
  for (const i of times(5)) sunflower(canvas, W * (0.03 + i * 0.045), H * 1.02, H * 0.045, H * chance.between(0.14, 0.22));
}

/** A well with its sweep. */
function well(canvas: Canvas, x: number, y: number): void {
  const { H, colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.45);
  canvas.sprayed(`M${x - H * 0.045} ${y}v${-H * 0.06}h${H * 0.09}v${H * 0.06}Z`, mix(colours.rock, colours.rockShade, 0.2), colours.rockShade, 'right', 0.8);
  canvas.line([[x + H * 0.14, y], [x + H * 0.14, y - H * 0.26]], wood, 14);
  canvas.line([[x + H * 0.3, y - H * 0.15], [x, y - H * 0.36]], wood, 9);
  canvas.line([[x, y - H * 0.36], [x, y - H * 0.07]], wood, 4);
}
