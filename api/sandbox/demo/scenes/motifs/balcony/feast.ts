import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { box, lens, polygon, times, type Point } from '../../geometry.js';
import { chanceStyle, textileColour, type HouseStyle } from '../../house-style.js';
import { blossoms, vineLeaves } from '../../kit/frames.js';
import { chair, glass, jug, lemonBowl } from '../../kit/furniture.js';
import { lampString } from '../../kit/lounge.js';
import { balustrade, ironRailing } from '../../kit/railings.js';
import { breadBoard } from '../../kit/tableware.js';
import { overlook, tiles } from '../../kit/terrace-view.js';

/** A long table for the whole house, lamps above it. */
export function feast(canvas: Canvas): void {
  const { W, H, chance, knobs } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floor = H * 0.72;
  overlook(canvas, floor);
  if (style.roof === 'hip') balustrade(canvas, floor, 0);
  else ironRailing(canvas, floor, 0.02);
  tiles(canvas, style, floor);
  pillars(canvas, style);
  lampString(canvas, [W * 0.05, H * 0.14], [W * 0.5, H * 0.12], H * 0.08);
  lampString(canvas, [W * 0.5, H * 0.12], [W * 0.95, H * 0.14], H * 0.08);
  longTable(canvas, style);
}

function pillars(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const stone = lighten(colours.rock, 0.2);
  for (const x of [0.04, 0.96]) canvas.sprayed(box(W * x - H * 0.035, -10, H * 0.07, H * 0.84), stone, colours.rockShade, 'right', 0.9);
  canvas.rect(-10, H * 0.06, W + 20, 34, mix(colours.soil, colours.dark, 0.45));
  const place = (): Point => {
    const t = chance.between();
    return [W * t, H * Math.pow(chance.between(), 1.8) * (0.08 + 0.2 * Math.pow(Math.abs(t - 0.5) * 2, 3))];
  };
  if (style.pergola === 'bougainvillea') blossoms(canvas, place, 330, 15);
  else vineLeaves(canvas, place, 70, 26, 46);
}

function longTable(canvas: Canvas, style: HouseStyle): void {
  const { W, H, colours, chance } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.3);
  const [left, right, top] = [W * 0.14, W * 0.86, H * 0.76];
  canvas.path(lens(left - 40, H * 0.96, right - left + 80, H * 0.05), colours.dark, 'opacity=".25"');
  for (const i of times(5)) {
    const x = left + ((right - left) * (i + 0.5)) / 5;
    canvas.rect(x - W * 0.035, H * 0.64, W * 0.07, H * 0.03, wood);
    for (const post of [-0.033, 0.027]) canvas.rect(x + W * post, H * 0.64, W * 0.006, H * 0.14, mix(wood, colours.dark, 0.2));
  }
  chair(canvas, left - W * 0.035, H * 0.965, H * 0.36, wood, 1);
  chair(canvas, right + W * 0.035, H * 0.965, H * 0.36, wood, -1);
  for (const x of [left + 30, right - 46]) canvas.rect(x, top, 18, H * 0.2, wood);
  const cloth = textileColour(style, colours);
  const linen = mix(WHITE, colours.wall, 0.3);
  canvas.sprayed(box(left - 10, top + 20, right - left + 20, H * 0.075), mix(linen, colours.wallShade, 0.3), colours.wallShade, 'bottom', 0.7);
  canvas.path(polygon([[left + 20, top - 26], [right - 20, top - 26], [right + 10, top + 22], [left - 10, top + 22]]), linen);
  canvas.rect(left - 10, top + H * 0.055, right - left + 20, 10, cloth);
  for (const i of times(6)) {
    const x = left + ((right - left) * (i + 0.5)) / 6;
    glass(canvas, x + W * 0.02, top + 6, H * 0.085, chance.yes() ? colours.flower[2] : mix(colours.wallOchre, colours.greenLight, 0.3));
    canvas.path(lens(x - W * 0.03, top + 10, W * 0.045, 16), WHITE);
  }
  jug(canvas, W * 0.5, top, H * 0.085);
  lemonBowl(canvas, W * 0.34, top - 24, 0.8);
  breadBoard(canvas, W * 0.67, top, H * 0.07);
}
