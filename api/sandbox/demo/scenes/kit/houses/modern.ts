import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { box, lens, times } from '../../geometry.js';
import { wallColour, type HouseStyle } from '../../house-style.js';
import { wallFront } from '../facade.js';
import { lounger } from '../outdoor-furniture.js';
import { palm } from '../palm.js';
import { agave, bush, tree } from '../plants.js';
import { isOverSea } from './details.js';
import { lawn, terrace } from '../garden.js';
import { treeLine } from './surroundings.js';

/** A villa of our time: white boxes, one of stone, glass to the ground, a strip of water. */
export function modern(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const ground = H * 0.79;
  treeLine(canvas, ground);
  const wall = lighten(wallColour(style, colours), style.wall === 'white' ? 0 : 0.3);
  const left = W * chance.between(0.08, 0.14);
  const stoneWidth = W * 0.15;
  const lower = { left: left + W * 0.02, right: left + W * chance.between(0.62, 0.68), top: ground - H * 0.2 };
  canvas.sprayed(box(lower.left, lower.top, lower.right - lower.left, ground - lower.top), mix(wall, colours.wallShade, 0.25), colours.wallShade, 'right', 0.6);
  glazing(canvas, lower.left + W * 0.16, lower.top + H * 0.03, W * 0.3, ground - lower.top - H * 0.03, 5);
  wallFront(canvas, { ...style, wall: 'stone' }, { left: lower.left, right: lower.left + stoneWidth, eaves: lower.top - H * 0.26, ground, scale: (H / 1200) * 0.75 }, mix(colours.wall, colours.rock, 0.4));
  const upper = { left: lower.left + stoneWidth, right: lower.left + W * chance.between(0.48, 0.54), top: lower.top - H * 0.2 };
  canvas.sprayed(box(upper.left - 4, upper.top, upper.right - upper.left, lower.top - upper.top), wall, colours.wallShade, 'right', 0.5);
  glazing(canvas, upper.left + W * 0.04, upper.top + H * 0.035, upper.right - upper.left - W * 0.08, H * 0.13, 4);
  canvas.rect(upper.left - 4, upper.top - H * 0.022, upper.right - upper.left + W * 0.03, H * 0.028, lighten(wall, 0.5));
  canvas.rect(upper.left, lower.top, upper.right - upper.left + W * 0.02, H * 0.02, colours.dark, 'opacity=".25"');
  canvas.rect(lower.left + stoneWidth, lower.top - H * 0.022, lower.right - lower.left - stoneWidth + W * 0.03, H * 0.026, lighten(wall, 0.5));
  canvas.rect(upper.right, lower.top - H * 0.075, lower.right - upper.right, H * 0.055, mix(WHITE, colours.sea[0], 0.5), 'opacity=".55"');
  slats(canvas, lower.right - W * 0.14, lower.top - H * 0.004, W * 0.3, ground);
  if (isOverSea(canvas)) terrace(canvas, ground, mix(colours.rock, WHITE, 0.2));
  else lawn(canvas, ground);
  waterStrip(canvas, ground);
  const scale = (H / 1200) * 0.75;
  for (const i of times(2)) lounger(canvas, W * (0.64 + i * 0.13), ground + H * 0.025, scale);
  if (isOverSea(canvas)) palm(canvas, W * 0.94, ground + H * 0.1, H * chance.between(0.44, 0.54));
  else tree(canvas, W * 0.94, ground + H * 0.1, H * chance.between(0.38, 0.46));
  for (const i of times(5)) bush(canvas, W * i * 0.035, ground + H * 0.03, H * 0.035, colours.greenShade, colours.greenLight);
  agave(canvas, W * 0.9, H * 0.985, H * 0.11);
}

function glazing(canvas: Canvas, x: number, y: number, width: number, height: number, count: number): void {
  const { colours } = canvas;
  const glass = canvas.lampLit ?? canvas.gradient([mix(colours.window, colours.sky[1], 0.5), mix(colours.window, colours.sea[1], 0.3)]);
  canvas.rect(x, y, width, height, glass);
  if (!canvas.lampLit) canvas.shape([[x, y], [x + width * 0.4, y], [x + width * 0.16, y + height], [x, y + height]], WHITE, 'opacity=".16"');
  for (const i of times(count + 1)) canvas.rect(x + (width * i) / count - 3, y, 6, height, mix(colours.dark, colours.window, 0.4));
}

/** A flat roof of slats over the terrace. */
function slats(canvas: Canvas, x: number, y: number, width: number, ground: number): void {
  const { H, colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.25);
  for (const post of [0.5, 0.97]) canvas.rect(x + width * post, y, 12, ground - y + 8, mix(wood, colours.dark, 0.3));
  canvas.rect(x, y - H * 0.014, width * 1.02, H * 0.022, wood);
  canvas.path(times(16).map((i) => box(x + (width * i) / 15, y - H * 0.03, 9, H * 0.018)).join(''), mix(wood, colours.dark, 0.25));
}

function waterStrip(canvas: Canvas, ground: number): void {
  const { W, H, chance, colours } = canvas;
  const [top, bottom] = [ground + H * 0.075, H * 0.97];
  canvas.shape([[W * 0.1, top - 8], [W * 0.66, top - 8], [W * 0.74, bottom + 14], [W * 0.02, bottom + 14]], lighten(colours.rock, 0.6));
  const tone = mix(colours.shallow, colours.sea[1], 0.25);
  canvas.shape([[W * 0.11, top], [W * 0.65, top], [W * 0.725, bottom], [W * 0.035, bottom]], canvas.gradient([mix(tone, colours.sea[0], 0.5), tone, mix(tone, colours.sea[2], 0.4)]));
  canvas.path(times(22).map(() => { const t = chance.between(); return lens(W * chance.between(0.12, 0.5), top + 8 + t * (bottom - top - 16), W * chance.between(0.03, 0.12), 2 + 4 * t); }).join(''), lighten(tone, 0.6), 'opacity=".6"');
}
