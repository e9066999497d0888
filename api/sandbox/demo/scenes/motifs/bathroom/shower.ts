import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { box, lens, round, times } from '../../geometry.js';
import { chanceStyle } from '../../house-style.js';
import { basin, bottles, mirror, towel } from '../../kit/bath.js';
import { stoneWall } from '../../kit/buildings.js';
import { roomShell, viewOpening } from '../../kit/interior.js';
import { plantPot } from '../../kit/outdoor-furniture.js';

/** A walk-in shower on a wall of stone behind glass, a small basin beside it. */
export function shower(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floorY = H * 0.8;
  const { shade } = roomShell(canvas, { ...style, floor: 'stone' }, floorY);
  const edge = W * chance.between(0.42, 0.48);
  stoneWall(canvas, -10, edge, -10, floorY + 10, 10);
  viewOpening(canvas, { x: W * 0.08, y: H * 0.1, width: W * 0.13, height: H * 0.2, arched: false }, shade);
  const brass = mix(colours.roofLight, colours.soil, 0.6);
  const head = edge * 0.68;
  canvas.stroke(`M${round(head - W * 0.06)} ${round(floorY - H * 0.2)}V${round(H * 0.16)}q0 -30 30 -30H${round(head)}V${round(H * 0.17)}`, brass, 14);
  canvas.path(lens(head - H * 0.09, H * 0.185, H * 0.18, H * 0.05), brass);
  canvas.circle(head - W * 0.06, H * 0.56, 22, brass);
  const drops = times(40).map(() => `M${round(head + chance.between(-0.08, 0.08) * H)} ${round(H * chance.between(0.2, 0.72))}v${round(H * chance.between(0.02, 0.05))}`);
  canvas.stroke(drops.join(''), mix(colours.glint, colours.shallow, 0.3), 3.5, 'opacity=".7"');
  canvas.path(lens(W * 0.02, floorY + H * 0.08, edge - W * 0.03, H * 0.09), mix(colours.rock, colours.rockShade, 0.5));
  canvas.rect(0, floorY - H * 0.25, W * 0.1, H * 0.02, lighten(colours.rock, 0.4));
  bottles(canvas, W * 0.02, floorY - H * 0.25);
  canvas.path(box(edge - W * 0.12, H * 0.06, W * 0.14, floorY + H * 0.06), mix(WHITE, colours.sea[0], 0.5), 'opacity=".28"');
  canvas.rect(edge + W * 0.018, H * 0.06, 8, floorY + H * 0.06, brass);
  const x = W * chance.between(0.72, 0.76);
  mirror(canvas, x, H * 0.32, H * chance.between(0.15, 0.18));
  const wood = mix(colours.soil, colours.dark, 0.26);
  canvas.sprayed(box(x - W * 0.16, H * 0.63, W * 0.32, H * 0.05), lighten(wood, 0.2), wood, 'right', 0.8);
  canvas.sprayed(box(x - W * 0.15, H * 0.68, W * 0.3, H * 0.11), wood, mix(wood, colours.dark, 0.4), 'bottom', 0.7);
  basin(canvas, x, H * 0.63, H * 0.13);
  towel(canvas, style, W * 0.955 - H * 0.03, H * 0.48, floorY);
  plantPot(canvas, W * 0.56, H * 0.95, H * 0.17);
}
