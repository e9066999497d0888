import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE, type Colour } from '../colour.js';
import { lens, round, times } from '../geometry.js';

interface BoatPlan {
  hull?: Colour;
  sail?: boolean;
  cabin?: boolean;
}

/** A sailing boat, or a small motor boat with a cabin; `size` is its length. */
export function boat(canvas: Canvas, x: number, y: number, size: number, plan: BoatPlan = {}): void {
  const { chance, colours } = canvas;
  const hull = plan.hull ?? chance.pick([WHITE, colours.wall, colours.roof, colours.sea[2]]);
  const white = mix(WHITE, colours.haze, 0.12);
  const heading = chance.yes() ? -1 : 1;
  canvas.path(lens(x - size * 0.62, y + size * 0.1, size * 1.24, size * 0.1), colours.sea[2], 'opacity=".5"');
  const s = (share: number): number => round(size * share);
  canvas.group(`transform="translate(${round(x)} ${round(y)}) scale(${heading} 1)"`, () => {
    const hullShape =
      `M${s(-0.5)} ${s(-0.13)}Q${s(-0.44)} ${s(0.1)} ${s(-0.3)} ${s(0.1)}H${s(0.3)}` +
      `Q${s(0.46)} ${s(0.04)} ${s(0.56)} ${s(-0.2)}Q${s(0.1)} ${s(-0.06)} ${s(-0.5)} ${s(-0.13)}Z`;
    canvas.path(hullShape, mix(hull, colours.haze, 0.1));
    const rail = `M${s(-0.5)} ${s(-0.13)}Q${s(0.1)} ${s(-0.06)} ${s(0.56)} ${s(-0.2)}L${s(0.53)} ${s(-0.13)}Q${s(0.1)} ${s(0.01)} ${s(-0.48)} ${s(-0.07)}Z`;
    canvas.path(rail, hull === WHITE ? colours.sea[2] : white);
    if (plan.sail) sails(canvas, s, white, size);
    else if (plan.cabin !== false) {
      canvas.path(`M${s(-0.22)} ${s(-0.1)}L${s(-0.2)} ${s(-0.3)}H${s(0.06)}L${s(0.12)} ${s(-0.1)}Z`, white);
      canvas.rect(-size * 0.15, -size * 0.25, size * 0.16, size * 0.08, colours.window);
    }
  });
  const ripples = times(4).map((i) =>
    lens(
      x - size * chance.between(0.2, 0.42),
      y + size * (0.16 + i * 0.07),
      size * chance.between(0.4, 0.8),
      size * 0.02,
    ),
  );
  canvas.path(ripples.join(''), mix(hull, colours.sea[1], 0.35), 'opacity=".5"');
}

function sails(canvas: Canvas, s: (share: number) => number, white: Colour, size: number): void {
  const { colours } = canvas;
  canvas.line(
    [
      [s(0.02), s(-0.08)],
      [s(0.02), s(-1.36)],
    ],
    mix(colours.dark, colours.rockShade, 0.4),
    size * 0.022,
  );
  canvas.path(
    `M${s(-0.02)} ${s(-1.32)}Q${s(-0.3)} ${s(-0.7)} ${s(-0.46)} ${s(-0.22)}L${s(-0.02)} ${s(-0.22)}Z`,
    mix(white, colours.haze, 0.22),
  );
  canvas.path(`M${s(0.06)} ${s(-1.26)}Q${s(0.34)} ${s(-0.62)} ${s(0.5)} ${s(-0.2)}L${s(0.06)} ${s(-0.22)}Z`, white);
}

/** An open wooden boat of the coast with pointed ends, moored. */
export function woodenBoat(canvas: Canvas, x: number, y: number, size: number, colour: Colour): void {
  const { chance, colours } = canvas;
  const q = round;
  const half = size / 2;
  canvas.path(lens(x - half * 1.15, y + size * 0.1, size * 1.15, size * 0.14), colours.dark, 'opacity=".32"');
  const hull = `M${q(x - half)} ${q(y - size * 0.16)}Q${q(x - half * 0.7)} ${q(y + size * 0.11)} ${q(x - half * 0.3)} ${q(y + size * 0.11)}H${q(x + half * 0.3)}Q${q(x + half * 0.7)} ${q(y + size * 0.11)} ${q(x + half)} ${q(y - size * 0.2)}Q${q(x)} ${q(y - size * 0.02)} ${q(x - half)} ${q(y - size * 0.16)}Z`;
  const inside = `M${q(x - half)} ${q(y - size * 0.16)}Q${q(x)} ${q(y - size * 0.2)} ${q(x + half)} ${q(y - size * 0.2)}Q${q(x)} ${q(y - size * 0.02)} ${q(x - half)} ${q(y - size * 0.16)}Z`;
  canvas.path(inside, mix(colours.soil, colours.dark, 0.35));
  for (const share of [-0.35, 0.05, 0.42])
    canvas.rect(x + half * share, y - size * 0.15, size * 0.07, size * 0.06, mix(colours.soil, colours.wall, 0.3));
  canvas.sprayed(hull, colour, mix(colour, colours.dark, 0.4), 'bottom', 0.7);
  const band = `M${q(x - half)} ${q(y - size * 0.16)}Q${q(x)} ${q(y - size * 0.02)} ${q(x + half)} ${q(y - size * 0.2)}L${q(x + half * 0.97)} ${q(y - size * 0.16)}Q${q(x)} ${q(y + size * 0.02)} ${q(x - half * 0.98)} ${q(y - size * 0.12)}Z`;
  canvas.path(band, lighten(colour, 0.65));
  const ripples = times(5).map((i) =>
    lens(
      x - size * chance.between(0.25, 0.5),
      y + size * (0.17 + i * 0.06),
      size * chance.between(0.4, 0.95),
      size * 0.022,
    ),
  );
  canvas.path(ripples.join(''), mix(colour, colours.sea[1], 0.4), 'opacity=".45"');
}
