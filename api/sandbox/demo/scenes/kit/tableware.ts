import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE, type Colour } from '../colour.js';
import { lens, round, times } from '../geometry.js';

const q = round;

/** A flat round thing lying on the table, seen at a slant. */
function disc(canvas: Canvas, x: number, y: number, radius: number, fill: string, extra = ''): void {
  const flat = radius * 0.34;
  canvas.path(
    `M${q(x - radius)} ${q(y)}a${q(radius)} ${q(flat)} 0 1 1 ${q(radius * 2)} 0a${q(radius)} ${q(flat)} 0 1 1 ${q(-radius * 2)} 0Z`,
    fill,
    extra,
  );
}

export function placeSetting(canvas: Canvas, x: number, y: number, size: number, cloth: Colour): void {
  const { colours } = canvas;
  canvas.path(lens(x - size * 1.1, y + size * 0.16, size * 2.3, size * 0.5), colours.wallShade, 'opacity=".6"');
  disc(canvas, x, y, size, WHITE);
  disc(canvas, x, y, size * 0.94, cloth, 'opacity=".85"');
  disc(canvas, x, y, size * 0.86, WHITE);
  disc(canvas, x, y + size * 0.02, size * 0.6, mix(WHITE, colours.wallShade, 0.2));
  const silver = mix(colours.rockShade, colours.window, 0.25);
  canvas.line(
    [
      [x + size * 1.16, y - size * 0.24],
      [x + size * 1.3, y + size * 0.3],
    ],
    silver,
    size * 0.07,
  );
  canvas.line(
    [
      [x - size * 1.16, y - size * 0.24],
      [x - size * 1.3, y + size * 0.3],
    ],
    silver,
    size * 0.07,
  );
}

export function coffeeCup(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  disc(canvas, x, y, size * 0.8, mix(WHITE, colours.wallShade, 0.15));
  canvas.path(lens(x - size * 0.7, y + size * 0.14, size * 1.5, size * 0.24), colours.wallShade, 'opacity=".6"');
  canvas.path(
    `M${q(x + size * 0.4)} ${q(y - size * 0.5)}q${q(size * 0.36)} 0 ${q(size * 0.3)} ${q(size * 0.24)}t${q(-size * 0.4)} ${q(size * 0.14)}`,
    'none',
    `stroke="${WHITE}" stroke-width="${q(size * 0.1)}"`,
  );
  const cup = `M${q(x - size * 0.5)} ${q(y - size * 0.62)}Q${q(x - size * 0.46)} ${q(y + size * 0.06)} ${q(x - size * 0.2)} ${q(y + size * 0.06)}H${q(x + size * 0.2)}Q${q(x + size * 0.46)} ${q(y + size * 0.06)} ${q(x + size * 0.5)} ${q(y - size * 0.62)}Z`;
  canvas.sprayed(cup, WHITE, colours.wallShade, 'right', 0.8);
  disc(canvas, x, y - size * 0.62, size * 0.5, lighten(colours.wall, 0.6));
  disc(canvas, x, y - size * 0.61, size * 0.42, mix(colours.soil, colours.dark, 0.6));
}

/** A glass of orange juice. */
export function juice(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  canvas.path(lens(x - size * 0.3, y, size * 0.8, size * 0.2), colours.wallShade, 'opacity=".6"');
  const glass = (top: number): string => {
    const wide = 0.24 + 0.08 * top;
    return `M${q(x - size * wide)} ${q(y - size * top)}L${q(x - size * 0.23)} ${q(y)}q${q(size * 0.23)} ${q(size * 0.1)} ${q(size * 0.46)} 0L${q(x + size * wide)} ${q(y - size * top)}Z`;
  };
  canvas.path(glass(1), mix(WHITE, colours.sea[0], 0.35), 'opacity=".75"');
  canvas.sprayed(glass(0.76), mix('#f2a02c', colours.roof, 0.12), colours.roof, 'right', 0.6);
  disc(canvas, x, y - size * 0.76, size * 0.3, '#f8bb55');
  disc(canvas, x, y - size, size * 0.32, 'none', `stroke="${WHITE}" stroke-width="${q(size * 0.035)}"`);
}

/** A board with a cut loaf. */
export function breadBoard(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.25);
  canvas.path(
    `M${q(x - size)} ${q(y + size * 0.1)}L${q(x - size * 0.82)} ${q(y - size * 0.26)}H${q(x + size * 0.8)}L${q(x + size * 0.92)} ${q(y + size * 0.1)}v${q(size * 0.08)}H${q(x - size)}Z`,
    wood,
  );
  canvas.path(
    `M${q(x - size)} ${q(y + size * 0.1)}H${q(x + size * 0.92)}v${q(size * 0.08)}H${q(x - size)}Z`,
    mix(wood, colours.dark, 0.35),
  );
  const crust = mix(colours.roofLight, colours.soil, 0.55);
  const loaf = `M${q(x - size * 0.7)} ${q(y)}C${q(x - size * 0.78)} ${q(y - size * 0.5)} ${q(x - size * 0.3)} ${q(y - size * 0.62)} ${q(x)} ${q(y - size * 0.56)}C${q(x + size * 0.3)} ${q(y - size * 0.52)} ${q(x + size * 0.34)} ${q(y - size * 0.2)} ${q(x + size * 0.28)} ${q(y)}Z`;
  canvas.sprayed(loaf, crust, mix(crust, colours.dark, 0.5), 'bottom', 0.7);
  for (const share of [-0.45, -0.22, 0.02])
    canvas.stroke(
      `M${q(x + size * (share - 0.06))} ${q(y - size * 0.46)}q${q(size * 0.12)} ${q(size * 0.06)} ${q(size * 0.14)} ${q(size * 0.2)}`,
      lighten(crust, 0.55),
      size * 0.045,
    );
  for (const i of times(2)) {
    const left = x + size * (0.3 + i * 0.2);
    canvas.path(
      `M${q(left)} ${q(y + size * 0.04)}C${q(left - size * 0.02)} ${q(y - size * 0.36)} ${q(left + size * 0.2)} ${q(y - size * 0.44)} ${q(left + size * 0.28)} ${q(y - size * 0.3)}L${q(left + size * 0.3)} ${q(y + size * 0.04)}Z`,
      crust,
    );
    canvas.path(
      `M${q(left + size * 0.05)} ${q(y + size * 0.02)}C${q(left + size * 0.03)} ${q(y - size * 0.3)} ${q(left + size * 0.2)} ${q(y - size * 0.36)} ${q(left + size * 0.25)} ${q(y - size * 0.26)}L${q(left + size * 0.26)} ${q(y + size * 0.02)}Z`,
      lighten(colours.wallOchre, 0.55),
    );
  }
}

/** Cheese, tomatoes, figs and olives on one plate. */
export function cheesePlate(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  canvas.path(lens(x - size * 1.2, y + size * 0.16, size * 2.4, size * 0.5), colours.wallShade, 'opacity=".6"');
  disc(canvas, x, y, size * 1.15, mix(colours.sea[2], WHITE, 0.1));
  disc(canvas, x, y - size * 0.02, size * 1.06, WHITE);
  const cheese = mix('#f6d37a', colours.wall, 0.3);
  canvas.path(
    `M${q(x - size * 0.8)} ${q(y - size * 0.02)}L${q(x - size * 0.1)} ${q(y - size * 0.26)}L${q(x + size * 0.08)} ${q(y - size * 0.04)}Z`,
    lighten(cheese, 0.3),
  );
  canvas.path(
    `M${q(x - size * 0.8)} ${q(y - size * 0.02)}L${q(x + size * 0.08)} ${q(y - size * 0.04)}v${q(size * 0.2)}L${q(x - size * 0.8)} ${q(y + size * 0.14)}Z`,
    cheese,
  );
  for (const [dx, dy] of [
    [0.3, 0],
    [0.52, 0.1],
    [0.44, -0.14],
  ] as const) {
    canvas.circle(x + size * dx, y + size * dy, size * 0.17, colours.roof);
    canvas.circle(x + size * (dx - 0.05), y + size * (dy - 0.06), size * 0.05, colours.roofLight);
  }
  for (const [dx, dy] of [
    [0.78, -0.04],
    [0.74, 0.12],
    [0.16, 0.2],
    [-0.02, 0.24],
  ] as const)
    canvas.circle(x + size * dx, y + size * dy, size * 0.09, mix(colours.green, colours.greenShade, 0.3));
  for (const [dx, dy] of [
    [-0.34, 0.22],
    [-0.56, 0.2],
  ] as const)
    canvas.circle(x + size * dx, y + size * dy, size * 0.13, colours.lavender[1]);
}
