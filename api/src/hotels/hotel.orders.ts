import type { RegionFigures } from '../regions/region.loader.js';
import { HotelSort } from './hotel.input.js';
import type { Bits } from './hotel.words.js';

/** The column that each list is sorted by; what costs the same or lies as far away is sorted by number. */
export const SORTED_BY = {
  [HotelSort.RELEVANCE]: 'relevance',
  [HotelSort.PRICE_ASC]: 'price',
  [HotelSort.PRICE_DESC]: 'price',
  [HotelSort.SEA_DISTANCE]: 'sea',
} as const;
export type SortedBy = (typeof SORTED_BY)[HotelSort];
const COLUMNS = [...new Set(Object.values(SORTED_BY))];

/** Values and numbers in one number that is sorted by: numbers below 2^25 (see hotel.figures.ts), values up to 2^27, more than any price or known distance. */
export const NUMBERS = 2 ** 25;
const LARGEST_VALUE = 2 ** 27;
export const place = (value: number, id: number) => Math.min(value, LARGEST_VALUE) * NUMBERS + id;

/** Where more change at once, sorting them anew is as quick as moving each. */
const MOST_MOVED = 100;
/** Room for so many more in a region. */
const ROOM = 256;

/** What is known of listings, at their numbers. */
type Columns = Record<'region' | SortedBy, ArrayLike<number>> & { inRegion: ReadonlyMap<number, Bits> };

interface Order {
  ids: Uint32Array<ArrayBuffer>;
  count: number;
}

/**
 * The listings of each region in the orders of the lists, the smallest value first: 4 bytes a listing for an order.
 * Each is made when it is first asked for, and kept as listings change.
 */
export class HotelOrders {
  private readonly made = new Map<number, Map<SortedBy, Order>>();
  private counted?: ReadonlyMap<number, RegionFigures>;

  constructor(private readonly columns: Columns) {}

  /** The numbers of the listings of a region. */
  of(by: SortedBy, region: number): Uint32Array {
    const having = this.columns.inRegion.get(region);
    if (!having) return new Uint32Array(0);
    let orders = this.made.get(region);
    if (!orders) this.made.set(region, (orders = new Map<SortedBy, Order>()));
    let order = orders.get(by);
    if (!order) orders.set(by, (order = sorted(having, this.columns[by])));
    return order.ids.subarray(0, order.count);
  }

  /** How many listings each region has, and what the cheapest costs: the same object until one of them changes. */
  figures(): ReadonlyMap<number, RegionFigures> {
    return (this.counted ??= new Map(
      [...this.columns.inRegion.keys()].flatMap((region) => {
        const ids = this.of('price', region);
        return ids.length > 0 ? [[region, { hotelCount: ids.length, minPrice: this.columns.price[ids[0]!]! }]] : [];
      }),
    ));
  }

  /** Before the values of listings change, or before they go. */
  leave(ids: readonly number[]): void {
    this.counted = undefined;
    if (ids.length > MOST_MOVED) return this.made.clear();
    for (const id of ids) {
      this.change(id, (order, at, isThere) => {
        if (isThere) order.ids.copyWithin(at, at + 1, order.count--);
      });
    }
  }

  /** After a listing has come, or come back. */
  enter(id: number): void {
    this.counted = undefined;
    this.change(id, (order, at, isThere) => {
      if (isThere) return;
      if (order.count === order.ids.length) order.ids = withRoom(order.ids);
      order.ids.copyWithin(at + 1, at, order.count++);
      order.ids[at] = id;
    });
  }

  private change(id: number, work: (order: Order, at: number, isThere: boolean) => void): void {
    const orders = this.made.get(this.columns.region[id] ?? 0);
    if (!orders) return;
    for (const by of COLUMNS) {
      const order = orders.get(by);
      if (!order) continue;
      const [ids, values] = [order.ids.subarray(0, order.count), this.columns[by]];
      const at = firstFrom(ids, values, place(values[id]!, id));
      work(order, at, ids[at] === id);
    }
  }
}

/** Where the first listing stands that comes at a place, or after it. */
export function firstFrom(ids: Uint32Array, values: ArrayLike<number>, from: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const id = ids[middle]!;
    if (place(values[id]!, id) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

const withRoom = (ids: Uint32Array) => {
  const longer = new Uint32Array(ids.length + ROOM);
  longer.set(ids);
  return longer;
};

/** Counted into their places by each half of the values, the lower one first: many times as quick as comparing them. */
function sorted(having: Bits, values: ArrayLike<number>): Order {
  const found: number[] = [];
  having.forEach((bits, word) => {
    for (let left = bits; left !== 0; left &= left - 1) found.push((word << 5) + 31 - Math.clz32(left & -left));
  });
  let ids = Uint32Array.from(found);
  for (const shift of [0, 16]) {
    const places = new Uint32Array(2 ** 16 + 1);
    const half = (id: number) => (values[id]! >>> shift) & 0xffff;
    for (const id of ids) places[half(id) + 1]! += 1;
    for (let value = 1; value < places.length; value += 1) places[value]! += places[value - 1]!;
    const next = new Uint32Array(ids.length);
    for (const id of ids) next[places[half(id)]!++] = id;
    ids = next;
  }
  return { ids: withRoom(ids), count: found.length };
}
