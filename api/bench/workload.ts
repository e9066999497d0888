import 'reflect-metadata';
import { conditionsOf, HOTEL_COLUMNS, orderOf } from '../src/hotels/hotel.query.js';
import { HotelSort } from '../src/hotels/hotel.input.js';
import { NO_TERMS } from '../src/hotels/hotel.vocabulary.js';

/** What the product and its reference are both asked for: the same requests, answered from the same rows. */

const CARD = `id slug name city shortDescription pricePerNight starRating guestRating reviewCount rooms guests size amenities isFeatured
  region { id slug name(language: DE) }
  image { id url(width: 800) avif: srcset(format: AVIF) webp: srcset(format: WEBP) width height blurDataUrl }`;

export const LIST_QUERY = `query List($filter: HotelFilter, $after: String) {
  hotels(filter: $filter, sort: PRICE_ASC, first: 20, after: $after) { nodes { ${CARD} } pageInfo { hasNextPage endCursor } }
}`;

export const DETAIL_QUERY = `query Detail($slug: String!) {
  hotel(slug: $slug) { ${CARD} description address features tags contactEmail contactPhone website facebook instagram
    images { id url(width: 800) avif: srcset(format: AVIF) webp: srcset(format: WEBP) width height blurDataUrl } }
}`;

const conditions = conditionsOf({ regionId: '1', priceMin: 1 }, NO_TERMS);
const order = orderOf(HotelSort.PRICE_ASC, NO_TERMS, conditions);

/** The statements that those operations cause, for the reference to run itself. */
export const LIST_SQL = `select ${HOTEL_COLUMNS} from hotel h ${conditions.where}
  order by ${order.columns.map((column) => `${column} ${order.direction}`).join(', ')} limit 21`;
export const DETAIL_SQL = `select ${HOTEL_COLUMNS} from hotel h where h.slug = $1 and h.is_visible`;
export const REGION_SQL = 'select id, slug, names from region where id = any($1)';
export const IMAGE_SQL = 'select id, width, height, blur_data_url as "blurDataUrl" from image where id = any($1)';

/** A different filter or listing each time: nothing is answered from a cache by accident. */
export function variation(number: number, count: number): { regionId: string; priceMin: number; slug: string } {
  return { regionId: String([1, 5, 6, 2, 8][number % 5]), priceMin: 35 + ((number * 13) % 300), slug: `haus-${(number * 7919) % count}-x` };
}
