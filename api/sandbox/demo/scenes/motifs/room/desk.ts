import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { box, lens, polygon, round, times } from '../../geometry.js';
import { chanceStyle, shutterColour, textileColour } from '../../house-style.js';
import { chair, jug, pillow } from '../../kit/furniture.js';
import { floorLight, roomShell, viewOpening } from '../../kit/interior.js';
import { openBook } from '../../kit/lounge.js';

/** A small room: a desk at the window, shelves, the foot of the bed. */
export function desk(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floorY = H * 0.78;
  const { shade } = roomShell(canvas, style, floorY);
  const width = W * chance.between(0.3, 0.36);
  const opening = { x: W * 0.5, y: H * 0.12, width, height: H * 0.42, arched: style.archedWindows };
  viewOpening(canvas, opening, shade);
  floorLight(canvas, opening, floorY);
  pictures(canvas);
  const cloth = textileColour(style, colours);
  const wood = mix(colours.soil, colours.dark, 0.22);
  const paint = mix(shutterColour(style, colours), wood, 0.2);
  canvas.path(lens(W * 0.44, H * 0.96, W * 0.52, H * 0.04), colours.dark, 'opacity=".2"');
  for (const x of [0.47, 0.91]) canvas.rect(W * x, H * 0.66, 22, H * 0.29, mix(wood, colours.dark, 0.2));
  canvas.sprayed(box(W * 0.74, H * 0.67, W * 0.17, H * 0.13), wood, mix(wood, colours.dark, 0.4), 'right', 0.7);
  for (const i of times(2)) {
    canvas.rect(W * 0.75, H * (0.68 + i * 0.06), W * 0.15, H * 0.05, lighten(wood, 0.15));
    canvas.circle(W * 0.825, H * (0.705 + i * 0.06), 7, colours.roofLight);
  }
  canvas.rect(W * 0.45, H * 0.64, W * 0.5, 26, lighten(wood, 0.25));
  jug(canvas, W * 0.88, H * 0.64, H * 0.065);
  openBook(canvas, W * 0.64, H * 0.64, H * 0.055);
  deskLamp(canvas, W * 0.5, H * 0.64);
  chair(canvas, W * 0.62, H * 0.985, H * 0.4, paint, 1);
  bedEnd(canvas, cloth);
}

function pictures(canvas: Canvas): void {
  const { W, H, chance, colours } = canvas;
  for (const [x, y, w, h] of [[0.1, 0.2, 0.13, 0.2], [0.27, 0.16, 0.1, 0.13], [0.27, 0.33, 0.1, 0.12]] as const) {
    canvas.rect(W * x - 10, H * y - 10, W * w + 20, H * h + 20, mix(colours.soil, colours.dark, 0.35));
    canvas.rect(W * x, H * y, W * w, H * h, mix(WHITE, colours.wall, 0.3));
    canvas.rect(W * x + 14, H * y + 14, W * w - 28, H * h - 28, canvas.gradient([colours.sky[1], colours.sky[2], colours.sea[1]]));
    canvas.circle(W * (x + w * chance.between(0.35, 0.7)), H * (y + h * 0.45), H * 0.016, colours.sun);
  }
}

function deskLamp(canvas: Canvas, x: number, y: number): void {
  const { H, colours } = canvas;
  const iron = mix(colours.dark, colours.window, 0.3);
  canvas.line([[x, y], [x - H * 0.03, y - H * 0.1], [x + H * 0.04, y - H * 0.17]], iron, 8, 'stroke-linejoin="round"');
  if (colours.lamp) canvas.circle(x + H * 0.06, y - H * 0.12, H * 0.12, colours.lamp, 'opacity=".22"');
  canvas.path(polygon([[x + H * 0.03, y - H * 0.19], [x + H * 0.06, y - H * 0.17], [x + H * 0.09, y - H * 0.11], [x + H * 0.015, y - H * 0.14]]), colours.lamp ?? colours.roof);
  canvas.path(lens(x - H * 0.04, y - 2, H * 0.08, H * 0.016), iron);
}

function bedEnd(canvas: Canvas, cloth: string): void {
  const { W, H, colours } = canvas;
  const q = round;
  const wood = mix(colours.soil, colours.dark, 0.3);
  canvas.path(lens(-W * 0.1, H * 0.965, W * 0.5, 44), colours.dark, 'opacity=".22"');
  canvas.rect(-10, H * 0.9, W * 0.34, H * 0.05, wood);
  const cover = `M-10 ${q(H * 0.77)}Q${q(W * 0.18)} ${q(H * 0.735)} ${q(W * 0.32)} ${q(H * 0.775)}Q${q(W * 0.345)} ${q(H * 0.8)} ${q(W * 0.34)} ${q(H * 0.92)}H-10Z`;
  canvas.sprayed(cover, WHITE, mix(WHITE, colours.wallShade, 0.8), 'bottom', 0.8);
  canvas.clip(cover, () => {
    canvas.rect(W * 0.16, H * 0.7, W * 0.11, H * 0.3, cloth);
    for (const x of [0.175, 0.25]) canvas.rect(W * x, H * 0.7, 8, H * 0.3, WHITE, 'opacity=".85"');
  });
  pillow(canvas, -W * 0.03, H * 0.66, W * 0.13, H * 0.12, WHITE);
  canvas.rect(W * 0.335, H * 0.72, 26, H * 0.24, mix(wood, colours.dark, 0.2));
}
