import { type Canvas } from '../../canvas.js';
import { mix } from '../../colour.js';
import { times } from '../../geometry.js';
import { type HouseStyle, shutterColour, wallColour } from '../../house-style.js';
import { stoneWall } from '../buildings.js';
import { archedDoor, chimney, type Front, gableRoof, shutterWindow, tiledRoof, wallFront } from '../facade.js';
import { gardenEdge, lawn, pergola } from '../garden.js';
import { bush, tree } from '../plants.js';

/** One storey of rough stone behind a low wall, an olive tree before it. */
export function cottage(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  gardenEdge(canvas, 0.66);
  const scale = H / 1200;
  const ground = H * 0.83;
  const gabled = style.roof === 'gable';
  const left = W * chance.between(0.08, 0.14);
  const front: Front = { left, right: left + W * chance.between(0.5, 0.56), eaves: H * 0.52, ground, scale };
  const shutters = shutterColour(style, colours);
  if (gabled) {
    // The gable end stands forward; the long side runs back to the right.
    const gable: Front = { ...front, right: left + W * 0.25 };
    const wing: Front = { ...front, left: gable.right, eaves: H * 0.55 };
    wallFront(canvas, style, wing);
    tiledRoof(canvas, wing, { rise: H * 0.13, insetLeft: 0, insetRight: 12, overhang: 24 });
    wallFront(canvas, style, gable);
    gableRoof(canvas, gable, H * 0.15, wallColour(style, colours));
  } else {
    wallFront(canvas, style, front);
    tiledRoof(canvas, front, { rise: H * 0.17, insetLeft: W * 0.09, insetRight: W * 0.09 });
  }
  chimney(canvas, front.right - W * 0.15, front.eaves - H * 0.12, wallColour(style, colours), scale);
  const [width, height] = [W * 0.058, H * 0.115];
  for (const x of [0.06, gabled ? 0.19 : 0.17])
    shutterWindow(canvas, left + W * x - width / 2, ground - H * 0.205, width, height, shutters, scale);
  archedDoor(canvas, left + W * 0.31, ground, W * 0.075, H * 0.215, shutters, scale);
  shutterWindow(canvas, left + W * 0.44 - width / 2, ground - H * 0.205, width, height, shutters, scale);
  lawn(canvas, ground);
  canvas.sprayed(
    pathTo(canvas, left + W * 0.31, ground),
    mix(colours.rock, colours.soil, 0.2),
    colours.rockShade,
    'bottom',
    0.5,
  );
  if (style.pergola !== 'none')
    pergola(canvas, style, { x: left + W * 0.42, width: W * 0.2, top: ground - H * 0.235, ground: ground + 10 });
  tree(canvas, left - W * 0.01, H * 0.95, H * chance.between(0.4, 0.48));
  stoneWall(canvas, -10, left + W * 0.2, H * 0.93, H * 0.09, 3);
  stoneWall(canvas, left + W * 0.52, W + 10, H * 0.93, H * 0.09, 3);
  for (const i of times(7))
    bush(
      canvas,
      W * (0.68 + i * 0.055),
      H * 0.945,
      H * chance.between(0.02, 0.04),
      mix(colours.greenShade, colours.green, 0.3),
      colours.greenLight,
    );
}

function pathTo(canvas: Canvas, x: number, ground: number): string {
  const { W, H } = canvas;
  return `M${x - W * 0.04} ${ground}C${x} ${H * 0.9} ${x - W * 0.06} ${H * 0.95} ${x - W * 0.1} ${H + 5}H${x + W * 0.16}C${x + W * 0.1} ${H * 0.94} ${x + W * 0.1} ${H * 0.9} ${x + W * 0.04} ${ground}Z`;
}
