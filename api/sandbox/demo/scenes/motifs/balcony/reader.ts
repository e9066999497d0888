import type { Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { round, times } from '../../geometry.js';
import { chanceStyle, textileColour } from '../../house-style.js';
import { armchair, openBook, sideTable } from '../../kit/lounge.js';
import { plantPot } from '../../kit/outdoor-furniture.js';
import { ironRailing, woodenRailing } from '../../kit/railings.js';
import { coffeeCup } from '../../kit/tableware.js';
import { overlook, tiles } from '../../kit/terrace-view.js';

/** One chair, a book and a cup, a curtain in the wind. */
export function reader(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floor = H * 0.74;
  overlook(canvas, floor);
  if (style.roof === 'hip') woodenRailing(canvas, floor);
  else ironRailing(canvas, floor, 0.02);
  tiles(canvas, { ...style, floor: 'boards' }, floor);
  const cloth = textileColour(style, colours);
  const x = W * chance.between(0.36, 0.44);
  armchair(canvas, x, H * 0.95, H * 0.4, cloth);
  sideTable(canvas, x + H * 0.42, H * 0.95, H * 0.21, lighten(colours.rock, 0.3));
  openBook(canvas, x + H * 0.4, H * 0.8, H * 0.06);
  coffeeCup(canvas, x + H * 0.5, H * 0.795, H * 0.03);
  plantPot(canvas, W * 0.92, H * 0.97, H * chance.between(0.18, 0.24));
  linen(canvas);
}

function linen(canvas: Canvas): void {
  const { W, H, chance, colours } = canvas;
  const fold = W * 0.035;
  const swing = chance.between(0, 0.05) * W;
  for (const i of times(6)) {
    const x = -W * 0.02 + i * fold;
    canvas.path(
      `M${round(x)} -10h${round(fold)}C${round(x + fold * 1.6)} ${H * 0.4} ${round(x + fold + swing * (i / 5))} ${H * 0.5} ${round(x + fold + swing * (i / 5) * 1.6)} ${round(H * (0.9 - i * 0.012))}h${round(-fold * 1.2)}C${round(x + swing * (i / 5))} ${H * 0.5} ${round(x + fold * 0.4)} ${H * 0.4} ${round(x)} -10Z`,
      i % 2 ? lighten(colours.wall, 0.7) : mix(colours.wall, colours.wallShade, 0.3),
      'opacity=".9"',
    );
  }
}
