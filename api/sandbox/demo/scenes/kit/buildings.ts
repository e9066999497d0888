import type { Canvas } from '../canvas.js';
import { lighten, mix, type Colour } from '../colour.js';
import { arch, box, polygon, round, type Point } from '../geometry.js';

interface WallWindows {
  shutters?: Colour | null;
}

/** Windows of a small, far house; one in eight is missing, so that no front looks stamped. */
export function windows(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  { shutters = null }: WallWindows = {},
): void {
  const { chance, colours, time } = canvas;
  const paneWidth = Math.min((width / columns) * 0.34, (height / rows) * 0.36);
  const paneHeight = paneWidth * 1.55;
  let [dark, lit, wings] = ['', '', ''];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      if (chance.yes(0.12)) continue;
      const left = x + (width * (i + 0.5)) / columns - paneWidth / 2;
      const top = y + (height * (j + 0.5)) / rows - paneHeight / 2;
      const pane = box(left, top, paneWidth, paneHeight);
      if (colours.lamp && chance.yes(time === 'golden' ? 0.16 : 0.5)) lit += pane;
      else dark += pane;
      if (!shutters || paneWidth <= 5) continue;
      wings +=
        box(left - paneWidth * 0.5, top, paneWidth * 0.42, paneHeight) +
        box(left + paneWidth * 1.08, top, paneWidth * 0.42, paneHeight);
    }
  }
  canvas.path(dark, colours.window);
  canvas.path(lit, colours.lamp ?? colours.window);
  if (shutters) canvas.path(wings, shutters);
}

/** A far or middle-distance house, seen from the gable corner or along the eaves. Foot of the front at (x, y). */
export function house(canvas: Canvas, x: number, y: number, width: number, height: number, fade = 0): void {
  const { chance, colours } = canvas;
  const haze = (colour: Colour): Colour => mix(colour, colours.haze, fade);
  const { wall: plain } = colours;
  const wall = haze(chance.pick([plain, plain, plain, colours.wallOchre, colours.wallRose, lighten(plain, 0.35)]));
  const shade = haze(mix(wall, colours.wallShade, 0.78));
  const tone: HouseTones = {
    wall,
    shade,
    roof: haze(mix(colours.roof, colours.roofShade, chance.between(0, 0.3))),
    roofShade: haze(colours.roofShade),
    roofLight: haze(mix(colours.roof, colours.roofLight, chance.between(0.2, 0.8))),
    shutters: chance.yes(0.45) ? mix(colours.greenShade, colours.green, 0.3) : null,
  };
  if (chance.yes(0.52)) cornerHouse(canvas, x, y, width, height, tone);
  else eavesHouse(canvas, x, y, width, height, tone);
  if (!chance.yes(0.4)) return;
  const chimney = x + width * chance.between(0.5, 0.9);
  canvas.path(box(chimney, y - height - width * 0.5, width * 0.12, width * 0.4), shade);
}

interface HouseTones {
  wall: Colour;
  shade: Colour;
  roof: Colour;
  roofShade: Colour;
  roofLight: Colour;
  shutters: Colour | null;
}

function cornerHouse(canvas: Canvas, x: number, y: number, width: number, height: number, tone: HouseTones): void {
  const depth = width * canvas.chance.between(0.7, 1.2);
  const [sink, rise, overhang] = [depth * 0.08, width * canvas.chance.between(0.3, 0.42), width * 0.06];
  const [right, eaves, gable] = [x + width, y - height, x + width / 2];
  canvas.shape(
    [
      [right, y],
      [right, eaves],
      [right + depth, eaves - sink],
      [right + depth, y],
    ],
    tone.shade,
  );
  canvas.shape(
    [
      [x, y],
      [x, eaves],
      [gable, eaves - rise],
      [right, eaves],
      [right, y],
    ],
    tone.wall,
  );
  canvas.shape(
    [
      [gable, eaves - rise - 2],
      [gable + depth, eaves - rise - sink],
      [right + depth + overhang, eaves - sink + overhang],
      [right + overhang, eaves + overhang],
    ],
    tone.roof,
  );
  canvas.shape(
    [
      [gable, eaves - rise - 3],
      [gable, eaves - rise + width * 0.05],
      [x - overhang, eaves + overhang + width * 0.04],
      [x - overhang, eaves + overhang - 1],
    ],
    tone.roofLight,
  );
  windows(canvas, x, eaves, width, height, width > 46 ? 2 : 1, height > width * 1.3 ? 3 : 2, {
    shutters: tone.shutters,
  });
  windows(canvas, right, eaves, depth, height, 2, 2);
}

function eavesHouse(canvas: Canvas, x: number, y: number, width: number, height: number, tone: HouseTones): void {
  const long = width * canvas.chance.between(1.2, 1.8);
  const [rise, overhang, eaves] = [width * canvas.chance.between(0.26, 0.38), width * 0.07, y - height];
  const edge = eaves + overhang * 0.6;
  canvas.path(box(x, eaves, long, height), tone.wall);
  canvas.path(box(x + long * 0.8, eaves, long * 0.2, height), tone.shade, 'opacity=".55"');
  const ridgeLeft: Point = [x + rise * 0.55, eaves - rise];
  canvas.shape(
    [[x - overhang, edge], ridgeLeft, [x + long - rise * 0.55, eaves - rise], [x + long + overhang, edge]],
    tone.roof,
  );
  canvas.shape(
    [[x - overhang, edge], ridgeLeft, [x + long * 0.45, eaves - rise], [x + long * 0.3, edge]],
    tone.roofLight,
    'opacity=".8"',
  );
  canvas.path(box(x, edge, long, overhang * 0.8), tone.roofShade, 'opacity=".5"');
  windows(
    canvas,
    x,
    y - height * 0.98,
    long,
    height,
    Math.max(2, Math.round(long / 38)),
    height > width * 1.1 ? 3 : 2,
    {
      shutters: tone.shutters,
    },
  );
}

interface TowerPlan {
  fade?: number;
  spire?: number;
  copper?: boolean;
}

/** A bell tower; its foot is at (x, y), x on the left. */
export function tower(canvas: Canvas, x: number, y: number, width: number, height: number, plan: TowerPlan = {}): void {
  const { colours } = canvas;
  const haze = (colour: Colour): Colour => mix(colour, colours.haze, plan.fade ?? 0);
  const light = haze(lighten(colours.wall, 0.15));
  const shade = haze(mix(colours.wallShade, colours.wall, 0.15));
  const top = y - height;
  canvas.rect(x, top, width, height, light);
  canvas.rect(x + width * 0.62, top, width * 0.38, height, shade);
  for (const share of [0.2, 0.46, 0.72]) {
    canvas.rect(
      x - width * 0.04,
      top + height * share,
      width * 1.08,
      Math.max(2, height * 0.012),
      mix(shade, colours.dark, 0.16),
    );
  }
  const opening = (dx: number, dy: number, w: number, h: number): string =>
    arch(x + width * dx, top + height * dy, width * w, height * h);
  canvas.path(opening(0.12, 0.05, 0.22, 0.12) + opening(0.42, 0.05, 0.22, 0.12), canvas.lampLit ?? colours.window);
  canvas.path(opening(0.27, 0.29, 0.2, 0.09) + opening(0.27, 0.55, 0.2, 0.08), colours.window);
  canvas.rect(x - width * 0.1, top - height * 0.015, width * 1.2, height * 0.025, mix(light, shade, 0.3));
  const rise = plan.spire ?? height * 0.34;
  const [sunny, shady] = plan.copper
    ? [haze(colours.copper), haze(mix(colours.copper, colours.dark, 0.4))]
    : [haze(colours.roofLight), haze(colours.roofShade)];
  const [foot, tip]: [number, Point] = [top - height * 0.015, [x + width * 0.5, top - rise]];
  canvas.shape([[x - width * 0.02, foot], tip, [x + width * 0.62, foot]], sunny);
  canvas.shape([[x + width * 0.62, foot], tip, [x + width * 1.02, foot]], shady);
  canvas.line([tip, [tip[0], tip[1] - height * 0.05]], haze(colours.dark), Math.max(1.6, width * 0.04));
  canvas.circle(tip[0], tip[1] - height * 0.055, width * 0.06, colours.sun);
}

/** A wall of dressed stones in mortar. */
export function stoneWall(canvas: Canvas, x0: number, x1: number, y: number, height: number, rows = 4): void {
  const { chance, colours } = canvas;
  canvas.path(box(x0, y, x1 - x0, height), mix(colours.rockShade, colours.dark, 0.25));
  const tones = [
    colours.rock,
    mix(colours.rock, colours.rockShade, 0.3),
    mix(colours.rock, colours.rockShade, 0.55),
    mix(colours.rock, colours.soil, 0.2),
  ];
  const stones = tones.map(() => '');
  const rowHeight = height / rows;
  const gap = rowHeight * 0.07;
  const uneven = (): number => chance.between(0, rowHeight * 0.16);
  for (let row = 0; row < rows; row++) {
    let x = x0 - chance.between(0, rowHeight);
    const [top, bottom] = [y + row * rowHeight + gap, y + (row + 1) * rowHeight - gap];
    while (x < x1) {
      const width = rowHeight * chance.between(0.9, 2.2);
      const kind = chance.whole(0, 3);
      stones[kind] += polygon([
        [Math.max(x0, x + gap + uneven()), top + uneven() * 0.6],
        [Math.min(x1, x + width - gap - uneven()), top + uneven() * 0.6],
        [Math.min(x1, x + width - gap - uneven() * 0.4), bottom - uneven() * 0.6],
        [Math.max(x0, x + gap + uneven() * 0.4), bottom - uneven() * 0.6],
      ]);
      x += width;
    }
  }
  tones.forEach((tone, i) =>
    canvas.path(
      stones[i] ?? '',
      tone,
      `stroke="${tone}" stroke-width="${round(rowHeight * 0.07)}" stroke-linejoin="round"`,
    ),
  );
  canvas.spray(box(x0, y, x1 - x0, height), mix(colours.rockShade, colours.dark, 0.4), 'bottom', 0.5);
}
