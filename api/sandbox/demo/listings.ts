import { bosnienUndHerzegowina } from './listings/bosnien-und-herzegowina.js';
import { dalmatienDubrovnik } from './listings/dalmatien-dubrovnik.js';
import { dalmatienSibenik } from './listings/dalmatien-sibenik.js';
import { dalmatienSplit } from './listings/dalmatien-split.js';
import { dalmatienZadar } from './listings/dalmatien-zadar.js';
import { dasMittlereKroatien } from './listings/das-mittlere-kroatien.js';
import { inseln } from './listings/inseln.js';
import { istrien } from './listings/istrien.js';
import { kvarnerBucht } from './listings/kvarner-bucht.js';
import { likaKarlovac } from './listings/lika-karlovac.js';
import { slawonien } from './listings/slawonien.js';
import { stadtZagreb } from './listings/stadt-zagreb.js';
import type { DemoListing } from './listings/types.js';

/** All fictional places by the slug of their region. */
export const LISTINGS: Record<string, DemoListing[]> = {
  'dalmatien-split': dalmatienSplit,
  istrien,
  'kvarner-bucht': kvarnerBucht,
  'das-mittlere-kroatien': dasMittlereKroatien,
  'dalmatien-dubrovnik': dalmatienDubrovnik,
  'dalmatien-zadar': dalmatienZadar,
  'dalmatien-sibenik': dalmatienSibenik,
  inseln,
  'stadt-zagreb': stadtZagreb,
  'lika-karlovac': likaKarlovac,
  slawonien,
  'bosnien-und-herzegowina': bosnienUndHerzegowina,
};

/** A fictional place and the slug of its region. */
export interface PlacedListing {
  region: string;
  listing: DemoListing;
}

/** All of them, region by region. */
export const PLACED_LISTINGS: PlacedListing[] = Object.entries(LISTINGS).flatMap(([region, listings]) => listings.map((listing) => ({ region, listing })));
