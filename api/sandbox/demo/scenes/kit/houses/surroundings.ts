import type { Canvas } from '../../canvas.js';
import { mix, type Colour } from '../../colour.js';
import { times } from '../../geometry.js';
import { wallColour, type HouseStyle } from '../../house-style.js';
import { tiledRoof, wallFront, type Front } from '../facade.js';
import { bush, cypress, fir, tree, umbrellaPine } from '../plants.js';
import { isOverSea } from './details.js';
import { windowRow } from './parts.js';

/** Bushes and trees behind a house, across the whole picture. */
export function treeLine(canvas: Canvas, ground: number): void {
  const { W, H, chance, colours, knobs } = canvas;
  for (const i of times(17)) {
    const leaf = mix(colours.greenShade, colours.dark, chance.between(0, 0.25));
    bush(canvas, (W * i) / 16, ground - H * chance.between(0, 0.05), H * chance.between(0.04, 0.075), leaf, colours.green);
  }
  const outlook = knobs.outlook ?? 'sea';
  for (const x of [0.03, 0.1, 0.9, 0.97]) {
    const at = W * (x + chance.between(-0.02, 0.02));
    const height = H * chance.between(0.28, 0.42);
    if (outlook === 'mountains' || outlook === 'forest') fir(canvas, at, ground + 6, height * 1.1, mix(colours.greenShade, colours.dark, 0.15), colours.green);
    else if (!isOverSea(canvas)) tree(canvas, at, ground + 6, height);
    else if (chance.yes(0.5)) cypress(canvas, at, ground + 6, height);
    else umbrellaPine(canvas, at, ground + 6, height * 1.05);
  }
}

/** Houses that share a wall with the one in the middle. */
export function neighbours(canvas: Canvas, style: HouseStyle, left: number, right: number, ground: number): void {
  const { W, H, chance, colours } = canvas;
  const scale = H / 1400;
  const tones: Colour[] = [colours.wallOchre, colours.wall, colours.wallRose, wallColour({ ...style, wall: 'sage' }, colours)];
  const first = chance.whole(0, 3);
  const spans = [[-W * 0.04, left * 0.46], [left * 0.46, left], [right, right + (W - right) * 0.52], [right + (W - right) * 0.52, W * 1.04]] as const;
  for (const [i, [from, to]] of spans.entries()) {
    const front: Front = { left: from, right: to, eaves: ground - H * chance.between(0.34, 0.52), ground, scale };
    wallFront(canvas, { ...style, wall: 'cream' }, front, mix(tones[(first + i) % 4] ?? colours.wall, colours.wallShade, 0.12));
    tiledRoof(canvas, front, { rise: H * 0.06, insetLeft: 8, insetRight: 8, overhang: 8 });
    const count = Math.max(1, Math.round((to - from) / (W * 0.07)));
    for (let sill = ground - H * 0.2; sill > front.eaves + H * 0.1; sill -= H * 0.125)
      windowRow(canvas, { ...style, shutters: i % 2 ? 'green' : 'grey' }, front, { sill, height: H * 0.075, width: W * 0.024, shares: times(count).map((k) => (k + 0.5) / count), kind: i % 2 ? 'shutters' : 'framed' });
    canvas.rect(from + (to - from) * 0.16, ground - H * 0.125, (to - from) * 0.68, H * 0.125, mix(colours.window, colours.dark, 0.2));
    canvas.rect(from + (to - from) * 0.2, ground - H * 0.11, (to - from) * 0.6, H * 0.07, canvas.lampLit ?? mix(colours.window, colours.sea[0], 0.4));
  }
}
