import type { Canvas, DrawMotif } from '../canvas.js';
import { lighten, mix, WHITE } from '../colour.js';
import { arrangement, BATHROOMS, type Bathroom } from '../compositions.js';
import { box, lens, times } from '../geometry.js';
import { chanceStyle, textileColour, type HouseStyle } from '../house-style.js';
import { basin, basket, bottles, mirror, sconce, stool, towel, tub, wallTiles } from '../kit/bath.js';
import { jug } from '../kit/furniture.js';
import { roomShell, viewOpening, type Opening } from '../kit/interior.js';
import { shower } from './bathroom/shower.js';
import { tubUnderWindow } from './bathroom/tub.js';

const DRAW: Readonly<Record<Bathroom, DrawMotif>> = { basin: atBasin, tub: tubUnderWindow, shower };

/** A bathroom: a basin and its mirror, a tub under the window or a shower on a wall of stone. */
export function bathroom(canvas: Canvas): void {
  DRAW[arrangement(BATHROOMS, canvas.knobs.composition)](canvas);
}

/** A bathroom: stone basin with a round mirror, a window, a towel; sometimes a tub. */
function atBasin(canvas: Canvas): void {
  const { W, H, chance, knobs } = canvas;
  const style = knobs.house ?? chanceStyle(chance);
  const floorY = H * 0.8;
  const { shade } = roomShell(canvas, { ...style, floor: style.floor === 'boards' ? 'stone' : style.floor }, floorY);
  wallTiles(canvas, style, floorY);
  const opening: Opening = {
    x: W * chance.between(0.56, 0.6),
    y: H * 0.13,
    width: W * chance.between(0.27, 0.31),
    height: H * 0.42,
    arched: style.archedWindows,
  };
  viewOpening(canvas, opening, shade);
  if (chance.yes()) tub(canvas, opening.x + opening.width / 2, floorY);
  else stool(canvas, style, opening.x + opening.width / 2, H * 0.93);
  washstand(canvas, style, W * chance.between(0.22, 0.28), floorY);
}

function washstand(canvas: Canvas, style: HouseStyle, x: number, floorY: number): void {
  const { W, H, colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.28);
  const half = Math.min(W * 0.19, H * 0.26);
  const top = H * 0.64;
  mirror(canvas, x, H * 0.34, H * 0.155);
  for (const side of [-1, 1]) sconce(canvas, x + side * H * 0.22, H * 0.33);
  canvas.path(lens(x - half * 1.1, H * 0.925, half * 2.2, H * 0.05), colours.dark, 'opacity=".22"');
  for (const side of [-1, 1])
    canvas.rect(x + side * half * 0.9 - 10, top + 20, 20, H * 0.28, mix(wood, colours.dark, 0.2));
  canvas.rect(x - half * 0.9, H * 0.85, half * 1.8, 18, wood);
  const linen = textileColour(style, colours);
  for (const i of times(3)) {
    const y = H * 0.85 - (i + 1) * H * 0.026;
    canvas.rect(x - half * 0.7, y, half * 0.62, H * 0.024, i === 1 ? linen : WHITE, 'rx="10"');
    canvas.rect(
      x - half * 0.7,
      y + H * 0.017,
      half * 0.62,
      H * 0.007,
      mix(WHITE, colours.wallShade, 0.5),
      'rx="4" opacity=".6"',
    );
  }
  basket(canvas, x + half * 0.4, H * 0.85, H * 0.1);
  canvas.sprayed(box(x - half, top, half * 2, 34), lighten(wood, 0.25), wood, 'right', 0.8);
  canvas.rect(x - half, top + 34, half * 2, 12, mix(wood, colours.dark, 0.2));
  basin(canvas, x, top, half * 0.58);
  jug(canvas, x + half * 0.78, top, H * 0.055);
  bottles(canvas, x - half * 0.84, top);
  towel(canvas, style, x - half - H * 0.11, H * 0.5, floorY);
}

