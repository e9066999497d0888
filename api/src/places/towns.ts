import { islandAt, type Point } from './coast.js';
import towns from './towns.json' with { type: 'json' };

interface Town extends Point {
  name: string;
  regionId: number;
}

/** The region that islands of all counties are listed under, and the one that lies in another country. */
const ISLANDS = 8;
const ABROAD = 12;

const byName = Map.groupBy<string, Town>(towns, ({ name }) => name);

/**
 * The middle of a town that is named as operators do: "Brusje, Hvar", "Split – Bačvice". Takes the folded words in
 * their order. Undefined for one that is not known, or that is one of several: better no position than a wrong one.
 */
export function townOf(words: string[], regionId: number): Point | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const named = byName.get(words.slice(0, length).join(' '));
    if (named) return meant(named, words.slice(length), regionId);
  }
  return undefined;
}

function meant(towns: Town[], rest: string[], regionId: number): Town | undefined {
  const inCountry = towns.filter((town) => (town.regionId === ABROAD) === (regionId === ABROAD));
  if (inCountry.length < 2) return inCountry[0];
  const onNamedIsland = inCountry.filter((town) => rest.includes(islandAt(town)?.toLowerCase() ?? ''));
  const inRegion = inCountry.filter((town) => town.regionId === regionId || (regionId === ISLANDS && islandAt(town) !== null));
  const [only, ...others] = onNamedIsland.length > 0 ? onNamedIsland : inRegion;
  return others.length > 0 ? undefined : only;
}
