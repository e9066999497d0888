import { PRODUCT } from './documents.js';
import { ask, graphql, type Question } from './load.js';
import type { Server } from './servers.js';
import { SEARCHES } from './words.js';

const SORTS = ['RELEVANCE', 'PRICE_ASC', 'PRICE_DESC', 'SEA_DISTANCE'] as const;
type Sort = (typeof SORTS)[number];

/** How a list is narrowed: hardly, much, in ways that contradict its order, and where there is nothing. */
const FILTERS: Record<string, object> = {
  'no filter': {},
  region: { regionId: '1' },
  'region without places': { regionId: '10' },
  cheap: { priceMax: 40 },
  'dear with few stars': { priceMin: 400, starRating: [1] },
  'much at once': { priceMin: 100, priceMax: 120, starRating: [4, 5], amenities: ['POOL', 'SPA'], guestsMin: 6, roomsMin: 3, sizeMin: 80 },
  tags: { tags: ['Wein', 'Strand'] },
  'at the sea': { seaDistanceMax: 100, sizeMin: 120 },
  'part of the map': { bounds: { south: 43.1, west: 16.3, north: 43.3, east: 16.6 } },
  'part of the map, much at once': { bounds: { south: 42.6, west: 17.9, north: 42.8, east: 18.3 }, starRating: [5], amenities: ['SPA'], priceMax: 60 },
};

const list = (filter: object, sort: Sort = 'RELEVANCE', after: string | null = null, first = 20) =>
  graphql(PRODUCT.list, { filter, sort, first, after, withCount: false, language: 'DE' });
const counts = (filter: object) => [graphql(PRODUCT.facets, { filter }), graphql(PRODUCT.count, { filter })];
const get = (path: string): Question => ({ method: 'GET', path });
const times = <Value>(count: number, make: (number: number) => Value): Value[] => Array.from({ length: count }, (_, number) => make(number));

/** Goes down a list a hundred at a time, and asks for pages of 20 from there. */
async function deepPages(server: Server, filter: object, sort: Sort): Promise<Question[]> {
  const pages: Question[] = [];
  for (let after: string | null = null; pages.length < 10; ) {
    const answer = JSON.parse(await ask(server, list(filter, sort, after, 100))) as { data: { hotels: { pageInfo: { endCursor: string | null; hasNextPage: boolean } } } };
    const { endCursor, hasNextPage } = answer.data.hotels.pageInfo;
    if (!hasNextPage) break;
    pages.push(list(filter, sort, (after = endCursor)));
  }
  return pages;
}

/** Everything that a visitor, a program or a search engine can ask without signing in, by kind. */
export async function visitorsQuestions(server: Server, listings: number): Promise<Record<string, Question[]>> {
  const filters = Object.values(FILTERS);
  const searches = Object.entries(SEARCHES).map(([kind, words]) => [kind, times(12, (number) => words(number, listings))] as const);
  const all = searches.flatMap(([, words]) => words.slice(0, 4));
  const slugs = times(20, (number) => `haus-${Math.floor((number * listings) / 20)}-x`);
  const ids = times(20, (number) => String(1 + Math.floor((number * listings) / 20)));
  const deep: Question[] = [];
  for (const sort of SORTS) for (const filter of [{}, { regionId: '2' }, { starRating: [3], priceMin: 60 }, { search: 'split' }]) deep.push(...(await deepPages(server, filter, sort)));
  const parts = [1, Math.ceil(listings / 20_000), Math.ceil(listings / 10_000)];
  return {
    ...Object.fromEntries(SORTS.map((sort) => [`list, ${sort}`, filters.map((filter) => list(filter, sort))])),
    'list, deep pages': deep,
    ...Object.fromEntries(searches.map(([kind, words]) => [`search, ${kind}`, words.flatMap((search) => SORTS.map((sort) => list({ search }, sort)))])),
    'search with filters': all.flatMap((search) => filters.slice(1).map((filter, number) => list({ ...filter, search }, SORTS[number % SORTS.length]))),
    'search by beginnings': ['s', 'ap', 'dub', 'vil', 'k spl', 'la zad', '1', 'lavanda 77'].flatMap((search) => [list({ search }), list({ search, starRating: [5] }, 'PRICE_ASC')]),
    'search, counts': all.flatMap((search) => counts({ search })),
    'search with filters, counts': all.slice(0, 8).flatMap((search) => filters.slice(1, 6).flatMap((filter) => counts({ ...filter, search }))),
    counts: filters.flatMap(counts),
    pins: [...filters, ...all.map((search) => ({ search }))].map((filter) => graphql(PRODUCT.pins, { filter })),
    suggestions: ['s', 'sp', 'split', 'd', 'du', 'dubrovnk', 'v', 'vil', 'villa lav', 'apartman', 'otok', 'istr', 'zzz', 'kor', 'h', 'lavanda'].map((search) => graphql(PRODUCT.suggestions, { search, language: 'DE' })),
    'one listing': slugs.map((slug) => graphql(PRODUCT.wholeDetail, { slug, language: 'DE' })),
    'points of a listing': slugs.map((slug) => graphql(PRODUCT.ranking, { slug })),
    'a list of favourites': [graphql(PRODUCT.cards, { ids, language: 'DE' })],
    'more of a region': ['1', '7', '12'].map((regionId) => graphql(PRODUCT.more, { regionId, first: 12, language: 'DE' })),
    'regions, featured': [graphql(PRODUCT.regions, { language: 'DE' }), graphql(PRODUCT.featured, { language: 'DE' })],
    REST: [get('/api/regions'), get('/api/hotels/featured'), get('/api/hotels?limit=1000'), get('/api/hotels?limit=1000&sort=price-desc&region=2'), get('/api/hotels?limit=100&search=split'), ...slugs.slice(0, 3).map((slug) => get(`/api/hotels/${slug}`))],
    changes: [graphql({ operationName: 'Changes', query: 'query Changes { listingChanges(first: 100) { pageInfo { endCursor } } }' }, {})],
    'feeds and sitemaps': ['/feeds/new.atom', '/feeds/istrien/new.atom', '/sitemap.xml', '/sitemap-pages.xml', ...parts.map((part) => `/sitemap-hotels-${part}.xml`)].map(get),
    pages: ['/', '/hotels', '/hotels?regionId=2', '/hotels?search=split', `/hotels/${slugs[3]}`].map(get),
  };
}
