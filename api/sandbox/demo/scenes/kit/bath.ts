import type { Canvas } from '../canvas.js';
import { lighten, mix, WHITE, type Colour } from '../colour.js';
import { box, lens, round, times } from '../geometry.js';
import { textileColour, type HouseStyle } from '../house-style.js';

export function wallTiles(canvas: Canvas, style: HouseStyle, floorY: number): void {
  const { W, H, chance, colours } = canvas;
  const tone = mix(lighten(textileColour(style, colours), 0.72), colours.wall, 0.25);
  const top = H * 0.46;
  canvas.rect(0, top, W, floorY - top, tone);
  const size = H * 0.0485;
  const tiles = ['', ''];
  for (let row = 0; top + row * size < floorY - 2; row++) {
    for (let x = -(row % 2) * size; x < W; x += size * 2) {
      if (chance.yes(0.3))
        tiles[row % 2] += box(x + 2, top + row * size + 2, size * 2 - 4, Math.min(size, floorY - top - row * size) - 4);
    }
  }
  canvas.path(tiles[0] ?? '', lighten(tone, 0.3));
  canvas.path(tiles[1] ?? '', mix(tone, textileColour(style, colours), 0.12));
  let joints = '';
  for (let row = 0; top + row * size < floorY; row++) {
    const y = round(top + row * size);
    joints += `M0 ${y}H${round(W)}`;
    for (let x = -(row % 2) * size; x < W; x += size * 2)
      joints += `M${round(x)} ${y}v${round(Math.min(size, floorY - y))}`;
  }
  canvas.path(joints, 'none', `stroke="${mix(tone, colours.wallShade, 0.35)}" stroke-width="2.4"`);
  canvas.spray(box(0, top, W, floorY - top), mix(tone, colours.wallShade, 0.7), 'left', 0.6);
  canvas.rect(0, top - 16, W, 16, textileColour(style, colours), 'opacity=".8"');
  canvas.rect(0, floorY - 14, W, 14, lighten(tone, 0.4));
}

export function mirror(canvas: Canvas, x: number, y: number, radius: number): void {
  const { colours } = canvas;
  canvas.circle(x, y, radius + 13, mix(colours.soil, colours.dark, 0.3));
  canvas.circle(
    x,
    y,
    radius,
    canvas.gradient([mix(colours.sky[1], colours.wall, 0.35), mix(colours.wall, colours.wallShade, 0.25)], 0, 0, 1, 1),
  );
  const q = round;
  const glint = (shift: number, width: number): string =>
    `M${q(x - radius * 0.62 + shift)} ${q(y + radius * 0.45)}L${q(x + radius * 0.3 + shift)} ${q(y - radius * 0.72)}h${q(width)}L${q(x - radius * 0.62 + shift + width)} ${q(y + radius * 0.45)}Z`;
  canvas.path(glint(0, radius * 0.2) + glint(radius * 0.36, radius * 0.08), WHITE, 'opacity=".5"');
}

export function sconce(canvas: Canvas, x: number, y: number): void {
  const { colours } = canvas;
  canvas.circle(x, y - 10, 70, colours.lamp ?? colours.glow, `opacity="${colours.lamp ? 0.22 : 0.12}"`);
  canvas.rect(x - 4, y, 8, 50, mix(colours.soil, colours.dark, 0.35));
  canvas.circle(x, y - 12, 26, colours.lamp ?? lighten(colours.glow, 0.3));
}

export function basin(canvas: Canvas, x: number, y: number, half: number): void {
  const { H, colours } = canvas;
  const stone = mix(colours.rock, colours.rockShade, 0.18);
  const q = round;
  const height = H * 0.075;
  canvas.sprayed(
    `M${q(x - half)} ${q(y - height)}Q${q(x - half * 0.86)} ${q(y)} ${q(x - half * 0.5)} ${q(y)}H${q(x + half * 0.5)}Q${q(x + half * 0.86)} ${q(y)} ${q(x + half)} ${q(y - height)}Z`,
    stone,
    colours.rockShade,
    'right',
    0.9,
  );
  canvas.path(
    `M${q(x - half)} ${q(y - height)}a${q(half)} 20 0 0 1 ${q(half * 2)} 0a${q(half)} 20 0 0 1 ${q(-half * 2)} 0Z`,
    lighten(stone, 0.45),
  );
  canvas.path(
    `M${q(x - half * 0.88)} ${q(y - height)}a${q(half * 0.88)} 14 0 0 1 ${q(half * 1.76)} 0a${q(half * 0.88)} 14 0 0 1 ${q(-half * 1.76)} 0Z`,
    mix(colours.shallow, stone, 0.55),
  );
  const brass = mix(colours.roofLight, colours.soil, 0.6);
  canvas.stroke(`M${q(x)} ${q(y - height - 14)}V${q(y - height * 2.1)}q0 -26 30 -26t30 30`, brass, 13);
  canvas.circle(x - 42, y - height * 1.6, 10, brass);
}

export function bottles(canvas: Canvas, x: number, y: number): void {
  const { H, colours } = canvas;
  const glassTones = [mix(colours.roofLight, colours.soil, 0.4), mix(colours.green, colours.greenShade, 0.3)];
  glassTones.forEach((tone, i) => {
    const height = H * (0.06 - i * 0.014);
    canvas.rect(x + i * 40, y - height, 30, height, tone, 'rx="5"');
    canvas.rect(x + i * 40 + 11, y - height - 18, 8, 18, mix(tone, colours.dark, 0.3));
  });
}

export function basket(canvas: Canvas, x: number, y: number, height: number): void {
  const { colours } = canvas;
  const straw = mix(colours.soil, colours.wallOchre, 0.4);
  const half = height * 0.62;
  canvas.sprayed(
    `M${round(x - half)} ${round(y - height)}H${round(x + half)}L${round(x + half * 0.84)} ${round(y)}H${round(x - half * 0.84)}Z`,
    straw,
    mix(straw, colours.dark, 0.4),
    'right',
    0.8,
  );
  const weave = times(6).map(
    (i) => `M${round(x - half)} ${round(y - height + (height * (i + 0.5)) / 6)}H${round(x + half)}`,
  );
  canvas.path(
    weave.join(''),
    'none',
    `stroke="${mix(straw, colours.dark, 0.3)}" stroke-width="4" stroke-dasharray="16 7" opacity=".7"`,
  );
}

export function towel(canvas: Canvas, style: HouseStyle, x: number, y: number, floorY: number): void {
  const { H, colours } = canvas;
  const cloth: Colour = textileColour(style, colours);
  const width = H * 0.12;
  const left = Math.max(18, x - width / 2);
  canvas.rect(left - 20, y - 8, width + 40, 9, mix(colours.soil, colours.dark, 0.4));
  const length = Math.min(floorY - y - 40, H * 0.26);
  canvas.sprayed(box(left, y - 4, width, length), WHITE, mix(WHITE, colours.wallShade, 0.7), 'right', 0.7);
  for (const share of [0.7, 0.78, 0.86]) canvas.rect(left, y + length * share, width, length * 0.045, cloth);
}

/** A free-standing tub below the window. */
export function tub(canvas: Canvas, x: number, floorY: number): void {
  const { H, W, colours } = canvas;
  const half = Math.min(W * 0.21, H * 0.3);
  const [top, foot] = [floorY - H * 0.09, H * 0.955];
  const q = round;
  canvas.path(lens(x - half * 1.1, foot, half * 2.2, H * 0.04), colours.dark, 'opacity=".25"');
  canvas.path(
    `M${q(x - half)} ${q(top)}a${q(half)} 34 0 0 1 ${q(half * 2)} 0a${q(half)} 34 0 0 1 ${q(-half * 2)} 0Z`,
    lighten(colours.rock, 0.75),
  );
  canvas.path(
    `M${q(x - half * 0.92)} ${q(top + 3)}a${q(half * 0.92)} 25 0 0 1 ${q(half * 1.84)} 0a${q(half * 0.92)} 25 0 0 1 ${q(-half * 1.84)} 0Z`,
    mix(colours.shallow, WHITE, 0.35),
  );
  canvas.sprayed(
    `M${q(x - half)} ${q(top)}a${q(half)} 34 0 0 0 ${q(half * 2)} 0C${q(x + half * 0.98)} ${q(foot - 60)} ${q(x + half * 0.8)} ${q(foot)} ${q(x + half * 0.6)} ${q(foot)}H${q(x - half * 0.6)}C${q(x - half * 0.8)} ${q(foot)} ${q(x - half * 0.98)} ${q(foot - 60)} ${q(x - half)} ${q(top)}Z`,
    WHITE,
    mix(WHITE, colours.wallShade, 0.8),
    'corner',
    0.85,
  );
  canvas.path(
    `M${q(x - half)} ${q(top)}a${q(half)} 34 0 0 0 ${q(half * 2)} 0`,
    'none',
    `stroke="${WHITE}" stroke-width="13"`,
  );
  const brass = mix(colours.roofLight, colours.soil, 0.6);
  canvas.stroke(`M${q(x + half * 0.78)} ${q(top + 4)}V${q(top - H * 0.13)}q0 -24 -26 -24t-26 26`, brass, 12);
}

/** A stool with towels and a plant instead of a tub. */
export function stool(canvas: Canvas, style: HouseStyle, x: number, foot: number): void {
  const { H, colours } = canvas;
  const wood = mix(colours.soil, colours.dark, 0.25);
  const top = foot - H * 0.17;
  canvas.path(lens(x - H * 0.14, foot, H * 0.28, H * 0.03), colours.dark, 'opacity=".22"');
  for (const side of [-1, 1])
    canvas.line(
      [
        [x + side * H * 0.07, top],
        [x + side * H * 0.1, foot],
      ],
      mix(wood, colours.dark, 0.2),
      15,
    );
  canvas.line(
    [
      [x - H * 0.085, foot - H * 0.06],
      [x + H * 0.085, foot - H * 0.06],
    ],
    mix(wood, colours.dark, 0.2),
    11,
  );
  canvas.rect(x - H * 0.12, top - 12, H * 0.24, 24, wood, 'rx="8"');
  const cloth = textileColour(style, colours);
  [cloth, WHITE, lighten(cloth, 0.5)].forEach((tone, i) => {
    const y = top - 12 - (i + 1) * H * 0.03;
    canvas.rect(x - H * 0.09, y, H * 0.18, H * 0.028, tone, 'rx="12"');
    canvas.rect(x - H * 0.09, y + H * 0.02, H * 0.18, H * 0.008, colours.wallShade, 'rx="5" opacity=".45"');
  });
}
