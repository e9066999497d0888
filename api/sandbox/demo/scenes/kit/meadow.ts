import type { Canvas } from '../canvas.js';
import { lighten, mix, type Colour } from '../colour.js';
import { lens, round, times } from '../geometry.js';

/** Reeds with cattails along the lower edge. */
export function reeds(canvas: Canvas, left: number, right: number, y: number, height: number): void {
  const { chance, colours } = canvas;
  const tones = [
    mix(colours.greenShade, colours.dark, 0.3),
    mix(colours.green, colours.greenShade, 0.4),
    mix(colours.green, colours.greenLight, 0.6),
  ];
  for (const tone of tones) {
    let d = '';
    for (const _ of times(Math.round((right - left) / 9))) {
      const x = chance.between(left, right);
      const reach = height * chance.between(0.5, 1);
      const lean = chance.between(-0.22, 0.22) * reach;
      d += `M${round(x - 4)} ${round(y)}Q${round(x)} ${round(y - reach * 0.6)} ${round(x + lean)} ${round(y - reach)}Q${round(x + 6)} ${round(y - reach * 0.5)} ${round(x + 5)} ${round(y)}Z`;
    }
    canvas.path(d, tone);
  }
  for (const _ of times(Math.round((right - left) / 60))) {
    const [x, top] = [chance.between(left, right), y - height * chance.between(0.75, 1.08)];
    canvas.line(
      [
        [x, y],
        [x + 4, top],
      ],
      tones[0] ?? colours.dark,
      3,
    );
    canvas.line(
      [
        [x + 4, top],
        [x + 5, top + height * 0.17],
      ],
      mix(colours.soil, colours.dark, 0.55),
      13,
    );
  }
}

/** A sunflower looking at us. */
export function sunflower(canvas: Canvas, x: number, y: number, size: number, height: number): void {
  const { chance, colours, time } = canvas;
  const night = time === 'night' ? 0.5 : time === 'dusk' ? 0.25 : 0;
  const petal: Colour = mix('#f2b01e', colours.greenShade, night);
  canvas.line(
    [
      [x, y],
      [x + chance.between(-8, 8), y + height],
    ],
    mix(colours.green, colours.greenShade, 0.5),
    size * 0.13,
  );
  for (const side of [-1, 1]) {
    const ly = y + height * chance.between(0.3, 0.5);
    canvas.path(
      `M${round(x)} ${round(ly + size * 0.3)}Q${round(x + side * size * 0.5)} ${round(ly - size * 0.5)} ${round(x + side * size * 1.15)} ${round(ly + size * 0.1)}Q${round(x + side * size * 0.6)} ${round(ly + size * 0.5)} ${round(x)} ${round(ly + size * 0.3)}Z`,
      side < 0 ? colours.green : mix(colours.green, colours.greenShade, 0.5),
    );
  }
  const petals = (reach: number, shift: number): string =>
    times(16)
      .map((i) => {
        const angle = (i / 16) * Math.PI * 2 + shift;
        const at = (turn: number, far: number): string =>
          `${round(x + Math.cos(angle + turn) * size * far)} ${round(y + Math.sin(angle + turn) * size * far * 0.94)}`;
        return `M${at(-0.16, 0.4)}Q${at(-0.2, reach * 0.8)} ${at(0, reach)}Q${at(0.2, reach * 0.8)} ${at(0.16, 0.4)}Z`;
      })
      .join('');
  canvas.path(petals(1.04, 0.2), mix(petal, colours.roof, 0.3));
  canvas.path(petals(0.94, 0), petal);
  canvas.circle(x, y, size * 0.45, mix(colours.soil, colours.dark, 0.62));
  canvas.circle(x - size * 0.05, y - size * 0.05, size * 0.27, mix(colours.soil, colours.dark, 0.4));
}

/** Grass with a few flowers; x from left to right, roots at `y`. */
export function grass(canvas: Canvas, left: number, right: number, y: number, height: number): void {
  const { chance, colours } = canvas;
  for (const tone of [
    colours.greenShade,
    mix(colours.green, colours.greenShade, 0.3),
    mix(colours.green, colours.greenLight, 0.6),
  ]) {
    const d = times(Math.round((right - left) / 11)).map(() => {
      const x = chance.between(left, right);
      const reach = height * chance.between(0.35, 1);
      return `M${round(x - 4)} ${round(y)}q${round(4 + chance.between(-8, 8))} ${round(-reach * 0.7)} ${round(chance.between(-24, 24))} ${round(-reach)}q${round(-2)} ${round(reach * 0.6)} 8 ${round(reach)}Z`;
    });
    canvas.path(d.join(''), tone);
  }
  for (const _ of times(Math.round((right - left) / 70))) {
    const [x, py] = [chance.between(left, right), y - height * chance.between(0.5, 1)];
    canvas.circle(
      x,
      py,
      chance.between(5, 9),
      chance.pick([colours.flower[0], lighten(colours.wall, 0.5), colours.lavender[0], colours.flower[1]]),
    );
  }
}

/** Round hay bales, smaller in the distance. */
export function hayBale(canvas: Canvas, x: number, y: number, size: number): void {
  const { colours } = canvas;
  const straw = mix(colours.soil, colours.wallOchre, 0.5);
  canvas.path(lens(x - size * 0.8, y, size * 2.1, size * 0.22), colours.dark, 'opacity=".28"');
  const body = `M${round(x - size * 0.5)} ${round(y - size * 0.5)}a${round(size * 0.5)} ${round(size * 0.5)} 0 0 1 ${round(size * 0.5)} ${round(-size * 0.5)}h${round(size * 0.55)}a${round(size * 0.42)} ${round(size * 0.5)} 0 0 1 0 ${round(size)}h${round(-size * 0.55)}Z`;
  canvas.sprayed(body, straw, mix(straw, colours.dark, 0.35), 'right', 0.8);
  canvas.circle(x, y - size * 0.5, size * 0.5, mix(straw, colours.glow, 0.25));
  for (const share of [0.36, 0.22, 0.1])
    canvas.circle(
      x,
      y - size * 0.5,
      size * share,
      'none',
      `stroke="${mix(straw, colours.dark, 0.28)}" stroke-width="${round(size * 0.03)}"`,
    );
}
