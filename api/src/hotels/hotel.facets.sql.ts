import type { Context } from '../context.js';
import { mostCounted } from './hotel.count.js';
import { bit, type Group, PRICE_EDGES, SEA_EDGES } from './hotel.facets.groups.js';
import { ifRare, inTurn } from './hotel.found.js';
import type { HotelFilter } from './hotel.input.js';
import { type Conditions, type Facet, facetConditions, placeConditions, STATED } from './hotel.query.js';
import { GUEST_STEPS, ROOM_STEPS, SIZE_STEPS } from './hotel.rules.js';
import type { Terms } from './hotel.vocabulary.js';

/** The keywords that are named, beside the chosen ones. */
export const MOST_TAGS = 12;

/** A figure is counted by the edge that it lies at or above: the lowest figure of its group stands for the others. */
const atEdge = (column: string, edges: readonly number[]) => `(array[${edges.join()}])[width_bucket(${column}, array[${edges.join()}])]`;

/** What the listings of each facet are grouped by. Keywords lie in a row of their own each, and are counted apart. */
const KEYS: Record<Exclude<Facet, 'tags'>, string> = {
  region: 'h.region_id',
  price: atEdge('h.price_per_night', PRICE_EDGES),
  stars: 'h.star_rating',
  amenities: `array_to_string(h.amenities, ',')`,
  guests: atEdge(STATED.guests, GUEST_STEPS),
  rooms: atEdge(STATED.rooms, ROOM_STEPS),
  size: atEdge(STATED.size, SIZE_STEPS),
  sea: atEdge('h.sea_distance_metres', SEA_EDGES),
};
const GROUPED = Object.keys(KEYS) as (keyof typeof KEYS)[];

/**
 * Each listing that search and map find is given the facets that it fails, as bits. What fails none is found; what fails
 * only one is found by other options of that one; what fails two is out whatever is chosen. Options that add up are
 * counted among what is found; options that exclude each other also where only they are not met.
 */
async function statement(filter: HotelFilter, terms: Terms, context: Context): Promise<{ sql: string; conditions: Conditions }> {
  const conditions = placeConditions(filter, terms);
  const rare = await ifRare({ bounds: filter.bounds }, terms, conditions, context.read);
  const asked = [...facetConditions(filter, terms, conditions)];
  const failed = asked.map(([facet, condition]) => `case when ${condition} then 0 else ${bit(facet)} end`).join(' + ') || '0';
  const counts = (facet: Facet) => (facet === 'amenities' ? 'failed = 0' : `failed & ~${bit(facet)} = 0`);
  // Where not all of them are counted, always the same ones are.
  const isPart = terms.words.length > 0 ? ' order by h.relevance desc, h.id desc' : '';
  const sql = `with placed as materialized (
      select ${failed} as failed, ${GROUPED.map((facet) => `${KEYS[facet]} as ${facet}`).join(', ')}, h.tag_ids
      from hotel h ${conditions.where}${rare}${isPart} limit ${mostCounted(terms) + 1}
    ), grouped as (
      select ${GROUPED.map((facet) => `case when ${counts(facet)} then ${facet} end as ${facet}`).join(', ')} from placed where failed & (failed - 1) = 0
    ), tagged as (
      select tag_id, count(*)::integer as count from placed, unnest(tag_ids) as tag_id where failed = 0
      group by tag_id order by tag_id = any(${conditions.bind(terms.tagIds)}) desc, count desc, tag_id limit ${MOST_TAGS + terms.tagIds.length}
    )
    select case ${GROUPED.map((facet) => `when grouping(${facet}) = 0 then '${facet}'`).join(' ')} end as facet,
      coalesce(${GROUPED.map((facet) => `${facet}::text`).join(', ')}) as key, count(*)::integer as count
    from grouped group by grouping sets (${GROUPED.map((facet) => `(${facet})`).join(', ')})
    union all select 'tags', tag.label, tagged.count from tagged join tag on tag.id = tagged.tag_id
    union all select 'region', id::text, 0 from region
    union all select 'all', '', count(*)::integer from placed`;
  return { sql, conditions };
}

/** Counts in one statement, after a look at how frequent the words of a search are; where there is more than that looks at, what it says is the least that there is. */
export async function groupsInDatabase(filter: HotelFilter, terms: Terms, context: Context): Promise<{ groups: Group[]; areExact: boolean }> {
  const { sql, conditions } = await statement(filter, terms, context);
  const read = terms.words.length > 0 ? inTurn(context.read) : context.read;
  const rows = await read<Omit<Group, 'facet'> & { facet: Facet | 'all' }>(sql, conditions.parameters);
  const isGroup = (row: (typeof rows)[number]): row is Group => row.facet !== 'all' && row.key !== null;
  const all = rows.find(({ facet }) => facet === 'all')?.count ?? 0;
  return { groups: rows.filter(isGroup), areExact: all <= mostCounted(terms) };
}
