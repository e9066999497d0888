import type { Canvas } from '../../canvas.js';
import { lighten } from '../../colour.js';
import { chanceStyle, textileColour, wallColour } from '../../house-style.js';
import { pineFrame } from '../../kit/frames.js';
import { strawHat } from '../../kit/lounge.js';
import { lounger, parasol, plantPot } from '../../kit/outdoor-furniture.js';
import { parapet } from '../../kit/railings.js';
import { overlook, tiles } from '../../kit/terrace-view.js';

/** Two loungers under a big parasol behind a low wall. */
export function sunTerrace(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floor = H * 0.7;
  overlook(canvas, floor - H * 0.06);
  parapet(canvas, floor, lighten(wallColour(style, colours), 0.2), 0.1);
  tiles(canvas, { ...style, floor: 'stone' }, floor);
  const cloth = textileColour(style, colours);
  const scale = (H / 1200) * 1.5;
  const x = W * chance.between(0.3, 0.4);
  lounger(canvas, x - W * 0.12, H * 0.78, scale);
  parasol(canvas, x + W * 0.13, H * 0.84, cloth, (H / 1200) * chance.between(1.25, 1.45));
  lounger(canvas, x + W * 0.2, H * 0.85, scale * 1.1);
  strawHat(canvas, x - W * 0.02, H * 0.955, H * 0.05, cloth);
  plantPot(canvas, W * 0.08, H * 0.97, H * 0.2);
  if ((knobs.outlook ?? 'sea') === 'sea' && chance.yes(0.6)) pineFrame(canvas, 'right', 0.9);
}
