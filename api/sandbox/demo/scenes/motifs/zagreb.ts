import type { Canvas } from '../canvas.js';
import { mix, WHITE } from '../colour.js';
import { ground, polygon, ridge, round, times, type Point } from '../geometry.js';
import { house, tower, windows } from '../kit/buildings.js';
import { bush } from '../kit/plants.js';
import { sky } from '../kit/sky.js';

/** Over the roofs of the upper town: cathedral, the chequered church, the mountain behind. */
export function zagreb(canvas: Canvas): void {
  const { W, H, chance, colours, knobs } = canvas;
  const horizon = H * (knobs.hz ?? 0.5);
  sky(canvas, horizon, { sunY: horizon * chance.between(0.3, 0.6) });
  canvas.rect(0, horizon, W, H - horizon, mix(colours.greenShade, colours.haze, 0.4));
  for (const [lift, height, fade] of [
    [0.06, 0.16, 0.72],
    [0.03, 0.09, 0.5],
  ] as const) {
    const line = ridge(chance, -40, W + 40, horizon - H * lift + H * 0.04, H * height, 4, 0.42);
    canvas.sprayed(
      ground(line, horizon + H * 0.1),
      mix(colours.green, colours.haze, fade),
      mix(colours.greenShade, colours.haze, fade),
      'right',
      0.75,
    );
  }
  row(canvas, horizon + H * 0.04, H * 0.036, 0.5, 1.7);
  row(canvas, horizon + H * 0.085, H * 0.05, 0.36, 1.7);
  cathedral(canvas, W * chance.between(0.6, 0.72), horizon + H * 0.14);
  row(canvas, horizon + H * 0.15, H * 0.066, 0.2, 1.75);
  chequeredChurch(canvas, W * chance.between(0.16, 0.28), horizon + H * 0.31);
  row(canvas, horizon + H * 0.32, H * 0.1, 0.05, 1.7);
  bigRoof(canvas, -W * 0.08, H * 0.83, W * 0.5, H * 0.13);
  bigRoof(canvas, W * 0.46, H * 0.86, W * 0.62, H * 0.14);
}

function row(canvas: Canvas, y: number, size: number, fade: number, gap: number): void {
  const { W, chance, colours } = canvas;
  let x = -size;
  while (x < W + size) {
    if (chance.yes(0.14)) {
      bush(
        canvas,
        x + size * 0.4,
        y,
        size * chance.between(0.4, 0.62),
        mix(colours.greenShade, colours.haze, fade),
        mix(colours.greenLight, colours.haze, fade),
      );
      x += size * 0.5;
    }
    const width = size * chance.between(0.72, 1.15);
    house(canvas, x, y + chance.between(-0.12, 0.12) * size, width, size * chance.between(0.7, 1.3), fade);
    x += width * chance.between(1.2, gap);
  }
}

function cathedral(canvas: Canvas, x: number, y: number): void {
  const { H, colours } = canvas;
  const width = H * 0.066;
  canvas.rect(x, y - H * 0.2, width * 2.5, H * 0.2, mix(colours.wall, colours.haze, 0.16));
  canvas.shape(
    [
      [x - 8, y - H * 0.19],
      [x + width * 1.25, y - H * 0.27],
      [x + width * 2.5 + 8, y - H * 0.19],
    ],
    mix(colours.roofShade, colours.haze, 0.16),
  );
  for (const shift of [-0.2, 1.6])
    tower(canvas, x + width * shift, y, width, H * 0.3, { fade: 0.1, spire: H * 0.25, copper: true });
}

function chequeredChurch(canvas: Canvas, x: number, y: number): void {
  const { W, H, colours } = canvas;
  const [width, height] = [W * 0.25, H * 0.15];
  const eaves = y - height;
  const top = eaves - H * 0.15;
  tower(canvas, x - H * 0.075, y, H * 0.075, H * 0.34, { copper: true, spire: H * 0.13 });
  canvas.rect(x, eaves, width, height, colours.wall);
  canvas.rect(x + width * 0.78, eaves, width * 0.22, height, colours.wallShade);
  const roof = polygon([
    [x - 14, eaves + 6],
    [x + width * 0.1, top],
    [x + width * 0.9, top],
    [x + width + 14, eaves + 6],
  ]);
  canvas.path(roof, colours.roof);
  canvas.clip(roof, () => {
    const tile = H * 0.021;
    for (const j of times(9)) {
      for (const i of times(26)) {
        const [tx, ty] = [x - 20 + i * tile * 1.02, top + j * tile];
        if ((i + j) % 4 === 0) canvas.rect(tx, ty, tile, tile, WHITE, 'opacity=".92"');
        else if ((i + j) % 4 === 2)
          canvas.rect(tx, ty, tile, tile, mix(colours.sea[2], colours.roof, 0.1), 'opacity=".95"');
      }
    }
  });
  canvas.spray(roof, colours.roofShade, 'right', 0.6);
  const gothicWindow = (left: number): string => {
    const q = round;
    const [foot, spring] = [q(y - height * 0.2), q(y - height * 0.62)];
    const middle = q(y - height * 0.84);
    return `M${q(left)} ${foot}V${spring}Q${q(left + H * 0.012)} ${middle} ${q(left + H * 0.024)} ${spring}V${foot}Z`;
  };
  canvas.path(
    [0.12, 0.32, 0.52].map((share) => gothicWindow(x + width * share)).join(''),
    canvas.lampLit ?? colours.window,
  );
}

/** A tiled roof with dormers, close to the viewer. */
function bigRoof(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  const { H, chance, colours } = canvas;
  const outline = polygon([
    [x - 20, y + height],
    [x + width * 0.16, y],
    [x + width * 0.84, y],
    [x + width + 20, y + height],
  ]);
  const colour = mix(colours.roof, colours.roofShade, chance.between(0, 0.4));
  canvas.rect(x, y + height, width, H - y - height, colours.wallOchre);
  windows(canvas, x, y + height + 10, width, H * 0.16, 6, 1, { shutters: mix(colours.greenShade, colours.green, 0.3) });
  canvas.path(outline, colour);
  canvas.clip(outline, () => {
    for (const j of times(12)) {
      let d = `M${round(x - 30)} ${round(y + (height * (j + 1)) / 12)}`;
      for (let s = x - 30; s < x + width + 30; s += 24) d += 'q12 11 24 0';
      canvas.stroke(d, j % 2 ? colours.roofShade : colours.roofLight, 4.5, 'opacity=".6"');
    }
  });
  canvas.spray(outline, colours.roofShade, 'right', 0.7);
  for (const i of times(2)) dormer(canvas, x + width * (0.28 + i * 0.34), y, height);
  const chimney = x + width * 0.2;
  canvas.rect(chimney, y - height * 0.3, height * 0.2, height * 0.5, colours.wallShade);
  canvas.rect(chimney - 5, y - height * 0.34, height * 0.2 + 10, height * 0.06, colours.roofShade);
}

function dormer(canvas: Canvas, x: number, y: number, height: number): void {
  const { colours } = canvas;
  const width = height * 0.34;
  const point = (dx: number, share: number): Point => [x + dx, y + height * share];
  canvas.shape(
    [point(0, 0.82), point(0, 0.46), point(width / 2, 0.26), point(width, 0.46), point(width, 0.82)],
    colours.wall,
  );
  canvas.rect(x + width * 0.3, y + height * 0.5, width * 0.4, height * 0.28, canvas.lampLit ?? colours.window);
  canvas.shape(
    [
      point(-9, 0.49),
      point(width / 2, 0.2),
      point(width + 9, 0.49),
      point(width + 9, 0.55),
      point(width / 2, 0.28),
      point(-9, 0.55),
    ],
    colours.roofShade,
  );
}
