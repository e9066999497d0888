import { type Canvas } from '../canvas.js';
import { type Colour, lighten, mix } from '../colour.js';
import { arch, box, lens, polygon, round, times } from '../geometry.js';
import { stoneWall } from './buildings.js';

/** The arch: one high curve, the roadway rising to a ridge in the middle. */
export function stoneBridge(canvas: Canvas, water: number): void {
  const { W, H, chance, colours } = canvas;
  const [left, right] = [W * 0.2, W * 0.8];
  const middle = (left + right) / 2;
  const crown = water - H * 0.27;
  const q = round;
  const deckEnd = crown + H * 0.115;
  const deck = `M${q(W * 0.09)} ${q(deckEnd + 30)}L${q(left)} ${q(deckEnd)}Q${q(middle - W * 0.1)} ${q(crown - H * 0.035)} ${q(middle)} ${q(crown - H * 0.052)}Q${q(middle + W * 0.1)} ${q(crown - H * 0.035)} ${q(right)} ${q(deckEnd)}L${q(W * 0.91)} ${q(deckEnd + 30)}`;
  const opening = (grow: number): string =>
    `${q(right - W * 0.04 + grow)} ${q(water + H * 0.03)}C${q(right - W * 0.06 + grow)} ${q(crown + H * 0.09 - grow)} ${q(middle + W * 0.12)} ${q(crown - grow)} ${q(middle)} ${q(crown - grow)}C${q(middle - W * 0.12)} ${q(crown - grow)} ${q(left + W * 0.06 - grow)} ${q(crown + H * 0.09 - grow)} ${q(left + W * 0.04 - grow)} ${q(water + H * 0.03)}`;
  const body = `${deck}V${q(water + H * 0.03)}L${opening(0)}H${q(W * 0.09)}Z`;
  const stone: Colour = mix(colours.rock, colours.wall, 0.4);
  // The underside of the vault, seen against the light.
  canvas.path(
    `M${opening(0)}L${q(left + W * 0.075)} ${q(water + H * 0.015)}C${q(left + W * 0.09)} ${q(crown + H * 0.12)} ${q(middle - W * 0.11)} ${q(crown + H * 0.035)} ${q(middle)} ${q(crown + H * 0.034)}C${q(middle + W * 0.12)} ${q(crown + H * 0.034)} ${q(right - W * 0.08)} ${q(crown + H * 0.1)} ${q(right - W * 0.04)} ${q(water + H * 0.03)}Z`,
    mix(colours.rockShade, colours.dark, 0.35),
  );
  canvas.path(body, stone);
  canvas.clip(body, () => {
    const layers = ['', '', ''];
    const row = H * 0.024;
    for (let y = crown - H * 0.06; y < water + H * 0.03; y += row) {
      for (let x = -40; x < W;) {
        const width = chance.between(0.03, 0.06) * H;
        if (chance.yes(0.55)) layers[chance.whole(0, 2)] += box(x + 2, y + 2, width - 4, row - 4);
        x += width;
      }
    }
    [mix(stone, colours.rockShade, 0.3), lighten(stone, 0.4), mix(stone, colours.rockShade, 0.5)].forEach((tone, i) =>
      canvas.path(layers[i] ?? '', tone, 'opacity=".6"'),
    );
  });
  canvas.spray(body, mix(colours.rockShade, colours.dark, 0.2), 'bottom', 0.7);
  canvas.path(`M${opening(0)}`, 'none', `stroke="${lighten(stone, 0.45)}" stroke-width="${q(H * 0.022)}"`);
  canvas.path(
    `M${opening(H * 0.014)}`,
    'none',
    `stroke="${mix(colours.rockShade, colours.dark, 0.2)}" stroke-width="4" opacity=".7"`,
  );
  canvas.path(deck, 'none', `stroke="${lighten(stone, 0.5)}" stroke-width="${q(H * 0.016)}" stroke-linejoin="round"`);
  people(canvas, middle, crown - H * 0.058);
  // The arch lies upside down in the river.
  const mirrored = times(40).map(() => {
    const t = chance.between();
    const half = W * (0.29 - 0.12 * t);
    const side = chance.yes() ? -1 : 1;
    return lens(
      middle + side * half - W * 0.03 + chance.between(-20, 20),
      water + H * (0.035 + t * 0.16),
      W * chance.between(0.03, 0.08),
      7,
    );
  });
  canvas.path(mirrored.join(''), mix(stone, colours.shallow, 0.35), 'opacity=".5"');
}

function people(canvas: Canvas, x: number, y: number): void {
  const { W, chance, colours } = canvas;
  for (const i of times(3)) {
    const px = x + W * (i - 1) * chance.between(0.03, 0.06);
    const py = y + Math.abs(px - x) * 0.09;
    const coat = chance.pick([colours.roof, colours.sea[2], colours.flower[0], colours.dark]);
    canvas.path(
      `M${round(px - 7)} ${round(py)}Q${round(px - 7)} ${round(py - 30)} ${round(px)} ${round(py - 30)}Q${round(px + 7)} ${round(py - 30)} ${round(px + 7)} ${round(py)}Z`,
      coat,
    );
    canvas.circle(px, py - 36, 6.5, mix(colours.wallRose, colours.soil, 0.4));
  }
}

/** A square stone tower at the end of the bridge. */
export function endTower(canvas: Canvas, x: number, foot: number, width: number, height: number): void {
  const { H, colours } = canvas;
  stoneWall(canvas, x, x + width, foot - height, height, Math.round(height / (H * 0.026)));
  canvas.spray(box(x, foot - height, width, height), colours.rockShade, 'right', 0.8);
  const eaves = foot - height;
  canvas.sprayed(
    polygon([
      [x - 12, eaves + 4],
      [x + width / 2, eaves - width * 0.5],
      [x + width + 12, eaves + 4],
    ]),
    colours.roof,
    colours.roofShade,
    'right',
    0.85,
  );
  for (const share of [0.2, 0.5])
    canvas.path(
      arch(x + width * 0.4, eaves + height * share, width * 0.2, width * 0.34),
      canvas.lampLit ?? colours.window,
    );
}
