import type { HouseStyle } from './house-style.js';
import type { TimeOfDay } from './palettes.js';

export const MOTIFS = [
  'coast',
  'town',
  'bay',
  'mountain',
  'pool',
  'room',
  'house',
  'lavender',
  'vineyard',
  'waterfalls',
  'zagreb',
  'alley',
  'balcony',
  'bathroom',
  'harbour',
  'breakfast',
  'plain',
  'bridge',
  'lake',
  'castle',
] as const;
export type Motif = (typeof MOTIFS)[number];

/** What lies beyond the terrace, behind the house and outside the window. */
export type Outlook = 'sea' | 'hills' | 'mountains' | 'fields' | 'forest' | 'lake' | 'river' | 'roofs';

export const CLOUD_SHAPES = ['bars', 'heaps', 'streaks'] as const;
export type CloudShape = (typeof CLOUD_SHAPES)[number];
export const SEA_TONES = ['plain', 'turquoise', 'deep', 'green', 'pale'] as const;
export type SeaTone = (typeof SEA_TONES)[number];
export const AIRS = ['clear', 'warm', 'soft', 'fresh'] as const;
export type Air = (typeof AIRS)[number];

export interface SceneOptions {
  motif: Motif;
  /** Any text; the same seed draws the same picture. */
  seed: string;
  time: TimeOfDay;
  /** Pixels; 1600 x 1200 when left out. */
  width?: number;
  height?: number;
  /** Mirror the picture; left to chance when not given. */
  flip?: boolean;
  /** Which arrangement of a motif that has several, such as 'hill' for a town. */
  composition?: string;
  /** Where the town stands, 0 (left) to 1. */
  tx?: number;
  /** Horizon, 0 (top) to 1. */
  hz?: number;
  /** The sun, as parts of width and height. */
  sx?: number;
  sy?: number;
  clouds?: number;
  /** 'none' leaves out branches and blossoms at the edge. */
  frame?: 'none';
  /** What the window of a room shows. */
  view?: Motif;
  furniture?: 'bed' | 'table';
  outlook?: Outlook;
  cloudShape?: CloudShape;
  /** A shift of the palette within its time of day. */
  seaTone?: SeaTone;
  air?: Air;
  /** Keeps walls, shutters and roof the same over the pictures of one house. */
  house?: HouseStyle;
}

/** What a motif may read, beyond palette and size. */
export type Knobs = Omit<SceneOptions, 'motif' | 'seed' | 'time' | 'width' | 'height' | 'flip'>;
