import type { Canvas } from '../canvas.js';
import { mix, WHITE, type Colour } from '../colour.js';
import { ground, lens, ridge, times } from '../geometry.js';
import { backdrop } from '../kit/backdrop.js';
import { boat } from '../kit/boats.js';
import { facets, rocks } from '../kit/land.js';
import { cypress, fir, tree, umbrellaPine } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { sea } from '../kit/water.js';

/** A bare limestone range with a cap of cloud, above the sea or, inland, above meadows. */
export function mountain(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.6, 0.66));
  const overSea = (knobs.outlook ?? 'sea') === 'sea';
  sky(canvas, horizon, { sunY: horizon * chance.between(0.2, 0.4), clouds: 1 });
  const range = (y: number, height: number, fade: number, steps: number, foot: Colour): void =>
    facets(canvas, ridge(chance, -60, W + 60, y, height, steps, 0.52), horizon + 6, {
      lit: mix(colours.rock, colours.haze, fade),
      shade: mix(mix(colours.rockShade, colours.sky[0], 0.3), colours.haze, fade),
      opacity: 0.9,
      foot: mix(foot, colours.haze, fade * 0.9),
    });
  range(horizon - H * 0.22, H * 0.2, 0.78, 5, colours.haze);
  // The bura lays a cap of cloud on the crest.
  const cap = ridge(chance, -60, W + 60, horizon - H * 0.2, H * 0.16, 4, 0.4);
  canvas.path(ground(cap, horizon - H * 0.1), colours.cloud, 'opacity=".32"');
  range(horizon - H * 0.12, H * 0.26, 0.42, 6, colours.greenShade);
  const foothills = ground(ridge(chance, -60, W + 60, horizon - H * 0.05, H * 0.12, 5, 0.5), horizon + 6);
  canvas.sprayed(
    foothills,
    mix(colours.green, colours.haze, 0.35),
    mix(colours.greenShade, colours.haze, 0.2),
    'bottom',
    0.9,
  );
  if (overSea) strait(canvas, horizon);
  else meadows(canvas, horizon);
}

function strait(canvas: Canvas, horizon: number): void {
  const { W, H, chance, colours, nested } = canvas;
  sea(canvas, horizon, H);
  const shadows = times(60).map(() => {
    const t = chance.between();
    return lens(chance.between(-0.05, 0.95) * W, horizon + 6 + t * H * 0.14, chance.between(60, 240), 3 + t * 5);
  });
  canvas.path(shadows.join(''), mix(colours.rockShade, colours.haze, 0.4), 'opacity=".34"');
  for (const _ of times(2))
    boat(canvas, W * chance.between(0.25, 0.85), horizon + H * chance.between(0.07, 0.14), H * 0.05, {
      sail: true,
      hull: WHITE,
    });
  if (!nested)
    umbrellaPine(
      canvas,
      W * chance.between(0.8, 0.92),
      H,
      H * chance.between(0.42, 0.52),
      chance.between(-0.16, -0.04),
    );
  rocks(canvas, H * 0.8, 'left', 0.85, 7);
  rocks(canvas, H * 0.88, 'right', 0.6, 7);
  if (nested) return;
  for (const i of times(4)) {
    const x = W * (0.05 + i * 0.045 + chance.between(0, 0.02));
    cypress(canvas, x, H * chance.between(0.86, 0.92), H * chance.between(0.15, 0.27));
  }
}

function meadows(canvas: Canvas, horizon: number): void {
  const { W, H, chance, colours, nested } = canvas;
  canvas.rect(0, horizon, W, H - horizon, colours.green);
  backdrop(canvas, horizon + H * 0.03, H + 10, 'hills');
  if (nested) return;
  rocks(canvas, H * 0.86, 'left', 0.6, 8);
  for (const i of times(4)) {
    const x = W * (0.04 + i * 0.06 + chance.between(0, 0.02));
    fir(
      canvas,
      x,
      H * chance.between(0.88, 0.96),
      H * chance.between(0.2, 0.34),
      mix(colours.greenShade, colours.dark, 0.2),
      colours.green,
    );
  }
  tree(canvas, W * chance.between(0.82, 0.92), H * 0.98, H * chance.between(0.24, 0.32));
}
