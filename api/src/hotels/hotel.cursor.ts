import { readCursor, writeCursor } from '../connection.js';
import type { HotelSort } from './hotel.input.js';

/** The values that a list is sorted by, of one of its rows: what the next page starts after. */
export type SortKey = readonly number[];

/** Says for which order it was made, so that it cannot be used with another. */
export function encodeCursor(sort: HotelSort, key: SortKey): string {
  return writeCursor([sort, ...key]);
}

export function decodeCursor(cursor: string, sort: HotelSort, length: number): SortKey {
  const isOurs = (place: unknown): place is [HotelSort, ...number[]] =>
    Array.isArray(place) && place[0] === sort && place.length === length + 1 && place.slice(1).every((value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31);
  const [, ...key] = readCursor(cursor, isOurs);
  return key;
}
