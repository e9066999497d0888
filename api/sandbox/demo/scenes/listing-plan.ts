import { createChance, type Chance } from './chance.js';
import { ARRANGEMENTS } from './compositions.js';
import type { HouseStyle } from './house-style.js';
import { styleOf } from './listing-house.js';
import type { PicturedListing } from './listing-pictures.js';
import { AIRS, CLOUD_SHAPES, MOTIFS, SEA_TONES, type Motif, type SceneOptions } from './options.js';
import { surroundingsOf, type Surroundings } from './surroundings.js';
import type { Tally } from './tally.js';

/** What all pictures of one listing have in common, and which of them comes first. */
export interface Plan {
  region: string;
  house: HouseStyle;
  lead: Motif;
  compositions: Readonly<Partial<Record<Motif, string>>>;
  weather: Pick<SceneOptions, 'cloudShape' | 'seaTone' | 'air' | 'clouds'>;
  sun: Pick<SceneOptions, 'sx' | 'sy'>;
}

/** The plan of a listing; what is dealt from one tally to several listings, one after the other, differs. */
export function planOf(listing: PicturedListing, region: string, tally: Tally): Plan {
  const chance = createChance(`plan/${listing.slug}`);
  const place = surroundingsOf(listing.setting, region);
  const kindOfLead = tally.pick('lead', leadsOf(listing), chance);
  const lead = kindOfLead === 'place' ? place.motif : kindOfLead;
  const house = styleOf(listing, region, chance, tally);
  const compositions: Partial<Record<Motif, string>> = {};
  for (const motif of MOTIFS) {
    const list = motif === 'room' ? bedroomsOf(listing, house) : motif === 'town' ? townsOf(place) : ARRANGEMENTS[motif];
    if (list) compositions[motif] = tally.pick(lead === motif ? `lead ${motif}` : motif, list, chance);
  }
  return {
    region,
    house,
    lead,
    compositions,
    weather: {
      cloudShape: chance.pick(CLOUD_SHAPES),
      clouds: chance.pick([0, 1, 1, 2, 2, 3, 4]),
      seaTone: tally.pick('sea', SEA_TONES, chance),
      air: tally.pick('air', AIRS, chance),
    },
    sun: sunOf(listing, chance),
  };
}

/** Low towards evening, high at noon. */
function sunOf({ time }: PicturedListing, chance: Chance): Plan['sun'] {
  const low = time === 'golden' || time === 'dusk' || time === 'rose';
  const sy = low ? chance.between(0.12, 0.31) : chance.between(0.06, 0.2);
  return { sx: hundredth(chance.between(0.14, 0.9)), sy: hundredth(sy) };
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

type Lead = 'place' | 'house' | 'pool' | 'room' | 'balcony' | 'breakfast';

/** How often each picture comes first, relative to the others. */
const LEADS: readonly (readonly [Lead, number])[] = [
  ['house', 4],
  ['place', 6],
  ['pool', 4],
  ['balcony', 3],
  ['room', 2],
  ['breakfast', 2],
];

function leadsOf({ hasPool }: PicturedListing): [Lead, ...Lead[]] {
  const fitting = LEADS.filter(([lead]) => lead !== 'pool' || hasPool);
  return ['house', ...fitting.flatMap(([lead, weight]) => Array<Lead>(weight).fill(lead))];
}

function townsOf({ coastal }: Surroundings): [string, ...string[]] {
  return coastal ? ['hill', 'peninsula', 'waterfront', 'walls'] : ['inland'];
}

function bedroomsOf({ kind }: PicturedListing, { build }: HouseStyle): [string, ...string[]] {
  if (kind === 'hostel') return ['bunks'];
  if (build === 'woodhouse' || build === 'ganjak' || build === 'mill') return ['attic', 'frontal', 'desk'];
  if (kind === 'hotel' || kind === 'resort') return ['suite', 'frontal', 'window', 'desk'];
  return ['window', 'frontal', 'attic', 'desk', 'suite'];
}
