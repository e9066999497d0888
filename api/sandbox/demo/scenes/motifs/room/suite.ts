import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { box, lens, polygon, round, times } from '../../geometry.js';
import { chanceStyle, textileColour } from '../../house-style.js';
import { lemonBowl, pillow } from '../../kit/furniture.js';
import { curtain, floorLight, roomShell, viewOpening } from '../../kit/interior.js';
import { sideTable } from '../../kit/lounge.js';
import { plantPot } from '../../kit/outdoor-furniture.js';

/** A suite: a glass front with the view, a sofa, a lamp, a rug. */
export function suite(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floorY = H * 0.73;
  const { wall, shade } = roomShell(canvas, style, floorY);
  const opening = { x: W * 0.14, y: H * 0.1, width: W * chance.between(0.6, 0.68), height: H * 0.6, arched: false };
  viewOpening(canvas, opening, shade);
  canvas.rect(opening.x + opening.width * 0.25 - 5, opening.y, 10, opening.height, WHITE);
  canvas.rect(opening.x + opening.width * 0.75 - 5, opening.y, 10, opening.height, WHITE);
  curtain(canvas, opening, wall, floorY);
  floorLight(canvas, opening, floorY);
  const cloth = textileColour(style, colours);
  rug(canvas, cloth);
  floorLamp(canvas, W * 0.9, H * 0.86);
  sofa(canvas, W * chance.between(0.18, 0.26), H * 0.92, W * 0.46, cloth);
  sideTable(canvas, W * 0.76, H * 0.96, H * 0.17, mix(colours.soil, colours.wall, 0.3));
  lemonBowl(canvas, W * 0.76, H * 0.815, 0.7);
  plantPot(canvas, W * 0.07, H * 0.94, H * 0.24);
}

function rug(canvas: Canvas, cloth: string): void {
  const { W, H, colours } = canvas;
  const outline = polygon([[W * 0.16, H * 0.86], [W * 0.86, H * 0.86], [W * 0.98, H * 0.985], [W * 0.06, H * 0.985]]);
  canvas.path(outline, mix(WHITE, colours.wall, 0.5));
  canvas.clip(outline, () => {
    for (const i of times(7)) canvas.rect(0, H * (0.866 + i * 0.02), W, i % 2 ? 5 : 9, cloth, `opacity="${i % 2 ? 0.5 : 0.8}"`);
  });
}

function sofa(canvas: Canvas, x: number, y: number, width: number, cloth: string): void {
  const { H, colours } = canvas;
  const q = round;
  const linen = mix(WHITE, colours.wall, 0.4);
  const shade = mix(linen, colours.wallShade, 0.8);
  const high = H * 0.26;
  canvas.path(lens(x - 20, y, width + 40, H * 0.045), colours.dark, 'opacity=".25"');
  for (const share of [0.05, 0.92]) canvas.rect(x + width * share, y - H * 0.04, width * 0.025, H * 0.045, mix(colours.soil, colours.dark, 0.4));
  canvas.sprayed(`M${q(x + width * 0.04)} ${q(y - H * 0.05)}V${q(y - high)}q0 -34 34 -34H${q(x + width * 0.96 - 34)}q34 0 34 34V${q(y - H * 0.05)}Z`, linen, shade, 'bottom', 0.6);
  for (const side of [0.08, 0.52]) canvas.sprayed(`M${q(x + width * side)} ${q(y - H * 0.13)}q0 -24 24 -24h${q(width * 0.4 - 48)}q24 0 24 24v${q(H * 0.06)}h${q(-width * 0.4)}Z`, lighten(linen, 0.4), shade, 'bottom', 0.6);
  for (const side of [0, 0.9]) canvas.sprayed(`M${q(x + width * side)} ${q(y - H * 0.03)}V${q(y - H * 0.17)}q${q(width * 0.05)} ${q(-H * 0.04)} ${q(width * 0.1)} 0V${q(y - H * 0.03)}Z`, linen, shade, 'right', 0.8);
  canvas.sprayed(box(x + width * 0.02, y - H * 0.085, width * 0.96, H * 0.055), linen, shade, 'bottom', 0.8);
  pillow(canvas, x + width * 0.12, y - high * 0.95, width * 0.17, H * 0.12, cloth);
  pillow(canvas, x + width * 0.7, y - high * 0.92, width * 0.18, H * 0.115, lighten(cloth, 0.5));
  pillow(canvas, x + width * 0.62, y - high * 0.8, width * 0.14, H * 0.09, mix(colours.roofLight, colours.wall, 0.3));
}

function floorLamp(canvas: Canvas, x: number, y: number): void {
  const { H, colours } = canvas;
  const iron = mix(colours.dark, colours.window, 0.3);
  if (colours.lamp) canvas.circle(x, y - H * 0.5, H * 0.2, colours.lamp, 'opacity=".18"');
  canvas.rect(x - 5, y - H * 0.5, 10, H * 0.5, iron);
  canvas.path(lens(x - H * 0.06, y, H * 0.12, H * 0.03), iron);
  canvas.path(polygon([[x - H * 0.05, y - H * 0.58], [x + H * 0.05, y - H * 0.58], [x + H * 0.085, y - H * 0.45], [x - H * 0.085, y - H * 0.45]]), colours.lamp ?? lighten(colours.wallOchre, 0.45));
}
