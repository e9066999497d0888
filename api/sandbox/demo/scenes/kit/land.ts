import type { Canvas, Side } from '../canvas.js';
import { mix, type Colour } from '../colour.js';
import { at, ground, lens, polygon, ridge, round, soft, times, type Point } from '../geometry.js';
import { bush, cypress } from './plants.js';

/** An island on the horizon; `depth` runs from 0 (near) to 1 (lost in haze). */
export function island(
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  depth: number,
  trees = 0,
): void {
  const { chance, colours } = canvas;
  const steps = 22;
  const peak = chance.between(0.3, 0.7);
  const bump = [chance.between(1, 3), chance.between(0, 6), chance.between(4, 7), chance.between(0, 6)] as const;
  const top: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const slope = t < peak ? t / peak : (1 - t) / (1 - peak);
    const rise = Math.pow(Math.sin((slope * Math.PI) / 2), 1.25);
    const uneven = 0.84 + 0.12 * Math.sin(t * 6.3 * bump[0] + bump[1]) + 0.05 * Math.sin(t * 6.3 * bump[2] + bump[3]);
    top.push([x - width / 2 + t * width, base - height * rise * uneven]);
  }
  const d = soft(top, 'Z');
  const body = mix(colours.greenShade, colours.haze, depth);
  const light = mix(colours.green, colours.haze, depth);
  canvas.path(d, canvas.gradient([light, mix(body, colours.haze, 0.08)], 0, 0, 0.5, 1));
  canvas.spray(d, mix(body, colours.dark, (1 - depth) * 0.45), 'right', 0.8 - depth * 0.35);
  if (depth < 0.75) {
    const edge = Math.max(2, height * 0.05);
    const shore = top
      .filter((_, i) => i % 2 === 0)
      .map(([px], i): Point => [px, base - edge * (0.5 + 0.5 * Math.abs(Math.sin(i * 2.1 + bump[1])))]);
    canvas.path(soft(shore, 'Z'), mix(colours.rock, colours.haze, depth * 0.8));
    const shadow = lens(x - width / 2 - 4, base + edge * 0.7, width + 8, edge * 1.6);
    canvas.path(shadow, mix(colours.sea[2], body, 0.5), `opacity="${round(0.5 - depth * 0.4)}"`);
  }
  if (depth >= 0.5) return;
  for (let i = 0; i < trees; i++) {
    const foot = at(top, chance.whole(4, steps - 4));
    cypress(canvas, foot[0], foot[1] + 5, height * chance.between(0.16, 0.3), depth);
  }
}

/** A chain of islands, the nearer ones in front and darker. */
export function islands(canvas: Canvas, horizon: number, count?: number): void {
  const { W, H, chance } = canvas;
  const total = count ?? chance.whole(3, 5);
  for (let i = 0; i < total; i++) {
    const depth = 0.9 - (i / total) * 0.45;
    const x = W * chance.between(-0.02, 1.02);
    const width = W * chance.between(0.24, 0.56);
    island(canvas, x, horizon + i * H * 0.006 + 2, width, H * chance.between(0.03, 0.1) * (1 + i * 0.12), depth);
  }
}

interface FacetColours {
  lit: Colour;
  shade: Colour;
  foot?: Colour;
  opacity?: number;
}

/** A mountain chain with one side of every summit in shade, as cut from paper. */
export function facets(canvas: Canvas, points: readonly Point[], base: number, colour: FacetColours): void {
  const { chance } = canvas;
  const [first, last] = [at(points, 0), at(points, points.length - 1)];
  const span = last[0] - first[0];
  canvas.path(ground(points, base, false), canvas.gradient([colour.lit, colour.foot ?? colour.lit]));
  for (let i = 1; i < points.length - 1; i++) {
    const summit = at(points, i);
    if (!(summit[1] < at(points, i - 1)[1] && summit[1] <= at(points, i + 1)[1])) continue;
    let end = i;
    while (end < points.length - 1 && at(points, end + 1)[1] >= at(points, end)[1]) end++;
    const fall = (base - summit[1]) * chance.between(0.45, 0.95);
    const spine: Point[] = [];
    for (let s = 1; s <= 5; s++) {
      const swing = (s % 2 ? -1 : 1) * span * 0.006 * chance.between(0.4, 1.6);
      spine.push([summit[0] + swing + s * span * 0.003, summit[1] + (fall * s) / 5]);
    }
    const foot = at(points, end);
    const outer: Point = [foot[0] + span * 0.01, Math.min(base, foot[1] + fall * 0.35)];
    canvas.shape(
      [...points.slice(i, end + 1), outer, ...spine.reverse()],
      colour.shade,
      `opacity="${colour.opacity ?? 0.75}"`,
    );
  }
}

/** One soft line of hills across the picture; returns its skyline. */
export function hills(
  canvas: Canvas,
  y: number,
  height: number,
  colour: Colour,
  shade: Colour,
  bottom: number,
  steps = 4,
): Point[] {
  const { W, chance } = canvas;
  const points = ridge(chance, -40, W + 40, y, height, steps, 0.42);
  canvas.sprayed(ground(points, bottom), colour, shade, 'right', 0.7);
  return points;
}

/** Pale karst at a lower corner, falling towards the middle. */
export function rocks(canvas: Canvas, y: number, side: Side, reach: number, bushes = 6): void {
  const { W, H, chance, colours } = canvas;
  const steps = 9;
  const left = side === 'left';
  const edge: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const drop = (H - y) * Math.pow(t, 1.5) * 0.98 + chance.between(-16, 16);
    edge.push([left ? t * reach * W : W - t * reach * W, y + drop]);
  }
  const x0 = left ? -10 : W + 10;
  const d = polygon([[x0, y - 20], ...edge, [at(edge, steps)[0] + (left ? 40 : -40), H + 10], [x0, H + 10]]);
  canvas.path(d, colours.rock);
  for (let i = 0; i < steps; i++) {
    const [a, b] = [at(edge, i), at(edge, i + 1)];
    const middle = (a[0] + x0) / 2 + chance.between(-20, 20);
    if (!chance.yes(0.72)) continue;
    const face: Point[] = [
      a,
      b,
      [b[0] - (left ? 30 : -30), Math.min(H, b[1] + chance.between(70, 190))],
      [middle, Math.min(H, a[1] + chance.between(130, 260))],
    ];
    canvas.shape(face, i % 2 ? colours.rockShade : mix(colours.rock, colours.rockShade, 0.5), 'opacity=".72"');
  }
  canvas.spray(d, mix(colours.rockShade, colours.dark, 0.25), 'bottom', 0.55);
  for (const _ of times(bushes)) {
    const foot = at(edge, chance.whole(0, 4));
    const x = foot[0] + (left ? -1 : 1) * chance.between(0, 120);
    bush(
      canvas,
      x,
      foot[1] + chance.between(10, 70),
      chance.between(26, 62),
      mix(colours.greenShade, colours.dark, 0.15),
      colours.green,
    );
  }
}
