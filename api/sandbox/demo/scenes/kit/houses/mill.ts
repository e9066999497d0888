import type { Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { lens, round, times, type Point } from '../../geometry.js';
import { roofTone, shutterColour, wallColour, type HouseStyle } from '../../house-style.js';
import { stoneWall } from '../buildings.js';
import { archedDoor, chimney, gableRoof, tiledRoof, wallFront, type Front } from '../facade.js';
import { reeds } from '../meadow.js';
import { bush } from '../plants.js';
import { stillWater } from '../water.js';
import { spread, windowRow } from './parts.js';
import { treeLine } from './surroundings.js';

/** An old water mill, its wheel in the stream before us. */
export function mill(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const ground = H * 0.78;
  const scale = (H / 1200) * 0.8;
  treeLine(canvas, ground);
  const tone = roofTone(style, colours);
  const wall = wallColour(style, colours);
  const left = W * chance.between(0.14, 0.22);
  const wing: Front = { left: left + W * 0.28, right: left + W * chance.between(0.56, 0.62), eaves: ground - H * 0.26, ground, scale };
  wallFront(canvas, style, wing);
  tiledRoof(canvas, wing, { rise: H * 0.13, insetLeft: 0, insetRight: W * 0.03, overhang: 22, tone });
  chimney(canvas, wing.right - W * 0.12, wing.eaves - H * 0.11, wall, scale);
  const house: Front = { left, right: left + W * 0.3, eaves: ground - H * 0.36, ground, scale };
  wallFront(canvas, { ...style, wall: 'stone' }, house, wall);
  gableRoof(canvas, house, H * 0.18, mix(colours.soil, colours.dark, 0.3), tone);
  boards(canvas, house);
  for (const lift of [0.25, 0.12]) windowRow(canvas, style, house, { sill: ground - H * lift, height: H * 0.075, width: W * 0.032, shares: spread(2, 0.28, 0.72), kind: 'shutters' });
  windowRow(canvas, style, wing, { sill: ground - H * 0.14, height: H * 0.075, width: W * 0.032, shares: spread(3, 0.3, 0.86), kind: 'shutters' });
  archedDoor(canvas, wing.left + W * 0.17, ground, W * 0.05, H * 0.115, shutterColour(style, colours), scale);
  canvas.rect(0, ground, W, H * 0.05, mix(colours.green, colours.greenLight, 0.4));
  stoneWall(canvas, -10, W + 10, ground + H * 0.04, H * 0.06, 2);
  const water = mix(colours.shallow, colours.green, 0.3);
  stillWater(canvas, `M-10 ${round(ground + H * 0.095)}H${round(W + 10)}V${H + 10}H-10Z`, ground + H * 0.1, H, water, mix(colours.greenShade, colours.green, 0.4));
  wheel(canvas, left + W * 0.02, ground + H * 0.02, H * 0.17);
  for (const i of times(6)) bush(canvas, W * (0.66 + i * 0.07), H * 0.99, H * chance.between(0.03, 0.05), mix(colours.greenShade, colours.dark, 0.15), colours.green);
  reeds(canvas, W * 0.72, W * 1.02, H * 1.0, H * 0.16);
}

function boards(canvas: Canvas, front: Front): void {
  const { H, colours } = canvas;
  const middle = (front.left + front.right) / 2;
  const half = (front.right - front.left) / 2;
  const lines = times(11).map((i) => {
    const x = front.left + ((i + 0.5) * half * 2) / 11;
    return `M${round(x)} ${round(front.eaves)}V${round(front.eaves - H * 0.17 * (1 - Math.abs(x - middle) / half) + 6)}`;
  });
  canvas.stroke(lines.join(''), colours.dark, 3, 'opacity=".4"');
}

/** The wheel with its paddles; water falls from the right. */
function wheel(canvas: Canvas, x: number, y: number, radius: number): void {
  const { colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.5);
  canvas.circle(x, y, radius, 'none', `stroke="${wood}" stroke-width="${round(radius * 0.11)}"`);
  canvas.circle(x, y, radius * 0.72, 'none', `stroke="${mix(wood, colours.dark, 0.2)}" stroke-width="${round(radius * 0.07)}"`);
  const spoke = (angle: number, from: number, to: number): Point[] => [[x + Math.cos(angle) * radius * from, y + Math.sin(angle) * radius * from], [x + Math.cos(angle) * radius * to, y + Math.sin(angle) * radius * to]];
  for (const i of times(8)) canvas.line(spoke((i * Math.PI) / 4, 0, 0.9), wood, radius * 0.06);
  for (const i of times(16)) canvas.line(spoke((i * Math.PI) / 8 + 0.2, 0.72, 1.1), lighten(wood, 0.2), radius * 0.07);
  canvas.circle(x, y, radius * 0.12, mix(wood, colours.dark, 0.4));
  const fall = times(7).map((i) => `M${round(x + radius * (0.72 + i * 0.06))} ${round(y - radius * 0.6)}Q${round(x + radius * (1.05 + i * 0.05))} ${round(y - radius * 0.3)} ${round(x + radius * (1 + i * 0.06))} ${round(y + radius * 0.75)}`);
  canvas.stroke(fall.join(''), colours.glint, radius * 0.05, 'opacity=".75"');
  canvas.path(lens(x - radius * 0.8, y + radius * 0.8, radius * 2.6, radius * 0.16), colours.glint, 'opacity=".7"');
}
