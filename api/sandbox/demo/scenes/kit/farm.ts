import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE } from '../colour.js';
import { box, lens, polygon, round, times } from '../geometry.js';
import { pane } from './facade.js';

/** A wooden house under a steep shingle roof; the left foot of its front at (x, y), `size` is the height of the walls and roof. */
export function logCabin(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.28);
  const [gable, wing] = [size * 0.85, size * 0.85];
  const [eaves, ridgeY] = [y - size * 0.52, y - size * 1.12];
  const middle = x + gable / 2;
  const shingle = mix(colours.roofShade, colours.dark, 0.25);
  canvas.path(lens(x - size * 0.2, y + 2, gable + wing + size * 0.4, size * 0.12), colours.dark, 'opacity=".3"');
  canvas.sprayed(box(x + gable, eaves, wing, y - eaves), mix(wood, colours.dark, 0.2), colours.dark, 'right', 0.7);
  const roof = polygon([
    [middle, ridgeY - 4],
    [middle + wing + size * 0.14, ridgeY - 4],
    [x + gable + wing + size * 0.1, eaves + size * 0.06],
    [x + gable + size * 0.12, eaves + size * 0.1],
  ]);
  canvas.sprayed(roof, shingle, colours.dark, 'right', 0.6);
  canvas.clip(roof, () => {
    for (const i of times(7))
      canvas.line(
        [
          [middle, ridgeY + (i * (eaves - ridgeY)) / 6],
          [x + gable + wing + 40, ridgeY + (i * (eaves - ridgeY)) / 6],
        ],
        mix(shingle, colours.roofLight, 0.35),
        3,
        'opacity=".6"',
      );
  });
  const front = polygon([
    [x, y],
    [x, eaves],
    [middle, ridgeY],
    [x + gable, eaves],
    [x + gable, y],
  ]);
  canvas.path(front, wood);
  canvas.clip(front, () => {
    for (const i of times(16))
      canvas.line(
        [
          [x, y - i * size * 0.075],
          [x + gable, y - i * size * 0.075],
        ],
        mix(wood, i % 2 ? colours.dark : colours.wall, 0.25),
        3,
        'opacity=".7"',
      );
  });
  canvas.spray(front, colours.dark, 'right', 0.4);
  canvas.line(
    [
      [x - size * 0.12, eaves + size * 0.13],
      [middle, ridgeY - 3],
      [x + gable + size * 0.12, eaves + size * 0.13],
    ],
    mix(shingle, colours.roofLight, 0.4),
    size * 0.055,
    'stroke-linejoin="round"',
  );
  const [w, h] = [size * 0.17, size * 0.22];
  for (const share of [0.16, 0.62]) {
    canvas.rect(x + gable * share - 4, y - size * 0.42 - 4, w + 8, h + 8, WHITE);
    pane(canvas, x + gable * share, y - size * 0.42, w, h, size / 420);
    canvas.rect(x + gable * share - 6, y - size * 0.18, w + 12, size * 0.035, colours.flower[0]);
  }
  canvas.rect(middle - w * 0.42, y - size * 0.8, w * 0.84, h * 0.8, canvas.lampLit ?? colours.window);
  canvas.rect(
    x + gable + wing * 0.3,
    y - size * 0.36,
    size * 0.17,
    size * 0.36,
    mix(colours.greenShade, colours.green, 0.4),
  );
  canvas.rect(x + gable + wing * 0.66, y - size * 0.36, size * 0.15, size * 0.19, canvas.lampLit ?? colours.window);
  canvas.rect(
    middle + wing * 0.62,
    ridgeY - size * 0.2,
    size * 0.11,
    size * 0.26,
    mix(colours.rockShade, colours.dark, 0.2),
  );
  smoke(canvas, middle + wing * 0.66, ridgeY - size * 0.22, size);
}

function smoke(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  const q = round;
  const d = `M${q(x)} ${q(y)}C${q(x + size * 0.2)} ${q(y - size * 0.2)} ${q(x - size * 0.1)} ${q(y - size * 0.35)} ${q(x + size * 0.16)} ${q(y - size * 0.6)}C${q(x + size * 0.02)} ${q(y - size * 0.34)} ${q(x + size * 0.32)} ${q(y - size * 0.2)} ${q(x + size * 0.06)} ${q(y)}Z`;
  canvas.path(d, lighten(colours.cloud, 0.2), 'opacity=".55"');
}

/** A stork on its nest atop a pole or a chimney; the nest's middle at (x, y). */
export function storkNest(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  const q = round;
  const twig = mix(colours.soil, colours.dark, 0.55);
  canvas.path(
    `M${q(x - size * 0.55)} ${q(y - size * 0.12)}Q${q(x)} ${q(y - size * 0.24)} ${q(x + size * 0.55)} ${q(y - size * 0.12)}L${q(x + size * 0.36)} ${q(y + size * 0.14)}H${q(x - size * 0.36)}Z`,
    twig,
  );
  for (const i of times(12)) {
    const t = i / 11 - 0.5;
    canvas.line(
      [
        [x + t * size * 0.9 - size * 0.12, y + ((i % 3) - 1) * size * 0.07],
        [x + t * size * 0.9 + size * 0.16, y - size * 0.08 - ((i % 2) - 0.5) * size * 0.08],
      ],
      mix(twig, colours.soil, 0.4),
      size * 0.02,
    );
  }
  const red = colours.roof;
  for (const leg of [-0.03, 0.06])
    canvas.line(
      [
        [x + leg * size, y - size * 0.12],
        [x + leg * size, y - size * 0.46],
      ],
      red,
      size * 0.028,
    );
  canvas.path(
    `M${q(x - size * 0.42)} ${q(y - size * 0.42)}C${q(x - size * 0.2)} ${q(y - size * 0.72)} ${q(x + size * 0.12)} ${q(y - size * 0.74)} ${q(x + size * 0.16)} ${q(y - size * 0.86)}C${q(x + size * 0.16)} ${q(y - size * 1.06)} ${q(x + size * 0.3)} ${q(y - size * 1.1)} ${q(x + size * 0.34)} ${q(y - size * 0.98)}C${q(x + size * 0.26)} ${q(y - size * 0.86)} ${q(x + size * 0.3)} ${q(y - size * 0.44)} ${q(x)} ${q(y - size * 0.42)}Z`,
    mix(WHITE, colours.haze, 0.1),
  );
  canvas.path(
    `M${q(x - size * 0.46)} ${q(y - size * 0.36)}C${q(x - size * 0.28)} ${q(y - size * 0.62)} ${q(x - size * 0.06)} ${q(y - size * 0.62)} ${q(x + size * 0.06)} ${q(y - size * 0.52)}C${q(x - size * 0.1)} ${q(y - size * 0.4)} ${q(x - size * 0.28)} ${q(y - size * 0.38)} ${q(x - size * 0.46)} ${q(y - size * 0.36)}Z`,
    mix(colours.dark, colours.window, 0.2),
  );
  canvas.path(
    `M${q(x + size * 0.32)} ${q(y - size * 1.04)}L${q(x + size * 0.66)} ${q(y - size * 0.93)}L${q(x + size * 0.32)} ${q(y - size * 0.96)}Z`,
    red,
  );
  canvas.circle(x + size * 0.27, y - size * 1.01, size * 0.016, colours.dark);
}

/** A long low farmhouse of the plain, gable to the road, whitewashed. */
export function farmhouse(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  const wall = lighten(colours.wall, 0.45);
  const [gable, wing] = [size * 0.9, size * 1.9];
  const [eaves, ridgeY] = [y - size * 0.55, y - size * 1.02];
  const middle = x + gable / 2;
  canvas.path(lens(x - size * 0.1, y + 2, gable + wing + size * 0.3, size * 0.1), colours.dark, 'opacity=".28"');
  canvas.sprayed(
    box(x + gable, eaves, wing, y - eaves),
    mix(wall, colours.wallShade, 0.5),
    colours.wallShade,
    'right',
    0.6,
  );
  for (const i of times(5)) canvas.rect(x + gable + wing * (0.12 + i * 0.18), eaves, size * 0.06, y - eaves, wall);
  canvas.rect(x + gable, eaves + size * 0.06, wing, y - eaves - size * 0.06, colours.dark, 'opacity=".16"');
  canvas.sprayed(
    polygon([
      [middle, ridgeY],
      [middle + wing, ridgeY],
      [x + gable + wing + size * 0.08, eaves + size * 0.07],
      [x + gable + size * 0.08, eaves + size * 0.08],
    ]),
    colours.roof,
    colours.roofShade,
    'right',
    0.7,
  );
  canvas.sprayed(
    polygon([
      [x, y],
      [x, eaves],
      [middle, ridgeY],
      [x + gable, eaves],
      [x + gable, y],
    ]),
    wall,
    colours.wallShade,
    'right',
    0.6,
  );
  canvas.line(
    [
      [x - size * 0.08, eaves + size * 0.08],
      [middle, ridgeY],
      [x + gable + size * 0.08, eaves + size * 0.08],
    ],
    colours.roofLight,
    size * 0.06,
    'stroke-linejoin="round"',
  );
  canvas.rect(x, y - size * 0.12, gable, size * 0.12, mix(colours.sea[1], wall, 0.35));
  for (const share of [0.2, 0.62]) {
    canvas.rect(
      x + gable * share - 4,
      y - size * 0.47,
      size * 0.17 + 8,
      size * 0.26,
      mix(colours.greenShade, colours.green, 0.4),
    );
    canvas.rect(x + gable * share, y - size * 0.45, size * 0.17, size * 0.22, canvas.lampLit ?? colours.window);
    canvas.rect(x + gable * share + size * 0.075, y - size * 0.45, size * 0.02, size * 0.22, WHITE);
  }
  canvas.circle(middle, y - size * 0.74, size * 0.06, canvas.lampLit ?? colours.window);
}
