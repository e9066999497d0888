import type { Chance } from './chance.js';

export type Point = readonly [x: number, y: number];

/** One decimal is finer than a printed dot and halves the size of the SVG. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** The member at an index, held inside the list. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[Math.max(0, Math.min(list.length - 1, index))];
  if (value === undefined) throw new Error('An empty list has no members');
  return value;
}

export const along = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Whole numbers 0 to count - 1, for drawing things in a row. */
export const times = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);

/** Straight lines through points. */
export function polygon(points: readonly Point[], close = true): string {
  return 'M' + points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L') + (close ? 'Z' : '');
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

/** A soft curve through points (Catmull-Rom); `tail` closes the shape. */
export function soft(points: readonly Point[], tail = ''): string {
  const first = at(points, 0);
  let d = `M${round(first[0])} ${round(first[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)];
    d += `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} `;
    d += `${round(c[0] - (e[0] - b[0]) / 6)} ${round(c[1] - (e[1] - b[1]) / 6)} ${round(c[0])} ${round(c[1])}`;
  }
  return d + tail;
}

/** An uneven round shape: bushes, tree crowns, stones. */
export function blob(
  chance: Chance,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  wobble = 0.12,
  corners = 11,
): string {
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2;
    const reach = 1 + chance.between(-wobble, wobble);
    points.push([x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach]);
  }
  return soft([...points, at(points, 0), at(points, 1)], 'Z');
}

/** A rough skyline from x0 to x1: halves each stretch again and again, each time with a smaller step. */
export function ridge(
  chance: Chance,
  x0: number,
  x1: number,
  y: number,
  height: number,
  steps: number,
  roughness = 0.5,
): Point[] {
  let points: Point[] = [
    [x0, chance.between(-0.3, 0.3)],
    [(x0 + x1) / 2 + chance.between(-0.2, 0.2) * (x1 - x0), chance.between(0.3, 1)],
    [x1, chance.between(-0.3, 0.3)],
  ];
  let step = 0.5;
  for (let s = 0; s < steps; s++) {
    const finer: Point[] = [at(points, 0)];
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [at(points, i - 1), at(points, i)];
      finer.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + chance.between(-step, step)], b);
    }
    points = finer;
    step *= roughness;
  }
  return points.map(([px, py]) => [px, y - py * height]);
}

/** A flat lens: waves, shadows on water, wet edges. */
export function lens(x: number, y: number, width: number, thickness: number): string {
  const [half, t] = [round(width / 2), round(thickness)];
  return `M${round(x)} ${round(y)}q${half} ${-t} ${round(width)} 0q${-half} ${t} ${round(-width)} 0Z`;
}

/** A doorway: straight sides, round top. `height` counts from the top of the arch. */
export function arch(x: number, y: number, width: number, height: number): string {
  const half = round(width / 2);
  return `M${round(x)} ${round(y + height)}V${round(y + width / 2)}a${half} ${half} 0 0 1 ${round(width)} 0V${round(y + height)}Z`;
}

/** Height of a line of points at x, read straight between its neighbours. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [at(points, i - 1), at(points, i)];
    if (x <= b[0]) return along(a[1], b[1], b[0] === a[0] ? 0 : Math.max(0, (x - a[0]) / (b[0] - a[0])));
  }
  return at(points, points.length - 1)[1];
}

/** Ground below a skyline, down to `bottom`. */
export function ground(points: readonly Point[], bottom: number, curved = true): string {
  const tail = `L${round(at(points, points.length - 1)[0])} ${round(bottom)}L${round(at(points, 0)[0])} ${round(bottom)}Z`;
  return curved ? soft(points, tail) : polygon(points, false) + tail;
}
