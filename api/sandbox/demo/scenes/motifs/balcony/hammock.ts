import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { box, lens, round, times } from '../../geometry.js';
import { chanceStyle, textileColour } from '../../house-style.js';
import { strawHat } from '../../kit/lounge.js';
import { lawn } from '../../kit/garden.js';
import { plantPot } from '../../kit/outdoor-furniture.js';
import { bush, tree, umbrellaPine } from '../../kit/plants.js';
import { stoneWall } from '../../kit/buildings.js';
import { overlook, tiles } from '../../kit/terrace-view.js';

/** A hammock between two trees, or between the posts of a porch. */
export function hammock(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floor = H * 0.74;
  overlook(canvas, floor - H * 0.05);
  stoneWall(canvas, -10, W + 10, floor - H * 0.09, H * 0.1, 3);
  canvas.rect(-10, floor - H * 0.1, W + 20, H * 0.016, lighten(colours.rock, 0.4));
  const [left, right] = [W * chance.between(0.1, 0.14), W * chance.between(0.84, 0.88)];
  const porch = style.roof === 'gable';
  if (porch) tiles(canvas, { ...style, floor: 'boards' }, floor);
  else lawn(canvas, floor);
  const top = H * 0.5;
  if (porch) {
    const wood = mix(colours.soil, colours.dark, 0.45);
    for (const x of [left, right]) canvas.sprayed(box(x - 22, -10, 44, floor + H * 0.08), wood, colours.dark, 'right', 0.7);
    canvas.rect(-10, H * 0.05, W + 20, 40, wood);
    canvas.path(times(15).map((i) => box((W * i) / 14 - 9, -10, 18, H * 0.09)).join(''), mix(wood, colours.dark, 0.3));
  } else {
    for (const x of [left, right]) {
      if ((knobs.outlook ?? 'sea') === 'sea') umbrellaPine(canvas, x, floor + H * 0.07, H * chance.between(0.74, 0.86), chance.between(-0.03, 0.03));
      else tree(canvas, x, floor + H * 0.07, H * chance.between(0.68, 0.78));
    }
  }
  sling(canvas, left, right, top, textileColour(style, colours));
  strawHat(canvas, W * 0.64, H * 0.93, H * 0.05, textileColour(style, colours));
  if (porch) plantPot(canvas, W * 0.93, H * 0.98, H * 0.2);
  else for (const i of times(4)) bush(canvas, W * (0.02 + i * 0.04), H, H * 0.05, colours.greenShade, colours.greenLight);
}

function sling(canvas: Canvas, left: number, right: number, top: number, cloth: string): void {
  const { W, H, colours } = canvas;
  const [a, b] = [left + W * 0.12, right - W * 0.12];
  const [rim, low] = [top + H * 0.13, H * 0.84];
  const middle = (a + b) / 2;
  const q = round;
  canvas.path(lens(a, H * 0.93, b - a, H * 0.05), colours.dark, 'opacity=".22"');
  const rope = [-1, 0, 1].map((k) => `M${q(left)} ${q(top)}L${q(a)} ${q(rim + k * 12)}M${q(right)} ${q(top)}L${q(b)} ${q(rim + k * 12)}`);
  canvas.stroke(rope.join(''), mix(colours.soil, colours.wall, 0.3), 4);
  const d = `M${q(a)} ${q(rim - 14)}Q${q(middle)} ${q(low - H * 0.04)} ${q(b)} ${q(rim - 14)}V${q(rim + 14)}Q${q(middle)} ${q(low + H * 0.16)} ${q(a)} ${q(rim + 14)}Z`;
  canvas.path(d, mix(cloth, colours.dark, 0.25));
  canvas.clip(d, () => {
    for (const i of times(9)) {
      const t = -0.3 + i * 0.2;
      canvas.stroke(`M${q(a)} ${q(rim + 20 * t)}Q${q(middle)} ${q(low + H * (-0.04 + 0.2 * t))} ${q(b)} ${q(rim + 20 * t)}`, i % 2 ? mix(WHITE, colours.wall, 0.3) : cloth, H * 0.012);
    }
  });
  canvas.spray(d, mix(cloth, colours.dark, 0.5), 'bottom', 0.5);
  canvas.path(`M${q(a + W * 0.03)} ${q(rim + H * 0.05)}q${q(W * 0.06)} ${q(-H * 0.05)} ${q(W * 0.11)} ${q(H * 0.03)}q${q(-W * 0.01)} ${q(H * 0.06)} ${q(-W * 0.04)} ${q(H * 0.06)}Z`, WHITE);
}
