import { type Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { type Point, times } from '../../geometry.js';
import { pane } from '../facade.js';
import { blossoms } from '../frames.js';
import { bush } from '../plants.js';

export const isOverSea = (canvas: Canvas): boolean => (canvas.knobs.outlook ?? 'sea') === 'sea';

export function doorSteps(canvas: Canvas, x: number, ground: number, width: number): void {
  const { H, colours } = canvas;
  const scale = H / 1200;
  for (const i of times(3)) {
    canvas.rect(
      x - width * 0.8 - i * 20 * scale,
      ground - (2 - i) * 16 * scale,
      width * 1.6 + i * 40 * scale,
      18 * scale,
      mix(colours.rock, i % 2 ? colours.rockShade : WHITE, 0.3),
    );
  }
}

/** Bougainvillea climbing the left corner of the house. */
export function climber(canvas: Canvas, ground: number, height: number): void {
  const { W, H, chance } = canvas;
  const place = (): Point => {
    const t = chance.between();
    return [-W * 0.01 + Math.pow(chance.between(), 1.4) * W * 0.055 * (1.3 - t), ground - t * height];
  };
  blossoms(canvas, place, 150, (14 * H) / 1200);
}

export function flowerRow(canvas: Canvas, left: number, right: number, y: number): void {
  const { H, chance } = canvas;
  blossoms(
    canvas,
    () => [chance.between(left, right), y + chance.between(-0.012, 0.022) * H],
    Math.round((right - left) / 3.4),
    (10 * H) / 1200,
  );
}

export function balconyDoor(
  canvas: Canvas,
  x: number,
  floor: number,
  width: number,
  height: number,
  scale: number,
): void {
  const { colours } = canvas;
  canvas.rect(
    x - width / 2 - 8 * scale,
    floor - height - 8 * scale,
    width + 16 * scale,
    height + 8 * scale,
    lighten(colours.rock, 0.4),
  );
  pane(canvas, x - width / 2, floor - height, width, height, scale);
  canvas.rect(x - width * 0.02, floor - height, width * 0.26, height, WHITE, 'opacity=".55"');
}

export function hedge(canvas: Canvas, y: number, left: number, right: number): void {
  const { H, chance, colours } = canvas;
  const count = Math.max(3, Math.round((right - left) / 46));
  for (const i of times(count))
    bush(
      canvas,
      left + ((right - left) * i) / (count - 1),
      y,
      H * chance.between(0.026, 0.042),
      mix(colours.greenShade, colours.green, chance.between(0, 0.4)),
      colours.greenLight,
    );
}

export function streetLamp(canvas: Canvas, x: number, y: number): void {
  const { H, colours } = canvas;
  const iron = mix(colours.dark, colours.window, 0.25);
  canvas.rect(x - 5, y - H * 0.36, 10, H * 0.36, iron);
  canvas.rect(x - 14, y - 26, 28, 26, iron);
  canvas.shape(
    [
      [x - 22, y - H * 0.42],
      [x + 22, y - H * 0.42],
      [x + 14, y - H * 0.36],
      [x - 14, y - H * 0.36],
    ],
    colours.lamp ?? lighten(colours.window, 0.6),
  );
  canvas.shape(
    [
      [x - 28, y - H * 0.42],
      [x, y - H * 0.45],
      [x + 28, y - H * 0.42],
    ],
    iron,
  );
}

export function flag(canvas: Canvas, x: number, y: number, height: number): void {
  const { colours } = canvas;
  canvas.rect(x - 2, y - height, 4, height, mix(colours.dark, colours.window, 0.3));
  const [top, drop] = [y - height, height * 0.34];
  canvas.path(
    `M${x} ${top}q${height * 0.16} ${-drop * 0.3} ${height * 0.32} 0t${height * 0.3} 0v${drop}q${-height * 0.15} ${drop * 0.3} ${-height * 0.3} 0t${-height * 0.32} 0Z`,
    colours.roof,
  );
}
