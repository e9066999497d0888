import type { Chance } from './chance.js';
import { houseStyle, type Forecourt, type HouseBuild, type HouseStyle, type RoofMaterial, type WallFinish } from './house-style.js';
import type { PicturedListing } from './listing-pictures.js';
import { surroundingsOf } from './surroundings.js';
import type { Tally } from './tally.js';

type Some<T> = readonly [T, ...T[]];
type Area = 'wine' | 'plain' | 'upland' | 'karst' | 'city' | 'water' | 'castle' | 'town' | 'shore';

/** What names tell about a house. */
const NAMED: readonly (readonly [RegExp, Some<HouseBuild>])[] = [
  [/muhle|muehle|mlin|zrvnj/, ['mill']],
  [/palaca/, ['palazzo']],
  [/holz|planinar|susara/, ['woodhouse']],
  [/wein|vinski|vino\b|grozd|konoba/, ['winery']],
  [/kurhaus|perivoj|secesija|1895|zimska-sezona/, ['grand']],
  [/salas|storchen|ganjak|dvoriste|bosut/, ['ganjak']],
  [/stock-zaprude|dizalica/, ['slab']],
  [/logavina|kula|kujundzusa/, ['cardak']],
  [/kod-tri-cempresa|stube|pod-/, ['cottage', 'townhouse', 'villa']],
];

const HOTELS: Readonly<Record<Area, Some<HouseBuild>>> = {
  wine: ['winery', 'winery', 'manor'],
  plain: ['ganjak'],
  upland: ['woodhouse', 'manor', 'slab'],
  karst: ['cardak', 'arcade', 'palazzo'],
  city: ['arcade', 'grand', 'palazzo', 'slab'],
  water: ['mill', 'grand', 'slab', 'woodhouse'],
  castle: ['manor', 'palazzo'],
  town: ['palazzo', 'arcade', 'grand', 'hotel'],
  shore: ['slab', 'grand', 'bungalows', 'palazzo', 'hotel', 'modern'],
};

const HOMES: Readonly<Record<Area, Some<HouseBuild>>> = {
  wine: ['winery', 'cottage', 'villa'],
  plain: ['ganjak', 'cottage', 'winery'],
  upland: ['woodhouse', 'cottage', 'villa'],
  karst: ['cardak', 'cottage'],
  city: ['arcade', 'townhouse', 'slab', 'apartments'],
  water: ['mill', 'woodhouse', 'villa', 'cottage'],
  castle: ['manor', 'cottage', 'villa'],
  town: ['townhouse', 'palazzo', 'apartments', 'villa'],
  shore: ['cottage', 'apartments', 'villa', 'palazzo', 'modern'],
};

const VILLAS: Readonly<Record<Area, Some<HouseBuild>>> = {
  wine: ['winery', 'modern', 'villa'],
  plain: ['winery', 'modern', 'ganjak'],
  upland: ['woodhouse', 'modern'],
  karst: ['cardak', 'modern'],
  city: ['modern', 'villa'],
  water: ['modern', 'mill', 'villa'],
  castle: ['manor', 'villa'],
  town: ['villa', 'palazzo'],
  shore: ['modern', 'villa', 'palazzo'],
};

function areaOf({ setting, slug }: PicturedListing, region: string): Area {
  if (setting === 'vineyard' || /wein|vinski|vino$/.test(slug)) return 'wine';
  if (setting === 'plain') return region === 'slawonien' || region === 'das-mittlere-kroatien' ? 'plain' : 'wine';
  if (setting === 'city') return 'city';
  if (setting === 'waterfalls' || setting === 'lake') return 'water';
  if (region === 'bosnien-und-herzegowina') return 'karst';
  if (setting === 'mountain' || region === 'lika-karlovac') return 'upland';
  if (setting === 'bridge') return region === 'slawonien' ? 'city' : 'town';
  if (setting === 'castle') return 'castle';
  if (setting === 'town' && (region === 'stadt-zagreb' || region === 'slawonien')) return 'city';
  return setting === 'town' || setting === 'alley' ? 'town' : 'shore';
}

function buildsFor(listing: PicturedListing, area: Area): Some<HouseBuild> {
  const kind = listing.kind.toLowerCase();
  const named = NAMED.find(([pattern]) => pattern.test(listing.slug));
  if (named) return named[1];
  if (/resort/.test(kind) && area === 'shore') return ['bungalows', 'slab'];
  if (/hotel|resort/.test(kind)) return HOTELS[area];
  return /villa|vila/.test(kind) ? VILLAS[area] : HOMES[area];
}

const FORECOURTS: Readonly<Partial<Record<HouseBuild, Some<Forecourt>>>> = {
  winery: ['vines'],
  ganjak: ['meadow'],
  woodhouse: ['meadow', 'garden'],
  arcade: ['square', 'square', 'parasols'],
  manor: ['garden', 'square'],
  cardak: ['square', 'garden', 'vines'],
};

function forecourtsFor(build: HouseBuild, area: Area, setting: string): Some<Forecourt> {
  const own = FORECOURTS[build];
  if (own) return own;
  if (setting === 'harbour') return ['jetty', 'parasols', 'square'];
  if (area === 'shore') return build === 'slab' ? ['palms', 'parasols', 'garden'] : ['palms', 'jetty', 'garden', 'parasols', 'square'];
  return area === 'town' || area === 'city' ? ['square', 'parasols', 'garden'] : ['garden', 'meadow'];
}

const WALLS: Readonly<Partial<Record<HouseBuild, Some<WallFinish>>>> = {
  slab: ['white', 'white', 'sky', 'yellow', 'terracotta'],
  modern: ['white', 'cream', 'sage'],
  bungalows: ['white', 'stone', 'ochre', 'terracotta'],
  winery: ['stone', 'cream', 'yellow', 'terracotta', 'rose'],
  mill: ['stone'],
  cottage: ['stone', 'stone', 'white', 'ochre', 'rose'],
  ganjak: ['white', 'yellow', 'sky', 'sage', 'rose'],
  woodhouse: ['stone'],
  cardak: ['white', 'cream', 'stone'],
  manor: ['yellow', 'rose', 'white', 'sage'],
  palazzo: ['stone', 'rose', 'terracotta', 'yellow', 'white', 'ochre'],
};
const ANY_WALL: Some<WallFinish> = ['white', 'yellow', 'rose', 'stone', 'sage', 'ochre', 'terracotta', 'cream', 'sky', 'apricot'];

/** The house follows from the kind of listing and from where it stands. */
export function styleOf(listing: PicturedListing, region: string, chance: Chance, tally: Tally): HouseStyle {
  const place = surroundingsOf(listing.setting, region);
  const area = areaOf(listing, region);
  const build = tally.pick('build', buildsFor(listing, area), chance);
  const wall = tally.pick(`wall of ${build}`, WALLS[build] ?? ANY_WALL, chance);
  const northern = !place.coastal && area !== 'karst';
  const fixed: Partial<HouseStyle> = {
    build,
    wall,
    shutters: tally.pick<HouseStyle['shutters']>(`shutters of ${build}`, ['green', 'blue', 'turquoise', 'grey', 'oxblood'], chance),
    roof: tally.pick<HouseStyle['roof']>(`roof of ${build}`, ['hip', 'gable'], chance),
    textile: tally.pick<HouseStyle['textile']>(`textile of ${build}`, ['blue', 'red', 'teal', 'olive'], chance),
    forecourt: tally.pick(`forecourt of ${build}`, forecourtsFor(build, area, listing.setting), chance),
    roofMaterial: tally.pick<RoofMaterial>(
      `tiles of ${build}`,
      build === 'grand' || build === 'arcade' || build === 'manor'
        ? ['slate', 'copper', 'tile']
        : northern || build === 'woodhouse'
          ? ['tile', 'weathered', 'slate']
          : build === 'cardak'
            ? ['slate', 'weathered']
            : ['tile', 'tile', 'weathered'],
      chance,
    ),
  };
  // Bougainvillea does not survive an inland winter.
  if (!place.coastal) fixed.pergola = chance.pick<HouseStyle['pergola']>(['vine', 'none']);
  return houseStyle(listing.slug, fixed);
}
