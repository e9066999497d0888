import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { box, lens, round, times } from '../../geometry.js';
import { chanceStyle, textileColour } from '../../house-style.js';
import { pillow } from '../../kit/furniture.js';
import { floorLight, roomShell, viewOpening } from '../../kit/interior.js';
import { strawHat } from '../../kit/lounge.js';

/** Bunks in a hostel, rucksacks on the floor, the window between. */
export function bunks(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floorY = H * 0.78;
  const { shade } = roomShell(canvas, { ...style, floor: 'boards' }, floorY);
  const width = W * chance.between(0.2, 0.24);
  const opening = { x: W * 0.52, y: H * 0.14, width, height: H * 0.44, arched: style.archedWindows };
  viewOpening(canvas, opening, shade);
  floorLight(canvas, opening, floorY);
  const cloth = textileColour(style, colours);
  bunk(canvas, W * 0.04, W * 0.42, H * 0.94, cloth, 2);
  bunk(canvas, W * 0.83, W * 0.4, H * 0.94, mix(colours.roofLight, colours.wall, 0.2), 1);
  rucksack(canvas, W * 0.57, H * 0.95, H * 0.17, cloth);
  rucksack(canvas, W * 0.68, H * 0.965, H * 0.15, colours.roof);
  strawHat(canvas, W * 0.755, H * 0.97, H * 0.045, colours.sea[2]);
}

function bunk(canvas: Canvas, x: number, width: number, foot: number, cloth: string, ladder: number): void {
  const { H, colours } = canvas;
  const wood = mix(colours.soil, colours.wall, 0.25);
  const dark = mix(wood, colours.dark, 0.35);
  const q = round;
  canvas.path(lens(x - 20, foot, width + 40, H * 0.04), colours.dark, 'opacity=".22"');
  for (const base of [foot - H * 0.12, foot - H * 0.48]) {
    canvas.rect(x, base - H * 0.02, width, H * 0.1, colours.dark, 'opacity=".12"');
    pillow(canvas, x + width * 0.07, base - H * 0.085, width * 0.24, H * 0.085, WHITE);
    const cover = `M${q(x + width * 0.3)} ${q(base - H * 0.03)}Q${q(x + width * 0.6)} ${q(base - H * 0.075)} ${q(x + width * 0.97)} ${q(base - H * 0.035)}V${q(base + H * 0.02)}H${q(x + width * 0.3)}Z`;
    canvas.sprayed(cover, cloth, mix(cloth, colours.dark, 0.4), 'bottom', 0.7);
    canvas.rect(x + width * 0.3, base - H * 0.035, width * 0.07, H * 0.05, WHITE);
    canvas.sprayed(box(x, base, width, H * 0.045), wood, dark, 'bottom', 0.7);
  }
  canvas.rect(x + width * 0.32, foot - H * 0.58, width * 0.66, H * 0.022, wood);
  for (const share of [0.34, 0.62]) canvas.rect(x + width * share, foot - H * 0.58, 12, H * 0.1, wood);
  for (const share of [0, 0.965]) canvas.sprayed(box(x + width * share, foot - H * 0.68, width * 0.04, H * 0.68), wood, dark, 'right', 0.8);
  if (ladder < 2) return;
  for (const share of [0.78, 0.9]) canvas.rect(x + width * share, foot - H * 0.6, 13, H * 0.6, lighten(wood, 0.2));
  for (const i of times(6)) canvas.rect(x + width * 0.78, foot - H * (0.08 + i * 0.09), width * 0.13, 12, lighten(wood, 0.2));
}

function rucksack(canvas: Canvas, x: number, y: number, size: number, cloth: string): void {
  const { colours } = canvas;
  const q = round;
  canvas.path(lens(x - size * 0.5, y, size, size * 0.14), colours.dark, 'opacity=".25"');
  canvas.sprayed(`M${q(x - size * 0.38)} ${q(y)}Q${q(x - size * 0.46)} ${q(y - size)} ${q(x)} ${q(y - size)}Q${q(x + size * 0.46)} ${q(y - size)} ${q(x + size * 0.38)} ${q(y)}Z`, cloth, mix(cloth, colours.dark, 0.45), 'right', 0.8);
  canvas.path(box(x - size * 0.26, y - size * 0.42, size * 0.52, size * 0.34), mix(cloth, colours.dark, 0.2));
  canvas.rect(x - size * 0.34, y - size * 0.66, size * 0.68, size * 0.06, mix(colours.soil, colours.dark, 0.4));
  canvas.rect(x - size * 0.4, y - size * 1.14, size * 0.8, size * 0.16, mix(colours.wallOchre, colours.soil, 0.3), `rx="${q(size * 0.08)}"`);
}
