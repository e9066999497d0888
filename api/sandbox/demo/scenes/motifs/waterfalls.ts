import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE } from '../colour.js';
import { at, blob, ground, heightAt, lens, round, soft, times, type Point } from '../geometry.js';
import { forest } from '../kit/forest.js';
import { bush } from '../kit/plants.js';
import { sky } from '../kit/sky.js';

/** Where each step of the falls lies and which part of the width the water runs over. */
interface Step {
  y: number;
  drop: number;
  from: number;
  to: number;
}

/** Plitvice: forest, travertine steps with veils of water, green pools, a boardwalk. */
export function waterfalls(canvas: Canvas): void {
  const { W, H, chance } = canvas;
  const horizon = H * (canvas.knobs.hz ?? 0.22);
  sky(canvas, horizon + H * 0.1, { sunless: canvas.time === 'noon', sunY: horizon * 0.5, clouds: 1 });
  forest(canvas, horizon, horizon + H * 0.28);
  const steps: Step[] = [
    { y: 0.4, drop: chance.between(0.1, 0.14), from: 0.22, to: 0.86 },
    { y: 0.6, drop: chance.between(0.12, 0.15), from: -0.05, to: chance.between(0.6, 0.8) },
    { y: 0.82, drop: 0.11, from: chance.between(0.1, 0.3), to: 1.08 },
  ];
  steps.forEach((step, index) => {
    const next = steps[index + 1];
    fall(canvas, step, index, next ? H * next.y + 30 : H + 10);
  });
  boardwalk(canvas);
  const mirrored = chance.yes();
  const side = (x: number): number => (mirrored ? W - x : x);
  beech(canvas, side);
}

/** One natural dam: the water comes over an uneven lip and falls to a pool whose edge bends with the rock. */
function fall(canvas: Canvas, step: Step, index: number, poolEnd: number): void {
  const { W, H, chance, colours } = canvas;
  const [top, foot] = [H * step.y, H * (step.y + step.drop)];
  const turn = chance.between(0, 6);
  const slant = chance.between(-0.035, 0.035) * H;
  const line = (y: number, swing: number, rough: number): Point[] =>
    times(15).map((i) => {
      const bend = Math.sin(i * 0.72 + turn + index) * swing + Math.sin(i * 1.9 + turn) * swing * 0.35;
      return [W * (-0.02 + (1.04 * i) / 14), y + bend + slant * (i / 14 - 0.5) + chance.between(-rough, rough)];
    });
  const lip = line(top, H * 0.032, 9);
  const edge = line(foot, H * 0.024, 4);
  const water = mix(colours.shallow, colours.sea[1], 0.12 + index * 0.1);
  const pool = ground(edge, poolEnd);
  const cliff = ground(lip, foot + H * 0.05);
  canvas.sprayed(cliff, mix(colours.rockShade, colours.greenShade, 0.5), colours.dark, 'bottom', 0.75);
  rockFaces(canvas, lip, edge);
  canvas.path(pool, canvas.gradient([lighten(water, 0.36), water, mix(water, colours.sea[2], 0.45)]));
  veils(
    canvas,
    lip,
    edge,
    W * (step.from < 0 ? -0.02 : step.from * chance.between(0.5, 0.95)),
    W * Math.min(1.02, step.to),
  );
  moss(canvas, lip);
  let [ripples, foam] = ['', ''];
  for (const _ of times(30)) {
    const t = chance.between();
    const x = chance.between(-0.05, 0.95) * W;
    ripples += lens(x, heightAt(edge, x) + 14 + t * (poolEnd - foot), chance.between(50, 220), 3 + t * 3);
    const fx = W * chance.between(step.from, Math.min(0.95, step.to) - 0.04);
    foam += lens(fx - 40, heightAt(edge, fx) + chance.between(-4, 16), chance.between(30, 130), 11);
  }
  canvas.path(ripples, WHITE, 'opacity=".26"');
  canvas.path(foam, WHITE, 'opacity=".85"');
  canvas.spray(pool, mix(colours.greenShade, water, 0.3), 'right', 0.35);
  for (const _ of times(5)) boulder(canvas, chance.between(0, 1) * W, edge);
}

/** Lit ledges and hanging tufts on the travertine between the veils. */
function rockFaces(canvas: Canvas, lip: readonly Point[], edge: readonly Point[]): void {
  const { W, H, chance, colours } = canvas;
  for (const _ of times(26)) {
    const x = W * chance.between(-0.02, 1);
    const [top, foot] = [heightAt(lip, x), heightAt(edge, x)];
    const y = top + (foot - top) * chance.between(0.15, 0.75);
    const width = H * chance.between(0.02, 0.06);
    const face: Point[] = [
      [x, y],
      [x + width, y - chance.between(0, 8)],
      [x + width * 0.9, y + chance.between(14, 44)],
      [x + width * 0.2, y + chance.between(20, 60)],
    ];
    canvas.shape(
      face,
      chance.pick([
        colours.rockShade,
        mix(colours.rock, colours.rockShade, 0.6),
        mix(colours.green, colours.rockShade, 0.4),
      ]),
      'opacity=".55"',
    );
  }
}

function boulder(canvas: Canvas, x: number, edge: readonly Point[]): void {
  const { H, chance, colours } = canvas;
  const y = heightAt(edge, x) + chance.between(2, 20);
  const size = H * chance.between(0.012, 0.03);
  canvas.sprayed(
    blob(chance, x, y, size * 1.3, size * 0.8, 0.16, 8),
    mix(colours.rockShade, colours.greenShade, 0.3),
    colours.dark,
    'bottom',
    0.8,
  );
  canvas.path(
    blob(chance, x - size * 0.1, y - size * 0.4, size, size * 0.4, 0.2, 8),
    mix(colours.green, colours.greenLight, 0.3),
  );
  canvas.path(lens(x - size * 1.6, y + size * 0.7, size * 3.2, 7), WHITE, 'opacity=".6"');
}

/** Ribbons of falling water, broad and thin, widening as they fall. */
function veils(canvas: Canvas, lip: readonly Point[], edge: readonly Point[], from: number, to: number): void {
  const { W, chance, colours } = canvas;
  const q = round;
  let [veil, dark, light] = ['', '', ''];
  for (let x = from; x < to;) {
    const width = W * (chance.yes(0.35) ? chance.between(0.04, 0.085) : chance.between(0.008, 0.026));
    const top = heightAt(lip, x + width / 2) - 4;
    const flare = width * 0.05 + 3;
    const end = heightAt(edge, x + width / 2) + chance.between(2, 14);
    const bend = top + (end - top) * 0.2;
    veil +=
      `M${q(x)} ${q(top)}H${q(x + width)}C${q(x + width + flare)} ${q(bend)} ${q(x + width + flare)} ${q(end - 40)} ${q(x + width + flare * 1.6)} ${q(end)}` +
      `H${q(x - flare * 1.6)}C${q(x - flare)} ${q(end - 40)} ${q(x - flare)} ${q(bend)} ${q(x)} ${q(top)}Z`;
    for (let k = 0; k < width / 6; k++) {
      const sx = x + chance.between() * width;
      const sy = top + chance.between(8, 50);
      const ey = Math.min(end - 8, sy + chance.between(0.2, 0.7) * (end - top));
      const drift = (sx - x - width / 2) * 0.1;
      const strand = `M${q(sx)} ${q(sy)}Q${q(sx + drift)} ${q((sy + ey) / 2)} ${q(sx + drift)} ${q(ey)}`;
      if (k % 2) dark += strand;
      else light += strand;
    }
    x += width + W * (chance.yes(0.7) ? chance.between(0.002, 0.012) : chance.between(0.02, 0.07));
  }
  canvas.sprayed(veil, mix(WHITE, colours.shallow, 0.14), mix(colours.shallow, colours.sea[1], 0.2), 'top', 0.5);
  canvas.stroke(dark, mix(colours.shallow, colours.sea[1], 0.45), 2.2, 'opacity=".5"');
  canvas.stroke(light, WHITE, 3.4, 'opacity=".8"');
}

/** Moss hangs over the lip, thin where the water runs. */
function moss(canvas: Canvas, lip: readonly Point[]): void {
  const { W, H, chance, colours } = canvas;
  const under = times(57)
    .reverse()
    .map((i): string => {
      const x = W * (-0.02 + (1.04 * i) / 56);
      return `${round(x)} ${round(heightAt(lip, x) + chance.between(3, i % 3 ? 12 : 26))}`;
    });
  const d = `${soft(lip.map(([x, y]): Point => [x, y - 9]))}L${under.join('L')}Z`;
  canvas.sprayed(d, mix(colours.greenShade, colours.green, 0.55), colours.greenLight, 'top', 0.7);
  for (const _ of times(22)) {
    const [x, y] = at(lip, chance.whole(0, 14));
    const leaf = mix(colours.greenShade, colours.green, chance.between(0.1, 0.7));
    bush(
      canvas,
      x + chance.between(-60, 60),
      y + chance.between(-2, 14),
      H * chance.between(0.012, 0.036),
      leaf,
      colours.greenLight,
    );
  }
}

function boardwalk(canvas: Canvas): void {
  const { W, H, colours } = canvas;
  const q = round;
  const walk = `M${q(-W * 0.02)} ${q(H * 0.99)}C${q(W * 0.2)} ${q(H * 0.93)} ${q(W * 0.34)} ${q(H * 0.96)} ${q(W * 0.56)} ${q(H * 1.03)}L${q(W * 0.4)} ${q(H * 1.06)}L0 ${q(H * 1.06)}Z`;
  canvas.path(walk, mix(colours.soil, colours.wall, 0.2));
  canvas.clip(walk, () => {
    for (const i of times(26))
      canvas.line(
        [
          [W * (i * 0.025) - 30, H * 0.9],
          [W * (i * 0.025) - 60, H * 1.05],
        ],
        mix(colours.soil, colours.dark, 0.45),
        3,
      );
  });
}

/** A beech at the edge frames the picture. */
function beech(canvas: Canvas, side: (x: number) => number): void {
  const { W, H, chance, colours } = canvas;
  const q = round;
  const x = (share: number): number => q(side(W * share));
  canvas.path(
    `M${x(-0.015)} ${H}C${x(0.03)} ${q(H * 0.6)} ${x(0.005)} ${q(H * 0.3)} ${x(0.04)} -10H${x(0.075)}C${x(0.05)} ${q(H * 0.3)} ${x(0.07)} ${q(H * 0.6)} ${x(0.085)} ${H}Z`,
    mix(colours.dark, colours.soil, 0.16),
  );
  for (const _ of times(36)) {
    const t = chance.between();
    const leaf = blob(
      chance,
      side(W * (t * t * 0.36 - 0.03)),
      H * (chance.between() * 0.5 * (1 - t) - 0.02),
      H * chance.between(0.026, 0.06),
      H * chance.between(0.018, 0.042),
      0.22,
      9,
    );
    canvas.path(
      leaf,
      chance.pick([
        mix(colours.greenShade, colours.dark, 0.45),
        colours.greenShade,
        colours.green,
        mix(colours.green, colours.greenLight, 0.4),
      ]),
    );
  }
}
