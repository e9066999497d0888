import { type Canvas } from '../canvas.js';
import { type Colour, mix, WHITE } from '../colour.js';
import { lens, type Point, polygon, round } from '../geometry.js';
import { blossoms } from './frames.js';
import { agave, bush } from './plants.js';

const q = round;

/** A terracotta pot; what grows in it stands on top. */
export function pot(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  canvas.shape(
    [
      [x - size * 0.3, y - size * 0.5],
      [x + size * 0.3, y - size * 0.5],
      [x + size * 0.22, y],
      [x - size * 0.22, y],
    ],
    colours.roof,
  );
  canvas.shape(
    [
      [x + size * 0.06, y - size * 0.5],
      [x + size * 0.3, y - size * 0.5],
      [x + size * 0.22, y],
      [x + size * 0.04, y],
    ],
    colours.roofShade,
  );
  canvas.rect(x - size * 0.34, y - size * 0.58, size * 0.68, size * 0.12, colours.roofLight);
}

/** A planted pot: an agave by the sea, geraniums inland. */
export function plantPot(canvas: Canvas, x: number, y: number, size: number): void {
  const { chance, colours, knobs } = canvas;
  pot(canvas, x, y, size);
  if ((knobs.outlook ?? 'sea') === 'sea') return agave(canvas, x, y - size * 0.52, size * 0.62);
  bush(canvas, x, y - size * 0.5, size * 0.42, colours.greenShade, colours.green);
  const place = (): Point => [x + chance.between(-0.38, 0.38) * size, y - size * chance.between(0.5, 0.95)];
  blossoms(canvas, place, 70, size * 0.07);
}

/** A striped parasol; its pole stands at (x, y). */
export function parasol(canvas: Canvas, x: number, y: number, colour: Colour, scale = 1): void {
  const { colours } = canvas;
  canvas.path(
    lens(x - 210 * scale, y + 14 * scale, 420 * scale, 46 * scale),
    mix(colours.rockShade, colours.dark, 0.2),
    'opacity=".32"',
  );
  canvas.line(
    [
      [x, y],
      [x, y - 330 * scale],
    ],
    mix(colours.soil, colours.dark, 0.35),
    9 * scale,
  );
  const [top, rim, reach] = [y - 372 * scale, y - 262 * scale, 226 * scale];
  for (let i = 0; i < 6; i++) {
    const [a, b] = [-1 + i / 3, -1 + (i + 1) / 3];
    const shady = i > 3;
    const stripe =
      i % 2 ? mix(colour, shady ? colours.dark : colour, 0.16) : mix(WHITE, colours.wallShade, shady ? 0.34 : 0.06);
    canvas.path(
      `M${q(x)} ${q(top)}Q${q(x + a * reach * 0.72)} ${q(top + 30 * scale)} ${q(x + a * reach)} ${q(rim)}` +
        `Q${q(x + ((a + b) / 2) * reach)} ${q(rim + 20 * scale)} ${q(x + b * reach)} ${q(rim)}` +
        `Q${q(x + b * reach * 0.72)} ${q(top + 30 * scale)} ${q(x)} ${q(top)}Z`,
      stripe,
    );
  }
}

export function lounger(canvas: Canvas, x: number, y: number, scale = 1): void {
  const { colours } = canvas;
  const place = (points: readonly Point[]): string =>
    polygon(points.map(([a, b]): Point => [x + a * scale, y + b * scale]));
  canvas.path(
    place([
      [-20, 66],
      [240, 66],
      [270, 84],
      [0, 84],
    ]),
    mix(colours.rockShade, colours.dark, 0.2),
    'opacity=".34"',
  );
  canvas.path(
    place([
      [0, 40],
      [170, 40],
      [252, -30],
      [268, -16],
      [190, 62],
      [0, 62],
    ]),
    WHITE,
  );
  canvas.path(
    place([
      [0, 50],
      [178, 50],
      [262, -22],
      [268, -16],
      [190, 62],
      [0, 62],
    ]),
    mix(colours.wallShade, colours.wall, 0.3),
  );
  for (const leg of [20, 168]) {
    canvas.line(
      [
        [x + leg * scale, y + 62 * scale],
        [x + leg * scale, y + 80 * scale],
      ],
      mix(colours.soil, colours.dark, 0.4),
      6 * scale,
    );
  }
}
