import { type Canvas } from '../../canvas.js';
import { lighten } from '../../colour.js';
import { type Point, times } from '../../geometry.js';
import { type HouseStyle, shutterColour, textileColour, wallColour } from '../../house-style.js';
import {
  archedDoor,
  awning,
  balcony,
  type Front,
  gableRoof,
  pane,
  shutterWindow,
  tiledRoof,
  wallFront,
} from '../facade.js';
import { gardenEdge, terrace } from '../garden.js';
import { doorSteps, flag, flowerRow, hedge } from './details.js';
import { parasol, pot } from '../outdoor-furniture.js';
import { bush } from '../plants.js';

/** A grand white front over a promenade with parasols. */
export function hotel(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  gardenEdge(canvas, 0.7);
  const scale = (H / 1200) * 0.62;
  const ground = H * 0.8;
  const storey = H * (style.storeys > 4 ? 0.118 : 0.135);
  const front: Front = {
    left: W * 0.1,
    right: W * 0.76,
    eaves: ground - storey * style.storeys - H * 0.03,
    ground,
    scale,
  };
  const wall = lighten(wallColour(style, colours), 0.12);
  wallFront(canvas, { ...style, wall: 'cream' }, front, wall);
  const middle = (front.left + front.right) / 2;
  tiledRoof(canvas, front, { rise: H * 0.06, insetLeft: W * 0.05, insetRight: W * 0.05, overhang: 18 });
  // A middle bay stands forward and carries the flag.
  const bay: Front = { left: middle - W * 0.1, right: middle + W * 0.1, eaves: front.eaves - H * 0.035, ground, scale };
  wallFront(canvas, { ...style, wall: 'cream' }, bay, lighten(wall, 0.4));
  gableRoof(canvas, bay, H * 0.06, lighten(wall, 0.4));
  flag(canvas, middle, bay.eaves - H * 0.06, H * 0.1);
  const cloth = textileColour(style, colours);
  const shutters = shutterColour(style, colours);
  const width = W * 0.034;
  for (const level of times(style.storeys - 1)) {
    const floor = ground - storey * (level + 1) - H * 0.02;
    for (const share of [0.07, 0.17, 0.27, 0.41, 0.5, 0.59, 0.73, 0.83, 0.93]) {
      const x = front.left + (front.right - front.left) * share;
      if (share > 0.35 && share < 0.65) {
        pane(canvas, x - width / 2, floor - storey * 0.68, width, storey * 0.68, scale * 0.8);
        continue;
      }
      shutterWindow(canvas, x - width / 2, floor - storey * 0.7, width, storey * 0.52, shutters, scale * 0.7);
    }
    balcony(canvas, bay.left + W * 0.01, floor, W * 0.18, storey * 0.3, scale);
    if (level === 1)
      for (const [from, to] of [
        [0.1, 0.3],
        [0.56, 0.76],
      ] as const)
        flowerRow(canvas, W * (from + 0.02), W * (to - 0.02), floor - storey * 0.08);
  }
  for (const share of [0.07, 0.2, 0.33, 0.67, 0.8, 0.93])
    archedDoor(
      canvas,
      front.left + (front.right - front.left) * share,
      ground,
      W * 0.042,
      storey * 0.78,
      colours.window,
      scale * 0.7,
    );
  archedDoor(canvas, middle, ground, W * 0.07, storey * 0.95, shutters, scale);
  awning(canvas, front.left + W * 0.01, ground - storey * 0.95, W * 0.2, H * 0.045, cloth);
  awning(canvas, front.right - W * 0.21, ground - storey * 0.95, W * 0.2, H * 0.045, cloth);
  terrace(canvas, ground);
  doorSteps(canvas, middle, ground, W * 0.07);
  const guests: readonly Point[] = [
    [0.16, 0.9],
    [0.62, 0.89],
    [0.86, 0.93],
  ];
  for (const [x, y] of guests) parasol(canvas, W * x, H * y, cloth, (H / 1200) * 0.58);
  for (const share of [0.34, 0.52]) {
    pot(canvas, W * share, ground + H * 0.045, H * 0.08);
    bush(canvas, W * share, ground + H * 0.012, H * 0.045, colours.greenShade, colours.greenLight);
  }
  hedge(canvas, H * 0.99, -W * 0.02, W * 0.24 + W * chance.between(0, 0.1));
}
