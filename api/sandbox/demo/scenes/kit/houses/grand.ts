import type { Canvas } from '../../canvas.js';
import { lighten } from '../../colour.js';
import { arch, polygon, round, times } from '../../geometry.js';
import { roofTone, shutterColour, wallColour, type HouseStyle, type RoofTone } from '../../house-style.js';
import { archedDoor, balcony, wallFront, type Front } from '../facade.js';
import { flag, doorSteps } from './details.js';
import { forecourt } from './forecourt.js';
import { cornice, mansard, spread, stoneBalcony, windowRow } from './parts.js';
import { treeLine } from './surroundings.js';

/** A Belle-Époque grand hotel: corner towers under domes, a mansard between them. */
export function grand(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const ground = H * 0.8;
  const scale = (H / 1200) * 0.6;
  const storey = H * (style.storeys > 3 ? 0.104 : 0.128);
  const centre = W * chance.between(0.46, 0.54);
  const half = W * chance.between(0.33, 0.39);
  treeLine(canvas, ground);
  const eaves = ground - storey * style.storeys - H * 0.02;
  const body: Front = { left: centre - half, right: centre + half, eaves, ground, scale };
  const wall = wallColour(style, colours);
  const tone = roofTone(style, colours);
  wallFront(canvas, style, body, wall);
  mansard(canvas, body, H * 0.09, tone, spread(5, 0.24, 0.76));
  const count = 7;
  for (const level of times(style.storeys - 1)) {
    const sill = ground - storey * (level + 1) - storey * 0.2;
    const kind = level === 0 ? 'arched' : style.archedWindows ? 'framed' : 'shutters';
    windowRow(canvas, style, body, { sill, height: storey * 0.6, width: W * 0.026, shares: spread(count, 0.22, 0.78), kind });
    cornice(canvas, body, ground - storey * (level + 1) - 8);
    if (level === 1) balcony(canvas, body.left + half * 0.4, sill + storey * 0.08, half * 1.2, storey * 0.26, scale);
  }
  const tower = half * 0.34;
  for (const [left, right] of [
    [body.left - tower * 0.3, body.left + tower],
    [body.right - tower, body.right + tower * 0.3],
  ] as const)
    cornerTower(canvas, style, { left, right, eaves: eaves - H * 0.035, ground, scale }, storey, tone);
  const porch: Front = { left: centre - half * 0.42, right: centre + half * 0.42, eaves: ground - storey, ground, scale };
  for (const share of spread(5)) {
    const x = porch.left + (porch.right - porch.left) * share;
    archedDoor(canvas, x, ground, W * 0.036, storey * 0.78, share === 0.5 ? shutterColour(style, colours) : colours.window, scale * 0.8);
  }
  stoneBalcony(canvas, porch.left, ground - storey * 0.96, porch.right - porch.left, H * 0.026);
  pediment(canvas, centre, eaves, half * 0.26, wall);
  forecourt(canvas, style, ground, centre);
  doorSteps(canvas, centre, ground, W * 0.08);
}

function cornerTower(canvas: Canvas, style: HouseStyle, front: Front, storey: number, tone: RoofTone): void {
  const { H, colours } = canvas;
  const { left, right, eaves, ground } = front;
  const wall = lighten(wallColour(style, colours), 0.25);
  wallFront(canvas, style, front, wall);
  for (const level of times(style.storeys)) {
    const sill = ground - storey * level - storey * 0.2;
    windowRow(canvas, style, front, { sill, height: storey * 0.62, width: (right - left) * 0.2, shares: [0.3, 0.7], kind: level === style.storeys - 1 ? 'arched' : 'framed' });
    if (level > 0) cornice(canvas, front, ground - storey * level - 6);
  }
  const [middle, half, q] = [(left + right) / 2, (right - left) / 2, round];
  const rise = H * 0.13;
  const over = half * 1.12;
  canvas.sprayed(
    `M${q(middle - over)} ${q(eaves)}C${q(middle - over * 0.98)} ${q(eaves - rise * 0.55)} ${q(middle - half * 0.4)} ${q(eaves - rise * 0.75)} ${q(middle - half * 0.12)} ${q(eaves - rise)}H${q(middle + half * 0.12)}C${q(middle + half * 0.4)} ${q(eaves - rise * 0.75)} ${q(middle + over * 0.98)} ${q(eaves - rise * 0.55)} ${q(middle + over)} ${q(eaves)}Z`,
    tone.middle,
    tone.shade,
    'right',
    0.9,
  );
  canvas.path(arch(middle - half * 0.2, eaves - rise * 0.5, half * 0.4, rise * 0.42), canvas.lampLit ?? colours.window);
  cornice(canvas, front, eaves - 6);
  flag(canvas, middle, eaves - rise, H * 0.07);
}

function pediment(canvas: Canvas, x: number, eaves: number, half: number, wall: string): void {
  const { H, colours } = canvas;
  const top = eaves - H * 0.11;
  canvas.sprayed(polygon([[x - half, eaves + 4], [x - half, top + H * 0.03], [x, top - H * 0.02], [x + half, top + H * 0.03], [x + half, eaves + 4]]), lighten(wall, 0.35), colours.wallShade, 'right', 0.6);
  canvas.line([[x - half - 8, top + H * 0.034], [x, top - H * 0.02], [x + half + 8, top + H * 0.034]], lighten(colours.rock, 0.5), 10, 'stroke-linejoin="round"');
  canvas.circle(x, top + H * 0.06, H * 0.024, lighten(colours.rock, 0.5));
  canvas.circle(x, top + H * 0.06, H * 0.017, canvas.lampLit ?? colours.window);
}
