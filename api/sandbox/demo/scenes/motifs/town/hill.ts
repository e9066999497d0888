import { type Canvas } from '../../canvas.js';
import { WHITE } from '../../colour.js';
import { times } from '../../geometry.js';
import { boat } from '../../kit/boats.js';
import { islands } from '../../kit/land.js';
import { sky } from '../../kit/sky.js';
import { townHill } from '../../kit/town.js';
import { sea } from '../../kit/water.js';
import { townEdge } from './edge.js';

export function hillTown(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.5, 0.56));
  sky(canvas, horizon, { sunY: horizon * chance.between(0.26, 0.5) });
  islands(canvas, horizon, 4);
  sea(canvas, horizon, H);
  const x = W * (knobs.tx ?? chance.between(0.52, 0.66));
  const width = Math.min(W * 0.74, H * 0.96);
  const base = horizon + H * 0.16;
  townHill(canvas, x, base, width, Math.min(H * chance.between(0.34, 0.42), width * 0.62), {
    rows: chance.whole(7, 8),
  });
  for (const _ of times(5)) {
    const [bx, by] = [x + chance.between(-0.55, 0.5) * width, base + H * chance.between(0.05, 0.12)];
    boat(canvas, bx, by, H * chance.between(0.035, 0.06), { sail: chance.yes(0.3) });
  }
  boat(canvas, W * chance.between(0.2, 0.75), H * 0.89, H * 0.15, { hull: chance.pick([WHITE, colours.roof]) });
  townEdge(canvas);
}
