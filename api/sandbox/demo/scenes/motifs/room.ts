import type { Canvas, DrawMotif } from '../canvas.js';
import { lighten, mix, WHITE, type Colour } from '../colour.js';
import { arrangement, BEDROOMS, type Bedroom } from '../compositions.js';
import { lens, polygon, round, times } from '../geometry.js';
import { chanceStyle, textileColour, type HouseStyle } from '../house-style.js';
import { chair, jug, lemonBowl, pillow } from '../kit/furniture.js';
import { curtain, floorLight, innerShutters, roomShell, viewOpening, type Opening } from '../kit/interior.js';
import { attic } from './room/attic.js';
import { bunks } from './room/bunks.js';
import { desk } from './room/desk.js';
import { frontal } from './room/frontal.js';
import { suite } from './room/suite.js';

const DRAW: Readonly<Record<Bedroom, DrawMotif>> = { window: atWindow, frontal, attic, suite, desk, bunks };

/** A bedroom or a dining corner, with a view. */
export function room(canvas: Canvas): void {
  const { composition, furniture } = canvas.knobs;
  DRAW[furniture === 'table' ? 'window' : arrangement(BEDROOMS, composition)](canvas);
}

/** A room with one big window. */
function atWindow(canvas: Canvas): void {
  const { W, H, chance, knobs } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floorY = H * 0.77;
  const { wall, shade } = roomShell(canvas, style, floorY);
  const arched = style.archedWindows;
  const opening: Opening = {
    x: W * chance.between(0.24, 0.34),
    y: H * 0.11,
    width: W * chance.between(0.4, 0.46),
    height: arched ? H * 0.6 : H * (chance.yes(0.55) ? 0.635 : 0.5),
    arched,
  };
  viewOpening(canvas, opening, shade);
  if (!arched) innerShutters(canvas, style, opening);
  curtain(canvas, opening, wall, floorY);
  floorLight(canvas, opening, floorY);
  const furniture = knobs.furniture ?? (chance.yes(0.62) ? 'bed' : 'table');
  if (furniture === 'bed') bed(canvas, style);
  else diningTable(canvas);
}

function bed(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const [x0, x1, y] = [W * 0.02, W * chance.between(0.62, 0.68), H * 0.765];
  const wood = mix(colours.soil, colours.dark, 0.3);
  const cloth = textileColour(style, colours);
  canvas.path(lens(x0 - 40, H * 0.955, x1 - x0 + 110, 46), colours.dark, 'opacity=".22"');
  const q = round;
  const head = `M${q(x0 - 26)} ${q(H * 0.95)}V${q(y - 170)}Q${q(x0 - 24)} ${q(y - 206)} ${q(x0 + 10)} ${q(y - 206)}H${q(x0 + 24)}V${q(H * 0.95)}Z`;
  canvas.sprayed(head, wood, colours.dark, 'right', 0.5);
  for (const x of [x0 + 40, x1 - 26]) canvas.rect(x, H * 0.9, 22, H * 0.055, mix(wood, colours.dark, 0.3));
  canvas.rect(x0, H * 0.885, x1 - x0 + 6, 26, wood);
  const sheet = `M${q(x0 + 10)} ${q(y + 20)}H${q(x1 - 16)}Q${q(x1 + 14)} ${q(y + 24)} ${q(x1 + 12)} ${q(H * 0.892)}H${q(x0 + 10)}Z`;
  canvas.path(sheet, mix(WHITE, colours.wallShade, 0.07));
  pillow(canvas, x0 + 30, y - 118, W * 0.15, 138, WHITE);
  pillow(canvas, x0 + 86, y - 74, W * 0.14, 104, cloth);
  duvet(canvas, x1, y, cloth);
  const tableX = W * 0.88;
  const tableY = H * 0.78;
  canvas.rect(tableX - 84, tableY, 168, 16, wood);
  for (const leg of [-70, 62]) canvas.rect(tableX + leg, tableY + 16, 10, H, mix(colours.soil, colours.dark, 0.45));
  jug(canvas, tableX, tableY, 92);
}

function duvet(canvas: Canvas, x1: number, y: number, cloth: Colour): void {
  const { W, H, chance, colours } = canvas;
  const q = round;
  const d =
    `M${q(W * 0.2)} ${q(y + 4)}C${q(W * 0.3)} ${q(y - 30)} ${q(x1 - 90)} ${q(y - 22)} ${q(x1 - 16)} ${q(y + 6)}Q${q(x1 + 26)} ${q(y + 30)} ${q(x1 + 22)} ${q(H * 0.9)}` +
    `C${q(x1 - 80)} ${q(H * 0.912)} ${q(W * 0.3)} ${q(H * 0.888)} ${q(W * 0.2)} ${q(H * 0.9)}Q${q(W * 0.175)} ${q(y + 60)} ${q(W * 0.2)} ${q(y + 4)}Z`;
  canvas.sprayed(d, WHITE, lighten(colours.wallShade, 0.1), 'bottom', 0.75);
  const crease = lighten(colours.wallShade, 0.2);
  for (const i of times(7)) {
    const x = W * 0.23 + (i * (x1 - W * 0.25)) / 7;
    const fold = `M${q(x)} ${q(y + 26 + chance.between(0, 20))}Q${q(x + 26)} ${q(y + 90)} ${q(x + chance.between(-14, 26))} ${q(H * 0.893)}`;
    canvas.stroke(fold, crease, 4, 'opacity=".55"');
  }
  canvas.clip(d, () => {
    const [left, right] = [x1 - W * 0.2, x1 - W * 0.06];
    canvas.path(
      `M${q(left)} ${q(y - 40)}L${q(right)} ${q(y - 40)}Q${q(right + 40)} ${q(y + 60)} ${q(right + 18)} ${q(H * 0.95)}H${q(left + 4)}Q${q(left + 30)} ${q(y + 60)} ${q(left)} ${q(y - 40)}Z`,
      cloth,
    );
    for (const share of [0.16, 0.3, 0.7, 0.84]) {
      const x = left + (right - left) * share;
      canvas.path(
        `M${q(x)} ${q(y - 40)}Q${q(x + 36)} ${q(y + 60)} ${q(x + 10)} ${q(H * 0.95)}`,
        'none',
        `stroke="${WHITE}" stroke-width="7" opacity=".85"`,
      );
    }
  });
}

function diningTable(canvas: Canvas): void {
  const { W, H, chance, colours } = canvas;
  const [x, y] = [W * chance.between(0.5, 0.56), H * 0.8];
  const wood = mix(colours.soil, colours.dark, 0.22);
  chair(canvas, x - W * 0.21, H * 0.97, H * 0.36, wood, 1);
  chair(canvas, x + W * 0.21, H * 0.97, H * 0.36, wood, -1);
  canvas.path(lens(x - W * 0.2, H * 0.985, W * 0.4, 34), colours.dark, 'opacity=".2"');
  canvas.rect(x - 10, y, 20, H * 0.17, wood);
  canvas.path(
    polygon([
      [x - 90, H * 0.975],
      [x, H * 0.95],
      [x + 90, H * 0.975],
      [x + 90, H * 0.985],
      [x - 90, H * 0.985],
    ]),
    wood,
  );
  const half = round(W * 0.17);
  const left = `M${round(x - W * 0.17)} ${round(y)}a${half} 32 0 0 0 ${half * 2} 0`;
  canvas.path(`${left}a${half} 32 0 0 0 ${-half * 2} 0Z`, lighten(wood, 0.3));
  canvas.path(`${left}v12a${half} 32 0 0 1 ${-half * 2} 0Z`, wood);
  jug(canvas, x + 66, y + 6, 100);
  lemonBowl(canvas, x - 65, y - 26);
}
