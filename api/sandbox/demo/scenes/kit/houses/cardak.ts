import type { Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { polygon, times } from '../../geometry.js';
import { roofTone, wallColour, type HouseStyle } from '../../house-style.js';
import { stoneWall } from '../buildings.js';
import { archedDoor, chimney, tiledRoof, wallFront, type Front } from '../facade.js';
import { vineLeaves } from '../frames.js';
import { forecourt } from './forecourt.js';
import { spread, windowRow } from './parts.js';
import { treeLine } from './surroundings.js';

/** The house of Herzegovina: stone below, a white upper floor and its timber bay over the court. */
export function cardak(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const ground = H * 0.82;
  const scale = (H / 1200) * 0.85;
  treeLine(canvas, ground - H * 0.06);
  const left = W * chance.between(0.16, 0.24);
  const right = left + W * chance.between(0.42, 0.48);
  const floor = ground - H * 0.21;
  const slabs = roofTone({ ...style, roofMaterial: style.roofMaterial ?? 'slate' }, colours);
  const wood = mix(colours.soil, colours.dark, 0.55);
  for (const [from, to] of [[-20, left], [right, W + 20]] as const) {
    stoneWall(canvas, from, to, ground - H * 0.17, H * 0.18, 4);
    canvas.rect(from, ground - H * 0.18, to - from, H * 0.018, lighten(colours.rock, 0.3));
  }
  wallFront(canvas, { ...style, wall: 'stone' }, { left, right, eaves: floor, ground, scale }, mix(colours.wall, colours.rock, 0.5));
  const upper: Front = { left: left - W * 0.012, right: right + W * 0.012, eaves: floor - H * 0.2, ground: floor, scale };
  const plaster = lighten(wallColour({ ...style, wall: style.wall === 'stone' ? 'white' : style.wall }, colours), 0.3);
  wallFront(canvas, { ...style, wall: 'white' }, upper, plaster);
  tiledRoof(canvas, upper, { rise: H * 0.13, insetLeft: W * 0.09, insetRight: W * 0.09, overhang: 46, tone: slabs });
  chimney(canvas, left + W * 0.12, upper.eaves - H * 0.1, plaster, scale);
  windowRow(canvas, style, upper, { sill: floor - H * 0.05, height: H * 0.09, width: W * 0.034, shares: spread(5, 0.09, 0.91), kind: style.archedWindows ? 'arched' : 'framed' });
  bay(canvas, style, (left + right) / 2 + W * chance.between(-0.06, 0.06), floor, wood, slabs.middle, plaster);
  windowRow(canvas, style, { left, right, eaves: floor, ground, scale }, { sill: ground - H * 0.08, height: H * 0.06, width: W * 0.026, shares: [0.12, 0.88], kind: 'framed' });
  archedDoor(canvas, (left + right) / 2, ground, W * 0.075, H * 0.155, wood, scale);
  archedDoor(canvas, right + W * 0.12, ground + H * 0.01, W * 0.08, H * 0.15, wood, scale);
  vineLeaves(canvas, () => [right + W * chance.between(-0.01, 0.3), ground - H * chance.between(0.14, 0.22)], 46, 16, 28);
  forecourt(canvas, style, ground, (left + right) / 2);
}

/** A row of windows in timber that stands out over the wall on brackets. */
function bay(canvas: Canvas, style: HouseStyle, x: number, floor: number, wood: string, roof: string, plaster: string): void {
  const { W, H, colours } = canvas;
  const half = W * 0.085;
  const [top, foot] = [floor - H * 0.19, floor + H * 0.015];
  for (const share of [-0.8, 0, 0.8]) canvas.shape([[x + half * share - 8, foot], [x + half * share + 8, foot], [x + half * share * 0.92 + 6, foot + H * 0.05], [x + half * share * 0.92 - 6, foot + H * 0.05]], wood);
  canvas.rect(x - half, foot + 4, half * 2, H * 0.02, colours.dark, 'opacity=".3"');
  canvas.sprayed(polygon([[x - half, top], [x + half, top], [x + half, foot], [x - half, foot]]), plaster, colours.wallShade, 'right', 0.6);
  canvas.rect(x - half, foot - H * 0.06, half * 2, H * 0.06, wood);
  const posts = times(6).map((i) => x - half + (i * half * 2) / 5 - 5);
  windowRow(canvas, style, { left: x - half, right: x + half, eaves: top, ground: foot, scale: (H / 1200) * 0.6 }, { sill: foot - H * 0.07, height: H * 0.1, width: half * 0.28, shares: spread(5, 0.1, 0.9), kind: 'framed' });
  for (const post of posts) canvas.rect(post, top, 10, foot - top, wood);
  canvas.rect(x - half - 6, top, half * 2 + 12, 14, wood);
  canvas.shape([[x - half - 30, top + 4], [x - half * 0.7, top - H * 0.05], [x + half * 0.7, top - H * 0.05], [x + half + 30, top + 4]], roof);
}
