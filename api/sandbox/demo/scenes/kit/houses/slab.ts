import type { Canvas } from '../../canvas.js';
import { lighten, mix, WHITE } from '../../colour.js';
import { along, polygon, times, type Point } from '../../geometry.js';
import { textileColour, wallColour, type HouseStyle } from '../../house-style.js';
import { forecourt } from './forecourt.js';
import { treeLine } from './surroundings.js';

/** A white slab of the 1960s running away from us, long balconies on every floor. */
export function slab(canvas: Canvas, style: HouseStyle): void {
  const { W, H, chance, colours } = canvas;
  const ground = H * 0.81;
  treeLine(canvas, ground);
  const [near, far] = [W * 0.2, W * chance.between(0.82, 0.9)];
  const [topNear, topFar] = [H * chance.between(0.1, 0.16), H * chance.between(0.36, 0.44)];
  const farGround = ground - H * 0.03;
  const wall = style.wall === 'white' ? lighten(colours.wall, 0.5) : lighten(wallColour(style, colours), 0.4);
  const at = (share: number, lift: number): Point => [along(near, far, share), along(along(ground, topNear, lift), along(farGround, topFar, lift), share)];
  const quad = (s0: number, s1: number, l0: number, l1: number): string => polygon([at(s0, l0), at(s1, l0), at(s1, l1), at(s0, l1)]);
  canvas.path(quad(0, 1, 0, 1), mix(wall, colours.wallShade, 0.5));
  const cloth = textileColour(style, colours);
  const floors = style.storeys;
  const bays = 11;
  const share = (i: number): number => 1 - Math.pow(1 - i / bays, 1.25);
  let [glass, lit, walls, blinds] = ['', '', '', ''];
  for (const floor of times(floors)) {
    const low = (floor + 0.3) / (floors + 0.25);
    const high = (floor + 1) / (floors + 0.25);
    for (const i of times(bays)) {
      const [s0, s1] = [share(i), share(i + 1)];
      const pane = quad(s0 + (s1 - s0) * 0.12, s1 - (s1 - s0) * 0.06, low, high);
      if (canvas.lampLit && chance.yes(0.55)) lit += pane;
      else glass += pane;
      walls += quad(s0, s0 + (s1 - s0) * 0.12, low, high);
      if (floor > 0 && chance.yes(0.3)) blinds += quad(s0 + (s1 - s0) * 0.12, s1, along(high, low, 0.36), high);
    }
  }
  canvas.path(glass, mix(colours.window, colours.sea[1], 0.25));
  canvas.path(lit, canvas.lampLit ?? colours.window);
  canvas.path(walls, mix(wall, colours.wallShade, 0.25));
  canvas.path(blinds, cloth, 'opacity=".9"');
  for (const floor of times(floors + 1)) {
    const low = floor / (floors + 0.25);
    if (floor === 0) continue;
    const rail = (floor + 0.3) / (floors + 0.25);
    canvas.path(quad(-0.012, 1.01, low, Math.min(1, rail)), floor === floors ? wall : lighten(wall, 0.35));
    canvas.path(quad(-0.012, 1.01, low - 0.022, low), mix(colours.wallShade, colours.dark, 0.3), 'opacity=".7"');
  }
  canvas.spray(quad(0, 1, 0, 1), colours.wallShade, 'right', 0.6);
  canvas.path(quad(0, 1, 0, 0.16 / floors), mix(colours.window, colours.dark, 0.2), 'opacity=".5"');
  stairTower(canvas, style, near, ground, topNear);
  forecourt(canvas, style, ground, W * 0.5);
}

/** The stair tower on the near end: one plain coloured face with a strip of glass blocks. */
function stairTower(canvas: Canvas, style: HouseStyle, right: number, ground: number, top: number): void {
  const { W, H, colours } = canvas;
  const left = right - W * 0.13;
  const face = polygon([[left, ground], [left, top - H * 0.035], [right, top - H * 0.06], [right, ground]]);
  const tone = style.wall === 'white' ? mix(colours.rock, colours.wallOchre, 0.5) : wallColour(style, colours);
  canvas.sprayed(face, tone, mix(tone, colours.wallShade, 0.9), 'right', 0.8);
  const blocks = times(14).flatMap((i) => [0, 1].map((k) => {
    const y = top + ((ground - top) * (i + 0.4)) / 15;
    return polygon([[left + W * (0.05 + k * 0.02), y], [left + W * (0.066 + k * 0.02), y - 2], [left + W * (0.066 + k * 0.02), y + H * 0.03], [left + W * (0.05 + k * 0.02), y + H * 0.03]]);
  }));
  canvas.path(blocks.join(''), canvas.lampLit ?? mix(WHITE, colours.window, 0.35));
  canvas.shape([[left - 8, top - H * 0.03], [right + 10, top - H * 0.058], [right + 10, top - H * 0.076], [left - 8, top - H * 0.048]], lighten(colours.rock, 0.4));
}
