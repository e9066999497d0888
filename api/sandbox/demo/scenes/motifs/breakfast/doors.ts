import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { lens, polygon, round } from '../../geometry.js';
import { chanceStyle, shutterColour, textileColour } from '../../house-style.js';
import { chair, jug, lemonBowl } from '../../kit/furniture.js';
import { floorLight, roomShell, viewOpening } from '../../kit/interior.js';
import { coffeeCup, juice } from '../../kit/tableware.js';

/** Indoors, at a round table before the open doors. */
export function doors(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floorY = H * 0.8;
  const { shade } = roomShell(canvas, style, floorY);
  const width = W * chance.between(0.38, 0.44);
  const opening = { x: W * 0.5 - width / 2, y: H * 0.06, width, height: floorY - H * 0.06, arched: true };
  viewOpening(canvas, opening, shade);
  floorLight(canvas, opening, floorY);
  const leaf = shutterColour(style, colours);
  for (const side of [-1, 1]) {
    const near = W * 0.5 + side * (width / 2 + 8);
    const far = near + side * W * 0.13;
    const wing = polygon([[near, H * 0.24], [far, H * 0.19], [far, H * 0.9], [near, floorY]]);
    canvas.sprayed(wing, leaf, mix(leaf, colours.dark, 0.4), 'right', 0.7);
    for (const [from, to] of [[0.3, 0.5], [0.54, 0.74]] as const)
      canvas.shape([[near + side * W * 0.025, H * from], [far - side * W * 0.02, H * (from - 0.02)], [far - side * W * 0.02, H * (to + 0.03)], [near + side * W * 0.025, H * to]], mix(WHITE, colours.sky[1], 0.5), 'opacity=".65"');
  }
  const wood = mix(colours.soil, colours.dark, 0.25);
  const [x, top, half] = [W * chance.between(0.46, 0.54), H * 0.75, H * 0.25];
  const q = round;
  canvas.path(lens(x - half * 1.3, H * 0.97, half * 2.6, H * 0.05), colours.dark, 'opacity=".24"');
  chair(canvas, x - half * 1.25, H * 0.97, H * 0.38, wood, 1);
  chair(canvas, x + half * 1.25, H * 0.97, H * 0.38, wood, -1);
  canvas.rect(x - 12, top, 24, H * 0.2, wood);
  canvas.path(`M${q(x - 100)} ${q(H * 0.97)}Q${q(x)} ${q(H * 0.91)} ${q(x + 100)} ${q(H * 0.97)}Z`, wood);
  const cloth = textileColour(style, colours);
  canvas.sprayed(`M${q(x - half)} ${q(top)}L${q(x - half * 1.06)} ${q(top + H * 0.09)}q${q(half * 0.53)} 34 ${q(half * 1.06)} 34t${q(half * 1.06)} -34L${q(x + half)} ${q(top)}Z`, cloth, mix(cloth, colours.dark, 0.4), 'bottom', 0.6);
  canvas.path(`M${q(x - half)} ${q(top)}a${q(half)} ${q(H * 0.042)} 0 1 1 ${q(half * 2)} 0a${q(half)} ${q(H * 0.042)} 0 1 1 ${q(-half * 2)} 0Z`, lighten(cloth, 0.75));
  jug(canvas, x, top - 4, H * 0.085);
  coffeeCup(canvas, x - half * 0.62, top + 8, H * 0.045);
  juice(canvas, x - half * 0.3, top + 16, H * 0.07);
  lemonBowl(canvas, x + half * 0.52, top - 16, 0.8);
}
