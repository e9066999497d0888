import type { Colour } from './colour.js';

export const TIMES_OF_DAY = ['morning', 'noon', 'golden', 'dusk', 'night', 'rose'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

type Three = readonly [Colour, Colour, Colour];

/** Every colour a picture may use at one time of day; nothing is drawn outside its palette. */
export interface Palette {
  /** Top to horizon. */
  readonly sky: Three;
  /** Horizon to foreground. */
  readonly sea: Three;
  /** Middle, dark, light. */
  readonly flower: Three;
  readonly lavender: Three;
  readonly sun: Colour;
  readonly glow: Colour;
  readonly cloud: Colour;
  /** What distance fades into. */
  readonly haze: Colour;
  readonly glint: Colour;
  readonly shallow: Colour;
  readonly rock: Colour;
  readonly rockShade: Colour;
  readonly green: Colour;
  readonly greenShade: Colour;
  readonly greenLight: Colour;
  readonly wall: Colour;
  readonly wallShade: Colour;
  readonly wallOchre: Colour;
  readonly wallRose: Colour;
  readonly roof: Colour;
  readonly roofShade: Colour;
  readonly roofLight: Colour;
  readonly window: Colour;
  /** Lamplight behind windows; null while the sun is up. */
  readonly lamp: Colour | null;
  readonly dark: Colour;
  readonly soil: Colour;
  readonly copper: Colour;
}

export const PALETTES: Readonly<Record<TimeOfDay, Palette>> = {
  morning: {
    sky: ['#7fbfdc', '#bfe0e6', '#fdeed6'],
    sun: '#fffaea',
    glow: '#fff1cf',
    cloud: '#ffffff',
    haze: '#b3d0dc',
    sea: ['#9accd8', '#3597b8', '#0d5c8b'],
    glint: '#f6fdfa',
    shallow: '#66cbc6',
    rock: '#f1e8d8',
    rockShade: '#b9ab9c',
    green: '#5f8f62',
    greenShade: '#285a52',
    greenLight: '#a6c07a',
    wall: '#fbf1de',
    wallShade: '#cdb597',
    wallOchre: '#f3cfa4',
    wallRose: '#eeb39a',
    roof: '#dd6238',
    roofShade: '#a8402b',
    roofLight: '#f28d5c',
    window: '#3d5a6e',
    lamp: null,
    dark: '#123c4a',
    flower: ['#e2557f', '#f58aa6', '#b92f66'],
    lavender: ['#8d7cc4', '#5f539c', '#b9a9e2'],
    soil: '#d9b48a',
    copper: '#7fb8a4',
  },
  noon: {
    sky: ['#1f8fd0', '#63bbe6', '#d3eef4'],
    sun: '#fffdf2',
    glow: '#ffffff',
    cloud: '#ffffff',
    haze: '#8fc2dd',
    sea: ['#58b5d6', '#1285b8', '#064f86'],
    glint: '#ffffff',
    shallow: '#45d0c8',
    rock: '#fbf5e8',
    rockShade: '#b7b1aa',
    green: '#4f9150',
    greenShade: '#1e5a49',
    greenLight: '#a9c964',
    wall: '#fff7e6',
    wallShade: '#c8b8a4',
    wallOchre: '#f8d596',
    wallRose: '#f2b48f',
    roof: '#e2592f',
    roofShade: '#a93a26',
    roofLight: '#f88f5a',
    window: '#2f5876',
    lamp: null,
    dark: '#0e3d47',
    flower: ['#ea3f7d', '#ff83ad', '#b51f62'],
    lavender: ['#8471c9', '#54479a', '#b6a4ea'],
    soil: '#dfb682',
    copper: '#6fbfa6',
  },
  golden: {
    sky: ['#e98b4e', '#f8bc78', '#fee9bd'],
    sun: '#fff8da',
    glow: '#ffe9a8',
    cloud: '#fff0d2',
    haze: '#e0a988',
    sea: ['#f3c793', '#6ea3ab', '#17597a'],
    glint: '#fff3c9',
    shallow: '#86c4b4',
    rock: '#f7d9ae',
    rockShade: '#a97d6c',
    green: '#7d8a4c',
    greenShade: '#34523f',
    greenLight: '#cdb75d',
    wall: '#fde2b0',
    wallShade: '#c08b6c',
    wallOchre: '#f7c081',
    wallRose: '#ef9f72',
    roof: '#d9542b',
    roofShade: '#963326',
    roofLight: '#f78b4c',
    window: '#5a4a55',
    lamp: '#ffe09a',
    dark: '#1d3b40',
    flower: ['#df4a6c', '#f98d8d', '#a62757'],
    lavender: ['#9b6fae', '#644584', '#d09ac2'],
    soil: '#d99a62',
    copper: '#8eb08b',
  },
  dusk: {
    sky: ['#33457f', '#b26c93', '#fab487'],
    sun: '#ffe0ac',
    glow: '#ffc58f',
    cloud: '#f7b7a0',
    haze: '#9a7ba4',
    sea: ['#e0a79c', '#6c7fae', '#1c3a6b'],
    glint: '#ffdcb4',
    shallow: '#6f9fb8',
    rock: '#d9b3a6',
    rockShade: '#6f5f81',
    green: '#4f6a68',
    greenShade: '#243f55',
    greenLight: '#91907c',
    wall: '#e9c3a8',
    wallShade: '#86718f',
    wallOchre: '#e2a48c',
    wallRose: '#cf8791',
    roof: '#b34a43',
    roofShade: '#6d2f4a',
    roofLight: '#dd7a5c',
    window: '#2f3a5e',
    lamp: '#ffdf92',
    dark: '#162848',
    flower: ['#c94a80', '#ea88a4', '#83285f'],
    lavender: ['#7a68b4', '#473d80', '#a98fce'],
    soil: '#a97f7c',
    copper: '#6d9aa0',
  },
  night: {
    sky: ['#081a38', '#123660', '#4d7ea3'],
    sun: '#fdf5dd',
    glow: '#bcd4e2',
    cloud: '#3f6c93',
    haze: '#3f6a90',
    sea: ['#4d7ea0', '#1c4a77', '#0a2448'],
    glint: '#dcecf0',
    shallow: '#2f7894',
    rock: '#93a6b8',
    rockShade: '#3a5272',
    green: '#2b5563',
    greenShade: '#0f2c45',
    greenLight: '#5b8181',
    wall: '#a9b6c3',
    wallShade: '#48607f',
    wallOchre: '#b9a99f',
    wallRose: '#a08a94',
    roof: '#7d4650',
    roofShade: '#3f2a48',
    roofLight: '#a86a62',
    window: '#1a2c4c',
    lamp: '#ffd77f',
    dark: '#071a33',
    flower: ['#9a3f77', '#bf6f9b', '#5f2358'],
    lavender: ['#5c59a3', '#33336f', '#8583c2'],
    soil: '#5c6179',
    copper: '#4d8a92',
  },
  rose: {
    sky: ['#8fb0da', '#e3c0cd', '#ffe6d0'],
    sun: '#fff7e6',
    glow: '#ffe4d2',
    cloud: '#fff2ee',
    haze: '#b9b6d2',
    sea: ['#e6c9cd', '#78a8c6', '#1e6595'],
    glint: '#fff6ef',
    shallow: '#7fc6c8',
    rock: '#f5dfd3',
    rockShade: '#a9989f',
    green: '#6d8f74',
    greenShade: '#315a63',
    greenLight: '#b0bd8d',
    wall: '#fbe7d6',
    wallShade: '#c1a3a0',
    wallOchre: '#f5c3a6',
    wallRose: '#e9a3a0',
    roof: '#d2603f',
    roofShade: '#954038',
    roofLight: '#ef9068',
    window: '#4a5876',
    lamp: null,
    dark: '#1b3f58',
    flower: ['#dd5a8b', '#f595b2', '#a93673'],
    lavender: ['#9184cb', '#6056a2', '#c2b4e6'],
    soil: '#d6ab91',
    copper: '#86b7ae',
  },
};
