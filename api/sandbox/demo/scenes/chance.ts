/** Seeded chance: the same seed always gives the same run of numbers, so a picture can be drawn again. */
export interface Chance {
  /** A number between two bounds (0 and 1 when left out). */
  between: (low?: number, high?: number) => number;
  /** A whole number between two bounds, both included. */
  whole: (low: number, high: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  yes: (probability?: number) => boolean;
}

/** FNV-1a: spreads similar seeds far apart. */
function hash(text: string): number {
  let value = 2166136261 >>> 0;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/** Mulberry32 started from the hash of the seed. */
export function createChance(seed: string): Chance {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  // The first numbers still resemble the hash; throw them away.
  for (let i = 0; i < 5; i++) next();
  return {
    between: (low = 0, high = 1) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    yes: (probability = 0.5) => next() < probability,
  };
}

/** The same members in a chance order. */
export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  return list
    .map((value) => ({ value, key: chance.between() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}
