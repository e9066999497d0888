import type { Canvas } from '../canvas.js';
import { lighten, mix } from '../colour.js';
import { box, round, times } from '../geometry.js';

/** Thin bars with a row of rings, from `from` to the right edge. */
export function ironRailing(canvas: Canvas, floor: number, from = 0.18): void {
  const { W, H, colours } = canvas;
  const iron = mix(colours.dark, colours.window, 0.25);
  const top = floor - H * 0.17;
  const gap = H * 0.028;
  let bars = '';
  let rings = '';
  for (let x = W * from; x < W + gap; x += gap) {
    bars += box(x, top, 5, H * 0.17);
    rings += `M${round(x + gap / 2 + 2.5)} ${round(top + H * 0.018)}a${round(gap * 0.32)} ${round(gap * 0.32)} 0 1 0 .1 0Z`;
  }
  canvas.path(bars, iron);
  canvas.path(rings, 'none', `stroke="${iron}" stroke-width="4"`);
  canvas.rect(W * (from - 0.02), top - 10, W, 13, iron);
  canvas.rect(W * (from - 0.02), top + H * 0.042, W, 6, iron);
  canvas.rect(W * (from - 0.02), floor - H * 0.02, W, 8, iron);
}

/** Turned stone posts under a broad rail. */
export function balustrade(canvas: Canvas, floor: number, from = 0.2): void {
  const { W, H, colours } = canvas;
  const stone = lighten(colours.rock, 0.15);
  const [top, height] = [floor - H * 0.165, H * 0.165];
  const q = round;
  for (let x = W * from; x < W + 40; x += H * 0.056) {
    const [h, w] = [height, H * 0.016];
    const d = `M${q(x - w)} ${q(floor)}C${q(x - w * 1.9)} ${q(floor - h * 0.4)} ${q(x - w * 0.3)} ${q(floor - h * 0.6)} ${q(x - w)} ${q(top + 10)}H${q(x + w)}C${q(x + w * 0.3)} ${q(floor - h * 0.6)} ${q(x + w * 1.9)} ${q(floor - h * 0.4)} ${q(x + w)} ${q(floor)}Z`;
    canvas.sprayed(d, stone, colours.rockShade, 'right', 0.9);
  }
  canvas.sprayed(box(W * (from - 0.06), top - 18, W * 1.1, 34), lighten(stone, 0.3), colours.rockShade, 'bottom', 0.6);
  canvas.rect(W * (from - 0.06), top + 14, W * 1.1, 6, colours.rockShade);
  canvas.rect(W * (from - 0.06), floor - 16, W * 1.1, 20, mix(stone, colours.rockShade, 0.3));
}

/** Two rails and crossed slats of weathered wood. */
export function woodenRailing(canvas: Canvas, floor: number, from = 0): void {
  const { W, H, colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.3);
  const [top, foot, step] = [floor - H * 0.165, floor - H * 0.03, W * 0.11];
  const shade = mix(wood, colours.dark, 0.25);
  for (let x = W * from; x < W + step; x += step) {
    canvas.stroke(
      `M${round(x)} ${round(top)}L${round(x + step)} ${round(foot)}M${round(x + step)} ${round(top)}L${round(x)} ${round(foot)}`,
      shade,
      9,
    );
    canvas.sprayed(box(x - 11, top - 14, 22, floor - top + 18), wood, colours.dark, 'right', 0.6);
  }
  canvas.sprayed(box(W * from - 20, top - 14, W, 26), lighten(wood, 0.2), wood, 'bottom', 0.8);
  canvas.rect(W * from - 20, foot, W, 16, wood);
}

/** A low wall with a stone top, plastered in the colour of the house. */
export function parapet(canvas: Canvas, floor: number, wall: string, height = 0.13): void {
  const { W, H, colours } = canvas;
  canvas.sprayed(box(-10, floor - H * height, W + 20, H * height + 4), wall, colours.wallShade, 'bottom', 0.8);
  canvas.rect(-10, floor - H * height - 12, W + 20, 26, lighten(colours.rock, 0.4));
  canvas.rect(-10, floor - H * height + 14, W + 20, 8, colours.wallShade);
  for (const i of times(3)) canvas.rect(W * (0.2 + i * 0.3), floor - H * 0.03, H * 0.03, H * 0.018, colours.wallShade);
}
