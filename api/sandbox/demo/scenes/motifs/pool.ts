import type { Canvas, DrawMotif } from '../canvas.js';
import { lighten, mix } from '../colour.js';
import { arrangement, POOLS, type PoolShape } from '../compositions.js';
import { box, polygon, round, soft, times, type Point } from '../geometry.js';
import { backdrop } from '../kit/backdrop.js';
import { blossoms, pineFrame } from '../kit/frames.js';
import { plantPot, lounger, parasol } from '../kit/outdoor-furniture.js';
import { bush, cypress, tree } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { infinityEdge } from './pool/edge.js';
import { gardenPool } from './pool/garden.js';

const DRAW: Readonly<Record<PoolShape, DrawMotif>> = { terrace: onTerrace, edge: infinityEdge, garden: gardenPool };

/** A pool: on a terrace, over the edge of the view, in the garden of the house. */
export function pool(canvas: Canvas): void {
  DRAW[arrangement(POOLS, canvas.knobs.composition)](canvas);
}

/** A pool cut into a stone terrace above the sea or the land. */
function onTerrace(canvas: Canvas): void {
  const { W, H, chance, colours, knobs, nested } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.34, 0.4));
  const terrace = H * 0.6;
  sky(canvas, horizon, { sunY: horizon * 0.48 });
  const overSea = (knobs.outlook ?? 'sea') === 'sea';
  backdrop(canvas, horizon, H * 0.66);
  for (const i of times(26)) {
    const [x, y] = [W * (i / 25) + chance.between(-20, 20), terrace + chance.between(0, 26)];
    bush(
      canvas,
      x,
      y,
      chance.between(34, 74),
      mix(colours.greenShade, colours.dark, chance.between(0, 0.3)),
      colours.green,
    );
  }
  for (const _ of times(3)) {
    const x = W * (chance.yes() ? chance.between(0.02, 0.14) : chance.between(0.88, 0.98));
    if (overSea) cypress(canvas, x, terrace + 40, H * chance.between(0.16, 0.27));
    else tree(canvas, x, terrace + 40, H * chance.between(0.18, 0.28));
  }
  paving(canvas, terrace);
  basin(canvas, terrace);
  const scale = H / 1200;
  const cloth = chance.pick([colours.roof, colours.sea[2], lighten(colours.sea[1], 0.1)]);
  parasol(canvas, W * chance.between(0.83, 0.87), H * 0.73, cloth, scale);
  for (const i of times(2)) lounger(canvas, W * 0.74 + i * 190 * scale, H * 0.715 + i * 46 * scale, scale);
  plantPot(canvas, W * 0.93, H * 0.985, H * 0.23);
  if (nested || knobs.frame === 'none') return;
  if (!overSea) return;
  if (chance.yes(0.6)) pineFrame(canvas, 'left', 1.1);
  else pergolaFrame(canvas);
}

function paving(canvas: Canvas, top: number): void {
  const { W, H, colours } = canvas;
  const stone = lighten(colours.rock, 0.25);
  const joint = mix(stone, colours.rockShade, 0.5);
  canvas.rect(0, top, W, H - top, canvas.gradient([mix(stone, colours.rockShade, 0.16), stone]));
  for (let i = -14; i <= 14; i++)
    canvas.line(
      [
        [W / 2 + i * W * 0.055, top],
        [W / 2 + i * W * 0.16, H],
      ],
      joint,
      1.6,
      'opacity=".7"',
    );
  for (const share of [0.05, 0.13, 0.25, 0.42, 0.66])
    canvas.line(
      [
        [0, top + (H - top) * share],
        [W, top + (H - top) * share],
      ],
      joint,
      1.6,
      'opacity=".7"',
    );
}

function basin(canvas: Canvas, terrace: number): void {
  const { W, H, chance, colours } = canvas;
  const [left, right] = [W * chance.between(0.1, 0.18), W * chance.between(0.62, 0.7)];
  const [top, bottom] = [terrace + H * 0.035, H * 0.93];
  const [nearLeft, nearRight] = [-W * 0.12, W * chance.between(0.72, 0.82)];
  const rim: Point[] = [
    [left - 18, top - 10],
    [right + 14, top - 10],
    [nearRight + 34, bottom + 22],
    [nearLeft - 30, bottom + 22],
  ];
  canvas.shape(rim, lighten(lighten(colours.rock, 0.25), 0.5));
  const water = polygon([
    [left, top],
    [right, top],
    [nearRight, bottom],
    [nearLeft, bottom],
  ]);
  const tone = mix(colours.shallow, colours.sea[1], 0.25);
  canvas.path(water, canvas.gradient([mix(tone, colours.sea[0], 0.4), tone, mix(tone, colours.sea[2], 0.4)]));
  canvas.clip(water, () => {
    canvas.shape(
      [
        [left, top],
        [right, top],
        [right + 10, top + 18],
        [left - 12, top + 18],
      ],
      mix(colours.sea[2], tone, 0.35),
    );
    canvas.shape(
      [
        [right, top],
        [nearRight, bottom],
        [nearRight - 60, bottom],
        [right - 16, top + 14],
      ],
      mix(colours.sea[2], tone, 0.5),
      'opacity=".75"',
    );
    const light = lighten(tone, 0.66);
    for (const j of times(15)) {
      const t = Math.pow(j / 14, 1.35);
      const points = times(15).map((i): Point => {
        const swing = Math.sin(i * 1.7 + j * 2.3) * (3 + t * 15) + chance.between(-1, 1) * (1 + t * 6);
        return [nearLeft + (i / 14) * (nearRight - nearLeft), top + 20 + t * (bottom - top) + swing];
      });
      const dashes = [60 + t * 150, 26 + t * 60, 20 + t * 50, 34 + t * 70].map(round).join(' ');
      canvas.stroke(soft(points), light, 1.4 + t * 4.4, `opacity=".5" stroke-dasharray="${dashes}"`);
    }
  });
  canvas.spray(water, mix(colours.sea[2], tone, 0.2), 'bottom', 0.4);
}

function pergolaFrame(canvas: Canvas): void {
  const { W, H, chance, colours } = canvas;
  canvas.rect(0, H * 0.03, W, 30, mix(colours.soil, colours.dark, 0.35));
  const rafters = times(11).map((i) => box(W * (i / 10) - 10, 0, 18, H * 0.08));
  canvas.path(rafters.join(''), mix(colours.soil, colours.dark, 0.5));
  const place = (): Point => {
    const t = chance.between();
    const hang = 0.05 + 0.16 * Math.pow(Math.abs(t - 0.5) * 2, 2);
    return [t * W, H * (0.02 + Math.pow(chance.between(), 2) * hang)];
  };
  blossoms(canvas, place, 420, 15);
}
