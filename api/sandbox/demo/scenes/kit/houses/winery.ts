import type { Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { box, lens, round, times } from '../../geometry.js';
import { roofTone, shutterColour, wallColour, type HouseStyle } from '../../house-style.js';
import { archedDoor, chimney, gableRoof, tiledRoof, wallFront, type Front } from '../facade.js';
import { vineLeaves } from '../frames.js';
import { forecourt } from './forecourt.js';
import { spread, windowRow } from './parts.js';
import { treeLine } from './surroundings.js';

/** A wine estate: the press house with its gable, the long dwelling, a tower for the doves. */
export function winery(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const ground = H * 0.76;
  const scale = (H / 1200) * 0.72;
  treeLine(canvas, ground);
  const tone = roofTone(style, colours);
  const wall = wallColour(style, colours);
  const left = W * chance.between(0.08, 0.14);
  if (chance.yes(0.6)) doveTower(canvas, style, left + W * chance.between(0.5, 0.56), ground);
  const long: Front = { left: left + W * 0.22, right: left + W * chance.between(0.66, 0.74), eaves: ground - H * 0.21, ground, scale };
  wallFront(canvas, style, long);
  tiledRoof(canvas, long, { rise: H * 0.12, insetLeft: 0, insetRight: W * 0.05, overhang: 24, tone });
  chimney(canvas, long.left + W * 0.16, long.eaves - H * 0.1, wall, scale);
  chimney(canvas, long.right - W * 0.16, long.eaves - H * 0.1, wall, scale);
  const kind = style.archedWindows ? 'arched' : 'shutters';
  windowRow(canvas, style, long, { sill: ground - H * 0.125, height: H * 0.06, width: W * 0.027, shares: spread(6, 0.1, 0.92), kind: 'shutters' });
  windowRow(canvas, style, long, { sill: ground - H * 0.03, height: H * 0.07, width: W * 0.03, shares: [0.1, 0.26, 0.6, 0.76, 0.92], kind });
  archedDoor(canvas, long.left + (long.right - long.left) * 0.43, ground, W * 0.045, H * 0.1, shutterColour(style, colours), scale);
  const press: Front = { left, right: left + W * 0.24, eaves: ground - H * 0.22, ground, scale };
  wallFront(canvas, { ...style, wall: 'stone' }, press, style.wall === 'stone' ? wall : mix(colours.wall, colours.rock, 0.4));
  gableRoof(canvas, press, H * 0.16, style.wall === 'stone' ? wall : mix(colours.wall, colours.rock, 0.4), tone);
  const middle = (press.left + press.right) / 2;
  archedDoor(canvas, middle, ground, W * 0.1, H * 0.15, mix(colours.soil, colours.dark, 0.45), scale);
  windowRow(canvas, style, press, { sill: ground - H * 0.2, height: H * 0.045, width: W * 0.022, shares: [0.3, 0.7], kind: 'framed' });
  vineLeaves(canvas, () => [press.right - W * 0.015 + chance.between(-0.02, 0.02) * W, ground - chance.between(0, 0.2) * H], 26, 12, 22);
  forecourt(canvas, style, ground, long.left + (long.right - long.left) * 0.43);
  for (const [i, x] of [0.005, 0.05, 0.03].entries()) barrel(canvas, press.right + W * x + W * 0.02, ground + H * (i === 2 ? -0.022 : 0.02), H * 0.05);
}

function barrel(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.3);
  canvas.path(lens(x - size * 0.8, y, size * 1.6, size * 0.2), colours.dark, 'opacity=".3"');
  canvas.circle(x, y - size * 0.5, size * 0.54, mix(wood, colours.dark, 0.4));
  canvas.circle(x, y - size * 0.5, size * 0.45, lighten(wood, 0.15));
  const staves = times(4).map((i) => `M${round(x - size * 0.3 + i * size * 0.2)} ${round(y - size * 0.86)}V${round(y - size * 0.14)}`);
  canvas.stroke(staves.join(''), mix(wood, colours.dark, 0.3), 2.5);
  canvas.circle(x, y - size * 0.34, size * 0.06, colours.dark);
}

function doveTower(canvas: Canvas, style: HouseStyle, x: number, ground: number): void {
  const { W, H, colours } = canvas;
  const front: Front = { left: x, right: x + W * 0.11, eaves: ground - H * 0.4, ground, scale: (H / 1200) * 0.65 };
  wallFront(canvas, style, front, mix(wallColour(style, colours), colours.wallShade, 0.15));
  tiledRoof(canvas, front, { rise: H * 0.075, insetLeft: W * 0.05, insetRight: W * 0.05, overhang: 18, tone: roofTone(style, colours) });
  const holes = times(6).map((i) => box(front.left + W * (0.025 + (i % 3) * 0.023), front.eaves + H * (0.05 + Math.floor(i / 3) * 0.04), W * 0.011, H * 0.02));
  canvas.path(holes.join(''), colours.window);
  windowRow(canvas, style, front, { sill: front.eaves + H * 0.19, height: H * 0.06, width: W * 0.026, shares: [0.5], kind: 'shutters' });
}
