import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE } from '../colour.js';
import { times, type Point } from '../geometry.js';
import { shutterColour, textileColour, wallColour, type HouseStyle } from '../house-style.js';
import {
  archedDoor,
  awning,
  balcony,
  chimney,
  gableRoof,
  pane,
  shutterWindow,
  tiledRoof,
  wallFront,
  type Front,
} from './facade.js';
import { blossoms } from './frames.js';
import { parasol, pot } from './furniture.js';
import { gardenEdge, gardenTable, lawn, pergola, pots, terrace } from './garden.js';
import { stoneWall } from './buildings.js';
import { bush, tree, umbrellaPine } from './plants.js';

/** Draws the near house of the given style with its garden; sky and backdrop are already there. */
export function drawHouse(canvas: Canvas, style: HouseStyle): void {
  switch (style.build) {
    case 'cottage':
      return cottage(canvas, style);
    case 'villa':
      return villa(canvas, style);
    case 'townhouse':
      return townHouse(canvas, style);
    case 'apartments':
      return apartments(canvas, style);
    case 'hotel':
      return hotel(canvas, style);
  }
}

const isOverSea = (canvas: Canvas): boolean => (canvas.knobs.outlook ?? 'sea') === 'sea';

/** Two storeys, running out of the picture on the left, pergola on the right. */
function villa(canvas: Canvas, style: HouseStyle): void {
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

/** One storey of rough stone behind a low wall, an olive tree before it. */
function cottage(canvas: Canvas, style: HouseStyle): void {
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

/** Tall and narrow between its neighbours, a café table on the pavement. */
function townHouse(canvas: Canvas, style: HouseStyle): void {
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

/** Three or four storeys with balconies among pines. */
function apartments(canvas: Canvas, style: HouseStyle): void {
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

/** A grand white front over a promenade with parasols. */
function hotel(canvas: Canvas, style: HouseStyle): void {
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
  const wall = lighten(wallColour(style, colours), 0.3);
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

function doorSteps(canvas: Canvas, x: number, ground: number, width: number): void {
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
function climber(canvas: Canvas, ground: number, height: number): void {
  const { W, H, chance } = canvas;
  const place = (): Point => {
    const t = chance.between();
    return [-W * 0.01 + Math.pow(chance.between(), 1.4) * W * 0.055 * (1.3 - t), ground - t * height];
  };
  blossoms(canvas, place, 150, (14 * H) / 1200);
}

function flowerRow(canvas: Canvas, left: number, right: number, y: number): void {
  const { H, chance } = canvas;
  blossoms(
    canvas,
    () => [chance.between(left, right), y + chance.between(-0.012, 0.022) * H],
    Math.round((right - left) / 3.4),
    (10 * H) / 1200,
  );
}

function balconyDoor(canvas: Canvas, x: number, floor: number, width: number, height: number, scale: number): void {
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

function hedge(canvas: Canvas, y: number, left: number, right: number): void {
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

function streetLamp(canvas: Canvas, x: number, y: number): void {
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

function flag(canvas: Canvas, x: number, y: number, height: number): void {
  const { colours } = canvas;
  canvas.rect(x - 2, y - height, 4, height, mix(colours.dark, colours.window, 0.3));
  const [top, drop] = [y - height, height * 0.34];
  canvas.path(
    `M${x} ${top}q${height * 0.16} ${-drop * 0.3} ${height * 0.32} 0t${height * 0.3} 0v${drop}q${-height * 0.15} ${drop * 0.3} ${-height * 0.3} 0t${-height * 0.32} 0Z`,
    colours.roof,
  );
}
