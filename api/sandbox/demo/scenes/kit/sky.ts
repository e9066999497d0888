import type { Canvas } from '../canvas.js';
import { lighten } from '../colour.js';
import { box, lens, round, times } from '../geometry.js';
import type { CloudShape } from '../options.js';

interface SkyPlan {
  sunX?: number;
  sunY?: number;
  clouds?: number;
  /** The sun stands outside the picture. */
  sunless?: boolean;
}

/** Sky down to the horizon with sun or moon, clouds and, at night, stars. Knobs of the picture win over the plan. */
export function sky(canvas: Canvas, horizon: number, plan: SkyPlan = {}): void {
  const { W, H, chance, colours, time, knobs } = canvas;
  // Far hills may dip below the horizon; the pale sky goes on behind them.
  canvas.rect(0, horizon, W, H - horizon, colours.sky[2]);
  canvas.rect(0, 0, W, horizon + 4, canvas.gradient(colours.sky));
  const wantedX = knobs.sx === undefined ? plan.sunX : knobs.sx * W;
  const wantedY = knobs.sy === undefined ? plan.sunY : knobs.sy * H;
  const sunX = wantedX ?? W * chance.between(0.16, 0.84);
  const sunY = wantedY ?? horizon * chance.between(0.3, 0.72);
  const size = { noon: [0.034, 0.048], night: [0.034, 0.044] }[time as 'noon' | 'night'] ?? [0.05, 0.08];
  const radius = H * chance.between(size[0], size[1]);
  canvas.sun = { x: sunX, y: sunY, radius };
  if (time === 'night') stars(canvas, horizon);
  if (!plan.sunless) {
    const halo = time === 'noon' ? 0.1 : time === 'night' ? 0.07 : 0.16;
    for (const reach of [3.6, 2.5, 1.65]) canvas.circle(sunX, sunY, radius * reach, colours.glow, `opacity="${halo}"`);
    canvas.circle(sunX, sunY, radius, colours.sun);
  }
  const count = knobs.clouds ?? plan.clouds ?? chance.whole(1, 3);
  for (let i = 0; i < count; i++) {
    const x = chance.between(-0.05, 0.95) * W;
    const y = horizon * chance.between(0.14, 0.66);
    const [width, opacity] = [H * chance.between(0.16, 0.34), chance.between(0.28, 0.62)];
    CLOUDS[knobs.cloudShape ?? 'bars'](canvas, x, y, width, opacity);
  }
  canvas.spray(box(0, 0, W, horizon), lighten(colours.sky[0], 0.06), 'top', 0.26);
}

type DrawCloud = (canvas: Canvas, x: number, y: number, width: number, opacity: number) => void;

const CLOUDS: Readonly<Record<CloudShape, DrawCloud>> = { bars: cloud, heaps: heap, streaks };

function stars(canvas: Canvas, horizon: number): void {
  const { W, chance, colours } = canvas;
  for (const _ of times(90)) {
    const [x, y] = [chance.between(0, W), chance.between(0, horizon * 0.8)];
    canvas.circle(x, y, chance.between(0.8, 2.6), colours.sun, `opacity="${round(chance.between(0.2, 0.9))}"`);
  }
}

/** Flat bars stacked the way a silkscreen would cut them. */
function cloud(canvas: Canvas, x: number, y: number, width: number, opacity: number): void {
  const { chance, colours } = canvas;
  const barHeight = width * 0.075;
  const end = round(barHeight / 2);
  const bars = chance.whole(2, 4);
  let d = '';
  for (let i = 0; i < bars; i++) {
    const barWidth = width * (i === bars - 1 ? 1 : chance.between(0.36, 0.8));
    const left = x + (width - barWidth) * chance.between(0.1, 0.9);
    const top = y - (bars - 1 - i) * barHeight * 0.86;
    const cap = (height: number): string => `a${end} ${end} 0 0 1 0 ${round(height)}`;
    d += `M${round(left + end)} ${round(top)}H${round(left + barWidth - end)}${cap(barHeight)}H${round(left + end)}${cap(-barHeight)}Z`;
  }
  canvas.path(d, colours.cloud, `opacity="${round(opacity)}"`);
}

/** A summer cloud: round heaps over a flat foot. */
function heap(canvas: Canvas, x: number, y: number, width: number, opacity: number): void {
  const { chance, colours } = canvas;
  const puffs = (shrink: number): string =>
    times(5)
      .map((i) => {
        const t = (i + 0.5) / 5;
        const radius = width * (0.1 + 0.14 * Math.sin(t * Math.PI)) * chance.between(0.85, 1.1) * shrink;
        const left = x + width * t - radius;
        return `M${round(left)} ${round(y)}a${round(radius)} ${round(radius)} 0 0 1 ${round(radius * 2)} 0Z`;
      })
      .join('');
  canvas.path(puffs(1), colours.cloud, `opacity="${round(opacity * 0.8)}"`);
  canvas.path(puffs(0.7), colours.cloud, `opacity="${round(opacity)}"`);
}

/** High thin clouds, drawn out by the wind. */
function streaks(canvas: Canvas, x: number, y: number, width: number, opacity: number): void {
  const { chance, colours } = canvas;
  const lines = times(4).map((i) => {
    const length = width * chance.between(1.1, 2);
    return lens(x + width * chance.between(-0.5, 0.4), y * 0.8 + i * width * 0.1, length, width * chance.between(0.02, 0.045));
  });
  canvas.path(lines.join(''), colours.cloud, `opacity="${round(opacity * 0.9)}"`);
}
