import type { Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { lens, times } from '../../geometry.js';
import { roofTone, textileColour, wallColour, type HouseStyle } from '../../house-style.js';
import { stoneWall } from '../buildings.js';
import { tiledRoof, wallFront, type Front } from '../facade.js';
import { blossoms } from '../frames.js';
import { lounger, parasol, plantPot } from '../outdoor-furniture.js';
import { bush, tree, umbrellaPine } from '../plants.js';
import { isOverSea } from './details.js';
import { arcade } from './parts.js';

/** A low resort: three terraces of bungalows among pines. */
export function bungalows(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const flat = style.roof === 'hip';
  const slope = `M-10 ${H * 0.42}C${W * 0.3} ${H * 0.4} ${W * 0.56} ${H * 0.5} ${W * 0.68} ${H * 0.66}S${W * 0.86} ${H * 0.84} ${W + 10} ${H * 0.85}V${H}H-10Z`;
  canvas.sprayed(slope, mix(colours.green, colours.greenShade, 0.35), colours.greenShade, 'bottom', 0.7);
  for (const tier of [0, 1, 2]) {
    const ground = H * (0.5 + tier * 0.165);
    const size = 0.66 + tier * 0.22;
    const [from, to] = [W * (0.02 - tier * 0.03), W * (0.56 + tier * 0.08)];
    for (const i of times(8)) bush(canvas, from + ((to - from) * i) / 7, ground - H * 0.03, H * 0.05 * size, mix(colours.greenShade, colours.dark, chance.between(0, 0.3)), colours.green);
    for (const i of times(3)) pine(canvas, from + (to - from) * (0.12 + i * 0.36 + chance.between(-0.06, 0.06)), ground, H * chance.between(0.26, 0.38) * size);
    const count = 3 - (tier === 2 ? 1 : 0);
    for (const i of times(count)) {
      const width = W * 0.155 * size * (tier === 2 ? 1.15 : 1);
      const x = from + W * 0.02 + i * width * 1.32 + chance.between(-6, 10);
      bungalow(canvas, style, { left: x, right: x + width, eaves: ground - H * 0.1 * size, ground, scale: (H / 1200) * 0.55 * size }, flat);
    }
    stoneWall(canvas, -20, to + W * 0.05, ground, H * 0.05 * size, 2);
    blossoms(canvas, () => [chance.between(0, to), ground + H * chance.between(-0.008, 0.03)], 60 + tier * 30, 8 + tier * 3);
  }
  const foot = H * 0.865;
  canvas.sprayed(`M-10 ${foot}C${W * 0.3} ${foot - 10} ${W * 0.6} ${foot - 26} ${W + 10} ${foot - 60}V${H + 10}H-10Z`, mix(colours.rock, colours.wall, 0.3), colours.rockShade, 'bottom', 0.5);
  const cloth = textileColour(style, colours);
  const scale = (H / 1200) * 0.72;
  canvas.path(lens(W * 0.5, H * 0.97, W * 0.4, 26), colours.dark, 'opacity=".14"');
  for (const x of [0.42, 0.64]) {
    lounger(canvas, W * x, H * 0.905, scale);
    parasol(canvas, W * (x + 0.13), H * 0.945, cloth, scale);
  }
  plantPot(canvas, W * 0.08, H * 0.985, H * 0.16);
  pine(canvas, W * chance.between(0.9, 0.95), H * 0.98, H * chance.between(0.6, 0.72));
}

function pine(canvas: Canvas, x: number, y: number, height: number): void {
  if (isOverSea(canvas)) umbrellaPine(canvas, x, y, height);
  else tree(canvas, x, y, height * 0.9);
}

function bungalow(canvas: Canvas, style: HouseStyle, front: Front, flat: boolean): void {
  const { H, colours } = canvas;
  const wall = wallColour(style, colours);
  const { left, right, eaves, scale } = front;
  wallFront(canvas, style, front, wall);
  arcade(canvas, { ...front, left: left + (right - left) * 0.06, right: right - (right - left) * 0.06 }, eaves + H * 0.045 * scale * 1.6, 2, lighten(wall, 0.25));
  if (flat) {
    canvas.rect(left - 26 * scale, eaves - 22 * scale, right - left + 52 * scale, 32 * scale, lighten(wall, 0.5));
    canvas.rect(left, eaves + 10 * scale, right - left, 12 * scale, colours.wallShade, 'opacity=".7"');
  } else tiledRoof(canvas, front, { rise: H * 0.075 * scale * 1.6, insetLeft: (right - left) * 0.16, insetRight: (right - left) * 0.16, overhang: 30 * scale, tone: roofTone(style, colours) });
}
