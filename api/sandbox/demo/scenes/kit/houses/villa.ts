import { type Canvas } from '../../canvas.js';
import { type HouseStyle, shutterColour, wallColour } from '../../house-style.js';
import { archedDoor, chimney, type Front, shutterWindow, tiledRoof, wallFront } from '../facade.js';
import { gardenEdge, pergola, pots, terrace } from '../garden.js';
import { climber, doorSteps } from './details.js';

/** Two storeys, running out of the picture on the left, pergola on the right. */
export function villa(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  gardenEdge(canvas, 0.6);
  const scale = H / 1200;
  const ground = H * 0.82;
  const front: Front = {
    left: -W * 0.05,
    right: W * chance.between(0.56, 0.62),
    eaves: H * chance.between(0.26, 0.31),
    ground,
    scale,
  };
  const shutters = shutterColour(style, colours);
  wallFront(canvas, style, front);
  if (style.roof === 'hip') tiledRoof(canvas, front, { rise: H * 0.17, insetLeft: 0, insetRight: W * 0.12 });
  else tiledRoof(canvas, front, { rise: H * 0.13, insetLeft: 0, insetRight: 14 });
  chimney(canvas, W * chance.between(0.2, 0.36), front.eaves - H * 0.15, wallColour(style, colours), scale);
  const [width, height] = [W * chance.between(0.058, 0.068), H * chance.between(0.12, 0.145)];
  const columns = chance.yes(0.6) ? [0.1, 0.29, 0.475] : [0.14, 0.42];
  for (const x of columns) shutterWindow(canvas, W * x - width / 2, ground - H * 0.48, width, height, shutters, scale);
  shutterWindow(canvas, W * 0.1 - width / 2, ground - H * 0.215, width, height, shutters, scale);
  if (chance.yes(0.4)) shutterWindow(canvas, W * 0.475 - width / 2, ground - H * 0.215, width, height, shutters, scale);
  archedDoor(canvas, W * 0.29, ground, W * 0.085, H * 0.25, shutters, scale);
  terrace(canvas, ground);
  doorSteps(canvas, W * 0.29, ground, W * 0.085);
  pergola(canvas, style, { x: W * 0.37, width: W * chance.between(0.28, 0.36), top: ground - H * 0.255, ground });
  climber(canvas, ground, H * 0.4);
  pots(canvas, ground, [0.2, 0.365]);
}
