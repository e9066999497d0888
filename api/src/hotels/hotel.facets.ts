import type { Context } from '../context.js';
import type { Candidates } from './hotel.candidates.js';
import { groupsIn } from './hotel.counting.js';
import type { Group } from './hotel.facets.groups.js';
import { groupsInDatabase, MOST_TAGS } from './hotel.facets.sql.js';
import type { HotelFacets } from './hotel.facets.types.js';
import type { HotelFilter } from './hotel.input.js';
import type { Facet } from './hotel.query.js';
import { AMENITIES, GUEST_STEPS, PRICE_RANGES, ROOM_STEPS, SEA_STEPS, SIZE_STEPS } from './hotel.rules.js';
import type { Terms } from './hotel.vocabulary.js';

/** How many listings each option would leave beside what is chosen: by the copy in memory where there is one, else by the database. */
export async function countFacets(filter: HotelFilter, terms: Terms, candidates: Candidates | null, context: Context): Promise<HotelFacets> {
  const { groups, areExact } = candidates ? await groupsInCopy(candidates, filter, terms, context) : await groupsInDatabase(filter, terms, context);
  const keysOf = (facet: Facet) => [...new Set(groups.filter((group) => group.facet === facet).map(({ key }) => key))];
  const count = (facet: Facet, isIn: (key: string) => boolean) =>
    groups.reduce((sum, group) => (group.facet === facet && isIn(group.key) ? sum + group.count : sum), 0);
  const figures = (facet: Facet, steps: readonly number[], isIn: (figure: number, step: number) => boolean) =>
    steps.map((value) => ({ value, count: count(facet, (key) => isIn(Number(key), value)) }));
  const atLeast = (figure: number, step: number) => figure >= step;
  return {
    areExact,
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

/** Goes through all listings in memory; only what regions and keywords are called is asked of the database. */
async function groupsInCopy(candidates: Candidates, filter: HotelFilter, terms: Terms, { read }: Context): Promise<{ groups: Group[]; areExact: boolean }> {
  const { groups, tagCounts } = groupsIn(candidates, filter, terms);
  const countOf = (tag: number) => tagCounts[tag] ?? 0;
  const frequent = [...tagCounts.keys()].filter((tag) => countOf(tag) > 0 && !terms.tagIds.includes(tag)).sort((a, b) => countOf(b) - countOf(a) || a - b);
  const tagIds = [...terms.tagIds.filter((tag) => countOf(tag) > 0), ...frequent.slice(0, MOST_TAGS)];
  const named = await read<{ facet: Facet; key: string; tag: number }>(
    `select 'region' as facet, id::text as key, 0 as tag from region union all select 'tags', label, id from tag where id = any($1)`,
    [tagIds],
  );
  return { groups: [...groups, ...named.map(({ facet, key, tag }) => ({ facet, key, count: countOf(tag) }))], areExact: true };
}
