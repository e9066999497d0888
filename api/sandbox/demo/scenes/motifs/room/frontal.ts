import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { box, lens, polygon, round, times } from '../../geometry.js';
import { chanceStyle, textileColour, wallColour } from '../../house-style.js';
import { jug, pillow } from '../../kit/furniture.js';
import { roomShell, viewOpening } from '../../kit/interior.js';

const q = round;

/** The bed seen from its foot, a narrow window on either side. */
export function frontal(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floorY = H * 0.72;
  const { wall, shade } = roomShell(canvas, style, floorY);
  const x = W * 0.5;
  panelling(canvas, mix(wall, wallColour(style, colours), 0.5), floorY);
  const [width, height] = [W * chance.between(0.15, 0.18), H * chance.between(0.4, 0.46)];
  for (const left of [W * 0.07, W * 0.93 - width])
    viewOpening(canvas, { x: left, y: H * 0.14, width, height, arched: style.archedWindows }, shade);
  headboard(canvas, x, floorY, style.roof === 'hip');
  for (const side of [-1, 1]) bedside(canvas, x + side * W * 0.305, floorY + H * 0.04);
  bedFromFoot(canvas, x, floorY, textileColour(style, colours));
}

function panelling(canvas: Canvas, tone: string, floorY: number): void {
  const { W, H, colours } = canvas;
  canvas.sprayed(box(0, H * 0.58, W, floorY - H * 0.58), tone, mix(tone, colours.wallShade, 0.6), 'right', 0.6);
  canvas.rect(0, H * 0.57, W, 14, lighten(tone, 0.5));
  const joints = times(24).map((i) => `M${q((W * i) / 23)} ${q(H * 0.585)}V${q(floorY)}`);
  canvas.stroke(joints.join(''), mix(tone, colours.wallShade, 0.6), 3);
}

function headboard(canvas: Canvas, x: number, floorY: number, round_: boolean): void {
  const { W, H, colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.3);
  const [half, top] = [W * 0.23, H * 0.42];
  const d = round_
    ? `M${q(x - half)} ${q(floorY + 20)}V${q(top + H * 0.08)}Q${q(x - half)} ${q(top)} ${q(x)} ${q(top - H * 0.03)}Q${q(x + half)} ${q(top)} ${q(x + half)} ${q(top + H * 0.08)}V${q(floorY + 20)}Z`
    : box(x - half, top, half * 2, floorY - top + 20);
  canvas.sprayed(d, wood, colours.dark, 'right', 0.5);
  canvas.clip(d, () => {
    const slats = times(12).map((i) => `M${q(x - half + (i * half * 2) / 11)} ${q(top - H * 0.05)}V${q(floorY)}`);
    canvas.stroke(slats.join(''), mix(wood, colours.dark, 0.3), 4, 'opacity=".6"');
  });
}

function bedside(canvas: Canvas, x: number, y: number): void {
  const { W, H, colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.2);
  canvas.sprayed(box(x - W * 0.045, y - H * 0.12, W * 0.09, H * 0.13), wood, mix(wood, colours.dark, 0.4), 'right', 0.7);
  canvas.rect(x - W * 0.05, y - H * 0.13, W * 0.1, 16, lighten(wood, 0.25));
  canvas.circle(x, y - H * 0.05, 8, colours.roofLight);
  if (colours.lamp) canvas.circle(x, y - H * 0.24, H * 0.13, colours.lamp, 'opacity=".2"');
  canvas.rect(x - 4, y - H * 0.2, 8, H * 0.07, mix(colours.dark, colours.window, 0.3));
  canvas.path(polygon([[x - W * 0.02, y - H * 0.27], [x + W * 0.02, y - H * 0.27], [x + W * 0.034, y - H * 0.19], [x - W * 0.034, y - H * 0.19]]), colours.lamp ?? lighten(colours.wallOchre, 0.5));
}

function bedFromFoot(canvas: Canvas, x: number, floorY: number, cloth: string): void {
  const { W, H, colours } = canvas;
  const [back, front] = [W * 0.2, W * 0.29];
  const [top, edge] = [floorY - H * 0.03, H * 0.87];
  canvas.path(lens(x - W * 0.34, H * 0.97, W * 0.68, H * 0.05), colours.dark, 'opacity=".25"');
  pillow(canvas, x - back * 0.95, top - H * 0.115, back * 0.88, H * 0.13, WHITE);
  pillow(canvas, x + back * 0.07, top - H * 0.115, back * 0.88, H * 0.13, WHITE);
  pillow(canvas, x - back * 0.42, top - H * 0.07, back * 0.84, H * 0.1, cloth);
  const cover = `M${q(x - back)} ${q(top + 10)}Q${q(x)} ${q(top - 16)} ${q(x + back)} ${q(top + 10)}L${q(x + front)} ${q(edge)}V${q(H * 0.965)}H${q(x - front)}V${q(edge)}Z`;
  canvas.sprayed(cover, WHITE, mix(WHITE, colours.wallShade, 0.8), 'bottom', 0.8);
  canvas.clip(cover, () => {
    canvas.path(polygon([[x - W, edge - H * 0.055], [x + W, edge - H * 0.055], [x + W, edge + H * 0.04], [x - W, edge + H * 0.04]]), cloth);
    for (const lift of [-0.04, 0.025]) canvas.rect(0, edge + H * lift, W, 9, WHITE, 'opacity=".85"');
    canvas.rect(0, edge + H * 0.002, W, H * 0.1, colours.dark, 'opacity=".12"');
  });
  jug(canvas, x + W * 0.305, floorY - H * 0.088, H * 0.045);
}
