import { createChance, shuffled, type Chance } from './chance.js';
import { framing } from './listing-framing.js';
import { planOf, type Plan } from './listing-plan.js';
import type { Motif, SceneOptions } from './options.js';
import { surroundingsOf, type Setting, type Surroundings } from './surroundings.js';
import type { TimeOfDay } from './palettes.js';
import { UNEVEN } from './tally.js';

export type { Setting } from './surroundings.js';

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

const MIN_PICTURES = 5;
const MAX_PICTURES = 11;

/** Motifs that show the house itself or a part of it. */
const HOUSE_MOTIFS: ReadonlySet<Motif> = new Set(['house', 'pool', 'room', 'bathroom', 'balcony', 'breakfast']);
/** The light falls in from the side here; the sun keeps to its own place. */
const SUN_KEPT: ReadonlySet<Motif> = new Set(['alley', 'room', 'bathroom']);

/** One picture before it has a seed: what it shows and what sets it apart from another of its motif. */
interface Shot {
  motif: Motif;
  furniture?: 'bed' | 'table';
  /** Counts pictures of the same motif. */
  take?: number;
}

/** The pictures of one listing, first the one for the card: one house, one time of day, one place. */
export function listingScenes(listing: PicturedListing, plan: Plan = planOf(listing, '', UNEVEN)): SceneOptions[] {
  const chance = createChance(`listing/${listing.slug}`);
  const place = surroundingsOf(listing.setting, plan.region);
  const seesSea = listing.hasSeaView && place.coastal;
  const view = seesSea
    ? chance.pick<Motif>(['coast', 'coast', 'bay', listing.setting === 'town' ? 'coast' : 'town'])
    : undefined;
  const count = Math.max(MIN_PICTURES, Math.min(MAX_PICTURES, Math.round(listing.pictures)));
  const list = arranged(shots(listing, plan, place, chance).slice(0, count), plan, place);
  return list.map((shot): SceneOptions => {
    const { motif, furniture, take = 0 } = shot;
    const composition = furniture === 'table' || take > 0 ? undefined : plan.compositions[motif];
    const options: SceneOptions = {
      motif,
      seed: `${listing.slug}/${furniture ?? ''}${take}`,
      time: listing.time,
      ...plan.weather,
      ...(SUN_KEPT.has(motif) || take > 0 ? {} : plan.sun),
      ...framing(motif, `${listing.slug}/${take}`),
      ...(composition && { composition }),
      ...(furniture && { furniture }),
    };
    if (HOUSE_MOTIFS.has(motif))
      return { ...options, house: plan.house, outlook: seesSea ? 'sea' : place.outlook, ...(view && { view }) };
    // Out of doors the sea may come into the picture wherever the coast is near.
    if (!place.coastal) options.outlook = place.outlook;
    else if (!seesSea && (motif === 'vineyard' || motif === 'lavender' || motif === 'mountain'))
      options.outlook = place.outlook === 'roofs' ? 'hills' : place.outlook;
    if (motif === 'alley' || motif === 'harbour') options.house = plan.house;
    return options;
  });
}

/** Everything worth showing, the most important first, so that a short list still tells the whole story. */
function shots({ hasPool }: PicturedListing, { lead }: Plan, place: Surroundings, chance: Chance): Shot[] {
  const [outside, later] = shuffled<Motif>(['balcony', 'breakfast'], chance);
  const [first, second, third, fourth] = shuffled(place.nearby, chance);
  const wanted: (Shot | undefined)[] = [
    lead === 'room' ? undefined : { motif: lead },
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
  const known = new Set<string>();
  return wanted.filter((shot) => {
    if (!shot) return false;
    const key = `${shot.motif} ${shot.furniture} ${shot.take}`;
    return !known.has(key) && Boolean(known.add(key));
  }) as Shot[];
}

/** The picture of the card, then house, rooms, bath, table, place. */
function arranged(list: readonly Shot[], plan: Plan, place: Surroundings): Shot[] {
  const order: readonly Motif[] = ['house', 'pool', 'room', 'bathroom', 'balcony', 'breakfast', place.motif];
  const rank = ({ motif, take = 0 }: Shot): number => {
    const position = order.indexOf(motif);
    return (position < 0 ? order.length : position) + take * 20;
  };
  const inOrder = list
    .map((shot, i) => ({ shot, i }))
    .sort((a, b) => rank(a.shot) - rank(b.shot) || a.i - b.i)
    .map(({ shot }) => shot);
  const lead = inOrder.find((shot) => shot.motif === plan.lead);
  return lead ? [lead, ...inOrder.filter((shot) => shot !== lead)] : inOrder;
}
