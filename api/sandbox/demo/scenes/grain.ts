import { createChance } from './chance.js';

const TILE = 512;
/** Brightness steps between a grain of sprayed paint and the paper under it. */
const SPECK = 78;
/** How sharply a grain is cut out; higher is harder. */
const EDGE = 2.4;
/** Unevenness of the paper, in brightness steps. */
const PAPER = 10;

interface Noise {
  /** Threshold of a grain, evenly spread over 0 to 1. */
  speck: Float32Array;
  /** Lightness of the paper, around 0. */
  paper: Float32Array;
}

let noise: Noise | undefined;

/** One fixed tile of noise serves every picture: it is fine enough that nobody sees it repeat. */
function noiseTile(): Noise {
  if (noise) return noise;
  const chance = createChance('paper grain');
  const speck = new Float32Array(TILE * TILE);
  const paper = new Float32Array(TILE * TILE);
  for (let i = 0; i < speck.length; i++) {
    speck[i] = chance.between();
    // Three throws added up: mostly mild, now and then a dark or a bright fibre.
    paper[i] = (chance.between(-1, 1) + chance.between(-1, 1) + chance.between(-1, 1)) / 2;
  }
  noise = { speck, paper };
  return noise;
}

/**
 * Turns smooth airbrush into grains and lays paper grain over everything, in place.
 * `plain` is the picture without spray and `sprayed` the same with it; where they differ, the difference is
 * dealt out as specks, so that on the whole as much paint lies there as before.
 */
export function addGrain(plain: Uint8Array, sprayed: Uint8Array, width: number, strength = 1): void {
  const { speck, paper } = noiseTile();
  const pixels = Math.floor(sprayed.length / 3);
  const paperStrength = PAPER * strength;
  let x = 0;
  let row = 0;
  for (let pixel = 0, i = 0; pixel < pixels; pixel++, i += 3) {
    const cell = row + (x & (TILE - 1));
    const a0 = plain[i] ?? 0;
    const a1 = plain[i + 1] ?? 0;
    const a2 = plain[i + 2] ?? 0;
    const d0 = (sprayed[i] ?? 0) - a0;
    const d1 = (sprayed[i + 1] ?? 0) - a1;
    const d2 = (sprayed[i + 2] ?? 0) - a2;
    const most = Math.max(d0 < 0 ? -d0 : d0, d1 < 0 ? -d1 : d1, d2 < 0 ? -d2 : d2);
    let share = 1;
    if (most > 0) {
      const cover = Math.min(1, most / SPECK);
      // The soft rim of a grain fades out with the cover, or the faintest spray would show as a band.
      const rim = 0.5 * Math.min(1, cover * 5);
      const hit = Math.max(0, Math.min(1, (cover - (speck[cell] ?? 0)) * EDGE + rim));
      share = 1 + (hit / cover - 1) * strength;
    }
    const fibre = (paper[cell] ?? 0) * paperStrength;
    sprayed[i] = clamp(a0 + d0 * share + fibre);
    sprayed[i + 1] = clamp(a1 + d1 * share + fibre);
    sprayed[i + 2] = clamp(a2 + d2 * share + fibre);
    if (++x === width) {
      x = 0;
      row = (row + TILE) % (TILE * TILE);
    }
  }
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
