import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE, type Colour } from '../../colour.js';
import { arch, box, polygon, round, times } from '../../geometry.js';
import { shutterColour, type HouseStyle, type RoofTone } from '../../house-style.js';
import { pane, shutterWindow, type Front } from '../facade.js';

interface Row {
  /** Lower edge of the windows. */
  sill: number;
  height: number;
  width: number;
  /** Where they stand between the ends of the front. */
  shares: readonly number[];
  kind: 'shutters' | 'framed' | 'arched';
}

/** Evenly spaced shares of a front. */
export const spread = (count: number, from = 0.09, to = 0.91): number[] =>
  times(count).map((i) => (count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1)));

export function windowRow(canvas: Canvas, style: HouseStyle, front: Front, row: Row): void {
  const { colours } = canvas;
  const { sill, height, width, shares, kind } = row;
  const shutters = shutterColour(style, colours);
  for (const share of shares) {
    const x = front.left + (front.right - front.left) * share - width / 2;
    if (kind === 'shutters') shutterWindow(canvas, x, sill - height, width, height, shutters, front.scale);
    else if (kind === 'arched') archedWindow(canvas, x, sill - height, width, height, front.scale);
    else {
      const edge = 10 * front.scale;
      canvas.rect(x - edge, sill - height - edge * 1.6, width + 2 * edge, height + edge * 2.6, lighten(colours.rock, 0.45));
      pane(canvas, x, sill - height, width, height, front.scale * 0.8);
    }
  }
}

export function archedWindow(canvas: Canvas, x: number, y: number, width: number, height: number, scale: number): void {
  const { colours } = canvas;
  const edge = 11 * scale;
  canvas.path(arch(x - edge, y - edge, width + 2 * edge, height + 2 * edge), lighten(colours.rock, 0.45));
  canvas.path(arch(x, y, width, height), canvas.lampLit ?? mix(colours.window, colours.sea[1], 0.2));
  canvas.rect(x + width / 2 - 3 * scale, y, 6 * scale, height, WHITE);
  canvas.rect(x, y + height * 0.45, width, 5 * scale, WHITE);
}

/** A moulding across the whole front. */
export function cornice(canvas: Canvas, front: Front, y: number, thickness = 14 * front.scale): void {
  const { colours } = canvas;
  canvas.rect(front.left - 8 * front.scale, y, front.right - front.left + 16 * front.scale, thickness, lighten(colours.rock, 0.45));
  canvas.rect(front.left, y + thickness, front.right - front.left, thickness * 0.6, colours.wallShade, 'opacity=".5"');
}

/** A row of round arches on pillars with shade behind; `y` is where the arches begin. */
export function arcade(canvas: Canvas, front: Front, y: number, count: number, stone: Colour, lit = true): void {
  const { colours } = canvas;
  const { left, right, ground, scale } = front;
  const step = (right - left) / count;
  const deep = mix(colours.window, colours.dark, 0.35);
  canvas.rect(left, y - 26 * scale, right - left, ground - y + 26 * scale, stone);
  const openings = times(count).map((i) => arch(left + i * step + step * 0.13, y, step * 0.74, ground - y));
  canvas.path(openings.join(''), mix(deep, colours.wallShade, 0.3));
  const doors = times(count).map((i) =>
    box(left + i * step + step * 0.3, y + (ground - y) * 0.36, step * 0.4, (ground - y) * 0.64),
  );
  canvas.path(doors.join(''), (lit ? canvas.lampLit : null) ?? deep);
  canvas.path(openings.join(''), 'none', `stroke="${lighten(stone, 0.5)}" stroke-width="${round(9 * scale)}"`);
  for (const i of times(count + 1))
    canvas.rect(left + i * step - step * 0.16, y + step * 0.34, step * 0.32, 10 * scale, lighten(stone, 0.4));
}

/** A steep roof with a flat top and dormers, as on a Belle-Époque front. */
export function mansard(canvas: Canvas, front: Front, rise: number, tone: RoofTone, dormers: readonly number[]): void {
  const { colours } = canvas;
  const { left, right, eaves, scale } = front;
  const inset = rise * 0.3;
  const outline = polygon([
    [left + inset, eaves - rise],
    [right - inset, eaves - rise],
    [right + 14 * scale, eaves],
    [left - 14 * scale, eaves],
  ]);
  canvas.sprayed(outline, tone.middle, tone.shade, 'right', 0.8);
  const courses = times(5).map((i) => {
    const t = (i + 1) / 6;
    return `M${round(left + inset * (1 - t))} ${round(eaves - rise * (1 - t))}H${round(right - inset * (1 - t))}`;
  });
  canvas.stroke(courses.join(''), tone.shade, 2.4, 'opacity=".55"');
  canvas.rect(left + inset - 6, eaves - rise - 8 * scale, right - left - 2 * inset + 12, 12 * scale, tone.light);
  canvas.rect(left - 18 * scale, eaves - 4 * scale, right - left + 36 * scale, 18 * scale, lighten(colours.rock, 0.45));
  for (const share of dormers) {
    const [width, height] = [rise * 0.34, rise * 0.62];
    const x = left + (right - left) * share - width / 2;
    archedWindow(canvas, x, eaves - rise * 0.12 - height, width, height, scale * 0.7);
  }
}

/** A stone balcony on brackets; (x, y) is the left end of its floor. */
export function stoneBalcony(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  const { colours } = canvas;
  const stone = lighten(colours.rock, 0.3);
  const count = Math.max(4, Math.round(width / (height * 0.36)));
  canvas.rect(x, y - height, width, height, mix(colours.wallShade, colours.window, 0.3), 'opacity=".55"');
  for (const i of times(count)) canvas.rect(x + (width * (i + 0.3)) / count, y - height, (width / count) * 0.45, height, stone);
  canvas.rect(x - 8, y - height - height * 0.16, width + 16, height * 0.2, lighten(stone, 0.4));
  canvas.rect(x - 8, y, width + 16, height * 0.22, lighten(stone, 0.2));
  for (const share of [0.1, 0.5, 0.9]) canvas.rect(x + width * share - height * 0.12, y + height * 0.2, height * 0.24, height * 0.4, colours.rockShade);
}
