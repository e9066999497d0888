import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { box, lens, polygon, round, times } from '../../geometry.js';
import { chanceStyle, textileColour } from '../../house-style.js';
import { chair, jug, pillow } from '../../kit/furniture.js';
import { floorLight, roomShell, viewOpening, type Opening } from '../../kit/interior.js';

/** Under the roof: beams, sloping boards on both sides, a window in the gable. */
export function attic(canvas: Canvas): void {
  const { W, H, chance, knobs, colours } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floorY = H * 0.74;
  const { shade } = roomShell(canvas, { ...style, floor: 'boards' }, floorY);
  const peak = W * chance.between(0.5, 0.56);
  const width = W * chance.between(0.24, 0.28);
  const opening: Opening = { x: peak - width / 2, y: H * 0.22, width, height: H * 0.36, arched: style.archedWindows };
  viewOpening(canvas, opening, shade);
  slopes(canvas, peak, floorY);
  floorLight(canvas, opening, floorY);
  lowBed(canvas, textileColour(style, colours));
  const wood = mix(colours.soil, colours.dark, 0.25);
  chair(canvas, W * 0.8, H * 0.95, H * 0.34, wood, -1);
  canvas.rect(W * 0.83, H * 0.72, W * 0.12, 14, wood);
  canvas.rect(W * 0.935, H * 0.72, 12, H * 0.22, wood);
  jug(canvas, W * 0.89, H * 0.72, H * 0.06);
}

function slopes(canvas: Canvas, peak: number, floorY: number): void {
  const { W, H, colours } = canvas;
  const boards = mix(colours.soil, colours.wall, 0.5);
  const beam = mix(colours.soil, colours.dark, 0.4);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : W;
    const foot = floorY - H * 0.2;
    const wing = polygon([[edge - side * -1 * 10, -10], [peak + side * W * 0.02, -10], [peak + side * W * 0.035, H * 0.02], [edge, foot], [edge + side * 20, foot]]);
    canvas.sprayed(wing, boards, mix(boards, colours.dark, 0.4), side < 0 ? 'left' : 'right', 0.7);
    canvas.clip(wing, () => {
      const joints = times(9).map((i) => `M${round(edge)} ${round(foot - i * H * 0.075)}L${round(peak)} ${round(-i * H * 0.075)}`);
      canvas.stroke(joints.join(''), mix(boards, colours.dark, 0.35), 3, 'opacity=".6"');
    });
    canvas.line([[peak + side * W * 0.03, H * 0.005], [edge, foot]], beam, H * 0.03);
  }
  canvas.sprayed(box(peak - H * 0.026, -10, H * 0.052, H * 0.09), beam, colours.dark, 'right', 0.6);
  canvas.rect(W * 0.16, H * 0.125, W * 0.72, H * 0.03, beam);
}

function lowBed(canvas: Canvas, cloth: string): void {
  const { W, H, colours } = canvas;
  const q = round;
  const [left, right, top] = [W * 0.03, W * 0.56, H * 0.78];
  const wood = mix(colours.soil, colours.dark, 0.3);
  canvas.path(lens(left - 30, H * 0.965, right - left + 80, 44), colours.dark, 'opacity=".22"');
  canvas.rect(left, H * 0.885, right - left, H * 0.06, wood);
  canvas.rect(left - 12, H * 0.66, 34, H * 0.29, mix(wood, colours.dark, 0.15));
  pillow(canvas, left + 26, top - H * 0.085, W * 0.13, H * 0.11, WHITE);
  pillow(canvas, left + W * 0.07, top - H * 0.045, W * 0.1, H * 0.08, cloth);
  const quilt = `M${q(W * 0.17)} ${q(top + 10)}Q${q(W * 0.36)} ${q(top - H * 0.035)} ${q(right - 10)} ${q(top + 14)}Q${q(right + 20)} ${q(top + 40)} ${q(right + 14)} ${q(H * 0.91)}H${q(W * 0.16)}Z`;
  canvas.sprayed(quilt, lighten(cloth, 0.25), mix(cloth, colours.dark, 0.2), 'bottom', 0.7);
  canvas.clip(quilt, () => {
    for (const i of times(9)) {
      const x = W * (0.14 + i * 0.055);
      for (const k of times(4)) {
        const y = top - H * 0.02 + k * H * 0.04;
        canvas.path(polygon([[x, y], [x + W * 0.018, y + H * 0.02], [x, y + H * 0.04], [x - W * 0.018, y + H * 0.02]]), (i + k) % 2 ? WHITE : mix(WHITE, cloth, 0.55), 'opacity=".8"');
      }
    }
  });
  canvas.rect(left + W * 0.0, H * 0.885, W * 0.14, H * 0.02, WHITE);
}
