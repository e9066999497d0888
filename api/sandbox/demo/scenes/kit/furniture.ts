import { type Canvas } from '../canvas.js';
import { type Colour, lighten, mix, WHITE } from '../colour.js';
import { type Point, round } from '../geometry.js';

const q = round;

/** A white jug with an olive branch. Foot of the jug at (x, y). */
export function jug(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  for (let i = 0; i < 6; i++) twig(canvas, x, y - size * 0.9, -Math.PI / 2 + (i - 2.5) * 0.32, size, i % 2 === 1);
  const px = (share: number): number => q(x + size * share);
  const py = (share: number): number => q(y - size * share);
  const right = `C${px(0.2)} ${py(0.6)} ${px(0.52)} ${py(0.5)} ${px(0.26)} ${py(0)}Z`;
  canvas.path(
    `M${px(-0.26)} ${py(0)}C${px(-0.52)} ${py(0.5)} ${px(-0.2)} ${py(0.6)} ${px(-0.2)} ${py(0.95)}H${px(0.2)}${right}`,
    mix(WHITE, colours.wall, 0.3),
  );
  canvas.path(
    `M${px(0.02)} ${py(0)}C${px(0.3)} ${py(0.4)} ${px(0.06)} ${py(0.6)} ${px(0.08)} ${py(0.95)}H${px(0.2)}${right}`,
    colours.wallShade,
    'opacity=".6"',
  );
  canvas.rect(x - size * 0.4, y - size * 0.44, size * 0.8, size * 0.07, colours.sea[2], 'opacity=".8"');
}

function twig(canvas: Canvas, x: number, y: number, angle: number, size: number, plain: boolean): void {
  const { chance, colours } = canvas;
  const length = size * chance.between(1.4, 2);
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.9];
  canvas.stroke(
    `M${q(x)} ${q(y)}Q${q(x + Math.cos(angle) * length * 0.3)} ${q(y - size * 0.4)} ${q(endX)} ${q(endY)}`,
    colours.greenShade,
    size * 0.03,
  );
  const leaf = size * 0.3;
  let d = '';
  for (let k = 1; k <= 6; k++) {
    const t = 0.3 + k * 0.115;
    const side = leaf * (k % 2 ? 1 : -1);
    const start = `M${q(x + (endX - x) * t)} ${q(y + (endY - y) * t)}`;
    d += `${start}q${q(side * 0.5)} ${q(-leaf * 0.42)} ${q(side)} ${q(-leaf * 0.12)}q${q(-side * 0.5)} ${q(leaf * 0.3)} ${q(-side)} ${q(leaf * 0.12)}Z`;
  }
  canvas.path(d, plain ? colours.green : mix(colours.green, colours.greenLight, 0.5));
}

/** A kitchen chair from the side; `facing` 1 looks right, -1 left. */
export function chair(canvas: Canvas, x: number, y: number, size: number, colour: Colour, facing: 1 | -1): void {
  const bar = (points: readonly Point[], thickness: number): void => {
    const placed = points.map(([a, b]): Point => [x + a * size * facing, y - b * size]);
    canvas.line(placed, colour, thickness * size, 'stroke-linejoin="round"');
  };
  bar(
    [
      [-0.24, 0],
      [-0.22, 0.46],
      [-0.3, 0.9],
    ],
    0.045,
  );
  bar(
    [
      [0.2, 0],
      [0.2, 0.46],
    ],
    0.045,
  );
  bar(
    [
      [-0.1, 0.05],
      [-0.1, 0.46],
    ],
    0.035,
  );
  bar(
    [
      [0.3, 0.05],
      [0.3, 0.46],
    ],
    0.035,
  );
  bar(
    [
      [-0.24, 0.46],
      [0.32, 0.46],
    ],
    0.06,
  );
  bar(
    [
      [-0.26, 0.68],
      [-0.12, 0.7],
    ],
    0.04,
  );
  bar(
    [
      [-0.3, 0.88],
      [-0.15, 0.89],
      [-0.1, 0.46],
    ],
    0.04,
  );
}

/** A bowl of lemons; middle of its rim at (x, y). */
export function lemonBowl(canvas: Canvas, x: number, y: number, scale = 1): void {
  const { colours } = canvas;
  const lemons = [
    [-39, -6],
    [-5, -16],
    [29, -6],
    [-19, -28],
    [11, -30],
  ] as const;
  for (const [dx, dy] of lemons)
    canvas.circle(x + dx * scale, y + dy * scale, 21 * scale, dy < -20 ? '#f6c842' : '#eeb42e');
  const bowl = `M${q(x - 65 * scale)} ${q(y)}h${q(130 * scale)}q${q(-8 * scale)} ${q(40 * scale)} ${q(-65 * scale)} ${q(40 * scale)}t${q(-65 * scale)} ${q(-40 * scale)}Z`;
  canvas.path(bowl, lighten(colours.sea[2], 0.1));
}

/** A wine glass standing at (x, y). */
export function glass(canvas: Canvas, x: number, y: number, size: number, wine: Colour): void {
  const { colours } = canvas;
  const clear = mix(colours.glint, colours.sea[0], 0.3);
  canvas.line(
    [
      [x, y - size * 0.5],
      [x, y],
    ],
    clear,
    size * 0.04,
  );
  canvas.line(
    [
      [x - size * 0.16, y],
      [x + size * 0.16, y],
    ],
    clear,
    size * 0.05,
  );
  canvas.path(
    `M${q(x - size * 0.2)} ${q(y - size)}Q${q(x - size * 0.26)} ${q(y - size * 0.48)} ${q(x)} ${q(y - size * 0.46)}Q${q(x + size * 0.26)} ${q(y - size * 0.48)} ${q(x + size * 0.2)} ${q(y - size)}Z`,
    clear,
    'opacity=".75"',
  );
  canvas.path(
    `M${q(x - size * 0.225)} ${q(y - size * 0.74)}Q${q(x - size * 0.22)} ${q(y - size * 0.48)} ${q(x)} ${q(y - size * 0.47)}Q${q(x + size * 0.22)} ${q(y - size * 0.48)} ${q(x + size * 0.225)} ${q(y - size * 0.74)}Z`,
    wine,
  );
}

/** A soft pillow with its upper left corner at (x, y). */
export function pillow(canvas: Canvas, x: number, y: number, width: number, height: number, colour: Colour): void {
  const px = (share: number): number => q(x + width * share);
  const py = (share: number): number => q(y + height * share);
  const d =
    `M${px(0)} ${py(1)}Q${px(-0.1)} ${py(0.4)} ${px(0.06)} ${py(0.06)}Q${px(0.5)} ${py(-0.12)} ${px(0.94)} ${py(0.1)}` +
    `Q${px(1.08)} ${py(0.5)} ${px(1)} ${py(1)}Q${px(0.5)} ${py(1.1)} ${px(0)} ${py(1)}Z`;
  canvas.sprayed(d, colour, mix(colour, canvas.colours.wallShade, 0.7), 'corner', 0.7);
}
