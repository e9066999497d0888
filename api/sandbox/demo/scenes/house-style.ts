import { createChance, type Chance } from './chance.js';
import { lighten, mix, type Colour } from './colour.js';
import type { Palette } from './palettes.js';

export const HOUSE_BUILDS = [
  'cottage',
  'villa',
  'townhouse',
  'apartments',
  'hotel',
  'grand',
  'slab',
  'palazzo',
  'bungalows',
  'winery',
  'mill',
  'arcade',
  'ganjak',
  'woodhouse',
  'cardak',
  'manor',
  'modern',
] as const;
export type HouseBuild = (typeof HOUSE_BUILDS)[number];

/** What lies between the house and us. */
export type Forecourt = 'palms' | 'square' | 'garden' | 'vines' | 'jetty' | 'parasols' | 'meadow';
export type RoofMaterial = 'tile' | 'slate' | 'copper' | 'weathered';
export type WallFinish =
  'stone' | 'white' | 'cream' | 'ochre' | 'rose' | 'apricot' | 'yellow' | 'sage' | 'terracotta' | 'sky';

/** Everything that must stay the same when one house is drawn from several sides. */
export interface HouseStyle {
  build: HouseBuild;
  storeys: number;
  wall: WallFinish;
  shutters: 'green' | 'blue' | 'turquoise' | 'grey' | 'oxblood';
  roof: 'hip' | 'gable';
  pergola: 'bougainvillea' | 'vine' | 'none';
  textile: 'blue' | 'red' | 'teal' | 'olive';
  floor: 'boards' | 'terracotta' | 'stone';
  archedWindows: boolean;
  roofMaterial?: RoofMaterial;
  forecourt?: Forecourt;
}

const STOREYS: Record<HouseBuild, readonly [number, ...number[]]> = {
  cottage: [1],
  villa: [2],
  townhouse: [3],
  apartments: [3, 4],
  hotel: [4, 5],
  grand: [3, 4],
  slab: [5, 6, 7],
  palazzo: [3],
  bungalows: [1],
  winery: [2],
  mill: [3],
  arcade: [4, 5],
  ganjak: [1],
  woodhouse: [2],
  cardak: [2],
  manor: [2, 3],
  modern: [2],
};

/** A house style for one seed; some traits can be fixed. */
export function houseStyle(seed: string, fixed: Partial<HouseStyle> = {}): HouseStyle {
  const chance = createChance(`house style/${seed}`);
  const build =
    fixed.build ?? chance.pick<HouseBuild>(['cottage', 'villa', 'villa', 'townhouse', 'apartments', 'hotel']);
  const style: HouseStyle = {
    build,
    storeys: chance.pick(STOREYS[build]),
    wall: chance.pick(['stone', 'stone', 'white', 'cream', 'ochre', 'rose', 'apricot']),
    shutters: chance.pick(['green', 'green', 'blue', 'turquoise', 'grey', 'oxblood']),
    roof: chance.pick(['hip', 'gable']),
    pergola: chance.pick(['bougainvillea', 'bougainvillea', 'vine', 'none']),
    textile: chance.pick(['blue', 'red', 'teal', 'olive']),
    floor: chance.pick(['boards', 'terracotta', 'stone']),
    archedWindows: chance.yes(0.4),
  };
  return { ...style, ...fixed };
}

export function wallColour(style: HouseStyle, colours: Palette): Colour {
  switch (style.wall) {
    case 'stone':
      return colours.wall;
    case 'white':
      return lighten(colours.wall, 0.5);
    case 'cream':
      return mix(colours.wall, colours.wallOchre, 0.4);
    case 'ochre':
      return colours.wallOchre;
    case 'rose':
      return mix(colours.wallRose, colours.wall, 0.25);
    case 'apricot':
      return mix(colours.wallOchre, colours.wallRose, 0.5);
    case 'yellow':
      return mix(mix(colours.wallOchre, colours.greenLight, 0.14), colours.roofLight, 0.16);
    case 'sage':
      return mix(colours.wall, mix(colours.greenLight, colours.copper, 0.5), 0.5);
    case 'terracotta':
      return mix(colours.wallRose, colours.roof, 0.42);
    case 'sky':
      return mix(colours.wall, colours.sea[1], 0.3);
  }
}

export interface RoofTone {
  middle: Colour;
  shade: Colour;
  light: Colour;
}

/** The colours of the roof: red tiles, slate, copper or old tiles gone grey. */
export function roofTone({ roofMaterial = 'tile' }: HouseStyle, colours: Palette): RoofTone {
  const tile: RoofTone = { middle: colours.roof, shade: colours.roofShade, light: colours.roofLight };
  const towards = (colour: Colour, share: number): RoofTone => ({
    middle: mix(tile.middle, colour, share),
    shade: mix(tile.shade, mix(colour, colours.dark, 0.4), share),
    light: mix(tile.light, lighten(colour, 0.25), share),
  });
  switch (roofMaterial) {
    case 'tile':
      return tile;
    case 'slate':
      return towards(mix(colours.window, colours.rockShade, 0.4), 0.92);
    case 'copper':
      return towards(colours.copper, 0.92);
    case 'weathered':
      return towards(mix(colours.soil, colours.rockShade, 0.5), 0.6);
  }
}

export function shutterColour(style: HouseStyle, colours: Palette): Colour {
  switch (style.shutters) {
    case 'green':
      return mix(colours.greenShade, colours.green, 0.5);
    case 'blue':
      return mix(colours.sea[2], colours.sea[1], 0.35);
    case 'turquoise':
      return mix(colours.sea[1], colours.shallow, 0.5);
    case 'grey':
      return mix(colours.wallShade, colours.window, 0.45);
    case 'oxblood':
      return mix(colours.roofShade, colours.dark, 0.25);
  }
}

export function textileColour(style: HouseStyle, colours: Palette): Colour {
  switch (style.textile) {
    case 'blue':
      return colours.sea[2];
    case 'red':
      return colours.roof;
    case 'teal':
      return mix(colours.sea[1], colours.dark, 0.1);
    case 'olive':
      return mix(colours.green, colours.greenShade, 0.5);
  }
}

export function floorColour(style: HouseStyle, colours: Palette): Colour {
  switch (style.floor) {
    case 'boards':
      return mix(colours.soil, colours.wall, 0.3);
    case 'terracotta':
      return mix(colours.roof, colours.wall, 0.32);
    case 'stone':
      return mix(colours.rock, colours.rockShade, 0.3);
  }
}

/** A style when the options name none: drawn from the run of the picture itself. */
export const chanceStyle = (chance: Chance, fixed: Partial<HouseStyle> = {}): HouseStyle =>
  houseStyle(String(chance.whole(0, 1e9)), fixed);
