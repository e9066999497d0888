import type { Context } from '../context.js';
import type { HotelPin } from './hotel-pin.js';
import { findCandidates } from './hotel.candidates.js';
import { checkFilter } from './hotel.filter.js';
import { findPage } from './hotel.found.js';
import { type HotelFilter, HotelSort } from './hotel.input.js';
import { conditionsOf, orderOf } from './hotel.query.js';
import { LIMITS } from './hotel.rules.js';
import { findTerms } from './hotel.vocabulary.js';

/** The visible listings that match and whose position is known, the most relevant first. */
export async function findHotelPins(filter: HotelFilter, context: Context): Promise<HotelPin[]> {
  checkFilter(filter);
  const terms = await findTerms(filter, context);
  const asked = { filter, terms, sort: HotelSort.RELEVANCE, key: null, first: LIMITS.pins - 1, isMapped: true };
  const ids = await findPage(asked, () => findCandidates(filter, terms, context), context.read);
  if (ids?.length === 0) return [];
  // What has the words is known by its number.
  const conditions = conditionsOf(ids ? { ...filter, search: null } : filter, ids ? { ...terms, words: [] } : terms);
  const { columns, direction } = orderOf(HotelSort.RELEVANCE, terms, conditions);
  conditions.add('h.latitude is not null');
  if (ids) conditions.add(`h.id = any(${conditions.bind(ids)})`);
  return context.read<HotelPin>(
    `select h.id, h.slug, h.name, h.latitude, h.longitude, h.price_per_night as "pricePerNight", h.is_featured as "isFeatured"
     from hotel h ${conditions.where} order by ${columns.map((column) => `${column} ${direction}`).join(', ')} limit ${LIMITS.pins}`,
    conditions.parameters,
  );
}
