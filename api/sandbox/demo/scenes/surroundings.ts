import type { Motif, Outlook } from './options.js';

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

/** What can be seen from a house and what is worth a picture around it. */
export interface Surroundings {
  motif: Motif;
  /** Outside the window when the sea is not in sight. */
  outlook: Outlook;
  /** The sea can be seen from here at all. */
  coastal: boolean;
  nearby: readonly Motif[];
}

export const SURROUNDINGS: Readonly<Record<Setting, Surroundings>> = {
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

/** Regions without a coast; a bay or a harbour named there is one all the same. */
const INLAND = new Set(['das-mittlere-kroatien', 'stadt-zagreb', 'lika-karlovac', 'slawonien', 'bosnien-und-herzegowina']);
const BY_THE_SEA: ReadonlySet<Motif> = new Set(['bay', 'coast', 'harbour', 'lavender']);

/** What surrounds a house in this setting of this region. */
export function surroundingsOf(setting: Setting, region: string): Surroundings {
  const place = SURROUNDINGS[setting];
  if (!INLAND.has(region) || BY_THE_SEA.has(place.motif)) return place;
  const nearby = place.nearby.filter((motif) => !BY_THE_SEA.has(motif));
  const others = (['vineyard', 'castle', 'lake', 'plain', 'mountain', 'town'] as const).filter(
    (motif) => motif !== place.motif && !nearby.includes(motif),
  );
  return { ...place, coastal: false, nearby: [...nearby, ...others].slice(0, 4) };
}
