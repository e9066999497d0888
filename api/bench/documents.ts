import { parse, print, separateOperations } from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../src/root.js';

/** One operation of the pages, with the fragments that it needs, as the browser sends it; `without` is a field that is not asked for here. */
function operation(name: string, files: string[], without?: string): { operationName: string; query: string } {
  const text = files.map((file) => readFileSync(path.join(ROOT, 'web/src', `${file}.graphql`), 'utf8')).join('\n');
  const document = separateOperations(parse(text))[name];
  if (!document) throw new Error(`The pages have no operation ${name} any more.`);
  const query = print(document);
  return { operationName: name, query: without ? query.replace(new RegExp(`^ *${without}\n`, 'm'), '') : query };
}

/** What the product is asked: the documents of its own pages. */
export const PRODUCT = {
  list: operation('HotelList', ['hotels/HotelListPage', 'hotels/HotelListItem', 'hotels/HotelCard', 'ui/Picture']),
  // How many places its region has is no fact of a listing, and counting them would hide what finding one takes.
  detail: operation('HotelDetail', ['hotels/HotelDetailPage', 'ui/Picture'], 'hotelCount'),
  regions: operation('RegionList', ['home/RegionList', 'home/RegionCard']),
  featured: operation('FeaturedHotels', ['home/FeaturedHotels', 'hotels/HotelCard', 'ui/Picture']),
  facets: operation('HotelFacets', ['search/Facets']),
  wholeDetail: operation('HotelDetail', ['hotels/HotelDetailPage', 'ui/Picture']),
  pins: operation('HotelPins', ['map/HotelPins', 'hotels/HotelCard', 'ui/Picture']),
  suggestions: operation('SearchSuggestions', ['search/Suggestions']),
  ranking: operation('HotelRanking', ['search/Ranking']),
  cards: operation('HotelCards', ['favourites/MarkedHotels', 'hotels/HotelCard', 'ui/Picture']),
  more: operation('MoreInRegion', ['hotels/MoreInRegion', 'hotels/HotelCard', 'ui/Picture']),
  count: { operationName: 'Count', query: 'query Count($filter: HotelFilter) { hotels(filter: $filter, first: 1) { totalCount } }' },
};

const CARD = `rowId slug name shortDescription city pricePerNight isActive isFeatured images
  regionByRegionId { rowId slug names } picture { rowId width height blurDataUrl }`;
const ITEM = `${CARD} guestRating reviewCount rooms guests size amenities isPositionExact seaDistanceMetres`;

/** The same data, as PostGraphile is asked for it. */
export const POSTGRAPHILE = {
  list: {
    operationName: 'List',
    query: `query List($filter: HotelFilter!, $orderBy: [HotelOrderBy!]!, $first: Int!, $after: Cursor) {
      allHotels(filter: $filter, orderBy: $orderBy, first: $first, after: $after) { nodes { ${ITEM} } pageInfo { hasNextPage endCursor } } }`,
  },
  detail: {
    operationName: 'Detail',
    query: `query Detail($slug: String!) { hotelBySlug(slug: $slug) { ${ITEM} ownerId description address latitude longitude island starRating features tags
      contactEmail contactPhone website facebook instagram pictures { nodes { rowId width height blurDataUrl } } } }`,
  },
  regions: { operationName: 'Regions', query: 'query Regions { allRegions { nodes { rowId slug names descriptions imageUrl hotelCount minPrice } } }' },
  featured: {
    operationName: 'Featured',
    query: `query Featured { allHotels(filter: { isVisible: { equalTo: true }, isFeatured: { equalTo: true } }, orderBy: [RELEVANCE_DESC, ROW_ID_DESC], first: 6) { nodes { ${CARD} } } }`,
  },
};
