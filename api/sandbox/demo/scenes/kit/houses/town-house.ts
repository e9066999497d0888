import { type Canvas } from '../../canvas.js';
import { mix } from '../../colour.js';
import { type HouseStyle, shutterColour, wallColour } from '../../house-style.js';
import { archedDoor, awning, balcony, chimney, type Front, shutterWindow, tiledRoof, wallFront } from '../facade.js';
import { gardenTable, pots, terrace } from '../garden.js';
import { doorSteps, flowerRow, streetLamp } from './details.js';

/** Tall and narrow between its neighbours, a café table on the pavement. */
export function townHouse(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const scale = H / 1300;
  const ground = H * 0.86;
  const shutters = shutterColour(style, colours);
  const neighbours = [
    { left: -W * 0.1, right: W * 0.2, eaves: H * chance.between(0.38, 0.5), tone: colours.wallRose },
    { left: W * 0.56, right: W * 0.8, eaves: H * chance.between(0.36, 0.46), tone: colours.wallOchre },
    { left: W * 0.8, right: W * 1.1, eaves: H * chance.between(0.5, 0.6), tone: colours.wall },
  ];
  const plain: HouseStyle = { ...style, wall: 'cream' };
  for (const { left, right, eaves, tone } of neighbours) {
    const front: Front = { left, right, eaves, ground, scale };
    wallFront(canvas, plain, front, mix(tone, colours.wallShade, 0.12));
    tiledRoof(canvas, front, { rise: H * 0.07, insetLeft: 8, insetRight: 8, overhang: 10 });
    const [width, height] = [W * 0.045, H * 0.1];
    for (let y = ground - H * 0.4; y > eaves + H * 0.03; y -= H * 0.2) {
      for (const share of [0.3, 0.72])
        shutterWindow(
          canvas,
          left + (right - left) * share - width / 2,
          y,
          width,
          height,
          mix(colours.greenShade, colours.green, 0.2),
          scale * 0.8,
        );
    }
    awning(
      canvas,
      left + (right - left) * 0.18,
      ground - H * 0.2,
      (right - left) * 0.62,
      H * 0.06,
      chance.pick([colours.roof, colours.sea[2], mix(colours.greenShade, colours.green, 0.4)]),
    );
    canvas.rect(
      left + (right - left) * 0.22,
      ground - H * 0.14,
      (right - left) * 0.54,
      H * 0.14,
      mix(colours.window, colours.dark, 0.2),
    );
  }
  const front: Front = { left: W * 0.2, right: W * 0.56, eaves: H * 0.17, ground, scale };
  wallFront(canvas, style, front);
  tiledRoof(canvas, front, { rise: H * 0.09, insetLeft: W * 0.04, insetRight: W * 0.04, overhang: 26 });
  chimney(canvas, W * 0.28, H * 0.1, wallColour(style, colours), scale);
  const [width, height] = [W * 0.058, H * 0.125];
  for (const y of [0.63, 0.41])
    for (const x of [0.275, 0.38, 0.485])
      shutterWindow(canvas, W * x - width / 2, ground - H * y, width, height, shutters, scale * 0.9);
  const rail = ground - H * 0.27;
  balcony(canvas, W * 0.32, rail, W * 0.12, H * 0.07, scale);
  flowerRow(canvas, W * 0.32, W * 0.44, rail - H * 0.068);
  archedDoor(canvas, W * 0.38, ground, W * 0.085, H * 0.21, shutters, scale);
  for (const x of [0.265, 0.495])
    shutterWindow(canvas, W * x - width / 2, ground - H * 0.19, width, height, shutters, scale * 0.9);
  terrace(canvas, ground);
  doorSteps(canvas, W * 0.38, ground, W * 0.085);
  gardenTable(canvas, W * 0.7, ground + H * 0.02, mix(colours.dark, colours.window, 0.3));
  streetLamp(canvas, W * 0.14, ground + H * 0.07);
  pots(canvas, ground, [0.31, 0.45]);
}
