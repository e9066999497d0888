import { type Canvas } from '../../canvas.js';
import { mix } from '../../colour.js';
import { ground, type Point, times } from '../../geometry.js';
import { backdrop } from '../../kit/backdrop.js';
import { bush, cypress } from '../../kit/plants.js';
import { sky } from '../../kit/sky.js';
import { townHill } from '../../kit/town.js';
import { townEdge } from './edge.js';

/** A hill town among fields, far from the sea. */
export function inlandTown(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.44, 0.5));
  sky(canvas, horizon, { sunY: horizon * chance.between(0.25, 0.5) });
  backdrop(canvas, horizon, H, 'hills');
  const x = W * (knobs.tx ?? chance.between(0.5, 0.64));
  const width = Math.min(W * 0.62, H * 0.82);
  const base = horizon + H * 0.3;
  const slope = times(13).map((i): Point => [
    -40 + ((W + 80) * i) / 12,
    base + H * 0.16 - H * 0.2 * Math.exp(-Math.pow((((W + 80) * i) / 12 - x) / (width * 0.6), 2)),
  ]);
  canvas.sprayed(ground(slope, H + 5), mix(colours.green, colours.greenLight, 0.25), colours.greenShade, 'corner', 0.7);
  townHill(canvas, x, base, width, H * chance.between(0.26, 0.32), { rows: 6, inland: true });
  for (const i of times(16))
    bush(
      canvas,
      x - width * 0.55 + (width * 1.1 * i) / 15,
      base + 20,
      H * chance.between(0.02, 0.036),
      mix(colours.greenShade, colours.dark, 0.1),
      colours.green,
    );
  for (const i of times(9))
    cypress(
      canvas,
      x + width * (i - 4.5) * 0.2 + chance.between(-30, 30),
      base + H * chance.between(0.05, 0.17),
      H * chance.between(0.08, 0.16),
    );
  townEdge(canvas);
}
