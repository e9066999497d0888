import type { Canvas, Side } from '../canvas.js';
import { mix, type Colour } from '../colour.js';
import { blob, round, soft, times, type Point } from '../geometry.js';

/** Long-needled twigs hanging into the picture: the frame a poster uses for depth. */
export function pineFrame(canvas: Canvas, side: Side = 'left', scale = 1): void {
  const { W, H, chance, colours } = canvas;
  const inward = side === 'left' ? 1 : -1;
  const edge = side === 'left' ? 0 : W;
  const bark = mix(colours.dark, colours.rockShade, 0.25);
  const tips: Point[] = [];
  for (let branch = 0; branch < 3; branch++) {
    const y = H * (-0.02 + branch * 0.085 * scale);
    const length = W * chance.between(0.2, 0.34) * scale * (1 - branch * 0.16);
    const points: Point[] = [];
    for (let i = 0; i <= 6; i++) {
      const t = i / 6;
      points.push([edge + inward * (length * t - 20), y + H * 0.16 * scale * Math.pow(t, 1.6) + chance.between(-8, 8)]);
    }
    canvas.stroke(soft(points), bark, 9 * scale - branch * 1.5);
    for (const [x, py] of points.slice(1)) {
      for (let k = 0; k < 3; k++)
        tips.push([x + chance.between(-46, 46) * scale, py + chance.between(-34, 40) * scale]);
    }
  }
  const needles = (colour: Colour, thickness: number, count: number, length: number, shift: number): void => {
    const heading = inward > 0 ? 0.5 : Math.PI - 0.5;
    for (const [x, y] of tips) {
      const turn = chance.between(-0.4, 0.4);
      let d = '';
      for (let i = 0; i < count; i++) {
        const angle = heading + turn + (i / (count - 1) - 0.5) * 3.1;
        const reach = length * scale * chance.between(0.65, 1.1);
        const [ex, ey] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
        d += `M${round(x)} ${round(y + shift)}q${round(ex * 0.55)} ${round(ey * 0.42)} ${round(ex)} ${round(ey)}`;
      }
      canvas.stroke(d, colour, thickness);
    }
  };
  needles(mix(colours.greenShade, colours.dark, 0.55), 4.4 * scale, 17, 78, 7);
  needles(mix(colours.green, colours.greenShade, 0.5), 3.2 * scale, 13, 68, 0);
  needles(mix(colours.greenLight, colours.green, 0.4), 2 * scale, 7, 56, -4);
}

/** Bougainvillea, one flower per point that `place` gives. */
export function blossoms(canvas: Canvas, place: () => Point, count: number, size: number): void {
  const { chance, colours } = canvas;
  const dark = mix(colours.greenShade, colours.dark, 0.2);
  for (let i = 0; i < count * 0.5; i++) {
    const [x, y] = place();
    const leaf = blob(chance, x, y, size * chance.between(1.1, 1.9), size * chance.between(0.8, 1.4), 0.2, 8);
    canvas.path(leaf, chance.yes() ? dark : colours.green);
  }
  const layers = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const [x, y] = place();
    const reach = size * chance.between(0.5, 0.95);
    const turn = chance.between(0, 6);
    let d = '';
    for (let k = 0; k < 3; k++) {
      const angle = turn + k * 2.1;
      const point = (shift: number, far: number): string =>
        `${round(x + Math.cos(angle + shift) * reach * far)} ${round(y + Math.sin(angle + shift) * reach * far)}`;
      d += `M${round(x)} ${round(y)}Q${point(-0.6, 1)} ${point(0, 1.2)}Q${point(0.6, 1)} ${round(x)} ${round(y)}`;
    }
    layers[i % 3] += d;
  }
  for (const k of [2, 0, 1] as const) canvas.path(layers[k] ?? '', colours.flower[k]);
}

/** Blossoms over an upper corner of the picture. */
export function blossomCorner(canvas: Canvas, count = 300): void {
  const { W, H, chance } = canvas;
  const place = (): Point => {
    const t = chance.between();
    return [t * t * W * 0.4, chance.between(0, 1 - t) * H * 0.24 - 10];
  };
  blossoms(canvas, place, count, 15);
}

const VINE_LEAF =
  'M0 -1C.35 -.85 .3 -.6 .5 -.62C.9 -.62 .95 -.2 .7 -.05C1 .2 .75 .6 .42 .5C.3 .8 .1 .75 0 .6' +
  'C-.1 .75 -.3 .8 -.42 .5C-.75 .6 -1 .2 -.7 -.05C-.95 -.2 -.9 -.62 -.5 -.62C-.3 -.6 -.35 -.85 0 -1Z';

export function vineLeaf(canvas: Canvas, x: number, y: number, size: number, turn: number, colour: Colour): void {
  canvas.group(`transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size)})"`, () => {
    canvas.path(VINE_LEAF, colour);
    canvas.path(
      'M0 .6V-.8M0 .3L.55 -.2M0 .3L-.55 -.2',
      'none',
      `stroke="${mix(colour, canvas.colours.dark, 0.35)}" stroke-width=".05"`,
    );
  });
}

/** A bunch of blue grapes hanging from its stalk. */
export function grapes(canvas: Canvas, x: number, y: number, scale = 1): void {
  const { chance, colours } = canvas;
  canvas.line(
    [
      [x, y - 60 * scale],
      [x, y],
    ],
    mix(colours.soil, colours.dark, 0.5),
    6 * scale,
  );
  [3, 4, 4, 4, 3, 3, 2, 1].forEach((count, row) => {
    for (const i of times(count)) {
      const px = x + ((i - (count - 1) / 2) * 25 + chance.between(-5, 5)) * scale;
      const py = y + (row * 21 + chance.between(-4, 4)) * scale;
      canvas.circle(px, py, 16 * scale, mix(colours.lavender[1], colours.dark, chance.between(0.25, 0.5)));
      canvas.circle(px - 5 * scale, py - 5 * scale, 6 * scale, colours.lavender[0], 'opacity=".6"');
    }
  });
}

/** Vine leaves along the points that `place` gives. */
export function vineLeaves(canvas: Canvas, place: () => Point, count: number, low = 34, high = 62): void {
  const { chance, colours } = canvas;
  for (const _ of times(count)) {
    const [x, y] = place();
    const size = Math.round(chance.between(low, high));
    const turn = chance.between(-50, 230);
    const tone = chance.pick([
      colours.green,
      colours.greenShade,
      mix(colours.green, colours.greenLight, 0.5),
      colours.greenShade,
    ]);
    vineLeaf(canvas, x, y, size, turn, tone);
  }
}

/** Vine leaves over an upper corner, left or right, with grapes. */
export function vineCorner(canvas: Canvas): void {
  const { W, H, chance } = canvas;
  const mirrored = !chance.yes();
  const side = (value: number): number => (mirrored ? W - value : value);
  const corner = (): Point => {
    const t = chance.between();
    return [side(t * W * 0.44), H * (0.015 + chance.between() * 0.17 * Math.pow(1 - t, 0.8))];
  };
  vineLeaves(canvas, corner, 34);
  grapes(canvas, side(W * 0.14), H * 0.2);
  grapes(canvas, side(W * 0.27), H * 0.15);
}
