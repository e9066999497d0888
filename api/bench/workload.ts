import { POSTGRAPHILE, PRODUCT } from './documents.js';
import { ask, graphql, type Question } from './load.js';
import { drawn, pick } from './names.js';
import type { Server } from './servers.js';

/** One question in the words of each server. */
export interface Asked {
  product: Question;
  bare: Question;
  PostGraphile: Question;
}

const LANGUAGE = 'DE';
const REGIONS = [1, 1, 1, 2, 2, 5, 5, 6, 7, 8, 8, 3, 9];
const ORDERS = [
  { sort: 'RELEVANCE', bare: 'relevance', orderBy: ['RELEVANCE_DESC', 'ROW_ID_DESC'] },
  { sort: 'PRICE_ASC', bare: 'price', orderBy: ['PRICE_PER_NIGHT_ASC', 'ROW_ID_ASC'] },
] as const;

/** A list as a visitor narrows it: always a region, often something more. */
interface Listed {
  region: number;
  priceMin?: number;
  stars?: number[];
  amenities?: { graphql: string; stored: string };
  order: (typeof ORDERS)[number];
}

function listed(number: number): Listed {
  const lot = drawn(number, 20);
  return {
    region: pick(REGIONS, number, 21),
    order: pick(ORDERS, number, 22),
    ...(lot > 0.25 && lot < 0.75 && { priceMin: 40 + Math.floor(drawn(number, 23) * 150) }),
    ...(lot > 0.5 && lot < 0.85 && { stars: pick([[3, 4, 5], [4, 5], [5]], number, 24) }),
    ...(lot > 0.7 && { amenities: pick([{ graphql: 'POOL', stored: 'pool' }, { graphql: 'SEA_VIEW', stored: 'seaView' }, { graphql: 'PARKING', stored: 'parking' }], number, 25) }),
  };
}

/** Where a page begins, as each server says it. */
interface Place {
  product: string;
  bare: string;
  PostGraphile: string;
}

function listQuestion({ region, priceMin, stars, amenities, order }: Listed, place?: Place, first = 20): Asked {
  const filter = { regionId: String(region), ...(priceMin && { priceMin }), ...(stars && { starRating: stars }), ...(amenities && { amenities: [amenities.graphql] }) };
  const asked = new URLSearchParams({
    sort: order.bare,
    region: String(region),
    ...(priceMin && { priceMin: String(priceMin) }),
    ...(stars && { stars: `{${stars.join()}}` }),
    ...(amenities && { amenities: `{${amenities.stored}}` }),
    ...(place && { after: place.bare }),
  });
  const conditions = {
    isVisible: { equalTo: true },
    regionId: { equalTo: region },
    ...(priceMin && { pricePerNight: { greaterThanOrEqualTo: priceMin } }),
    ...(stars && { starRating: { in: stars } }),
    ...(amenities && { amenities: { contains: [amenities.stored] } }),
  };
  return {
    product: graphql(PRODUCT.list, { filter, sort: order.sort, first, after: place?.product ?? null, withCount: false, language: LANGUAGE }),
    bare: { method: 'GET', path: `/list?${asked}` },
    PostGraphile: graphql(POSTGRAPHILE.list, { filter: conditions, orderBy: order.orderBy, first, after: place?.PostGraphile ?? null }),
  };
}

interface Page {
  nodes: { rowId: number; pricePerNight: number }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const DEEP_LISTS = 10;
const DEPTH = 25;

/** Lists of 20: first pages of ever other filters, and as many pages from deep inside of some, found by going there. */
export async function listQuestions(count: number, { product, PostGraphile }: { product: Server; PostGraphile: Server }, relevanceOf: (ids: number[]) => Promise<Map<number, number>>): Promise<Asked[]> {
  const deep: Asked[] = [];
  for (let number = 0; number < DEEP_LISTS; number += 1) {
    const wanted = listed(number * 31);
    let place: Place | undefined;
    for (let page = 0; page < DEPTH; page += 1) {
      const asked = listQuestion(wanted, place, 100);
      const [own, other] = await Promise.all([ask(product, asked.product), ask(PostGraphile, asked.PostGraphile)]);
      const { pageInfo } = (JSON.parse(own) as { data: { hotels: Page } }).data.hotels;
      const { nodes, pageInfo: otherInfo } = (JSON.parse(other) as { data: { allHotels: Page } }).data.allHotels;
      const last = nodes.at(-1);
      if (!last || !pageInfo.hasNextPage || !otherInfo.hasNextPage) break;
      const key = wanted.order.bare === 'price' ? last.pricePerNight : (await relevanceOf([last.rowId])).get(last.rowId);
      place = { product: pageInfo.endCursor, bare: `${key},${last.rowId}`, PostGraphile: otherInfo.endCursor };
      deep.push(listQuestion(wanted, place));
    }
  }
  return Array.from({ length: count }, (_, number) => (number % 2 === 0 ? listQuestion(listed(number)) : pick(deep, number, 26)));
}

/** The beginning of the lists that visitors open most. */
export const commonLists = (count: number): Asked[] => Array.from({ length: count }, (_, number) => listQuestion(listed(number)));

/** One listing by its name in addresses. */
export function detailQuestion(slug: string): Asked {
  return {
    product: graphql(PRODUCT.detail, { slug, language: LANGUAGE }),
    bare: { method: 'GET', path: `/detail?slug=${slug}` },
    PostGraphile: graphql(POSTGRAPHILE.detail, { slug }),
  };
}

/** A search, which PostGraphile is asked for word by word. It forgives no typo: what is misspelt, it does not find. */
export function searchQuestion(search: string): Omit<Asked, 'bare'> {
  const and = search.split(' ').map((word) => ({ searchText: { includesInsensitive: word } }));
  return {
    product: graphql(PRODUCT.list, { filter: { search }, sort: 'RELEVANCE', first: 20, after: null, withCount: false, language: LANGUAGE }),
    PostGraphile: graphql(POSTGRAPHILE.list, { filter: { isVisible: { equalTo: true }, and }, orderBy: ['RELEVANCE_DESC', 'ROW_ID_DESC'], first: 20, after: null }),
  };
}

export const regionsQuestion = { product: graphql(PRODUCT.regions, { language: LANGUAGE }), PostGraphile: graphql(POSTGRAPHILE.regions, {}) };
export const featuredQuestion = { product: graphql(PRODUCT.featured, { language: LANGUAGE }), PostGraphile: graphql(POSTGRAPHILE.featured, {}) };

/** How many there are, and how many each option of the filter would leave. */
export function countQuestions(count: number): { facets: Question[]; count: Question[] } {
  const filters = Array.from({ length: count }, (_, number) => {
    const { region, priceMin, stars, amenities } = listed(number);
    // Half of them of the whole country.
    return { ...(number % 2 && { regionId: String(region) }), ...(priceMin && { priceMin }), ...(stars && { starRating: stars }), ...(amenities && { amenities: [amenities.graphql] }) };
  });
  return { facets: filters.map((filter) => graphql(PRODUCT.facets, { filter })), count: filters.map((filter) => graphql(PRODUCT.count, { filter })) };
}
