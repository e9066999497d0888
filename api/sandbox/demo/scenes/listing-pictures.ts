import { createChance, shuffled, type Chance } from './chance.js';
import { houseStyle, type HouseBuild, type HouseStyle } from './house-style.js';
import type { Motif, Outlook, SceneOptions } from './options.js';
import type { TimeOfDay } from './palettes.js';

export type Setting =
  | 'town'
  | 'harbour'
  | 'bay'
  | 'coast'
  | 'alley'
  | 'vineyard'
  | 'lavender'
  | 'mountain'
  | 'waterfalls'
  | 'lake'
  | 'plain'
  | 'castle'
  | 'bridge'
  | 'city';

export interface PicturedListing {
  slug: string;
  setting: Setting;
  time: TimeOfDay;
  /** How many pictures the listing has; held between 5 and 11. */
  pictures: number;
  hasPool: boolean;
  hasSeaView: boolean;
  kind: string;
}

/** What can be seen from a house and what is worth a picture around it. */
interface Surroundings {
  motif: Motif;
  /** Outside the window when the sea is not in sight. */
  outlook: Outlook;
  /** The sea can be seen from here at all. */
  coastal: boolean;
  nearby: readonly Motif[];
}

const SURROUNDINGS: Readonly<Record<Setting, Surroundings>> = {
  town: { motif: 'town', outlook: 'roofs', coastal: true, nearby: ['alley', 'harbour', 'coast', 'bay'] },
  harbour: { motif: 'harbour', outlook: 'roofs', coastal: true, nearby: ['town', 'alley', 'coast', 'bay'] },
  bay: { motif: 'bay', outlook: 'hills', coastal: true, nearby: ['coast', 'harbour', 'alley', 'town'] },
  coast: { motif: 'coast', outlook: 'hills', coastal: true, nearby: ['bay', 'town', 'harbour', 'alley'] },
  alley: { motif: 'alley', outlook: 'roofs', coastal: true, nearby: ['town', 'harbour', 'bay', 'coast'] },
  vineyard: { motif: 'vineyard', outlook: 'hills', coastal: true, nearby: ['town', 'alley', 'mountain', 'lavender'] },
  lavender: { motif: 'lavender', outlook: 'hills', coastal: true, nearby: ['bay', 'vineyard', 'alley', 'coast'] },
  mountain: {
    motif: 'mountain',
    outlook: 'mountains',
    coastal: true,
    nearby: ['lake', 'waterfalls', 'alley', 'vineyard'],
  },
  waterfalls: {
    motif: 'waterfalls',
    outlook: 'forest',
    coastal: false,
    nearby: ['lake', 'mountain', 'plain', 'castle'],
  },
  lake: { motif: 'lake', outlook: 'lake', coastal: false, nearby: ['waterfalls', 'mountain', 'castle', 'plain'] },
  plain: { motif: 'plain', outlook: 'fields', coastal: false, nearby: ['vineyard', 'castle', 'lake', 'town'] },
  castle: { motif: 'castle', outlook: 'hills', coastal: false, nearby: ['vineyard', 'plain', 'lake', 'town'] },
  bridge: {
    motif: 'bridge',
    outlook: 'river',
    coastal: false,
    nearby: ['mountain', 'alley', 'waterfalls', 'vineyard'],
  },
  city: { motif: 'zagreb', outlook: 'roofs', coastal: false, nearby: ['castle', 'alley', 'vineyard', 'plain'] },
};

const MIN_PICTURES = 5;
const MAX_PICTURES = 11;

/** Motifs that show the house itself or a part of it. */
const HOUSE_MOTIFS: ReadonlySet<Motif> = new Set(['house', 'pool', 'room', 'bathroom', 'balcony', 'breakfast']);

/** One picture before it has a seed: what it shows and what sets it apart from another of its motif. */
interface Shot {
  motif: Motif;
  furniture?: 'bed' | 'table';
  /** Counts pictures of the same motif. */
  take?: number;
}

/** The pictures of one listing, first the one for the card: one house, one time of day, one place. */
export function listingScenes(listing: PicturedListing): SceneOptions[] {
  const chance = createChance(`listing/${listing.slug}`);
  const place = SURROUNDINGS[listing.setting];
  const seesSea = listing.hasSeaView && place.coastal;
  const house = styleOf(listing, place, chance);
  const view = seesSea
    ? chance.pick<Motif>(['coast', 'coast', 'bay', listing.setting === 'town' ? 'coast' : 'town'])
    : undefined;
  const count = Math.max(MIN_PICTURES, Math.min(MAX_PICTURES, Math.round(listing.pictures)));
  return arranged(shots(listing, place, chance).slice(0, count), listing, place, chance).map((shot): SceneOptions => {
    const { motif, furniture, take = 0 } = shot;
    const options: SceneOptions = { motif, seed: `${listing.slug}/${furniture ?? ''}${take}`, time: listing.time };
    if (furniture) options.furniture = furniture;
    if (HOUSE_MOTIFS.has(motif))
      return { ...options, house, outlook: seesSea ? 'sea' : place.outlook, ...(view && { view }) };
    // Out of doors the sea may come into the picture wherever the coast is near.
    if (!place.coastal) options.outlook = place.outlook;
    else if (!seesSea && (motif === 'vineyard' || motif === 'lavender' || motif === 'mountain'))
      options.outlook = place.outlook;
    if (motif === 'alley' || motif === 'harbour') options.house = house;
    return options;
  });
}

/** Everything worth showing, the most important first, so that a short list still tells the whole story. */
function shots({ hasPool }: PicturedListing, place: Surroundings, chance: Chance): Shot[] {
  const [outside, later] = shuffled<Motif>(['balcony', 'breakfast'], chance);
  const nearby = shuffled(place.nearby, chance);
  const [first, second, third, fourth] = nearby;
  const wanted: (Shot | undefined)[] = [
    { motif: 'house' },
    hasPool ? { motif: 'pool' } : undefined,
    { motif: 'room', furniture: 'bed' },
    { motif: place.motif },
    { motif: 'bathroom' },
    outside && { motif: outside },
    { motif: 'room', furniture: 'table' },
    first && { motif: first },
    later && { motif: later },
    second && { motif: second },
    { motif: place.motif, take: 1 },
    third && { motif: third },
    fourth && { motif: fourth },
  ];
  return wanted.filter((shot) => shot !== undefined);
}

/** The card picture differs from listing to listing; then house, rooms, bath, table, place. */
function arranged(list: readonly Shot[], listing: PicturedListing, place: Surroundings, chance: Chance): Shot[] {
  const leads: readonly Motif[] = listing.hasPool
    ? ['pool', 'pool', 'house', place.motif, 'balcony']
    : ['house', 'house', place.motif, place.motif, 'room', 'balcony', 'breakfast'];
  const order: readonly Motif[] = ['house', 'pool', 'room', 'bathroom', 'balcony', 'breakfast', place.motif];
  const rank = ({ motif, take = 0 }: Shot): number => {
    const position = order.indexOf(motif);
    return (position < 0 ? order.length : position) + take * 20;
  };
  const sorted = list.map((shot, i) => ({ shot, i })).sort((a, b) => rank(a.shot) - rank(b.shot) || a.i - b.i);
  const inOrder = sorted.map(({ shot }) => shot);
  const wanted = shuffled(leads, chance).find((motif) => inOrder.some((shot) => shot.motif === motif));
  const lead = inOrder.find((shot) => shot.motif === wanted);
  return lead ? [lead, ...inOrder.filter((shot) => shot !== lead)] : inOrder;
}

/** The house follows from the kind of listing and from where it stands. */
function styleOf(listing: PicturedListing, place: Surroundings, chance: Chance): HouseStyle {
  const urban = place.outlook === 'roofs';
  const fixed: Partial<HouseStyle> = { build: buildOf(listing.kind.toLowerCase(), urban, chance) };
  // Bougainvillea does not survive an inland winter.
  if (!place.coastal) fixed.pergola = chance.pick<HouseStyle['pergola']>(['vine', 'none']);
  return houseStyle(listing.slug, fixed);
}

function buildOf(kind: string, urban: boolean, chance: Chance): HouseBuild {
  if (/hotel|resort/.test(kind)) return 'hotel';
  if (/apart|wohnung|studio|hostel/.test(kind)) return urban ? chance.pick(['townhouse', 'apartments']) : 'apartments';
  if (/villa|vila/.test(kind)) return 'villa';
  if (/room|zimmer|pension|guest|gast/.test(kind)) return urban ? 'townhouse' : chance.pick(['villa', 'cottage']);
  if (/house|haus|home|cottage|camp|farm/.test(kind))
    return urban ? chance.pick(['townhouse', 'villa']) : chance.pick(['cottage', 'cottage', 'villa']);
  return urban ? 'townhouse' : chance.pick(['cottage', 'villa', 'apartments']);
}
