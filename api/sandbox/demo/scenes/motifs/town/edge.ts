import { type Canvas } from '../../canvas.js';
import { blossomCorner, pineFrame, vineCorner } from '../../kit/frames.js';

export function townEdge(canvas: Canvas): void {
  const { chance, nested, knobs } = canvas;
  if (nested || knobs.frame === 'none') return;
  // Neither pine nor bougainvillea grows inland.
  if ((knobs.outlook ?? 'sea') !== 'sea') return vineCorner(canvas);
  if (chance.yes(0.62)) pineFrame(canvas, 'left', chance.between(1, 1.25));
  else blossomCorner(canvas);
}
