import { type Canvas } from '../canvas.js';
import { type Colour, lighten, mix } from '../colour.js';
import { arch, box, polygon, times } from '../geometry.js';

/** Two wings, a gate tower and round corner towers with pointed caps. */
export function keep(canvas: Canvas, x: number, y: number): void {
  const { H, chance, colours } = canvas;
  const wall = chance.pick([colours.wall, colours.wallOchre, lighten(colours.wall, 0.4)]);
  const u = H * 0.01;
  canvas.sprayed(box(x - u * 13, y - u * 10, u * 26, u * 12), wall, colours.wallShade, 'right', 0.7);
  roof(canvas, x - u * 13, x + u * 13, y - u * 10, u * 5);
  openings(canvas, x - u * 12, y - u * 8.4, 10, u * 2.4, u * 0.95, u * 1.7);
  openings(canvas, x - u * 12, y - u * 4.6, 10, u * 2.4, u * 0.95, u * 1.7);
  roundTower(canvas, x - u * 14, y + u * 2, u * 5.4, u * 17, wall);
  roundTower(canvas, x + u * 14, y + u * 2, u * 5.4, u * 15, wall);
  canvas.sprayed(box(x - u * 3.6, y - u * 18, u * 7.2, u * 20), lighten(wall, 0.25), colours.wallShade, 'right', 0.75);
  canvas.rect(x - u * 4.1, y - u * 18.3, u * 8.2, u * 0.9, mix(wall, colours.wallShade, 0.5));
  const cap = mix(colours.roof, colours.roofShade, 0.2);
  canvas.sprayed(
    polygon([
      [x - u * 4.4, y - u * 18.2],
      [x, y - u * 27],
      [x + u * 4.4, y - u * 18.2],
    ]),
    cap,
    colours.roofShade,
    'right',
    0.8,
  );
  canvas.line(
    [
      [x, y - u * 27],
      [x, y - u * 30],
    ],
    colours.dark,
    3,
  );
  canvas.shape(
    [
      [x, y - u * 30],
      [x + u * 3, y - u * 29.1],
      [x, y - u * 28.2],
    ],
    colours.roofLight,
  );
  canvas.path(arch(x - u * 1.6, y - u * 3.4, u * 3.2, u * 5.4), mix(colours.soil, colours.dark, 0.6));
  canvas.path(
    arch(x - u * 0.9, y - u * 9, u * 1.8, u * 2.8) + arch(x - u * 0.9, y - u * 15.4, u * 1.8, u * 2.8),
    canvas.lampLit ?? colours.window,
  );
  canvas.circle(x, y - u * 11.6, u * 0.1, colours.window);
}

function roof(canvas: Canvas, left: number, right: number, eaves: number, rise: number): void {
  const { colours } = canvas;
  const d = polygon([
    [left - 8, eaves + 4],
    [left + rise, eaves - rise],
    [right - rise, eaves - rise],
    [right + 8, eaves + 4],
  ]);
  canvas.sprayed(d, colours.roof, colours.roofShade, 'right', 0.7);
  for (const i of times(4))
    canvas.line(
      [
        [left + rise * (1 - i / 4), eaves - rise + (rise * (i + 0.5)) / 4],
        [right - rise * (1 - i / 4), eaves - rise + (rise * (i + 0.5)) / 4],
      ],
      colours.roofLight,
      2.4,
      'opacity=".6"',
    );
}

function roundTower(canvas: Canvas, x: number, y: number, width: number, height: number, wall: Colour): void {
  const { colours } = canvas;
  const left = x - width / 2;
  canvas.sprayed(box(left, y - height, width, height), wall, mix(colours.wallShade, colours.dark, 0.1), 'right', 0.95);
  canvas.sprayed(
    polygon([
      [left - width * 0.16, y - height + 2],
      [x, y - height - width * 1.35],
      [left + width * 1.16, y - height + 2],
    ]),
    colours.roof,
    colours.roofShade,
    'right',
    0.85,
  );
  canvas.rect(left - width * 0.08, y - height, width * 1.16, height * 0.035, mix(wall, colours.wallShade, 0.55));
  for (const share of [0.16, 0.48])
    canvas.path(
      arch(x - width * 0.1, y - height * (1 - share), width * 0.2, height * 0.13),
      canvas.lampLit ?? colours.window,
    );
}

function openings(
  canvas: Canvas,
  x: number,
  y: number,
  count: number,
  step: number,
  width: number,
  height: number,
): void {
  const { chance, colours } = canvas;
  let [dark, lit] = ['', ''];
  for (const i of times(count)) {
    const d = box(x + i * step + step * 0.3, y, width, height);
    if (canvas.lampLit && chance.yes(0.6)) lit += d;
    else dark += d;
  }
  canvas.path(dark, colours.window);
  canvas.path(lit, canvas.lampLit ?? colours.window);
}
