import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE, type Colour } from '../colour.js';
import { arch, box, polygon, round, times, type Point } from '../geometry.js';
import type { HouseStyle, RoofTone } from '../house-style.js';
import { wallColour } from '../house-style.js';

/** The front of a near house; `scale` is 1 for a house that fills the picture. */
export interface Front {
  left: number;
  right: number;
  eaves: number;
  ground: number;
  scale: number;
}

/** Wall with its stonework, shade and corner stones. */
export function wallFront(
  canvas: Canvas,
  style: HouseStyle,
  front: Front,
  wall = wallColour(style, canvas.colours),
): void {
  const { chance, colours } = canvas;
  const { left, right, eaves, ground, scale } = front;
  const body = box(left, eaves, right - left, ground - eaves);
  canvas.path(body, wall);
  if (style.wall === 'stone') {
    const layers = ['', '', ''];
    const row = 34 * scale;
    for (let y = eaves + 10 * scale; y < ground; y += row) {
      for (let x = left - chance.between(0, 60) * scale; x < right;) {
        const width = chance.between(40, 110) * scale;
        if (chance.yes(0.55)) {
          const [x0, x1] = [Math.max(left, x + 3), Math.min(right - 2, x + width - 3)];
          const layer = chance.whole(0, 2);
          if (x1 > x0) layers[layer] += box(x0, y + 2, x1 - x0, Math.min(ground, y + row - 3) - y - 2);
        }
        x += width;
      }
    }
    const tones = [mix(wall, colours.wallShade, 0.2), lighten(wall, 0.4), mix(wall, colours.wallShade, 0.34)];
    tones.forEach((tone, i) => canvas.path(layers[i] ?? '', tone, 'opacity=".75"'));
  }
  canvas.spray(body, colours.wallShade, 'right', 0.7);
  const stones = Math.max(5, Math.round((ground - eaves) / (44 * scale)));
  const step = (ground - eaves) / stones;
  for (const i of times(stones)) {
    const width = (i % 2 ? 46 : 66) * scale;
    canvas.rect(right - width, eaves + i * step + 3 * scale, width, step - 6 * scale, lighten(wall, 0.45));
  }
}

interface RoofPlan {
  rise: number;
  /** How far the ridge stands in from either end; 0 runs straight up (a neighbour stands there). */
  insetLeft: number;
  insetRight: number;
  overhang?: number;
  /** Red tiles unless told otherwise. */
  tone?: RoofTone;
}

/** A roof of hollow tiles seen from the eaves side. */
export function tiledRoof(canvas: Canvas, { left, right, eaves, scale }: Front, plan: RoofPlan): void {
  const { colours } = canvas;
  const tone = plan.tone ?? { middle: colours.roof, shade: colours.roofShade, light: colours.roofLight };
  const over = plan.overhang ?? 40 * scale;
  const top = eaves - plan.rise;
  const [x0, x1] = [plan.insetLeft ? left - over : left, plan.insetRight ? right + over : right];
  const outline = polygon([
    [left + plan.insetLeft, top],
    [right - plan.insetRight, top],
    [x1, eaves + 8 * scale],
    [x0, eaves + 8 * scale],
  ]);
  canvas.path(outline, tone.middle);
  const rows = Math.max(5, Math.round(plan.rise / (23 * scale)));
  canvas.clip(outline, () => {
    for (const j of times(rows)) {
      let d = `M${round(x0)} ${round(top + (plan.rise * (j + 1)) / (rows - 0.4))}`;
      const [half, width] = [round(13 * scale), round(26 * scale)];
      for (let x = x0; x < x1; x += width) d += `q${half} ${round(14 * scale)} ${width} 0`;
      canvas.stroke(d, j % 2 ? tone.shade : tone.light, 5 * scale, 'opacity=".7"');
    }
  });
  canvas.spray(outline, tone.shade, 'right', 0.65);
  canvas.rect(x0, eaves + 6 * scale, x1 - x0, 14 * scale, mix(tone.shade, colours.dark, 0.2));
  const shade = [18, 18, 46, 34].map((lower, i): Point => [i % 3 ? right : left, eaves + lower * scale]);
  canvas.shape(shade, mix(colours.wallShade, colours.dark, 0.3), 'opacity=".45"');
}

/** The gable end of a house: a triangle of wall with two strips of roof. */
export function gableRoof(canvas: Canvas, front: Front, rise: number, wall: Colour, tone?: RoofTone): void {
  const { colours } = canvas;
  const { left, right, eaves, scale } = front;
  const middle = (left + right) / 2;
  const [thick, over, slope] = [30 * scale, 46 * scale, rise / (middle - left)];
  canvas.sprayed(
    polygon([
      [left, eaves + 1],
      [middle, eaves - rise],
      [right, eaves + 1],
    ]),
    wall,
    colours.wallShade,
    'right',
    0.7,
  );
  canvas.shape(
    [
      [left - over, eaves + over * slope],
      [middle, eaves - rise],
      [middle, eaves - rise - thick],
      [left - over, eaves + over * slope - thick],
    ],
    tone?.light ?? colours.roofLight,
  );
  canvas.shape(
    [
      [right + over, eaves + over * slope],
      [middle, eaves - rise],
      [middle, eaves - rise - thick],
      [right + over, eaves + over * slope - thick],
    ],
    tone?.middle ?? colours.roof,
  );
  canvas.line(
    [
      [left - over, eaves + over * slope + 3 * scale],
      [middle, eaves - rise + 4 * scale],
      [right + over, eaves + over * slope + 3 * scale],
    ],
    mix(colours.wallShade, colours.dark, 0.3),
    8 * scale,
    'opacity=".5" stroke-linejoin="round"',
  );
  canvas.circle(middle, eaves - rise * 0.42, 24 * scale, lighten(colours.rock, 0.4));
  canvas.circle(middle, eaves - rise * 0.42, 16 * scale, canvas.lampLit ?? colours.window);
}

export function chimney(canvas: Canvas, x: number, y: number, wall: Colour, scale: number): void {
  const { colours } = canvas;
  canvas.rect(x, y - 80 * scale, 66 * scale, 150 * scale, wall);
  canvas.rect(x + 40 * scale, y - 80 * scale, 26 * scale, 150 * scale, colours.wallShade);
  canvas.rect(x - 8 * scale, y - 92 * scale, 82 * scale, 16 * scale, colours.roof);
}

/** A window of a near house with its stone frame, bars and open shutters. Upper left corner of the pane at (x, y). */
export function shutterWindow(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  shutters: Colour,
  scale: number,
): void {
  const { colours } = canvas;
  const frame = 12 * scale;
  canvas.rect(x - frame, y - frame, width + 2 * frame, height + 2 * frame, lighten(colours.rock, 0.4));
  pane(canvas, x, y, width, height, scale);
  const wing = width * 0.6;
  for (const [left, shade] of [
    [x - width * 0.62 - frame, 0],
    [x + width + frame, 0.14],
  ] as const) {
    canvas.rect(left, y - 6 * scale, wing, height + 12 * scale, mix(shutters, colours.dark, shade));
    const slats = height > 70 ? 14 : height > 34 ? 6 : 0;
    const d = times(slats).map((i) =>
      box(
        left + width * 0.08,
        y + (height * (i + 1)) / (slats + 1),
        width * 0.44,
        Math.min(5 * scale, height / slats / 2),
      ),
    );
    canvas.path(d.join(''), mix(shutters, colours.dark, 0.36), 'opacity=".75"');
  }
  canvas.rect(x - 22 * scale, y + height + 10 * scale, width + 44 * scale, 16 * scale, lighten(colours.rock, 0.3));
}

/** Glass with a cross of white bars: lit from behind at night, mirroring the sky by day. */
export function pane(canvas: Canvas, x: number, y: number, width: number, height: number, scale: number): void {
  const { colours } = canvas;
  const lamp = canvas.lampLit;
  canvas.rect(x, y, width, height, lamp ?? mix(colours.window, colours.sea[1], 0.2));
  if (!lamp)
    canvas.shape(
      [
        [x, y],
        [x + width * 0.7, y],
        [x, y + height * 0.6],
      ],
      lighten(colours.window, 0.5),
      'opacity=".4"',
    );
  canvas.rect(x + width / 2 - 4 * scale, y, 8 * scale, height, WHITE);
  canvas.rect(x, y + height * 0.42, width, 6 * scale, WHITE);
}

/** A door under a stone arch, with its threshold at `ground`. */
export function archedDoor(
  canvas: Canvas,
  x: number,
  ground: number,
  width: number,
  height: number,
  colour: Colour,
  scale: number,
): void {
  const { colours } = canvas;
  const frame = 18 * scale;
  canvas.path(
    arch(x - width / 2 - frame, ground - height - frame, width + 2 * frame, height + frame),
    lighten(colours.rock, 0.4),
  );
  canvas.path(arch(x - width / 2, ground - height, width, height), mix(colour, colours.dark, 0.1));
  canvas.rect(x - 2 * scale, ground - height, 4 * scale, height, mix(colour, colours.dark, 0.5));
  canvas.circle(x + width * 0.12, ground - height * 0.45, 5 * scale, colours.roofLight);
}

/** A balcony with iron bars; (x, y) is the left end of its slab. */
export function balcony(canvas: Canvas, x: number, y: number, width: number, height: number, scale: number): void {
  const { colours } = canvas;
  const iron = mix(colours.dark, colours.window, 0.3);
  canvas.rect(x, y, width, 16 * scale, lighten(colours.rock, 0.3));
  canvas.rect(x, y + 16 * scale, width, 12 * scale, mix(colours.wallShade, colours.dark, 0.3), 'opacity=".5"');
  const bars = Math.max(4, Math.round(width / (20 * scale)));
  const d = times(bars + 1).map((i) => box(x + (width * i) / bars - 2 * scale, y - height, 4 * scale, height));
  canvas.path(d.join(''), iron);
  canvas.rect(x - 4 * scale, y - height - 4 * scale, width + 8 * scale, 8 * scale, iron);
}

/** A striped awning over a shop or a terrace; upper left corner at (x, y). */
export function awning(canvas: Canvas, x: number, y: number, width: number, drop: number, colour: Colour): void {
  const { colours } = canvas;
  const stripes = Math.max(4, Math.round(width / (drop * 0.45)));
  const step = width / stripes;
  const flare = drop * 0.25;
  for (const i of times(stripes)) {
    const at = (k: number): number => x - flare + ((width + 2 * flare) * k) / stripes;
    const d = `M${round(x + i * step)} ${round(y)}H${round(x + (i + 1) * step)}L${round(at(i + 1))} ${round(y + drop)}q${round((at(i) - at(i + 1)) / 2)} ${round(drop * 0.22)} ${round(at(i) - at(i + 1))} 0Z`;
    canvas.path(d, i % 2 ? mix(WHITE, colours.wall, 0.4) : colour);
  }
  canvas.path(box(x, y + drop * 1.05, width, drop * 0.35), colours.dark, 'opacity=".22"');
}
