import type { Canvas } from '../../canvas.js';
import { mix } from '../../colour.js';
import { chanceStyle } from '../../house-style.js';
import { basket, stool, tub, wallTiles } from '../../kit/bath.js';
import { curtain, roomShell, viewOpening } from '../../kit/interior.js';
import { plantPot } from '../../kit/outdoor-furniture.js';

/** A free-standing tub in the middle, the view over its rim. */
export function tubUnderWindow(canvas: Canvas): void {
  const { W, H, chance, knobs } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floorY = H * 0.77;
  const { wall, shade } = roomShell(canvas, { ...style, floor: chance.pick(['stone', 'boards', 'terracotta']) }, floorY);
  if (style.roof === 'hip') wallTiles(canvas, style, floorY);
  const width = W * chance.between(0.44, 0.54);
  const opening = { x: W * 0.5 - width / 2, y: H * 0.1, width, height: H * 0.48, arched: style.archedWindows };
  viewOpening(canvas, opening, shade);
  if (!style.archedWindows) curtain(canvas, opening, mix(wall, '#ffffff', 0.3), floorY);
  tub(canvas, W * chance.between(0.44, 0.52), floorY);
  stool(canvas, style, W * 0.83, H * 0.95);
  basket(canvas, W * 0.1, H * 0.93, H * 0.13);
  plantPot(canvas, W * 0.95, H * 0.9, H * 0.16);
}
