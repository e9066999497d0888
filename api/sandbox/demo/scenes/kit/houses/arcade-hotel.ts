import type { Canvas } from '../../canvas.js';
import { lighten } from '../../colour.js';
import { times } from '../../geometry.js';
import { roofTone, textileColour, wallColour, type HouseStyle } from '../../house-style.js';
import { awning, balcony, tiledRoof, wallFront, type Front } from '../facade.js';
import { flag } from './details.js';
import { forecourt } from './forecourt.js';
import { arcade, cornice, mansard, spread, stoneBalcony, windowRow } from './parts.js';
import { neighbours } from './surroundings.js';

/** A town hotel in its street front, arches over the pavement. */
export function arcadeHotel(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const ground = H * 0.82;
  const scale = (H / 1200) * 0.72;
  const storey = H * (style.storeys > 4 ? 0.115 : 0.138);
  const left = W * chance.between(0.2, 0.28);
  const right = left + W * chance.between(0.46, 0.54);
  neighbours(canvas, style, left, right, ground);
  const front: Front = { left, right, eaves: ground - storey * style.storeys - H * 0.045, ground, scale };
  const wall = wallColour(style, colours);
  wallFront(canvas, style, front);
  const tone = roofTone(style, colours);
  if (style.roof === 'hip') mansard(canvas, front, H * 0.085, tone, spread(4, 0.16, 0.84));
  else tiledRoof(canvas, front, { rise: H * 0.07, insetLeft: W * 0.03, insetRight: W * 0.03, overhang: 16, tone });
  const count = chance.pick([5, 6, 7]);
  const shares = spread(count);
  const base = ground - storey * 1.25;
  for (const level of times(style.storeys - 1)) {
    const sill = base - storey * level - storey * 0.16;
    const kind = level === 0 ? 'framed' : style.archedWindows && level === style.storeys - 2 ? 'arched' : 'shutters';
    windowRow(canvas, style, front, { sill, height: storey * 0.6, width: W * 0.03, shares, kind });
    cornice(canvas, front, base - storey * level - 8, 9);
    if (level !== 0) continue;
    const middle = (left + right) / 2;
    if (chance.yes()) stoneBalcony(canvas, middle - W * 0.08, sill + 6, W * 0.16, H * 0.035);
    else for (const share of shares) balcony(canvas, left + (right - left) * share - W * 0.028, sill + 8, W * 0.056, H * 0.035, scale);
  }
  arcade(canvas, front, ground - storey * 1.02, chance.pick([5, 6]), lighten(wall, 0.3));
  if (chance.yes(0.5)) for (const x of [left + W * 0.02, right - W * 0.16]) awning(canvas, x, ground - storey * 0.98, W * 0.14, H * 0.04, textileColour(style, colours));
  flag(canvas, (left + right) / 2, front.eaves - H * 0.07, H * 0.09);
  forecourt(canvas, style, ground, (left + right) / 2);
}
