import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE, type Colour } from '../colour.js';
import { box, polygon, round, times } from '../geometry.js';
import { floorColour, shutterColour, wallColour, type HouseStyle } from '../house-style.js';
import type { Palette } from '../palettes.js';
import { outlookView } from './backdrop.js';

export interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
  arched: boolean;
}

/** The plain back wall of a room and its floor. Returns the tones that furniture leans on. */
export function roomShell(canvas: Canvas, style: HouseStyle, floorY: number): { wall: Colour; shade: Colour } {
  const { W, H, chance, colours, time } = canvas;
  const base = mix(colours.wall, innerTint(style, colours), 0.3);
  const wall = lighten(base, time === 'night' ? 0 : 0.4);
  const shade = mix(wall, colours.wallShade, 0.55);
  canvas.rect(0, 0, W, floorY, canvas.gradient([shade, wall], chance.yes() ? 1 : 0, 0, 0.4, 1));
  canvas.spray(box(0, 0, W, floorY), shade, 'top', 0.5);
  const floor = floorColour(style, colours);
  const joint = mix(floor, colours.dark, 0.22);
  canvas.rect(0, floorY, W, H - floorY, floor);
  for (let i = -16; i <= 16; i++)
    canvas.line(
      [
        [W / 2 + i * W * 0.06, floorY],
        [W / 2 + i * W * 0.13, H],
      ],
      joint,
      2,
      'opacity=".6"',
    );
  if (style.floor !== 'boards') {
    for (const share of [0.1, 0.28, 0.55])
      canvas.line(
        [
          [0, floorY + (H - floorY) * share],
          [W, floorY + (H - floorY) * share],
        ],
        joint,
        2,
        'opacity=".5"',
      );
  }
  canvas.rect(0, floorY - 22, W, 22, lighten(wall, 0.5));
  canvas.rect(0, floorY - 2, W, 4, shade);
  return { wall, shade };
}

/** The walls inside take up the colour of those outside. */
function innerTint(style: HouseStyle, colours: Palette): Colour {
  switch (style.wall) {
    case 'stone':
    case 'white':
    case 'cream':
      return colours.wall;
    case 'ochre':
    case 'apricot':
      return colours.wallOchre;
    case 'rose':
      return colours.wallRose;
    case 'yellow':
    case 'sage':
    case 'terracotta':
    case 'sky':
      return wallColour(style, colours);
  }
}

/** A window or an open arch with the view behind it, deep in a stone frame. */
export function viewOpening(canvas: Canvas, opening: Opening, shade: Colour): void {
  const { chance, colours, knobs } = canvas;
  const { x, y, width, height, arched } = opening;
  const half = width / 2;
  const outline = (grow: number): string => {
    if (!arched)
      return polygon([
        [x - grow, y - grow],
        [x + width + grow, y - grow],
        [x + width + grow, y + height + grow * 0.4],
        [x - grow, y + height + grow * 0.4],
      ]);
    const radius = round(half + grow);
    const foot = round(y + height + grow * 0.4);
    return `M${round(x - grow)} ${foot}V${round(y + half)}a${radius} ${radius} 0 0 1 ${round(width + 2 * grow)} 0V${foot}Z`;
  };
  canvas.path(outline(34), lighten(colours.rock, 0.35));
  canvas.path(outline(16), mix(colours.rock, colours.rockShade, 0.35));
  const overSea = (knobs.outlook ?? 'sea') === 'sea';
  const view = knobs.view ?? (overSea ? chance.pick(['coast', 'bay', 'town', 'coast'] as const) : outlookView);
  canvas.clip(outline(0), () => canvas.nest(view, x - 10, y - 10, width + 20, height + 20));
  if (!arched) {
    canvas.rect(x + half - 7, y, 14, height, WHITE);
    canvas.rect(x, y + height * 0.3, width, 9, WHITE);
    canvas.path(outline(0), 'none', `stroke="${WHITE}" stroke-width="16"`);
    canvas.rect(x + half + 4, y, 3, height, shade);
  }
  canvas.rect(x - 52, y + height, width + 104, 20, lighten(colours.rock, 0.5));
  canvas.rect(x - 52, y + height + 20, width + 104, 7, shade);
}

/** Open shutters either side of a window, seen from inside. */
export function innerShutters(canvas: Canvas, style: HouseStyle, { x, y, width, height }: Opening): void {
  const { colours } = canvas;
  const colour = shutterColour(style, colours);
  const wing = width * 0.3;
  for (const right of [false, true]) {
    const left = right ? x + width + 52 : x - 52 - wing;
    const [near, far] = right ? [left, left + wing] : [left + wing, left];
    canvas.shape(
      [
        [near, y],
        [far, y - 14],
        [far, y + height + 26],
        [near, y + height],
      ],
      mix(colour, colours.dark, right ? 0.2 : 0),
    );
    for (let i = 1; i < 22; i++) {
      const slat = y + (height * i) / 22;
      canvas.line(
        [
          [left + wing * 0.14, slat],
          [left + wing * 0.86, slat],
        ],
        mix(colour, colours.dark, 0.42),
        5,
        'opacity=".7"',
      );
    }
    canvas.line(
      [
        [left + wing * 0.1, y + height * 0.5],
        [left + wing * 0.9, y + height * 0.5],
      ],
      colour,
      20,
    );
  }
}

/** A linen curtain drawn to one side of the window. */
export function curtain(canvas: Canvas, { x, y, width }: Opening, wall: Colour, floorY: number): void {
  const { W, H, chance, colours } = canvas;
  const right = !chance.yes();
  const cloth = W * 0.15;
  const left = right ? x + width * 0.9 : x + width * 0.1 - cloth;
  canvas.rect(x - W * 0.12, y - 52, width + W * 0.24, 8, mix(colours.soil, colours.dark, 0.45));
  const fold = cloth / 6;
  const q = round;
  for (const i of times(6)) {
    const fx = left + fold * i;
    const d =
      `M${q(fx)} ${q(y - 46)}h${q(fold)}C${q(fx + fold * 1.3)} ${q(H * 0.4)} ${q(fx + fold * (right ? 1.6 : 0.4))} ${q(H * 0.6)} ${q(fx + fold * (right ? 1.25 : 0.75))} ${q(floorY + 16)}` +
      `h${q(-fold)}C${q(fx + fold * (right ? 0.6 : -0.6))} ${q(H * 0.6)} ${q(fx + fold * 0.3)} ${q(H * 0.4)} ${q(fx)} ${q(y - 46)}Z`;
    canvas.path(d, i % 2 ? lighten(wall, 0.7) : mix(wall, colours.wallShade, 0.24), 'opacity=".86"');
  }
}

/** The patch of light that falls through the window. */
export function floorLight(canvas: Canvas, { x, width }: Opening, floorY: number): void {
  const { H, colours } = canvas;
  const patch = polygon([
    [x + 30, floorY + 6],
    [x + width - 20, floorY + 6],
    [x + width * 1.06, H],
    [x - width * 0.1, H],
  ]);
  canvas.path(patch, lighten(colours.glow, 0.4), 'opacity=".34"');
}
