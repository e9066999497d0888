import type { Context } from '../context.js';
import type { HotelFacets } from './hotel.facets.types.js';
import type { HotelFilter } from './hotel.input.js';
import { type Conditions, type Facet, facetConditions, FACETS, placeConditions, STATED } from './hotel.query.js';
import { AMENITIES, GUEST_STEPS, PRICE_RANGES, ROOM_STEPS, SEA_STEPS, SIZE_STEPS } from './hotel.rules.js';
import type { Terms } from './hotel.vocabulary.js';

const MOST_TAGS = 12;

/** Where one option of the prices ends or begins; between two of these, all prices are in the same bands. */
const PRICE_EDGES = [...new Set(PRICE_RANGES.flatMap(({ priceMin, priceMax }) => (priceMax === null ? [priceMin] : [priceMin, priceMax + 1])))].sort((a, b) => a - b);
const SEA_EDGES = [0, ...SEA_STEPS.map((metres) => metres + 1)];

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

/** Options that add up are counted among what is found; options that exclude each other also where only they are not met. */
const ADDING: readonly Facet[] = ['amenities', 'tags'];
const bit = (facet: Facet) => 2 ** FACETS.indexOf(facet);

interface Group {
  facet: Facet;
  /** What the group has in common, as text. */
  key: string;
  count: number;
}

/**
 * One statement: each listing that search and map find is given the facets that it fails, as bits. What fails none is
 * found; what fails only one is found by other options of that one; what fails two is out whatever is chosen.
 */
function statement(filter: HotelFilter, terms: Terms): { sql: string; conditions: Conditions } {
  const conditions = placeConditions(filter, terms);
  const asked = [...facetConditions(filter, terms, conditions)];
  const failed = asked.map(([facet, condition]) => `case when ${condition} then 0 else ${bit(facet)} end`).join(' + ') || '0';
  const counts = (facet: Facet) => (ADDING.includes(facet) ? 'failed = 0' : `failed & ~${bit(facet)} = 0`);
  // `offset 0` keeps the planner from working out the bits again for every group.
  const sql = `with grouped as (
      select ${GROUPED.map((facet) => `case when ${counts(facet)} then ${facet} end as ${facet}`).join(', ')}
      from (select ${failed} as failed, ${GROUPED.map((facet) => `${KEYS[facet]} as ${facet}`).join(', ')} from hotel h ${conditions.where} offset 0) h
      where failed & (failed - 1) = 0
    ), tagged as (
      select tag_id, count(*)::integer as count
      from (select h.tag_ids from hotel h ${[conditions.where, ...asked.map(([, condition]) => condition)].join(' and ')}) h, unnest(h.tag_ids) as tag_id
      group by tag_id order by tag_id = any(${conditions.bind(terms.tagIds)}) desc, count desc, tag_id limit ${MOST_TAGS + terms.tagIds.length}
    )
    select case ${GROUPED.map((facet) => `when grouping(${facet}) = 0 then '${facet}'`).join(' ')} end as facet,
      coalesce(${GROUPED.map((facet) => `${facet}::text`).join(', ')}) as key, count(*)::integer as count
    from grouped group by grouping sets (${GROUPED.map((facet) => `(${facet})`).join(', ')})
    union all select 'tags', tag.label, tagged.count from tagged join tag on tag.id = tagged.tag_id
    union all select 'region', id::text, 0 from region`;
  return { sql, conditions };
}

/** How many listings each option would leave beside what is chosen; one statement. */
export async function countFacets(filter: HotelFilter, terms: Terms, { read }: Context): Promise<HotelFacets> {
  const { sql, conditions } = statement(filter, terms);
  const groups = (await read<Group>(sql, conditions.parameters)).filter(({ key }) => key !== null);
  const keysOf = (facet: Facet) => [...new Set(groups.filter((group) => group.facet === facet).map(({ key }) => key))];
  const count = (facet: Facet, isIn: (key: string) => boolean) =>
    groups.reduce((sum, group) => (group.facet === facet && isIn(group.key) ? sum + group.count : sum), 0);
  const figures = (facet: Facet, steps: readonly number[], isIn: (figure: number, step: number) => boolean) =>
    steps.map((value) => ({ value, count: count(facet, (key) => isIn(Number(key), value)) }));
  const atLeast = (figure: number, step: number) => figure >= step;
  return {
    regions: keysOf('region')
      .sort((a, b) => Number(a) - Number(b))
      .map((regionId) => ({ regionId, count: count('region', (key) => key === regionId) })),
    priceRanges: PRICE_RANGES.map(({ priceMin: min, priceMax: max }) => ({
      min,
      max,
      count: count('price', (key) => Number(key) >= min && Number(key) <= (max ?? Infinity)),
    })),
    amenities: AMENITIES.map((amenity) => ({ amenity, count: count('amenities', (key) => key.split(',').includes(amenity)) })),
    starRatings: figures('stars', [1, 2, 3, 4, 5], (figure, step) => figure === step),
    guests: figures('guests', GUEST_STEPS, atLeast),
    rooms: figures('rooms', ROOM_STEPS, atLeast),
    sizes: figures('size', SIZE_STEPS, atLeast),
    tags: keysOf('tags')
      .map((tag) => ({ tag, count: count('tags', (key) => key === tag) }))
      .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag)),
    seaDistances: figures('sea', SEA_STEPS, (figure, step) => figure <= step),
  };
}
