import type { Context } from '../context.js';
import type { Candidates } from './hotel.candidates.js';
import { countIn } from './hotel.counting.js';
import { FEW } from './hotel.figures.js';
import { ifRare, inTurn } from './hotel.found.js';
import type { HotelFilter } from './hotel.input.js';
import { conditionsOf } from './hotel.query.js';
import type { Terms } from './hotel.vocabulary.js';

/** Finding what has some words is more work than going along an index: only so many are counted. */
const MOST_SEARCHED = 1000;

/** How many listings the database looks at to count them; of more, it only says that there are more. */
export const mostCounted = ({ words }: Terms) => (words.length > 0 ? MOST_SEARCHED : FEW);

/** How many listings match, or the most that is counted. */
export interface HotelCount {
  count: number;
  isExact: boolean;
}

/** Counts all by the copy in memory where there is one, else as far as the database counts. */
export async function countHotels(filter: HotelFilter, terms: Terms, candidates: Candidates | null, { read }: Context): Promise<HotelCount> {
  if (candidates) return { count: countIn(candidates, filter, terms), isExact: true };
  const conditions = conditionsOf(filter, terms);
  const most = mostCounted(terms);
  const rare = await ifRare(filter, terms, conditions, read);
  const [{ count } = { count: 0 }] = await (terms.words.length > 0 ? inTurn(read) : read)<{ count: number }>(
    `select count(*)::integer as count from (select from hotel h ${conditions.where}${rare} limit ${most + 1}) counted`,
    conditions.parameters,
  );
  return { count: Math.min(count, most), isExact: count <= most };
}
