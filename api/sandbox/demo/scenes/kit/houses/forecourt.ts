import type { Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { blob, box, lens, polygon, round, times } from '../../geometry.js';
import { textileColour, type HouseStyle } from '../../house-style.js';
import { woodenBoat } from '../boats.js';
import { gardenTable, lawn, terrace } from '../garden.js';
import { parasol, plantPot, pot } from '../outdoor-furniture.js';
import { palm } from '../palm.js';
import { agave, bush, tree } from '../plants.js';
import { hedge, streetLamp } from './details.js';

/** The ground between the house and us; the door stands at `door`. */
export function forecourt(canvas: Canvas, style: HouseStyle, ground: number, door: number): void {
  switch (style.forecourt ?? 'garden') {
    case 'palms':
      return promenade(canvas, ground);
    case 'square':
      return square(canvas, ground, door);
    case 'garden':
      return garden(canvas, ground, door);
    case 'vines':
      return vineRows(canvas, ground, door);
    case 'jetty':
      return quay(canvas, ground);
    case 'parasols':
      return cafe(canvas, style, ground);
    case 'meadow':
      return meadow(canvas, ground, door);
  }
}

function promenade(canvas: Canvas, ground: number): void {
  const { W, H, chance, colours } = canvas;
  terrace(canvas, ground, mix(colours.rock, colours.wallRose, 0.14));
  hedge(canvas, ground + H * 0.05, -W * 0.02, W * 0.3);
  hedge(canvas, ground + H * 0.04, W * 0.66, W * 1.02);
  for (const x of [0.05, 0.2, 0.93]) palm(canvas, W * (x + chance.between(-0.025, 0.025)), H * chance.between(0.87, 0.93), H * chance.between(0.36, 0.52));
  agave(canvas, W * chance.between(0.4, 0.6), H * 0.985, H * 0.1);
}

function square(canvas: Canvas, ground: number, door: number): void {
  const { W, H, chance, colours } = canvas;
  terrace(canvas, ground, mix(colours.rock, colours.rockShade, 0.22));
  streetLamp(canvas, W * 0.07, ground + H * 0.08);
  streetLamp(canvas, W * 0.93, ground + H * 0.06);
  const iron = mix(colours.dark, colours.window, 0.3);
  if (chance.yes(0.6)) fountain(canvas, door + W * chance.pick([-0.24, 0.24]), H * 0.94);
  else for (const x of [0.3, 0.68]) gardenTable(canvas, W * x, H * 0.89, iron);
  for (const shift of [-0.06, 0.06]) {
    pot(canvas, door + W * shift, ground + H * 0.03, H * 0.08);
    bush(canvas, door + W * shift, ground - H * 0.005, H * 0.045, colours.greenShade, colours.greenLight);
  }
}

/** A round basin with a bowl and its water. */
function fountain(canvas: Canvas, x: number, y: number): void {
  const { H, colours } = canvas;
  const stone = lighten(colours.rock, 0.25);
  const q = round;
  const ring = (half: number, rise: number, top: number, fill: string): void =>
    canvas.path(`M${q(x - half)} ${q(top)}a${q(half)} ${q(rise)} 0 1 1 ${q(half * 2)} 0a${q(half)} ${q(rise)} 0 1 1 ${q(-half * 2)} 0Z`, fill);
  canvas.path(lens(x - H * 0.24, y, H * 0.48, H * 0.05), colours.dark, 'opacity=".22"');
  canvas.sprayed(box(x - H * 0.19, y - H * 0.055, H * 0.38, H * 0.05), stone, colours.rockShade, 'right', 0.9);
  ring(H * 0.2, H * 0.032, y - H * 0.055, lighten(stone, 0.4));
  ring(H * 0.175, H * 0.025, y - H * 0.055, mix(colours.shallow, colours.sea[1], 0.2));
  canvas.rect(x - H * 0.014, y - H * 0.2, H * 0.028, H * 0.14, stone);
  ring(H * 0.075, H * 0.014, y - H * 0.15, lighten(stone, 0.3));
  const jets = [-1, 1].map((side) => `M${q(x)} ${q(y - H * 0.24)}q${q(side * H * 0.07)} ${q(-H * 0.02)} ${q(side * H * 0.09)} ${q(H * 0.17)}`);
  canvas.stroke(jets.join(''), colours.glint, 5, 'opacity=".8"');
}

function path(canvas: Canvas, ground: number, door: number): void {
  const { W, H, colours } = canvas;
  const q = round;
  canvas.sprayed(
    `M${q(door - W * 0.03)} ${q(ground)}C${q(door - W * 0.05)} ${q(H * 0.9)} ${q(door - W * 0.1)} ${q(H * 0.94)} ${q(door - W * 0.16)} ${q(H + 5)}H${q(door + W * 0.1)}C${q(door + W * 0.08)} ${q(H * 0.94)} ${q(door + W * 0.05)} ${q(H * 0.9)} ${q(door + W * 0.03)} ${q(ground)}Z`,
    mix(colours.rock, colours.soil, 0.3),
    colours.rockShade,
    'bottom',
    0.5,
  );
}

function garden(canvas: Canvas, ground: number, door: number): void {
  const { W, H, chance, colours } = canvas;
  lawn(canvas, ground);
  path(canvas, ground, door);
  for (const side of [-1, 1])
    for (const i of times(3)) {
      const [x, y] = [door + side * W * (0.09 + i * 0.07), ground + H * (0.045 + i * 0.045)];
      canvas.sprayed(blob(chance, x, y - H * 0.03, H * (0.03 + i * 0.008), H * (0.034 + i * 0.008), 0.05), mix(colours.greenShade, colours.green, 0.4), colours.greenLight, 'left', 0.6);
    }
  tree(canvas, W * (door > W / 2 ? 0.07 : 0.95), H * 0.95, H * chance.between(0.34, 0.46));
  hedge(canvas, H * 1.01, -W * 0.02, W * chance.between(0.16, 0.3));
}

function vineRows(canvas: Canvas, ground: number, door: number): void {
  const { W, H, chance, colours } = canvas;
  canvas.sprayed(polygon([[0, ground], [W, ground - H * 0.02], [W, H + 5], [0, H + 5]]), mix(colours.soil, colours.greenLight, 0.3), mix(colours.soil, colours.dark, 0.3), 'bottom', 0.6);
  path(canvas, ground, door);
  const leaf = mix(colours.green, colours.greenShade, 0.35);
  for (const k of times(4)) {
    const y = ground + H * (0.035 + 0.052 * k);
    const size = H * (0.016 + 0.009 * k);
    const gap = W * (0.045 + k * 0.03);
    let [leaves, light, stakes] = ['', '', ''];
    for (let x = -size; x < W + size; x += size * 1.15) {
      if (Math.abs(x - door + W * 0.02 * k) < gap) continue;
      const lift = chance.between(-0.2, 0.2) * size;
      leaves += blob(chance, x, y - size * 0.8 + lift, size * 0.95, size * 0.8, 0.2, 8);
      light += lens(x - size * 0.7, y - size * 1.15 + lift, size * 1.1, size * 0.6);
      if (chance.yes(0.4)) stakes += box(x, y - size * 1.8, 4 + k, size * 2.3);
    }
    canvas.path(box(-10, y, W + 20, size * 0.34), mix(colours.soil, colours.dark, 0.45), 'opacity=".35"');
    canvas.path(stakes, mix(colours.soil, colours.dark, 0.6));
    canvas.path(leaves, k % 2 ? leaf : mix(leaf, colours.dark, 0.12));
    canvas.path(light, mix(colours.green, colours.greenLight, 0.7), 'opacity=".85"');
  }
}

/** The house stands on a quay; water and a boat before it. */
function quay(canvas: Canvas, ground: number): void {
  const { W, H, chance, colours } = canvas;
  const edge = ground + H * 0.06;
  terrace(canvas, ground);
  canvas.rect(0, edge, W, H * 0.025, lighten(colours.rock, 0.4));
  canvas.rect(0, edge + H * 0.025, W, H * 0.02, mix(colours.rockShade, colours.dark, 0.2));
  canvas.rect(0, edge + H * 0.04, W, H, canvas.gradient([mix(colours.shallow, colours.sea[1], 0.3), colours.sea[1], colours.sea[2]]));
  const waves = (tone: string, opacity: number): void =>
    canvas.path(times(26).map(() => lens(chance.between(-0.1, 0.95) * W, chance.between(edge + H * 0.06, H), W * chance.between(0.04, 0.16), chance.between(3, 9))).join(''), tone, `opacity="${opacity}"`);
  waves(colours.sea[2], 0.35);
  waves(colours.glint, 0.4);
  const hulls = [colours.roof, colours.sea[2], mix(colours.green, colours.greenShade, 0.3)];
  woodenBoat(canvas, W * chance.between(0.12, 0.3), H * 0.955, H * 0.24, hulls[chance.whole(0, 2)] ?? colours.roof);
  woodenBoat(canvas, W * chance.between(0.6, 0.82), H * 0.985, H * 0.3, hulls[chance.whole(0, 2)] ?? colours.roof);
  for (const x of [0.42, 0.58]) canvas.rect(W * x, edge - H * 0.02, H * 0.018, H * 0.03, mix(colours.dark, colours.window, 0.3), 'rx="6"');
}

function cafe(canvas: Canvas, style: HouseStyle, ground: number): void {
  const { W, H, chance, colours } = canvas;
  terrace(canvas, ground);
  const cloth = textileColour(style, colours);
  for (const [x, y] of [[0.14, 0.92], [0.4, 0.9], [0.86, 0.94]] as const) {
    gardenTable(canvas, W * x, H * (y - 0.035), mix(colours.soil, colours.dark, 0.4));
    parasol(canvas, W * x, H * y, cloth, (H / 1200) * chance.between(0.62, 0.74));
  }
  plantPot(canvas, W * 0.66, H * 0.98, H * 0.15);
}

function meadow(canvas: Canvas, ground: number, door: number): void {
  const { W, H, chance, colours } = canvas;
  lawn(canvas, ground);
  path(canvas, ground, door);
  const fence = mix(colours.soil, colours.dark, 0.35);
  const y = H * 0.93;
  for (const [from, to] of [[-0.02, 0.34], [0.62, 1.02]] as const) {
    canvas.rect(W * from, y - H * 0.055, W * (to - from), 9, fence);
    canvas.rect(W * from, y - H * 0.025, W * (to - from), 9, fence);
    for (const i of times(9)) canvas.rect(W * (from + ((to - from) * (i + 0.5)) / 9), y - H * 0.075, 13, H * 0.085, mix(fence, colours.dark, i % 2 ? 0.1 : 0));
  }
  tree(canvas, W * chance.between(0.84, 0.93), H * 0.9, H * chance.between(0.3, 0.4), 0, chance.yes() ? colours.roof : undefined);
}
