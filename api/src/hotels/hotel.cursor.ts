import { invalid } from '../errors.js';
import type { HotelSort } from './hotel.input.js';

/** The values that a list is sorted by, of one of its rows: what the next page starts after. */
export type SortKey = readonly number[];

/** Opaque to clients; says for which order it was made, so that it cannot be used with another. */
export function encodeCursor(sort: HotelSort, key: SortKey): string {
  return Buffer.from(JSON.stringify([sort, ...key])).toString('base64url');
}

export function decodeCursor(cursor: string, sort: HotelSort, length: number): SortKey {
  try {
    const [madeFor, ...key] = JSON.parse(Buffer.from(cursor.slice(0, 200), 'base64url').toString()) as unknown[];
    const isKey = key.every((value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31);
    if (madeFor === sort && key.length === length && isKey) return key as number[];
  } catch {
    // Not one of ours: refused below like every other.
  }
  throw invalid('after', 'cursorInvalid');
}
