import type { Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { lens, round, times } from '../../geometry.js';
import { chanceStyle, roofTone, shutterColour, textileColour, wallColour } from '../../house-style.js';
import { backdrop } from '../../kit/backdrop.js';
import { archedDoor, chimney, tiledRoof, wallFront, type Front } from '../../kit/facade.js';
import { lawn } from '../../kit/garden.js';
import { isOverSea } from '../../kit/houses/details.js';
import { arcade, windowRow } from '../../kit/houses/parts.js';
import { treeLine } from '../../kit/houses/surroundings.js';
import { lounger, parasol, plantPot } from '../../kit/outdoor-furniture.js';
import { palm } from '../../kit/palm.js';
import { tree } from '../../kit/plants.js';
import { sky } from '../../kit/sky.js';

/** A round pool on the lawn, a wing of the house behind it. */
export function gardenPool(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const ground = H * 0.62;
  const horizon = H * 0.4;
  sky(canvas, horizon, { sunX: W * 0.7, sunY: horizon * 0.4 });
  backdrop(canvas, horizon, ground);
  treeLine(canvas, ground);
  const scale = (H / 1200) * 0.75;
  const front: Front = { left: -W * 0.03, right: W * chance.between(0.46, 0.54), eaves: H * 0.33, ground, scale };
  wallFront(canvas, style, front);
  tiledRoof(canvas, front, { rise: H * 0.1, insetLeft: 0, insetRight: W * 0.06, overhang: 26, tone: roofTone(style, colours) });
  chimney(canvas, W * 0.16, H * 0.25, wallColour(style, colours), scale);
  windowRow(canvas, style, front, { sill: H * 0.445, height: H * 0.07, width: W * 0.03, shares: [0.16, 0.38, 0.6, 0.82], kind: 'shutters' });
  if (style.roof === 'hip') arcade(canvas, { ...front, right: front.right - W * 0.02 }, H * 0.49, 4, lighten(wallColour(style, colours), 0.2));
  else for (const share of [0.16, 0.38, 0.6, 0.82]) archedDoor(canvas, front.left + (front.right - front.left) * share, ground, W * 0.045, H * 0.13, shutterColour(style, colours), scale);
  lawn(canvas, ground);
  basin(canvas);
  const unit = H / 1200;
  parasol(canvas, W * 0.82, H * 0.74, textileColour(style, colours), unit * 0.85);
  for (const i of times(2)) lounger(canvas, W * (0.66 + i * 0.14), H * (0.69 + i * 0.025), unit * 0.8);
  if (isOverSea(canvas)) palm(canvas, W * 0.95, H * 0.84, H * chance.between(0.5, 0.62));
  else tree(canvas, W * 0.95, H * 0.84, H * chance.between(0.42, 0.5));
  plantPot(canvas, W * 0.07, H * 0.95, H * 0.19);
}

function basin(canvas: Canvas): void {
  const { W, H, chance, colours } = canvas;
  const q = round;
  const outline = (grow: number): string => {
    const [left, right, top, foot] = [W * 0.1 - grow, W * 0.84 + grow, H * 0.735 - grow * 0.5, H * 0.96 + grow * 0.6];
    return `M${q(left)} ${q(H * 0.85)}C${q(left)} ${q(top)} ${q(W * 0.3)} ${q(top)} ${q(W * 0.44)} ${q(top + H * 0.02)}S${q(W * 0.62)} ${q(top - H * 0.01)} ${q(W * 0.7)} ${q(top + H * 0.02)}S${q(right)} ${q(H * 0.83)} ${q(right)} ${q(H * 0.87)}S${q(W * 0.7)} ${q(foot)} ${q(W * 0.46)} ${q(foot)}S${q(left)} ${q(H * 0.95)} ${q(left)} ${q(H * 0.85)}Z`;
  };
  canvas.path(outline(34), lighten(colours.rock, 0.45));
  canvas.path(outline(8), colours.rockShade);
  const tone = mix(colours.shallow, colours.sea[1], 0.22);
  canvas.path(outline(0), canvas.gradient([mix(tone, colours.sea[0], 0.5), tone, mix(tone, colours.sea[2], 0.4)]));
  canvas.clip(outline(-14), () => {
    const waves = times(34).map(() => lens(W * chance.between(0.1, 0.75), H * chance.between(0.75, 0.95), W * chance.between(0.03, 0.11), chance.between(2, 8)));
    canvas.path(waves.join(''), lighten(tone, 0.62), 'opacity=".6"');
  });
}
