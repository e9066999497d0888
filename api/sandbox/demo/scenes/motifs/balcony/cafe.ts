import type { Canvas } from '../../canvas.js';
import { mix } from '../../colour.js';
import { lens, round, times, type Point } from '../../geometry.js';
import { chanceStyle, shutterColour, textileColour, type HouseStyle } from '../../house-style.js';
import { archedDoor, awning, shutterWindow, wallFront } from '../../kit/facade.js';
import { blossoms, vineLeaves } from '../../kit/frames.js';
import { chair, glass, jug } from '../../kit/furniture.js';
import { plantPot, pot } from '../../kit/outdoor-furniture.js';
import { cat } from '../../kit/street-life.js';
import { tiles } from '../../kit/terrace-view.js';

/** Close to the wall of the house: its door, a window, a small table on the paving. */
export function cafe(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const ground = H * 0.77;
  const scale = (H / 1200) * 1.7;
  const shutters = shutterColour(style, colours);
  wallFront(canvas, style, { left: -20, right: W + 140, eaves: -20, ground, scale });
  if (style.wall !== 'stone') plinth(canvas, ground);
  const door = W * chance.between(0.2, 0.27);
  archedDoor(canvas, door, ground, W * 0.2, H * 0.56, shutters, scale);
  const window = W * chance.between(0.6, 0.68);
  shutterWindow(canvas, window, H * 0.2, W * 0.14, H * 0.32, shutters, scale);
  if (chance.yes()) awning(canvas, window - W * 0.14, H * 0.05, W * 0.42, H * 0.1, textileColour(style, colours));
  canvas.rect(window - W * 0.03, H * 0.56, W * 0.2, H * 0.045, mix(colours.roof, colours.soil, 0.2));
  blossoms(canvas, () => [window + W * chance.between(-0.03, 0.17), H * chance.between(0.51, 0.58)], 90, 13);
  lantern(canvas, door + W * 0.19, H * 0.26);
  tiles(canvas, { ...style, floor: 'stone' }, ground);
  climbing(canvas, style);
  table(canvas, style, W * chance.between(0.54, 0.62), H * 0.95);
  pot(canvas, door - W * 0.15, H * 0.83, H * 0.11);
  blossoms(canvas, () => [door - W * 0.15 + chance.between(-0.05, 0.05) * H, H * chance.between(0.7, 0.78)], 60, 11);
  plantPot(canvas, W * 0.92, H * 0.97, H * 0.19);
  if (chance.yes()) cat(canvas, door + W * 0.02, H * 0.86, H * 0.12);
}

function plinth(canvas: Canvas, ground: number): void {
  const { W, H, colours } = canvas;
  canvas.rect(-10, ground - H * 0.1, W + 20, H * 0.1, mix(colours.rock, colours.wallShade, 0.45));
  canvas.rect(-10, ground - H * 0.105, W + 20, H * 0.012, mix(colours.rock, colours.wallShade, 0.1));
}

function lantern(canvas: Canvas, x: number, y: number): void {
  const { H, colours } = canvas;
  const iron = mix(colours.dark, colours.window, 0.25);
  canvas.stroke(`M${round(x - H * 0.05)} ${round(y - H * 0.04)}q${round(H * 0.05)} ${round(-H * 0.03)} ${round(H * 0.05)} ${round(H * 0.02)}`, iron, 7);
  if (colours.lamp) canvas.circle(x, y + H * 0.03, H * 0.1, colours.lamp, 'opacity=".2"');
  canvas.shape([[x - H * 0.022, y], [x + H * 0.022, y], [x + H * 0.015, y + H * 0.06], [x - H * 0.015, y + H * 0.06]], colours.lamp ?? mix(colours.wallOchre, colours.glow, 0.5));
  canvas.shape([[x - H * 0.028, y], [x, y - H * 0.024], [x + H * 0.028, y]], iron);
}

function climbing(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance } = canvas;
  const place = (): Point => {
    const t = chance.between();
    return [W * (1 - Math.pow(chance.between(), 1.5) * 0.16 * (1.2 - t)), H * (0.7 - t * 0.74)];
  };
  if (style.pergola === 'bougainvillea') blossoms(canvas, place, 240, 16);
  else vineLeaves(canvas, place, 46, 26, 48);
}

function table(canvas: Canvas, style: HouseStyle, x: number, foot: number): void {
  const { H, colours } = canvas;
  const iron = mix(colours.dark, colours.window, 0.25);
  const seat = shutterColour(style, colours);
  canvas.path(lens(x - H * 0.3, foot, H * 0.6, H * 0.04), colours.dark, 'opacity=".24"');
  chair(canvas, x - H * 0.24, foot, H * 0.38, seat, 1);
  chair(canvas, x + H * 0.24, foot, H * 0.38, seat, -1);
  canvas.rect(x - 6, foot - H * 0.21, 12, H * 0.21, iron);
  for (const side of [-1, 1]) canvas.line([[x, foot - H * 0.05], [x + side * H * 0.07, foot]], iron, 9);
  canvas.path(`M${round(x - H * 0.13)} ${round(foot - H * 0.21)}a${round(H * 0.13)} ${round(H * 0.026)} 0 1 1 ${round(H * 0.26)} 0a${round(H * 0.13)} ${round(H * 0.026)} 0 1 1 ${round(-H * 0.26)} 0Z`, mix(colours.rock, '#ffffff', 0.5));
  for (const i of times(2)) glass(canvas, x + H * (i * 0.11 - 0.07), foot - H * 0.205, H * 0.075, colours.flower[i ? 2 : 0]);
  jug(canvas, x + H * 0.005, foot - H * 0.215, H * 0.045);
}
