import type { Read } from '../database.js';
import type { ColumnsRow } from './hotel.columns.js';
import { SEA_DISTANCE, STATED } from './hotel.query.js';

/**
 * What the copy in memory has of a listing, as one text: a row of as many columns takes both sides much longer to
 * write and to read. No word has a sign that parts it (hotel.search.ts).
 */
const COLUMNS = `concat_ws('|', h.id, h.region_id, h.price_per_night, h.star_rating, ${STATED.guests}, ${STATED.rooms}, ${STATED.size}, ${SEA_DISTANCE},
  h.relevance, coalesce(h.latitude, 'NaN'), coalesce(h.longitude, 'NaN'), h.amenities, h.tag_ids, h.is_visible, h.place_text, h.search_text)`;

export interface HotelRow extends ColumnsRow {
  isVisible: boolean;
}

/** Reads the listings for which a condition holds, in no order. */
export async function readHotelRows(read: Read, condition: string, parameters: unknown[]): Promise<HotelRow[]> {
  const rows = await read<{ row: string }>(`select ${COLUMNS} as row from hotel h where ${condition}`, parameters);
  return rows.map(({ row }) => rowOf(row));
}

function rowOf(text: string): HotelRow {
  const [id, region, price, stars, guests, rooms, size, sea, relevance, latitude, longitude, amenities = '', tagIds = '', isVisible, place = '', search = ''] = text.split('|');
  return {
    id: Number(id),
    region: Number(region),
    price: Number(price),
    stars: Number(stars),
    guests: Number(guests),
    rooms: Number(rooms),
    size: Number(size),
    sea: Number(sea),
    relevance: Number(relevance),
    latitude: Number(latitude),
    longitude: Number(longitude),
    amenities: listed(amenities),
    tagIds: listed(tagIds),
    isVisible: isVisible === 't',
    place,
    search,
  };
}

/** `{1,2}` without its brackets. */
const listed = (array: string) => array.slice(1, -1);
