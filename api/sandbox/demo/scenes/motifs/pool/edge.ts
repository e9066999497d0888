import type { Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { lens, polygon, times } from '../../geometry.js';
import { chanceStyle, textileColour } from '../../house-style.js';
import { lounger, parasol, plantPot } from '../../kit/outdoor-furniture.js';
import { tree, umbrellaPine } from '../../kit/plants.js';
import { overlook } from '../../kit/terrace-view.js';

/** The water ends where the view begins. */
export function infinityEdge(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const top = H * chance.between(0.56, 0.62);
  overlook(canvas, top + H * 0.02);
  const x = W * chance.between(0.05, 0.1);
  if ((knobs.outlook ?? 'sea') === 'sea') umbrellaPine(canvas, x, top + H * 0.06, H * chance.between(0.42, 0.54));
  else tree(canvas, x, top + H * 0.06, H * chance.between(0.36, 0.44));
  const tone = mix(colours.shallow, colours.sea[1], chance.between(0.1, 0.4));
  canvas.rect(-10, top, W + 20, 10, lighten(colours.rock, 0.5));
  canvas.rect(-10, top + 8, W + 20, H, canvas.gradient([mix(tone, colours.sky[1], 0.35), tone, mix(tone, colours.sea[2], 0.5)]));
  const waves = (colour: string, opacity: number, shift: number): void => {
    const d = times(46).map(() => {
      const t = chance.between();
      return lens(W * chance.between(-0.1, 0.95), top + 14 + shift + t * (H - top), W * (0.03 + 0.12 * t) * chance.between(0.6, 1.4), 1.5 + t * 8);
    });
    canvas.path(d.join(''), colour, `opacity="${opacity}"`);
  };
  waves(lighten(tone, 0.6), 0.5, 0);
  waves(mix(tone, colours.sea[2], 0.4), 0.35, 6);
  if (canvas.sun) canvas.path(times(22).map(() => lens((canvas.sun?.x ?? 0) + chance.between(-0.06, 0.04) * W, top + chance.between(0.02, 0.3) * H, W * chance.between(0.02, 0.06), 5)).join(''), colours.glint, 'opacity=".75"');
  const stone = lighten(colours.rock, 0.25);
  const deck = polygon([[W * 0.7, top + 2], [W + 10, top + 2], [W + 10, H + 10], [W * 0.46, H + 10]]);
  canvas.sprayed(deck, stone, mix(stone, colours.rockShade, 0.7), 'bottom', 0.6);
  canvas.clip(deck, () => {
    for (const i of times(9)) canvas.rect(0, top + H * 0.43 * Math.pow((i + 1) / 9, 1.5), W, 2.5, colours.rockShade, 'opacity=".6"');
  });
  canvas.line([[W * 0.7, top + 4], [W * 0.46, H + 10]], lighten(stone, 0.5), 18);
  const cloth = textileColour(style, colours);
  const scale = H / 1200;
  lounger(canvas, W * 0.72, top + H * 0.09, scale * 0.95);
  parasol(canvas, W * 0.87, top + H * 0.19, cloth, scale);
  lounger(canvas, W * 0.69, top + H * 0.21, scale * 1.2);
  plantPot(canvas, W * 0.94, H * 0.985, H * 0.18);
}
