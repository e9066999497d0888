import { shuffled, type Chance } from './chance.js';

/** Deals out choices evenly: what has been dealt least and longest ago comes first. */
export interface Tally {
  /** A member named twice in the list comes up about twice as often. */
  pick: <T extends string>(name: string, list: readonly [T, ...T[]], chance: Chance) => T;
}

export function createTally(): Tally {
  const dealt = new Map<string, number>();
  const recent = new Map<string, string[]>();
  return {
    pick: (name, list, chance) => {
      const weight = (value: string): number => list.filter((member) => member === value).length;
      const [last, before] = recent.get(name) ?? [];
      const penalty = (value: string): number => (value === last ? 1000 : value === before ? 3 : 0);
      const score = (value: string): number =>
        ((dealt.get(`${name}/${value}`) ?? 0) + 1) / weight(value) + penalty(value);
      const [best = list[0]] = shuffled(list, chance).sort((a, b) => score(a) - score(b));
      dealt.set(`${name}/${best}`, (dealt.get(`${name}/${best}`) ?? 0) + 1);
      recent.set(name, [best, last ?? '']);
      return best;
    },
  };
}

/** Deals without looking back, for a listing that stands alone. */
export const UNEVEN: Tally = { pick: (_name, list, chance) => chance.pick(list) };
