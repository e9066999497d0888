import { type Canvas } from '../canvas.js';
import { type Colour, lighten, mix } from '../colour.js';
import { along, type Point, polygon, times } from '../geometry.js';
import { type HouseStyle, shutterColour } from '../house-style.js';
import { blossoms } from './frames.js';

/** One side of the alley: a wall running away from the viewer. `u` is depth (0 near, 1 far), `v` height (0 top, 1 foot). */
export interface AlleyWall {
  point: (u: number, v: number) => Point;
  quad: (u0: number, u1: number, v0: number, v1: number) => string;
}

export function sideWall(edgeX: number, farX: number, landing: number, H: number): AlleyWall {
  const [topNear, topFar, footNear] = [-H * 0.5, H * 0.1, H * 1.06];
  const point = (u: number, v: number): Point => {
    // Equal lengths of wall look shorter the farther they are.
    const t = u / (u + (1 - u) * 0.42);
    return [along(edgeX, farX, t), along(along(topNear, topFar, t), along(footNear, landing, t), v)];
  };
  return {
    point,
    quad: (u0, u1, v0, v1) => polygon([point(u0, v0), point(u1, v0), point(u1, v1), point(u0, v1)]),
  };
}

/** Two houses per side, the farther one lower and in another tone. */
export function alleySide(canvas: Canvas, style: HouseStyle, wall: AlleyWall, tone: Colour, shade: number): void {
  const { chance, colours } = canvas;
  const lit = mix(tone, colours.wallShade, shade);
  const far = mix(mix(colours.wallRose, colours.wall, chance.between()), colours.wallShade, shade + 0.12);
  const split = chance.between(0.52, 0.6);
  const topFar = chance.between(0.1, 0.2);
  canvas.sprayed(wall.quad(split, 1, topFar, 1), far, colours.wallShade, 'corner', 0.7);
  eave(canvas, wall, split, 1.02, topFar);
  canvas.path(wall.quad(0, split, 0, 1), lit);
  masonry(canvas, wall, split, lit);
  canvas.spray(wall.quad(0, split, 0, 1), mix(colours.wallShade, colours.dark, shade * 0.5), 'bottom', 0.75);
  eave(canvas, wall, 0, split + 0.02, 0.02);
  const colour = shutterColour(style, colours);
  for (const v of [0.2, 0.48]) for (const u of [0.16, 0.4]) openWindow(canvas, wall, u, v, 0.1, 0.16, colour, v > 0.4);
  for (const v of [0.32, 0.56])
    for (const u of [0.68, 0.86]) openWindow(canvas, wall, u, v, 0.07, 0.12, mix(colour, colours.dark, 0.15), false);
  door(canvas, wall, chance.between(0.24, 0.3), colour);
}

function eave(canvas: Canvas, wall: AlleyWall, u0: number, u1: number, v: number): void {
  const { colours } = canvas;
  canvas.path(wall.quad(u0, u1, v - 0.02, v + 0.012), colours.roofShade);
  canvas.path(wall.quad(u0, u1, v - 0.032, v - 0.012), colours.roofLight);
}

function masonry(canvas: Canvas, wall: AlleyWall, split: number, tone: Colour): void {
  const { chance, colours } = canvas;
  const layers = ['', '', ''];
  const rows = 22;
  for (const row of times(rows)) {
    for (let u = chance.between(-0.05, 0); u < split;) {
      const length = chance.between(0.03, 0.075);
      const kind = chance.whole(0, 2);
      if (chance.yes(0.62))
        layers[kind] += wall.quad(
          Math.max(0, u + 0.003),
          Math.min(split, u + length - 0.003),
          (row + 0.08) / rows,
          (row + 0.9) / rows,
        );
      u += length;
    }
  }
  const tones = [mix(tone, colours.wallShade, 0.22), lighten(tone, 0.35), mix(tone, colours.wallShade, 0.38)];
  layers.forEach((d, i) => canvas.path(d, tones[i] ?? tone, 'opacity=".8"'));
}

function openWindow(
  canvas: Canvas,
  wall: AlleyWall,
  u: number,
  v: number,
  width: number,
  height: number,
  colour: Colour,
  flowers: boolean,
): void {
  const { H, chance, colours } = canvas;
  const [u0, u1, v0, v1] = [u - width / 2, u + width / 2, v, v + height];
  canvas.path(wall.quad(u0 - 0.012, u1 + 0.012, v0 - 0.014, v1 + 0.014), lighten(colours.rock, 0.4));
  canvas.path(
    wall.quad(u0, u1, v0, v1),
    canvas.colours.lamp && chance.yes(0.6)
      ? (canvas.lampLit ?? colours.window)
      : mix(colours.window, colours.dark, 0.15),
  );
  for (const [a, b, darker] of [
    [u0 - width * 0.56, u0 - 0.004, 0],
    [u1 + 0.004, u1 + width * 0.56, 0.15],
  ] as const) {
    canvas.path(wall.quad(a, b, v0 - 0.006, v1 + 0.006), mix(colour, colours.dark, darker));
    const slats = times(9).map((i) => {
      const y = v0 + (height * (i + 0.6)) / 9.6;
      return wall.quad(a + (b - a) * 0.14, b - (b - a) * 0.14, y, y + height * 0.04);
    });
    canvas.path(slats.join(''), mix(colour, colours.dark, 0.4), 'opacity=".8"');
  }
  canvas.path(wall.quad(u0 - 0.02, u1 + 0.02, v1 + 0.008, v1 + 0.026), lighten(colours.rock, 0.25));
  if (!flowers) return;
  const place = (): Point => {
    const [x, y] = wall.point(chance.between(u0 - 0.02, u1 + 0.02), v1 + 0.008);
    return [x, y + chance.between(-0.016, 0.03) * H];
  };
  blossoms(canvas, place, 70, 12);
}

function door(canvas: Canvas, wall: AlleyWall, u: number, colour: Colour): void {
  const { colours } = canvas;
  const outline = (grow: number): string => {
    const width = 0.11 + grow * 0.2;
    const top = 0.755 - grow * 0.16;
    const curve = times(15).map((i): Point => {
      const t = i / 14;
      return wall.point(u - width / 2 + width * t, top + 0.06 - Math.sqrt(1 - (2 * t - 1) ** 2) * 0.06);
    });
    return polygon([wall.point(u - width / 2, 1), ...curve, wall.point(u + width / 2, 1)]);
  };
  canvas.path(outline(0.13), lighten(colours.rock, 0.35));
  canvas.sprayed(outline(0), mix(colour, colours.dark, 0.1), colours.dark, 'bottom', 0.6);
  canvas.path(wall.quad(u - 0.003, u + 0.003, 0.76, 1), mix(colour, colours.dark, 0.5));
}
