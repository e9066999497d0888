import { type Canvas } from '../../canvas.js';
import { lighten, mix } from '../../colour.js';
import { times } from '../../geometry.js';
import { type HouseStyle, shutterColour, textileColour, wallColour } from '../../house-style.js';
import { archedDoor, awning, balcony, type Front, shutterWindow, tiledRoof, wallFront } from '../facade.js';
import { gardenEdge, gardenTable, terrace } from '../garden.js';
import { balconyDoor, flowerRow, hedge, isOverSea } from './details.js';
import { tree, umbrellaPine } from '../plants.js';

/** Three or four storeys with balconies among pines. */
export function apartments(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const overSea = isOverSea(canvas);
  gardenEdge(canvas, 0.62);
  const scale = (H / 1200) * 0.8;
  const ground = H * 0.85;
  const storey = H * (style.storeys > 3 ? 0.158 : 0.185);
  const front: Front = {
    left: W * 0.06,
    right: W * 0.64,
    eaves: ground - storey * style.storeys - H * 0.02,
    ground,
    scale,
  };
  const wall = wallColour(style, colours);
  wallFront(canvas, style, front, lighten(wall, 0.25));
  tiledRoof(canvas, front, { rise: H * 0.075, insetLeft: W * 0.06, insetRight: W * 0.06, overhang: 34 });
  const shutters = shutterColour(style, colours);
  const cloth = textileColour(style, colours);
  for (const level of times(style.storeys)) {
    const floor = ground - storey * level;
    const awnings = level > 0 && chance.yes(0.6);
    for (const share of [0.2, 0.8]) {
      const x = front.left + (front.right - front.left) * share;
      balconyDoor(canvas, x, floor, W * 0.1, storey * 0.72, scale);
      if (level === 0) continue;
      if (awnings) awning(canvas, x - W * 0.075, floor - storey * 0.86, W * 0.15, storey * 0.24, cloth);
      balcony(canvas, x - W * 0.09, floor - 4, W * 0.18, storey * 0.34, scale);
      if (chance.yes(0.55)) flowerRow(canvas, x - W * 0.085, x + W * 0.085, floor - storey * 0.33);
    }
    const middle = (front.left + front.right) / 2;
    const width = W * 0.05;
    if (level > 0)
      shutterWindow(canvas, middle - width / 2, floor - storey * 0.74, width, storey * 0.5, shutters, scale * 0.9);
    else archedDoor(canvas, middle, ground, W * 0.075, storey * 0.86, shutters, scale);
  }
  terrace(canvas, ground);
  if (overSea) {
    umbrellaPine(canvas, W * chance.between(0.72, 0.76), H * 0.93, H * chance.between(0.5, 0.6), 0.06);
    umbrellaPine(canvas, W * 0.02, H * 0.97, H * 0.46, -0.06);
  } else {
    tree(canvas, W * 0.74, H * 0.93, H * 0.4);
    tree(canvas, W * 0.02, H * 0.97, H * 0.34);
  }
  hedge(canvas, H * 0.9, W * 0.02, W * 0.26);
  hedge(canvas, H * 0.9, W * 0.46, W * 0.72);
  gardenTable(canvas, W * 0.86, H * 0.88, mix(colours.soil, colours.dark, 0.42));
}
