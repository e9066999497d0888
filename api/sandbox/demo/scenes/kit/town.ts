import type { Canvas } from '../canvas.js';
import { mix } from '../colour.js';
import { lens, soft, times, type Point } from '../geometry.js';
import { house, tower } from './buildings.js';
import { bush, cypress } from './plants.js';

interface TownPlan {
  fade?: number;
  /** Width of one house. */
  size?: number;
  rows?: number;
  /** No quay and no reflections: the town stands on land. */
  inland?: boolean;
  /** Church off the middle, as a part of the width. */
  churchAt?: number;
}

/** Houses stacked up a dome of rock, church on top, quay at the foot. */
export function townHill(
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  plan: TownPlan = {},
): void {
  const { chance, colours } = canvas;
  const fade = plan.fade ?? 0;
  const size = plan.size ?? width / 17;
  const dome: Point[] = [];
  for (let i = 0; i <= 16; i++) {
    const angle = Math.PI * (1 - i / 16);
    dome.push([
      x + Math.cos(angle) * width * 0.51,
      base - Math.sin(angle) * height * 0.86 * chance.between(0.97, 1.03),
    ]);
  }
  const leaf = mix(colours.greenShade, colours.haze, fade);
  canvas.sprayed(
    soft(dome, 'Z'),
    mix(mix(colours.green, colours.greenShade, 0.3), colours.haze, fade),
    leaf,
    'right',
    0.8,
  );
  const rows = plan.rows ?? 7;
  const towerRow = Math.max(1, Math.round(rows * 0.3));
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = base - height * 0.82 * (1 - t);
    const half = (width / 2) * Math.sqrt(Math.max(0.04, 1 - Math.pow(1 - t, 2.1) * 0.93));
    if (row === towerRow) {
      const off = plan.churchAt ?? chance.between(-0.1, 0.1);
      tower(canvas, x + off * width, y + size * 0.3, size * 0.92, height * 0.62, { fade });
    }
    houseRow(canvas, x - half, x + half, y, size, row === rows - 1 ? 1.15 : 1, fade);
  }
  if (!plan.inland) quay(canvas, x, base, width, height, size * 0.34, fade);
}

/** One row of houses with a cypress or a bush between. */
export function houseRow(
  canvas: Canvas,
  left: number,
  right: number,
  y: number,
  size: number,
  tall: number,
  fade: number,
): void {
  const { chance, colours } = canvas;
  const leaf = mix(colours.greenShade, colours.haze, fade);
  let x = left + chance.between(0, size * 0.6);
  while (x < right - size) {
    if (chance.yes(0.12)) {
      if (chance.yes(0.55)) cypress(canvas, x + size * 0.4, y + size * 0.15, size * chance.between(1.2, 1.9), fade);
      else bush(canvas, x + size * 0.4, y, size * 0.5, leaf, mix(colours.greenLight, colours.haze, fade));
      x += size * 0.7;
      continue;
    }
    const width = size * chance.between(0.62, 1.05);
    const height = size * chance.between(0.7, 1.35) * tall;
    house(canvas, x, y + chance.between(-0.1, 0.22) * size, width, height, fade);
    x += width * chance.between(1.15, 1.75);
  }
}

function quay(
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  thickness: number,
  fade: number,
): void {
  const { chance, colours } = canvas;
  const slab = (top: number, spread: number): Point[] => [
    [x - width * 0.54, base + thickness],
    [x - width * spread, base + top],
    [x + width * spread, base + top],
    [x + width * 0.54, base + thickness],
  ];
  canvas.shape(slab(-thickness * 0.3, 0.52), mix(colours.rock, colours.haze, fade));
  canvas.shape(slab(thickness * 0.4, 0.535), mix(colours.rockShade, colours.haze, fade));
  let [roofs, lights] = ['', ''];
  for (const i of times(34)) {
    const t = chance.between();
    const length = width * chance.between(0.03, 0.14);
    const left = x + chance.between(-0.5, 0.44) * width;
    if (i % 2) roofs += lens(left, base + thickness + 8 + t * t * height * 0.55, length, 2 + t * 5);
    else lights += lens(left, base + thickness + 6 + t * t * height * 0.42, length, 2 + t * 5);
  }
  canvas.path(roofs, mix(colours.roof, colours.sea[1], 0.45), 'opacity=".55"');
  canvas.path(lights, canvas.lampLit ?? mix(colours.wall, colours.sea[0], 0.2), 'opacity=".55"');
}
