import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE, type Colour } from '../colour.js';
import { lens, polygon, round, times, type Point } from '../geometry.js';

const q = round;

/** A wicker armchair from the side with its cushion; it looks to the right. */
export function armchair(canvas: Canvas, x: number, y: number, size: number, cloth: Colour): void {
  const { colours } = canvas;
  const straw = mix(colours.soil, colours.wallOchre, 0.35);
  const dark = mix(straw, colours.dark, 0.4);
  const px = (share: number): number => q(x + size * share);
  const py = (share: number): number => q(y - size * share);
  canvas.path(lens(x - size * 0.55, y, size * 1.3, size * 0.12), colours.dark, 'opacity=".25"');
  for (const leg of [-0.36, 0.4]) canvas.rect(x + size * leg, y - size * 0.24, size * 0.06, size * 0.24, dark);
  const back = `M${px(-0.52)} ${py(0.2)}C${px(-0.6)} ${py(0.7)} ${px(-0.72)} ${py(1.1)} ${px(-0.5)} ${py(1.16)}C${px(-0.36)} ${py(1.2)} ${px(-0.3)} ${py(0.8)} ${px(-0.22)} ${py(0.5)}H${px(0.5)}V${py(0.2)}Z`;
  canvas.sprayed(back, straw, dark, 'bottom', 0.7);
  const weave = times(7).map((i) => `M${px(-0.56)} ${py(0.28 + i * 0.12)}q${q(size * 0.14)} ${q(-size * 0.03)} ${q(size * 0.28)} 0`);
  canvas.stroke(weave.join(''), dark, size * 0.014, 'opacity=".7"');
  canvas.sprayed(`M${px(-0.26)} ${py(0.44)}H${px(0.5)}q${q(size * 0.08)} ${q(-size * 0.08)} 0 ${q(-size * 0.15)}H${px(-0.24)}Z`, cloth, mix(cloth, colours.dark, 0.4), 'bottom', 0.7);
  canvas.sprayed(`M${px(-0.36)} ${py(0.56)}C${px(-0.44)} ${py(0.9)} ${px(-0.46)} ${py(1.02)} ${px(-0.34)} ${py(1)}C${px(-0.18)} ${py(0.94)} ${px(-0.12)} ${py(0.7)} ${px(-0.14)} ${py(0.56)}Z`, WHITE, mix(WHITE, colours.wallShade, 0.7), 'right', 0.7);
  canvas.stroke(`M${px(-0.3)} ${py(0.68)}C${px(0)} ${py(0.76)} ${px(0.3)} ${py(0.74)} ${px(0.5)} ${py(0.66)}V${py(0.22)}`, straw, size * 0.07);
}

/** A round low table on three legs. */
export function sideTable(canvas: Canvas, x: number, y: number, size: number, top: Colour): void {
  const { colours } = canvas;
  const leg = mix(colours.dark, colours.window, 0.25);
  canvas.path(lens(x - size * 0.6, y, size * 1.2, size * 0.14), colours.dark, 'opacity=".25"');
  for (const side of [-1, 0, 1]) canvas.line([[x + side * size * 0.2, y - size * 0.72], [x + side * size * 0.4, y]], leg, size * 0.05);
  canvas.path(`M${q(x - size * 0.55)} ${q(y - size * 0.74)}a${q(size * 0.55)} ${q(size * 0.12)} 0 1 1 ${q(size * 1.1)} 0a${q(size * 0.55)} ${q(size * 0.12)} 0 1 1 ${q(-size * 1.1)} 0Z`, top);
}

/** An open book lying flat. */
export function openBook(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  canvas.path(`M${q(x - size)} ${q(y)}L${q(x - size * 0.8)} ${q(y - size * 0.3)}Q${q(x - size * 0.3)} ${q(y - size * 0.42)} ${q(x)} ${q(y - size * 0.26)}Q${q(x + size * 0.3)} ${q(y - size * 0.42)} ${q(x + size * 0.8)} ${q(y - size * 0.3)}L${q(x + size)} ${q(y)}Q${q(x + size * 0.4)} ${q(y - size * 0.1)} ${q(x)} ${q(y + size * 0.06)}Q${q(x - size * 0.4)} ${q(y - size * 0.1)} ${q(x - size)} ${q(y)}Z`, WHITE);
  canvas.stroke(`M${q(x)} ${q(y - size * 0.26)}V${q(y + size * 0.06)}`, colours.wallShade, 3);
}

/** A straw hat with a ribbon. */
export function strawHat(canvas: Canvas, x: number, y: number, size: number, ribbon: Colour): void {
  const { colours } = canvas;
  const straw = mix(colours.wallOchre, colours.soil, 0.3);
  canvas.path(`M${q(x - size)} ${q(y)}a${q(size)} ${q(size * 0.26)} 0 1 1 ${q(size * 2)} 0a${q(size)} ${q(size * 0.26)} 0 1 1 ${q(-size * 2)} 0Z`, straw);
  canvas.path(`M${q(x - size * 0.5)} ${q(y - size * 0.02)}Q${q(x - size * 0.5)} ${q(y - size * 0.62)} ${q(x)} ${q(y - size * 0.6)}Q${q(x + size * 0.5)} ${q(y - size * 0.62)} ${q(x + size * 0.5)} ${q(y - size * 0.02)}Z`, lighten(straw, 0.2));
  canvas.path(`M${q(x - size * 0.51)} ${q(y - size * 0.02)}V${q(y - size * 0.2)}H${q(x + size * 0.51)}V${q(y - size * 0.02)}Z`, ribbon);
}

/** A deck chair of two frames with a striped cloth; it looks to the right. */
export function deckChair(canvas: Canvas, x: number, y: number, size: number, cloth: Colour): void {
  const { colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.3);
  const at = (a: number, b: number): Point => [x + a * size, y - b * size];
  canvas.path(lens(x - size * 0.6, y, size * 1.3, size * 0.1), colours.dark, 'opacity=".25"');
  canvas.line([at(-0.3, 0), at(0.4, 0.5)], mix(wood, colours.dark, 0.3), size * 0.05);
  canvas.line([at(0.55, 0), at(-0.55, 0.95)], wood, size * 0.055);
  const edge = (share: number, lift: number): string => `L${at(share, lift).map(round).join(' ')}`;
  for (const i of times(5)) {
    const [a, b] = [i * 0.05 - 0.12, i * 0.05 - 0.07];
    const d = `M${at(-0.56 + a, 0.96 + a * 0.3).map(round).join(' ')}Q${at(-0.2 + a, 0.3).map(round).join(' ')} ${at(0.38 + a, 0.42 + a * 0.3).map(round).join(' ')}${edge(0.38 + b, 0.42 + b * 0.3)}Q${at(-0.2 + b, 0.3).map(round).join(' ')} ${at(-0.56 + b, 0.96 + b * 0.3).map(round).join(' ')}Z`;
    canvas.path(d, i % 2 ? WHITE : cloth);
  }
}

/** A string of lamps that sags between two points. */
export function lampString(canvas: Canvas, from: Point, to: Point, sag: number): void {
  const { colours } = canvas;
  const on = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag];
  canvas.line(times(13).map((i) => on(i / 12)), mix(colours.dark, colours.window, 0.3), 3);
  const light = colours.lamp ?? lighten(colours.wallOchre, 0.3);
  for (const i of times(11)) {
    const [x, y] = on((i + 1) / 12);
    if (colours.lamp) canvas.circle(x, y + 14, 34, light, 'opacity=".2"');
    canvas.circle(x, y + 14, 10, light);
  }
}

/** A bench with a back, seen from the front. */
export function bench(canvas: Canvas, x: number, y: number, width: number, height: number, wood: Colour): void {
  const { colours } = canvas;
  canvas.path(lens(x - width * 0.05, y, width * 1.1, height * 0.12), colours.dark, 'opacity=".25"');
  for (const share of [0.04, 0.9]) canvas.rect(x + width * share, y - height, width * 0.06, height, mix(wood, colours.dark, 0.25));
  for (const lift of [0.98, 0.84, 0.7]) canvas.rect(x, y - height * lift, width, height * 0.09, wood);
  canvas.shape(polygonPoints(x, y - height * 0.5, width, height * 0.14), lighten(wood, 0.2));
  canvas.path(polygon(polygonPoints(x, y - height * 0.36, width, height * 0.05)), mix(wood, colours.dark, 0.2));
}

const polygonPoints = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width * 1.03, y + height],
  [x - width * 0.03, y + height],
];
