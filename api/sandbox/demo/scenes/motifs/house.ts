import type { Canvas } from '../canvas.js';
import { chanceStyle } from '../house-style.js';
import { backdrop } from '../kit/backdrop.js';
import { pineFrame } from '../kit/frames.js';
import { drawHouse } from '../kit/houses/index.js';
import { sky } from '../kit/sky.js';

/** The house itself in its garden: cottage, villa, town house, apartments or hotel. */
export function house(canvas: Canvas): void {
  const { W, H, chance, knobs, nested } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const horizon = H * (knobs.hz ?? 0.5);
  sky(canvas, horizon, { sunX: W * 0.84, sunY: H * 0.16 });
  backdrop(canvas, horizon, H * 0.86);
  drawHouse(canvas, style);
  const overSea = (knobs.outlook ?? 'sea') === 'sea';
  if (overSea && !nested && knobs.frame !== 'none' && style.build !== 'townhouse' && chance.yes(0.5))
    pineFrame(canvas, 'right', 1);
}
