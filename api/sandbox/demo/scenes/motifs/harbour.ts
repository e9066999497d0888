import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE, type Colour } from '../colour.js';
import { box, lens, ridge, round, times } from '../geometry.js';
import { chanceStyle, type HouseStyle } from '../house-style.js';
import { boat, woodenBoat } from '../kit/boats.js';
import { tower } from '../kit/buildings.js';
import {
  archedDoor,
  awning,
  balcony,
  gableRoof,
  shutterWindow,
  tiledRoof,
  wallFront,
  type Front,
} from '../kit/facade.js';
import { facets, hills } from '../kit/land.js';
import { bush } from '../kit/plants.js';
import { sky } from '../kit/sky.js';
import { houseRow } from '../kit/town.js';

/** A harbour front: houses in a row on a stone quay, boats moored before them. */
export function harbour(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const quay = H * (knobs.hz ?? chance.between(0.6, 0.64));
  sky(canvas, H * 0.42, { sunY: H * chance.between(0.12, 0.18) });
  facets(canvas, ridge(chance, -40, W + 40, H * 0.32, H * 0.16, 5, 0.5), quay, {
    lit: mix(colours.rock, colours.haze, 0.6),
    shade: mix(colours.rockShade, colours.haze, 0.55),
    foot: mix(colours.greenShade, colours.haze, 0.5),
  });
  hills(
    canvas,
    H * 0.38,
    H * 0.08,
    mix(colours.green, colours.haze, 0.3),
    mix(colours.greenShade, colours.haze, 0.2),
    quay,
  );
  const church = W * chance.between(0.35, 0.7);
  for (const i of times(3)) {
    if (i === 1) tower(canvas, church, quay - H * 0.14, H * 0.06, H * 0.32);
    houseRow(canvas, -40, W + 60, quay - H * (0.22 - i * 0.06), H * (0.05 + i * 0.012), 1.1, 0.26 - i * 0.08);
  }
  houseFronts(canvas, quay);
  water(canvas, quay + H * 0.07);
  pier(canvas, quay);
  mooredBoats(canvas, quay + H * 0.07);
}

const WALLS = ['stone', 'white', 'cream', 'ochre', 'rose', 'apricot'] as const;

/** House after house, no two neighbours of one colour or height. */
function houseFronts(canvas: Canvas, quay: number): void {
  const { W, H, chance, knobs, colours } = canvas;
  const own = knobs.house;
  const ownAt = chance.whole(1, 3);
  let last = -1;
  let index = 0;
  for (let x = -H * chance.between(0, 0.12); x < W; index++) {
    let tone = chance.whole(0, WALLS.length - 1);
    if (tone === last) tone = (tone + 1) % WALLS.length;
    last = tone;
    const wall = WALLS[tone] ?? 'cream';
    const random = chanceStyle(chance, {
      wall,
      shutters: chance.pick(['green', 'green', 'blue', 'turquoise', 'oxblood']),
    });
    const style = own && index === ownAt ? own : random;
    const storeys = own && index === ownAt ? Math.min(4, Math.max(2, own.storeys)) : chance.whole(2, 4);
    const columns = chance.whole(2, 3);
    const width = H * 0.075 * columns + H * chance.between(0.02, 0.05);
    frontHouse(canvas, style, x, width, quay, storeys, columns);
    x += width + (chance.yes(0.18) ? H * 0.03 : 0);
  }
  canvas.path(lens(-20, quay + 2, W + 40, 16), colours.dark, 'opacity=".2"');
}

function frontHouse(
  canvas: Canvas,
  style: HouseStyle,
  x: number,
  width: number,
  quay: number,
  storeys: number,
  columns: number,
): void {
  const { H, chance, colours } = canvas;
  const scale = 0.36;
  const storey = H * 0.078;
  const front: Front = { left: x, right: x + width, eaves: quay - storey * storeys - H * 0.012, ground: quay, scale };
  wallFront(canvas, style, front);
  if (style.roof === 'gable' && columns === 2) gableRoof(canvas, front, H * 0.055, colours.wall);
  else tiledRoof(canvas, front, { rise: H * chance.between(0.03, 0.045), insetLeft: 10, insetRight: 10, overhang: 8 });
  const [paneWidth, paneHeight] = [H * 0.022, H * 0.042];
  const shutters = chance.pick([
    mix(colours.greenShade, colours.green, 0.5),
    mix(colours.sea[2], colours.sea[1], 0.35),
    mix(colours.sea[1], colours.shallow, 0.5),
    mix(colours.roofShade, colours.dark, 0.2),
  ]);
  for (let level = 1; level < storeys; level++) {
    for (const column of times(columns)) {
      const cx = x + (width * (column + 0.5)) / columns;
      shutterWindow(
        canvas,
        cx - paneWidth / 2,
        quay - storey * level - storey * 0.74,
        paneWidth,
        paneHeight,
        shutters,
        scale,
      );
    }
    if (level === 1 && chance.yes(0.3))
      balcony(canvas, x + width * 0.3, quay - storey - 2, width * 0.4, H * 0.03, scale);
  }
  if (chance.yes(0.5)) {
    canvas.rect(
      x + width * 0.12,
      quay - storey * 0.68,
      width * 0.76,
      storey * 0.68,
      mix(colours.window, colours.dark, 0.25),
    );
    for (const column of times(columns))
      canvas.rect(
        x + (width * (column + 0.5)) / columns - 2,
        quay - storey * 0.68,
        4,
        storey * 0.68,
        lighten(colours.rock, 0.3),
      );
    awning(
      canvas,
      x + width * 0.08,
      quay - storey * 0.86,
      width * 0.84,
      storey * 0.36,
      chance.pick([colours.roof, colours.sea[2], mix(colours.greenShade, colours.green, 0.4), colours.wallOchre]),
    );
    return;
  }
  for (const column of times(columns))
    archedDoor(
      canvas,
      x + (width * (column + 0.5)) / columns,
      quay,
      H * 0.03,
      storey * 0.7,
      column === 0 ? shutters : colours.window,
      scale,
    );
}

function pier(canvas: Canvas, quay: number): void {
  const { W, H, chance, colours } = canvas;
  canvas.sprayed(
    box(-10, quay - 2, W + 20, H * 0.045),
    colours.rock,
    mix(colours.rockShade, colours.rock, 0.3),
    'bottom',
    0.7,
  );
  const edge = quay + H * 0.043;
  canvas.rect(0, edge, W, H * 0.012, lighten(colours.rock, 0.4));
  const blocks = ['', ''];
  for (let x = -20; x < W;) {
    const width = H * chance.between(0.05, 0.09);
    blocks[chance.whole(0, 1)] += box(x + 2, edge + H * 0.013, width - 4, H * 0.026);
    x += width;
  }
  canvas.rect(0, edge + H * 0.012, W, H * 0.03, mix(colours.rockShade, colours.dark, 0.3));
  canvas.path(blocks[0] ?? '', mix(colours.rockShade, colours.rock, 0.25));
  canvas.path(blocks[1] ?? '', colours.rockShade);
  for (const i of times(7)) {
    const x = W * (0.06 + i * 0.15 + chance.between(-0.03, 0.03));
    if (i % 3 === 2) bush(canvas, x, quay + 8, H * 0.024, colours.greenShade, colours.greenLight);
    else
      canvas.path(
        `M${round(x - 9)} ${round(edge)}v-18q-7 -10 9 -12q16 2 9 12v18Z`,
        mix(colours.dark, colours.window, 0.2),
      );
  }
}

function water(canvas: Canvas, top: number): void {
  const { W, H, chance, colours } = canvas;
  canvas.rect(
    0,
    top,
    W,
    H - top + 5,
    canvas.gradient([mix(colours.sea[2], colours.sea[1], 0.55), colours.sea[1], colours.sea[2]]),
  );
  // The fronts lie upside down in the water, broken into strips.
  const tones: Colour[] = [colours.wall, colours.wallOchre, colours.wallRose, colours.roof, canvas.lampLit ?? WHITE];
  for (const tone of tones) {
    const d = times(26).map(() => {
      const t = Math.pow(chance.between(), 1.8);
      return lens(chance.between(-0.05, 0.97) * W, top + 8 + t * H * 0.2, W * chance.between(0.02, 0.08), 4 + t * 7);
    });
    canvas.path(d.join(''), mix(tone, colours.sea[1], 0.35), 'opacity=".45"');
  }
  const swell = times(40).map(() => {
    const t = chance.between();
    return lens(chance.between(-0.1, 0.95) * W, top + t * (H - top), W * chance.between(0.05, 0.2), 3 + t * 9);
  });
  canvas.path(swell.join(''), colours.sea[2], 'opacity=".4"');
  canvas.spray(box(0, top, W, H - top), mix(colours.sea[2], colours.dark, 0.4), 'bottom', 0.55);
}

function mooredBoats(canvas: Canvas, top: number): void {
  const { W, H, chance, colours } = canvas;
  const paints: readonly [Colour, ...Colour[]] = [
    WHITE,
    colours.sea[2],
    colours.roof,
    mix(colours.sea[1], colours.shallow, 0.5),
    mix(colours.greenShade, colours.green, 0.5),
    WHITE,
  ];
  const far = chance.whole(5, 6);
  for (const i of times(far)) {
    const x = W * ((i + chance.between(0.2, 0.8)) / far);
    const y = top + H * chance.between(0.035, 0.06);
    canvas.line(
      [
        [x, y - H * 0.02],
        [x + H * 0.03, top - H * 0.02],
      ],
      mix(colours.dark, colours.window, 0.3),
      2,
      'opacity=".7"',
    );
    if (chance.yes(0.35)) boat(canvas, x, y, H * 0.085, { hull: WHITE, sail: false });
    else woodenBoat(canvas, x, y, H * chance.between(0.09, 0.11), chance.pick(paints));
  }
  for (const i of times(3)) {
    const x = W * (0.16 + i * 0.32 + chance.between(-0.06, 0.06));
    woodenBoat(canvas, x, H * (0.845 + (i % 2) * 0.065), H * chance.between(0.19, 0.24), chance.pick(paints));
  }
}
