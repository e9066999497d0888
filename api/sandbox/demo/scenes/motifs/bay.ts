import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE } from '../colour.js';
import { at, lens, ridge, round, soft, times, type Point } from '../geometry.js';
import { boat } from '../kit/boats.js';
import { house } from '../kit/buildings.js';
import { pineFrame } from '../kit/frames.js';
import { facets, islands } from '../kit/land.js';
import { umbrellaPine } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { sea } from '../kit/water.js';

/** A sheltered bay with two wooded arms, a hamlet and boats over a turquoise floor. */
export function bay(canvas: Canvas): void {
  const { W, H, chance, colours } = canvas;
  const horizon = H * (canvas.knobs.hz ?? chance.between(0.3, 0.36));
  sky(canvas, horizon, { sunY: horizon * 0.5 });
  facets(canvas, ridge(chance, -40, W + 40, horizon - H * 0.01, H * 0.13, 5, 0.5), horizon + 4, {
    lit: mix(colours.rock, colours.haze, 0.72),
    shade: mix(colours.rockShade, colours.haze, 0.68),
  });
  islands(canvas, horizon, 3);
  sea(canvas, horizon, H);
  arm(canvas, 1, horizon + H * 0.1, W * 0.52, 0.35);
  arm(canvas, -1, horizon + H * 0.2, W * chance.between(0.42, 0.5), 0.1);
  for (const i of times(5)) {
    house(
      canvas,
      W * (0.02 + i * 0.062),
      horizon + H * (0.185 - i * 0.002),
      H * 0.034,
      H * chance.between(0.032, 0.05),
    );
  }
  coveFloor(canvas);
  const boats = chance.whole(5, 7);
  for (const i of times(boats)) {
    const t = i / boats;
    const x = W * (0.26 + 0.56 * chance.between());
    const plan = { sail: t < 0.4 && chance.yes(0.7), hull: chance.pick([WHITE, WHITE, colours.roof, colours.sea[2]]) };
    boat(canvas, x, horizon + H * (0.19 + t * 0.36), H * (0.055 + t * 0.085), plan);
  }
  if (canvas.nested) return;
  if (canvas.knobs.frame !== 'none') pineFrame(canvas, chance.yes() ? 'left' : 'right', 1.15);
  const q = round;
  const beach = `M0 ${q(H * 0.955)}C${q(W * 0.3)} ${q(H * 0.91)} ${q(W * 0.6)} ${q(H * 0.93)} ${q(W)} ${q(H * 0.985)}V${H + 5}H0Z`;
  canvas.sprayed(beach, colours.rock, colours.rockShade, 'bottom', 0.5);
}

/** A tongue of land from the left (-1) or the right (1). */
function arm(canvas: Canvas, side: 1 | -1, y: number, reach: number, depth: number): void {
  const { W, H, chance, colours } = canvas;
  const points: Point[] = [];
  for (let i = 0; i <= 9; i++) {
    const t = i / 9;
    const rise = (1 - Math.pow(t, 1.7)) * H * 0.19 * (0.9 + 0.15 * Math.sin(i * 2 + reach));
    points.push([side < 0 ? -20 + t * reach : W + 20 - t * reach, y - rise]);
  }
  const d = soft(points, `L${side < 0 ? -20 : round(W + 20)} ${round(y)}Z`);
  const shade = mix(colours.greenShade, colours.haze, depth);
  canvas.sprayed(d, mix(colours.green, colours.haze, depth), shade, side < 0 ? 'right' : 'left', 0.9);
  const left = side < 0 ? -reach * 0.9 : W - reach * 0.99;
  canvas.path(lens(left, y + 1, reach * 1.9, 9), mix(colours.rock, colours.haze, depth));
  canvas.path(lens(left, y + 16, reach * 1.9, 15), colours.shallow, 'opacity=".7"');
  const tint = { middle: shade, dark: mix(colours.greenShade, colours.dark, 0.3), light: colours.green };
  for (const _ of times(12)) {
    const foot = at(points, chance.whole(1, 6));
    const [x, py] = [foot[0] + chance.between(-20, 20), foot[1] + chance.between(8, H * 0.05)];
    umbrellaPine(canvas, x, py, H * chance.between(0.05, 0.085), undefined, tint);
  }
}

function coveFloor(canvas: Canvas): void {
  const { W, H, chance, colours } = canvas;
  const q = round;
  const cove = `M0 ${q(H * 0.72)}C${q(W * 0.25)} ${q(H * 0.56)} ${q(W * 0.75)} ${q(H * 0.58)} ${q(W)} ${q(H * 0.74)}V${H}H0Z`;
  canvas.path(cove, colours.shallow, 'opacity=".55"');
  canvas.spray(cove, lighten(colours.shallow, 0.45), 'bottom', 0.55);
  const sand = `M0 ${q(H * 0.83)}C${q(W * 0.28)} ${q(H * 0.74)} ${q(W * 0.7)} ${q(H * 0.77)} ${q(W)} ${q(H * 0.87)}V${H}H0Z`;
  canvas.path(sand, lighten(colours.shallow, 0.35), 'opacity=".55"');
  const light = times(40).map(() =>
    lens(chance.between(0, W), chance.between(0.66, 0.98) * H, chance.between(40, 190), 3),
  );
  canvas.path(light.join(''), WHITE, 'opacity=".26"');
}
