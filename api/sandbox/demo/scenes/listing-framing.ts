import { createChance } from './chance.js';
import type { Motif, SceneOptions } from './options.js';

type Range = readonly [low: number, high: number];

/** How high and how low the horizon of a place may lie without cutting anything off. */
const HORIZONS: Readonly<Partial<Record<Motif, Range>>> = {
  bay: [0.27, 0.4],
  bridge: [0.37, 0.47],
  castle: [0.4, 0.53],
  coast: [0.33, 0.5],
  harbour: [0.57, 0.67],
  lake: [0.24, 0.36],
  lavender: [0.32, 0.46],
  mountain: [0.55, 0.69],
  plain: [0.41, 0.54],
  vineyard: [0.3, 0.43],
  waterfalls: [0.19, 0.26],
  zagreb: [0.44, 0.53],
};

/** Where castle or hill town may stand. */
const PLACES: Readonly<Partial<Record<Motif, Range>>> = { castle: [0.36, 0.7], vineyard: [0.34, 0.74] };

/** Each picture of a place looks from a little higher or lower, further left or right. */
export function framing(motif: Motif, seed: string): Pick<SceneOptions, 'hz' | 'tx'> {
  const chance = createChance(`framing/${motif}/${seed}`);
  const within = ([low, high]: Range): number => Math.round(chance.between(low, high) * 100) / 100;
  const [horizon, place] = [HORIZONS[motif], PLACES[motif]];
  return { ...(horizon && { hz: within(horizon) }), ...(place && { tx: within(place) }) };
}
