import type { Canvas } from '../canvas.js';
import { mix, type Colour } from '../colour.js';
import { blob, round, times } from '../geometry.js';

export function cypress(canvas: Canvas, x: number, y: number, height: number, depth = 0, width = height * 0.17): void {
  const { colours } = canvas;
  const body = mix(colours.greenShade, colours.haze, depth);
  const px = (share: number): number => round(x + width * share);
  const py = (share: number): number => round(y - height * share);
  const left = `M${px(0)} ${py(1)}C${px(-0.5)} ${py(0.62)} ${px(-0.62)} ${py(0.2)} ${px(-0.22)} ${py(0)}`;
  const right = `H${px(0.22)}C${px(0.62)} ${py(0.2)} ${px(0.5)} ${py(0.62)} ${px(0)} ${py(1)}Z`;
  canvas.path(left + right, mix(body, colours.dark, 0.3 * (1 - depth)));
  const lit = `${left}C${px(-0.1)} ${py(0.3)} ${px(-0.22)} ${py(0.6)} ${px(0)} ${py(1)}Z`;
  canvas.path(lit, mix(colours.green, colours.haze, depth), 'opacity=".75"');
}

export function bush(canvas: Canvas, x: number, y: number, size: number, colour: Colour, light: Colour): void {
  const { chance } = canvas;
  canvas.path(blob(chance, x, y - size * 0.4, size, size * 0.6, 0.16), colour);
  canvas.path(blob(chance, x - size * 0.18, y - size * 0.58, size * 0.62, size * 0.3, 0.2), light, 'opacity=".55"');
}

/** Parts of a leafy crown: where each stands and how large it is, in parts of the tree's height. */
const CROWN = [
  [-0.2, 0.5, 0.19],
  [0.21, 0.52, 0.18],
  [0, 0.54, 0.24],
  [-0.12, 0.7, 0.2],
  [0.13, 0.71, 0.19],
  [0, 0.83, 0.16],
] as const;

/** A leafy tree on a short trunk: olive, fruit tree, lime. */
export function tree(canvas: Canvas, x: number, y: number, height: number, depth = 0, fruit?: Colour): void {
  const { chance, colours } = canvas;
  const fade = (colour: Colour): Colour => mix(colour, colours.haze, depth);
  const bark = fade(mix(colours.soil, colours.dark, 0.55));
  const q = round;
  const half = height * 0.03;
  canvas.path(
    `M${q(x - half * 1.6)} ${q(y)}Q${q(x - half * 0.6)} ${q(y - height * 0.12)} ${q(x - half * 0.7)} ${q(y - height * 0.5)}H${q(x + half * 0.7)}Q${q(x + half * 0.6)} ${q(y - height * 0.12)} ${q(x + half * 1.8)} ${q(y)}Z`,
    bark,
  );
  const dark = fade(mix(colours.greenShade, colours.green, 0.25));
  const middle = fade(mix(colours.green, colours.greenShade, 0.3));
  const light = fade(colours.greenLight);
  for (const [dx, dy, size] of CROWN) {
    canvas.path(blob(chance, x + dx * height, y - dy * height, size * height, size * height * 0.86, 0.11, 11), dark);
  }
  // Small trees need no more than one light side.
  const lit = height < 130 ? CROWN.slice(2, 4) : CROWN;
  for (const [dx, dy, size] of lit) {
    const [cx, cy] = [x + dx * height - size * height * 0.16, y - dy * height - size * height * 0.14];
    canvas.sprayed(
      blob(chance, cx, cy, size * height * 0.72, size * height * 0.58, 0.15, 10),
      middle,
      light,
      'left',
      0.7,
    );
  }
  if (!fruit) return;
  for (const _ of times(18)) {
    const angle = chance.between(0, 6.3);
    const reach = Math.sqrt(chance.between()) * height * 0.28;
    canvas.circle(x + Math.cos(angle) * reach, y - height * 0.64 + Math.sin(angle) * reach, height * 0.024, fruit);
  }
}

/** A fir: three skirts, one side lit. */
export function fir(canvas: Canvas, x: number, y: number, height: number, colour: Colour, light: Colour): void {
  const half = height * 0.22;
  const outline = (reach: number): string => {
    const px = (share: number): number => round(x + half * share * reach);
    const py = (share: number): number => round(y - height * share);
    const side = `L${px(0.5)} ${py(0.6)}H${px(0.25)}L${px(0.8)} ${py(0.3)}H${px(0.4)}L${px(1)} ${py(0.04)}`;
    return `M${round(x)} ${py(1)}${side}H${round(x)}Z`;
  };
  canvas.path(outline(1) + outline(-1), colour);
  canvas.path(outline(-1), light, 'opacity=".4"');
}

interface PineColours {
  dark: Colour;
  middle: Colour;
  light: Colour;
}

/** The umbrella pine of the Adriatic: bare leaning trunk, flat layered crown. */
export function umbrellaPine(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  leaning?: number,
  tint?: PineColours,
): void {
  const { chance, colours } = canvas;
  const lean = leaning ?? chance.between(-0.2, 0.2);
  const bark = mix(colours.rockShade, colours.dark, 0.62);
  const [topX, topY, half] = [x + height * lean, y - height * 0.72, height * 0.028];
  const bend = height * lean * 0.1;
  const q = round;
  canvas.path(
    `M${q(x - half * 1.4)} ${q(y)}C${q(x - half + bend)} ${q(y - height * 0.35)} ${q(topX - half * 2)} ${q(y - height * 0.45)} ${q(topX - half * 0.5)} ${q(topY)}` +
      `L${q(topX + half * 0.6)} ${q(topY)}C${q(topX + half * 0.4)} ${q(y - height * 0.42)} ${q(x + half * 1.6 + bend)} ${q(y - height * 0.3)} ${q(x + half * 1.6)} ${q(y)}Z`,
    bark,
  );
  // Near trees show their roots.
  if (height > 300)
    canvas.path(
      `M${q(x - half * 4)} ${q(y + half)}Q${q(x - half)} ${q(y - half)} ${q(x - half * 0.9)} ${q(y - half * 5)}L${q(x + half)} ${q(y - half * 5)}Q${q(x + half * 1.4)} ${q(y - half)} ${q(x + half * 5)} ${q(y + half)}Z`,
      bark,
    );
  for (const reach of [-0.26, 0.24]) {
    canvas.line(
      [
        [topX - height * lean * 0.12, y - height * 0.55],
        [topX + height * reach * 0.6, topY + height * 0.02],
        [topX + height * reach, topY - height * 0.05],
      ],
      bark,
      half * 0.8,
      'stroke-linejoin="round"',
    );
  }
  const dark = tint?.dark ?? mix(colours.greenShade, colours.dark, 0.4);
  const middle = tint?.middle ?? mix(colours.green, colours.greenShade, 0.45);
  const light = tint?.light ?? mix(colours.green, colours.greenLight, 0.35);
  const clumps = [
    [-0.28, -0.02, 0.22],
    [0.27, -0.04, 0.22],
    [0, -0.1, 0.3],
    [-0.14, -0.17, 0.2],
    [0.15, -0.18, 0.19],
  ] as const;
  for (const [dx, dy, size] of clumps) {
    canvas.path(
      blob(
        chance,
        topX + dx * height,
        topY + dy * height + height * 0.03,
        size * height,
        size * height * 0.4,
        0.12,
        13,
      ),
      dark,
    );
  }
  for (const [dx, dy, size] of clumps) {
    const [cx, cy] = [topX + dx * height - height * 0.012, topY + dy * height - height * 0.008];
    canvas.sprayed(
      blob(chance, cx, cy, size * height * 0.9, size * height * 0.29, 0.13, 13),
      middle,
      light,
      'left',
      0.7,
    );
  }
}

export function agave(canvas: Canvas, x: number, y: number, size: number): void {
  const { chance, colours } = canvas;
  const leaves = 11;
  const base = mix(colours.green, colours.sea[1], 0.25);
  const centre = (leaves - 1) / 2;
  // Outer leaves first, so that the upright ones stand in front.
  const order = times(leaves).sort((a, b) => Math.abs(b - centre) - Math.abs(a - centre));
  const q = round;
  for (const i of order) {
    const share = i / (leaves - 1);
    const angle = -Math.PI * (0.06 + 0.88 * share);
    const length = size * chance.between(0.8, 1.05);
    const half = size * 0.13;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [nx, ny] = [-dy * half, dx * half];
    const bend = (share - 0.5) * -size * 0.22;
    const tip = `${q(x + dx * length)} ${q(y + dy * length + Math.abs(dx) * size * 0.16)}`;
    const [mx, my] = [x + dx * length * 0.5 + bend * 0.2, y + dy * length * 0.56];
    const start = `M${q(x - nx * 0.4)} ${q(y - ny * 0.4)}Q${q(mx - nx)} ${q(my - ny)} ${tip}`;
    canvas.path(
      `${start}Q${q(mx + nx)} ${q(my + ny)} ${q(x + nx * 0.4)} ${q(y + ny * 0.4)}Z`,
      mix(base, colours.dark, 0.42),
    );
    canvas.path(`${start}Q${q(mx)} ${q(my)} ${q(x)} ${q(y)}Z`, mix(base, colours.greenLight, 0.34));
  }
}
