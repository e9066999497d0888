import type { Canvas } from '../canvas.js';
import { mix } from '../colour.js';
import { along, blob, box, ground, heightAt, lens, times, type Point } from '../geometry.js';
import { vineCorner } from '../kit/frames.js';
import { hills, islands } from '../kit/land.js';
import { stoneWall } from '../kit/buildings.js';
import { cypress } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { townHill } from '../kit/town.js';
import { seaStrip } from '../kit/water.js';

/** Where each slope begins, how it arches and which way its rows lean; the nearest comes last. */
const SLOPES = [
  { drop: 0.14, rise: 0.05, fade: 0.2, lean: 1 },
  { drop: 0.25, rise: 0.06, fade: 0.08, lean: -1 },
  { drop: 0.42, rise: 0.08, fade: 0, lean: 1 },
] as const;

/** Vine rows over three slopes, a hill town behind, grapes at the edge. */
export function vineyard(canvas: Canvas): void {
  const { W, H, chance, colours, knobs, nested } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.34, 0.4));
  sky(canvas, horizon);
  if ((knobs.outlook ?? 'sea') === 'sea') {
    islands(canvas, horizon, 3);
    seaStrip(canvas, horizon, H * 0.09);
  } else {
    hills(
      canvas,
      horizon,
      H * 0.1,
      mix(colours.green, colours.haze, 0.72),
      mix(colours.greenShade, colours.haze, 0.66),
      H,
    );
  }
  hills(
    canvas,
    horizon + H * 0.05,
    H * 0.08,
    mix(colours.green, colours.haze, 0.45),
    mix(colours.greenShade, colours.haze, 0.35),
    H,
  );
  const x = W * (knobs.tx ?? chance.between(0.62, 0.72));
  townHill(canvas, x, horizon + H * 0.085, W * 0.3, H * 0.14, { rows: 4, size: W / 46, fade: 0.14, inland: true });
  for (const i of [0, 1, 2] as const) slope(canvas, horizon, i);
  stoneWall(canvas, -10, W + 10, H * 0.9, H * 0.11, 3);
  if (!nested && knobs.frame !== 'none') vineCorner(canvas);
}

function slope(canvas: Canvas, horizon: number, index: 0 | 1 | 2): void {
  const { W, H, chance, colours } = canvas;
  const { drop, rise, fade, lean } = SLOPES[index];
  const y = horizon + H * drop;
  const skyline = times(13).map((i): Point => {
    const swing = Math.sin((i / 12) * Math.PI * 1.15 + (lean > 0 ? 0.2 : 1.7));
    return [-40 + ((W + 80) * i) / 12, y - swing * H * rise];
  });
  const d = ground(skyline, H);
  const soil = mix(mix(colours.soil, colours.green, 0.2), colours.haze, fade);
  canvas.path(d, canvas.gradient([mix(soil, colours.greenLight, 0.35), soil]));
  const next = SLOPES[index + 1];
  const foot = next ? horizon + H * next.drop + H * 0.05 : H * 0.95;
  const rows = 26 - index * 7;
  const middle = W * (0.5 - lean * 0.3);
  for (let i = -6; i < rows + 6; i++) {
    const topX = -W * 0.05 + (W * 1.1 * i) / rows;
    const footX = middle + (topX - middle) * (2.1 + index * 0.35) + lean * W * 0.24;
    const topY = heightAt(skyline, Math.min(W, Math.max(0, topX)));
    vineRow(canvas, skyline, [topX, topY + 4], [footX, foot + 30], (W / rows) * (0.42 + index * 0.16), index);
  }
  canvas.spray(d, mix(colours.greenShade, colours.dark, 0.2), 'corner', 0.4);
  if (!next) return;
  for (const i of times(5)) {
    const x = W * (lean > 0 ? 0.08 : 0.78) + i * chance.between(30, 50);
    cypress(canvas, x, y + chance.between(-6, 20) - H * rise * 0.5, H * chance.between(0.07, 0.13), fade * 0.6);
  }
}

/** Far rows are a string of dots, near ones leaves with their light side and stakes. */
function vineRow(canvas: Canvas, skyline: readonly Point[], from: Point, to: Point, unit: number, index: number): void {
  const { W, H, chance, colours } = canvas;
  const { fade, lean } = SLOPES[index] ?? SLOPES[0];
  const steps = index === 0 ? 20 : 27;
  let [light, leaves, shadow, stakes] = ['', '', '', ''];
  for (let s = 0; s <= steps; s++) {
    const t = Math.pow(s / steps, 1.55);
    const [x, y] = [along(from[0], to[0], t), along(from[1], to[1], t)];
    const size = unit * (0.3 + t * (0.75 + index * 0.3));
    // Leaning rows may leave the picture or the slope.
    if (x < -80 || x > W + 80 || y > H * 0.95 || y < heightAt(skyline, x)) continue;
    const corners = size < 9 ? 5 : 7;
    leaves += blob(chance, x, y, size * 0.92, size * 0.78, 0.18, corners);
    light += lens(x - size * 0.7, y - size * 0.3, size * 1.1, size * 0.62);
    if (size < 8) continue;
    shadow += lens(x - size * 0.9 - lean * size * 0.5, y + size * 0.72, size * 2.4, size * 0.5);
    if (size > 13 && s % 2) stakes += box(x - 1.6, y - size * 0.9, 3.2, size * 1.7);
  }
  canvas.path(shadow, mix(colours.soil, colours.dark, 0.5), 'opacity=".5"');
  canvas.path(stakes, mix(colours.soil, colours.dark, 0.6));
  canvas.path(leaves, mix(mix(colours.green, colours.greenShade, 0.35), colours.haze, fade));
  canvas.path(light, mix(mix(colours.green, colours.greenLight, 0.6), colours.haze, fade));
}
