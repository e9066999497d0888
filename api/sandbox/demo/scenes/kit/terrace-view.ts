import type { Canvas } from '../canvas.js';
import { mix, WHITE } from '../colour.js';
import { box, round, times, type Point } from '../geometry.js';
import { floorColour, textileColour, type HouseStyle } from '../house-style.js';
import { backdrop } from './backdrop.js';
import { blossoms, vineLeaves } from './frames.js';
import { bush, cypress, tree } from './plants.js';
import { sky } from './sky.js';

/** Sky, land and the tops of the garden, as seen over the railing. */
export function overlook(canvas: Canvas, floor: number): void {
  const { W, H, chance, knobs } = canvas;
  const horizon = H * (knobs.hz ?? chance.between(0.34, 0.44));
  sky(canvas, horizon, { sunX: W * chance.between(0.2, 0.8), sunY: horizon * chance.between(0.3, 0.7) });
  backdrop(canvas, horizon, floor + 10);
  belowBalcony(canvas, floor, 0);
}

export function belowBalcony(canvas: Canvas, floor: number, from = 0.2): void {
  const { W, H, chance, colours, knobs } = canvas;
  const outlook = knobs.outlook ?? 'sea';
  if (outlook === 'roofs') return;
  for (const i of times(16)) {
    const leaf = mix(colours.greenShade, colours.dark, chance.between(0, 0.3));
    bush(
      canvas,
      W * (from + i * (from ? 0.055 : 0.067)),
      floor + chance.between(-6, 16),
      H * chance.between(0.03, 0.06),
      leaf,
      colours.green,
    );
  }
  for (const x of [0.72, 0.79, 0.96]) {
    if (outlook === 'sea') cypress(canvas, W * x, floor + 20, H * chance.between(0.16, 0.3));
    else tree(canvas, W * x, floor + 20, H * chance.between(0.14, 0.24));
  }
}

/** The floor of a balcony or terrace. */
export function tiles(canvas: Canvas, style: HouseStyle, top: number): void {
  const { W, H, colours } = canvas;
  const floor = floorColour(style, colours);
  const joint = mix(floor, colours.dark, 0.22);
  canvas.rect(0, top, W, H - top, canvas.gradient([mix(floor, colours.dark, 0.1), floor]));
  for (let i = -16; i <= 16; i++)
    canvas.line(
      [
        [W / 2 + i * W * 0.06, top],
        [W / 2 + i * W * 0.14, H],
      ],
      joint,
      2,
      'opacity=".55"',
    );
  for (const share of [0.1, 0.26, 0.5, 0.8])
    canvas.line(
      [
        [0, top + (H - top) * share],
        [W, top + (H - top) * share],
      ],
      joint,
      2,
      'opacity=".5"',
    );
  canvas.spray(box(0, top, W, H - top), mix(floor, colours.dark, 0.5), 'bottom', 0.4);
}

/** Above the table: an awning, vine or bougainvillea. */
export function shade(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  if (canvas.nested || canvas.knobs.frame === 'none') return;
  if (style.pergola === 'none') {
    const [cloth, count] = [textileColour(style, colours), 14];
    for (const i of times(count)) {
      const [x0, x1] = [W * 0.16 + (W * 0.9 * i) / count, W * 0.16 + (W * 0.9 * (i + 1)) / count];
      const d = `M${round(x0)} -10H${round(x1)}V${round(H * 0.075)}q${round((x0 - x1) / 2)} ${round(H * 0.03)} ${round(x0 - x1)} 0Z`;
      canvas.path(d, i % 2 ? mix(WHITE, colours.wall, 0.4) : cloth);
    }
    return;
  }
  const beam = mix(colours.soil, colours.dark, 0.42);
  canvas.rect(W * 0.12, H * 0.03, W, 22, beam);
  canvas.path(
    times(12)
      .map((i) => box(W * (0.16 + i * 0.08), -10, 16, H * 0.07))
      .join(''),
    mix(beam, colours.dark, 0.2),
  );
  const place = (): Point => {
    const t = chance.between();
    return [W * (0.1 + t * 0.95), H * (Math.pow(chance.between(), 1.9) * (0.07 + 0.16 * Math.pow(t, 3)))];
  };
  if (style.pergola === 'vine') vineLeaves(canvas, place, 60, 26, 48);
  else blossoms(canvas, place, 360, 15);
}
