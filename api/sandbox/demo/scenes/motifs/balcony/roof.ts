import type { Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { times } from '../../geometry.js';
import { chanceStyle, textileColour, wallColour } from '../../house-style.js';
import { blossoms } from '../../kit/frames.js';
import { tiledRoof, chimney } from '../../kit/facade.js';
import { glass } from '../../kit/furniture.js';
import { deckChair, lampString, sideTable } from '../../kit/lounge.js';
import { plantPot, pot } from '../../kit/outdoor-furniture.js';
import { parapet } from '../../kit/railings.js';
import { overlook, tiles } from '../../kit/terrace-view.js';

/** A terrace among the roofs: two deck chairs, pots, a string of lamps. */
export function roofTerrace(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floor = H * 0.73;
  overlook(canvas, floor - H * 0.1);
  const scale = H / 1200;
  for (const [left, right, eaves] of [[-W * 0.1, W * 0.3, 0.62], [W * 0.62, W * 1.1, 0.64]] as const) {
    tiledRoof(canvas, { left, right, eaves: H * eaves, ground: floor, scale }, { rise: H * 0.11, insetLeft: W * 0.07, insetRight: W * 0.07, overhang: 20 });
    chimney(canvas, left + W * chance.between(0.16, 0.24), H * (eaves - 0.1), wallColour(style, colours), scale * 0.9);
  }
  parapet(canvas, floor, lighten(wallColour(style, colours), 0.1), 0.12);
  tiles(canvas, { ...style, floor: 'terracotta' }, floor);
  for (const x of [0.06, 0.14, 0.3, 0.72, 0.84]) {
    const y = floor - H * 0.13;
    pot(canvas, W * x, y, H * 0.075);
    blossoms(canvas, () => [W * x + chance.between(-0.035, 0.035) * H, y - H * chance.between(0.03, 0.09)], 46, 9);
  }
  const iron = mix(colours.dark, colours.window, 0.3);
  for (const x of [0.03, 0.97]) canvas.rect(W * x - 6, H * 0.12, 12, floor - H * 0.2, iron);
  lampString(canvas, [W * 0.03, H * 0.13], [W * 0.97, H * 0.13], H * 0.12);
  const cloth = textileColour(style, colours);
  const x = W * chance.between(0.34, 0.42);
  deckChair(canvas, x, H * 0.93, H * 0.3, cloth);
  deckChair(canvas, x + W * 0.27, H * 0.95, H * 0.31, cloth);
  sideTable(canvas, x + W * 0.14, H * 0.96, H * 0.14, lighten(colours.rock, 0.3));
  for (const i of times(2)) glass(canvas, x + W * (0.125 + i * 0.03), H * 0.86, H * 0.065, colours.flower[2]);
  plantPot(canvas, W * 0.93, H * 0.985, H * 0.2);
}
