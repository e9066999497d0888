import type { Read } from '../database.js';
import type { Notices } from '../notices.js';
import type { Region } from './region.entity.js';
import { REGION_COLUMNS } from './region.loader.js';

/** The regions as this process knows them: a dozen rows that every listing shows, and that hardly ever change. */
export interface KnownRegions {
  /** Undefined where it is not known here: then it is looked up. */
  get(id: number): Region | undefined;
  /** All of them by their numbers; undefined likewise. */
  all(): ReadonlyMap<number, Region> | undefined;
}

/** Knows them from the first time that one is asked for, until one of them changes. */
export function rememberRegions(read: Read, notices: Notices): KnownRegions {
  let known: ReadonlyMap<number, Region> | undefined;
  let looking: object | undefined;

  notices.onChange((touched) => {
    // What is being looked up may be older than this change.
    if (!touched || touched.some((one) => one.startsWith('region'))) known = looking = undefined;
  });

  async function look(): Promise<void> {
    const token = (looking = {});
    try {
      const rows = await read<Region>(`select ${REGION_COLUMNS} from region`);
      if (looking === token) known = new Map(rows.map((row) => [row.id, row]));
    } catch {
      // Whoever needs one now looks it up, and says what is wrong.
    } finally {
      if (looking === token) looking = undefined;
    }
  }

  function all(): ReadonlyMap<number, Region> | undefined {
    if (!notices.isListening) return undefined;
    if (!known && !looking) void look();
    return known;
  }

  return { all, get: (id) => all()?.get(id) };
}
