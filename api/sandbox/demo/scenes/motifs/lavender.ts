import type { Canvas } from '../canvas.js';
import { mix } from '../colour.js';
import { at, blob, box, ground, lens, ridge, times } from '../geometry.js';
import { stoneWall } from '../kit/buildings.js';
import { hills, islands } from '../kit/land.js';
import { cypress, umbrellaPine } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { seaStrip } from '../kit/water.js';

/** Lavender rows running to one point, a stone hut, the sea or hills beyond. */
export function lavender(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.36, 0.42));
  sky(canvas, horizon);
  if ((knobs.outlook ?? 'sea') === 'sea') {
    islands(canvas, horizon - H * 0.03, 3);
    seaStrip(canvas, horizon - H * 0.03, H * 0.12);
  } else {
    hills(
      canvas,
      horizon - H * 0.02,
      H * 0.1,
      mix(colours.green, colours.haze, 0.7),
      mix(colours.greenShade, colours.haze, 0.6),
      H,
    );
  }
  const line = ridge(chance, -40, W + 40, horizon + H * 0.04, H * 0.05, 3, 0.4);
  canvas.sprayed(
    ground(line, H),
    mix(colours.green, colours.haze, 0.4),
    mix(colours.greenShade, colours.haze, 0.4),
    'right',
    0.55,
  );
  for (const _ of times(9)) {
    const foot = at(line, chance.whole(0, line.length - 1));
    if (chance.yes()) umbrellaPine(canvas, foot[0], foot[1] + 16, H * chance.between(0.06, 0.09));
    else cypress(canvas, foot[0], foot[1] + 14, H * chance.between(0.07, 0.13), 0.2);
  }
  const top = horizon + H * 0.075;
  const vanishing = W * chance.between(0.3, 0.7);
  canvas.rect(
    0,
    top,
    W,
    H - top,
    canvas.gradient([mix(colours.soil, colours.haze, 0.3), colours.soil, mix(colours.soil, colours.dark, 0.2)]),
  );
  // The outer rows first: those in the middle overlap them.
  const rows = times(27)
    .map((i) => i - 13)
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const row of rows) lavenderRow(canvas, row, vanishing, horizon - H * 0.1, top);
  canvas.spray(box(0, top, W, H - top), mix(colours.lavender[1], colours.dark, 0.3), 'bottom', 0.4);
  hut(canvas, W * (vanishing > W / 2 ? 0.2 : 0.72), top + H * 0.035);
}

/** Every row is a line of tufts, lit from the left. */
function lavenderRow(canvas: Canvas, row: number, vanishingX: number, vanishingY: number, top: number): void {
  const { W, H, chance, colours } = canvas;
  const footX = vanishingX + row * W * 0.135;
  const tufts = 26;
  let [base, shadow, light, spikes] = ['', '', '', ''];
  for (let j = 0; j <= tufts; j++) {
    const t = Math.pow(j / tufts, 2.1);
    const y = top + t * (H * 1.06 - top);
    const near = (y - vanishingY) / (H - vanishingY);
    const x = vanishingX + (footX - vanishingX) * near;
    const size = W * 0.05 * near * chance.between(0.92, 1.08);
    if (x < -120 || x > W + 120) continue;
    shadow += lens(x - size * 1.1, y + size * 0.22, size * 2.4, size * 0.5);
    base += blob(chance, x, y - size * 0.34, size * 0.92, size * 0.78, 0.1, 9);
    light += blob(chance, x - size * 0.2, y - size * 0.62, size * 0.58, size * 0.38, 0.16, 8);
    if (size <= 20) continue;
    for (const _ of times(9)) {
      const angle = chance.between(-2.6, -0.5);
      const reach = size * chance.between(0.75, 1.2);
      spikes += lens(
        x + Math.cos(angle) * reach * 0.9 - size * 0.05,
        y - size * 0.25 + Math.sin(angle) * reach,
        size * 0.1,
        size * 0.16,
      );
    }
  }
  canvas.path(shadow, mix(colours.soil, colours.dark, 0.5), 'opacity=".5"');
  canvas.path(base, mix(colours.lavender[1], colours.lavender[0], 0.25));
  canvas.path(light, colours.lavender[0]);
  canvas.path(spikes, colours.lavender[2]);
}

function hut(canvas: Canvas, x: number, y: number): void {
  const { H, chance, colours } = canvas;
  const size = H * 0.085;
  umbrellaPine(canvas, x + size * 2.4, y, H * 0.24, 0.08);
  for (const shift of [-0.5, -0.9]) cypress(canvas, x + size * shift, y, H * chance.between(0.17, 0.24));
  stoneWall(canvas, x, x + size * 1.7, y - size * 0.8, size * 0.82, 5);
  canvas.rect(x + size * 0.7, y - size * 0.52, size * 0.3, size * 0.54, colours.window);
  const eaves = y - size * 0.76;
  const top = y - size * 1.3;
  canvas.shape(
    [
      [x - size * 0.14, eaves],
      [x + size * 0.35, top],
      [x + size * 1.35, top],
      [x + size * 1.84, eaves],
    ],
    colours.roof,
  );
  canvas.shape(
    [
      [x - size * 0.14, eaves],
      [x + size * 0.35, top],
      [x + size * 0.8, top],
      [x + size * 0.6, eaves],
    ],
    colours.roofLight,
  );
}
