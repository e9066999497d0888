import type { Context } from '../context.js';
import { idOf } from '../ids.js';
import type { HotelColumns } from './hotel.columns.js';
import type { HotelFilter } from './hotel.input.js';
import { AMENITIES } from './hotel.rules.js';
import type { Terms } from './hotel.vocabulary.js';
import type { Bits, WordText } from './hotel.words.js';

/** What is looked through for an answer from memory: all listings, or those that have the words of a search. */
export interface Candidates {
  columns: HotelColumns;
  /** Null where no words are searched for. */
  matches: Record<WordText, Bits> | null;
  /** What is looked at has to be in all of the first, and in one of the others where there are any; missing where it is looked at with everything else that is asked. */
  within?: { all: Bits[]; any: Bits[] };
}

/** Those with the region, stars and amenities that are asked for, as far as 32 in a row can be told at once: of many listings, few are looked at then. */
export function narrowed(candidates: Candidates, { regionId, starRating, amenities }: HotelFilter): Candidates {
  const { inRegion, withStars, withAmenity } = candidates.columns;
  const regions = regionId == null ? [] : [inRegion.get(idOf(regionId, 'filter.regionId')) ?? NONE];
  const all = [...regions, ...(amenities ?? []).map((amenity) => withAmenity.get(AMENITIES.indexOf(amenity)) ?? NONE)];
  const any = (starRating ?? []).map((stars) => withStars.get(stars) ?? NONE);
  return all.length + any.length === 0 ? candidates : { ...candidates, within: { all, any } };
}

const NONE: Bits = new Uint32Array(0);

/** The copy in memory, with what has the words of a search. Null where there is no copy. */
export async function findCandidates({ search }: HotelFilter, { words }: Terms, { hotelFigures }: Pick<Context, 'hotelFigures'>): Promise<Candidates | null> {
  const columns = await hotelFigures.current();
  if (!columns) return null;
  if (!search?.trim()) return { columns, matches: null };
  return { columns, matches: { search: having(words, 'search', columns), place: having(words, 'place', columns) } };
}

/** What has all of these words, or words that begin with them; nothing has no word at all. */
function having([first, ...others]: string[], text: WordText, { words, length }: HotelColumns): Bits {
  if (first === undefined) return new Uint32Array(0);
  const having = words.having(first, text, length);
  if (others.length === 0) return having;
  const all = having.slice();
  for (const other of others) {
    const bits = words.having(other, text, length);
    for (let place = 0; place < all.length; place += 1) all[place]! &= bits[place]!;
  }
  return all;
}
