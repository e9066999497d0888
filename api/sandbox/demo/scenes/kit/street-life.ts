import { type Canvas } from '../canvas.js';
import { lighten, mix, WHITE } from '../colour.js';
import { along, type Point, round, soft, times } from '../geometry.js';

export function laundry(canvas: Canvas, from: Point, to: Point): void {
  const { H, chance, colours } = canvas;
  const sag = H * 0.03;
  const on = (t: number): Point => [along(from[0], to[0], t), along(from[1], to[1], t) + Math.sin(t * Math.PI) * sag];
  canvas.stroke(soft(times(9).map((i) => on(i / 8))), mix(colours.dark, colours.window, 0.3), 3);
  const width = to[0] - from[0];
  for (let t = 0.12; t < 0.86;) {
    const share = chance.between(0.09, 0.17);
    const [[x0, y0], [x1, y1]] = [on(t), on(t + share)];
    const length = width * chance.between(0.14, 0.26);
    const cloth = chance.pick([
      WHITE,
      WHITE,
      colours.sea[1],
      colours.flower[1],
      colours.wallOchre,
      lighten(colours.roof, 0.2),
    ]);
    const swing = chance.between(-6, 6);
    const d = `M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}Q${round(x1 + swing)} ${round(y1 + length / 2)} ${round(x1 + swing)} ${round(y1 + length)}Q${round((x0 + x1) / 2)} ${round(y0 + length * 0.92)} ${round(x0 + swing)} ${round(y0 + length)}Q${round(x0 + swing)} ${round(y0 + length / 2)} ${round(x0)} ${round(y0)}Z`;
    canvas.sprayed(d, mix(cloth, colours.wallShade, 0.06), mix(cloth, colours.wallShade, 0.6), 'right', 0.7);
    t += share + chance.between(0.02, 0.06);
  }
}

/** A cat sitting on a step with its back to us. */
export function cat(canvas: Canvas, x: number, y: number, size: number): void {
  const { chance, colours } = canvas;
  const fur = chance.pick([mix(colours.dark, colours.window, 0.2), mix(colours.roofLight, colours.soil, 0.4)]);
  const px = (share: number): number => round(x + size * share);
  const py = (share: number): number => round(y - size * share);
  canvas.stroke(
    `M${px(0.22)} ${py(0.05)}C${px(0.55)} ${py(-0.02)} ${px(0.6)} ${py(0.2)} ${px(0.5)} ${py(0.32)}`,
    fur,
    size * 0.08,
  );
  canvas.path(
    `M${px(-0.26)} ${py(0)}C${px(-0.36)} ${py(0.4)} ${px(-0.16)} ${py(0.55)} ${px(-0.12)} ${py(0.66)}H${px(0.12)}C${px(0.16)} ${py(0.55)} ${px(0.36)} ${py(0.4)} ${px(0.26)} ${py(0)}Z`,
    fur,
  );
  canvas.path(
    `M${px(-0.19)} ${py(1)}L${px(-0.08)} ${py(0.9)}H${px(0.08)}L${px(0.19)} ${py(1)}V${py(0.76)}Q${px(0)} ${py(0.52)} ${px(-0.19)} ${py(0.76)}Z`,
    fur,
  );
}
