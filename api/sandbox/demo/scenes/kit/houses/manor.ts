import type { Canvas } from '../../canvas.js';
import { lighten } from '../../colour.js';
import { polygon, times } from '../../geometry.js';
import { roofTone, shutterColour, wallColour, type HouseStyle } from '../../house-style.js';
import { archedDoor, chimney, tiledRoof, wallFront, type Front } from '../facade.js';
import { flag } from './details.js';
import { forecourt } from './forecourt.js';
import { cornice, spread, stoneBalcony, windowRow } from './parts.js';
import { treeLine } from './surroundings.js';

/** A baroque manor of the north: a plain long front between two round towers. */
export function manor(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const ground = H * 0.79;
  const scale = (H / 1200) * 0.7;
  const storey = H * (style.storeys > 2 ? 0.125 : 0.158);
  treeLine(canvas, ground);
  const wall = wallColour(style, colours);
  const tone = roofTone(style, colours);
  const centre = W * chance.between(0.45, 0.55);
  const half = W * chance.between(0.27, 0.32);
  const front: Front = { left: centre - half, right: centre + half, eaves: ground - storey * style.storeys - H * 0.02, ground, scale };
  wallFront(canvas, style, front);
  tiledRoof(canvas, front, { rise: H * 0.15, insetLeft: W * 0.05, insetRight: W * 0.05, overhang: 20, tone });
  for (const x of [-0.5, 0.4]) chimney(canvas, centre + half * x, front.eaves - H * 0.12, wall, scale);
  for (const level of times(style.storeys)) {
    const sill = ground - storey * level - storey * 0.22;
    if (level > 0) cornice(canvas, front, ground - storey * level - 6, 10);
    windowRow(canvas, style, front, { sill, height: storey * 0.52, width: W * 0.03, shares: spread(7, 0.16, 0.84), kind: level === 0 && style.archedWindows ? 'arched' : 'shutters' });
  }
  archedDoor(canvas, centre, ground, W * 0.065, storey * 0.82, shutterColour(style, colours), scale);
  stoneBalcony(canvas, centre - W * 0.06, ground - storey * 0.97, W * 0.12, H * 0.03);
  for (const side of [-1, 1]) roundTower(canvas, style, centre + side * half, ground, W * 0.062, front.eaves);
  forecourt(canvas, style, ground, centre);
}

function roundTower(canvas: Canvas, style: HouseStyle, x: number, ground: number, half: number, eaves: number): void {
  const { H, colours } = canvas;
  const tone = roofTone(style, colours);
  const top = eaves - H * 0.05;
  const front: Front = { left: x - half, right: x + half, eaves: top, ground, scale: (H / 1200) * 0.6 };
  const body = polygon([[x - half, top], [x + half, top], [x + half, ground + 6], [x - half, ground + 6]]);
  canvas.path(body, lighten(wallColour(style, colours), 0.2));
  canvas.spray(body, colours.wallShade, 'right', 1);
  for (const share of [0.2, 0.5, 0.8]) windowRow(canvas, style, front, { sill: top + (ground - top) * share + H * 0.03, height: H * 0.065, width: half * 0.42, shares: [0.46], kind: 'framed' });
  cornice(canvas, front, top - 4, 12);
  const peak = top - H * 0.17;
  canvas.shape([[x - half * 1.16, top], [x, peak], [x + half * 0.3, top]], tone.light);
  canvas.shape([[x + half * 0.3, top], [x, peak], [x + half * 1.16, top]], tone.middle);
  canvas.spray(polygon([[x - half * 1.16, top], [x, peak], [x + half * 1.16, top]]), tone.shade, 'right', 0.8);
  flag(canvas, x, peak + 6, H * 0.05);
}
