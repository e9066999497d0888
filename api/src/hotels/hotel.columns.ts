import { LRUCache } from 'lru-cache';
import { WrittenCards } from './hotel.cards.js';
import { packed } from './hotel.facets.groups.js';
import { HotelOrders } from './hotel.orders.js';
import { AMENITIES, type AmenityKey } from './hotel.rules.js';
import { type Bits, clearBit, type HotelWords, setBit } from './hotel.words.js';

/** What is filtered and sorted by of one listing; what it does not state is filled in, and a distance that is not known is the longest. */
export interface ColumnsRow {
  id: number;
  region: number;
  price: number;
  stars: number;
  guests: number;
  rooms: number;
  size: number;
  sea: number;
  relevance: number;
  latitude: number | null;
  longitude: number | null;
  /** Their keys, between commas. */
  amenities: string;
  /** The numbers of its keywords, between commas. */
  tagIds: string;
  /** Its words, and those of its name and place, between spaces. */
  search: string;
  place: string;
}

/** One bit for each amenity. */
export const amenityBits = (amenities: readonly AmenityKey[]) => amenities.reduce((bits, amenity) => bits | (1 << AMENITIES.indexOf(amenity)), 0);

/** Listings that have the same amenities are many. */
const bitsOf = new Map<string, number>();

/** Room for so many more at a time. */
const STEP = 1 << 16;
const MOST_SPELLINGS = 1000;

const NAMES = ['region', 'stars', 'price', 'size', 'sea', 'relevance', 'guests', 'rooms', 'amenities', 'groups', 'latitude', 'longitude', 'tagStart', 'tagCount'] as const;

/**
 * What listings are filtered by, in columns: some 50 bytes a listing, so that a million are gone through in
 * milliseconds. A listing stands at its number; where `region` is 0, there is none.
 */
export class HotelColumns {
  region = new Uint8Array(0);
  stars = new Uint8Array(0);
  price = new Int32Array(0);
  size = new Int32Array(0);
  sea = new Int32Array(0);
  relevance = new Uint16Array(0);
  guests = new Uint16Array(0);
  rooms = new Uint16Array(0);
  amenities = new Uint16Array(0);
  /** The groups that its figures count in (hotel.facets.groups.ts), packed. */
  groups = new Int32Array(0);
  latitude = new Float64Array(0);
  longitude = new Float64Array(0);
  /** The numbers of its keywords: so many, from there on. */
  tagStart = new Int32Array(0);
  tagCount = new Uint8Array(0);
  tags = new Int32Array(STEP);
  /** Which listings each region has, by its number; which have so many stars, and which each amenity, by its place in AMENITIES. */
  readonly inRegion = new Map<number, Bits>();
  readonly withStars = new Map<number, Bits>();
  readonly withAmenity = new Map<number, Bits>();
  /** Of each 32 listings in a row, at least as much as the most relevant one has. */
  topRelevance = new Uint16Array(0);
  /** The highest number of a listing, and of a keyword, and one. */
  length = 0;
  tagLength = 0;
  /** How listings spell words that were looked for (hotel.meant.ts): until anything changes. */
  readonly spellings = new LRUCache<string, Promise<string | null>>({ max: MOST_SPELLINGS });
  readonly cards = new WrittenCards();
  readonly orders = new HotelOrders(this);
  private tagsUsed = 0;

  /** `largest` is the highest number of a listing: there is room for so many from the beginning. */
  constructor(
    readonly words: HotelWords,
    largest = 0,
  ) {
    this.grow(largest);
  }

  set(row: ColumnsRow): void {
    const { id } = row;
    if (id >= this.region.length) this.grow(id);
    this.length = Math.max(this.length, id + 1);
    this.region[id] = row.region;
    setBit(this.bitsIn(this.inRegion, row.region), id);
    this.stars[id] = row.stars;
    setBit(this.bitsIn(this.withStars, row.stars), id);
    this.price[id] = row.price;
    this.size[id] = row.size;
    this.sea[id] = row.sea;
    this.relevance[id] = row.relevance;
    this.topRelevance[id >>> 5] = Math.max(this.topRelevance[id >>> 5]!, row.relevance);
    this.words.set(id, row);
    this.guests[id] = row.guests;
    this.rooms[id] = row.rooms;
    const amenities = (this.amenities[id] = amenitiesOf(row.amenities));
    for (let left = amenities; left !== 0; left &= left - 1) setBit(this.bitsIn(this.withAmenity, 31 - Math.clz32(left & -left)), id);
    this.groups[id] = packed(row);
    // What is not on the map is in no part of it.
    this.latitude[id] = row.latitude ?? NaN;
    this.longitude[id] = row.longitude ?? NaN;
    this.setTags(id, row.tagIds === '' ? [] : row.tagIds.split(',').map(Number));
    this.orders.enter(id);
  }

  remove(ids: readonly number[]): void {
    this.orders.leave(ids);
    for (const id of ids) {
      if (id >= this.length) continue;
      for (const sets of this.sets) for (const bits of sets.values()) clearBit(bits, id);
      this.region[id] = 0;
    }
    this.words.remove(ids);
  }

  private setTags(id: number, tagIds: number[]): void {
    if (tagIds.length > (this.tagCount[id] ?? 0)) {
      this.tagStart[id] = this.tagsUsed;
      this.tagsUsed += tagIds.length;
      if (this.tagsUsed > this.tags.length) this.tags = extended(this.tags, this.tagsUsed * 2);
    }
    this.tagCount[id] = tagIds.length;
    let place = this.tagStart[id]!;
    for (const tag of tagIds) {
      this.tags[place++] = tag;
      this.tagLength = Math.max(this.tagLength, tag + 1);
    }
  }

  private get sets(): Map<number, Bits>[] {
    return [this.inRegion, this.withStars, this.withAmenity];
  }

  private bitsIn(set: Map<number, Bits>, key: number): Bits {
    let bits = set.get(key);
    if (!bits) set.set(key, (bits = new Uint32Array(this.topRelevance.length)));
    return bits;
  }

  private grow(id: number): void {
    // Whole groups of 32, as they are gone through.
    const length = (Math.max(id + STEP, Math.ceil(this.region.length * 1.1)) | 31) + 1;
    for (const name of NAMES) Object.assign(this, { [name]: extended(this[name], length) });
    this.topRelevance = extended(this.topRelevance, (length >>> 5) + 1);
    for (const set of this.sets) for (const [key, bits] of set) set.set(key, extended(bits, this.topRelevance.length));
  }
}

function amenitiesOf(listed: string): number {
  let bits = bitsOf.get(listed);
  if (bits === undefined) bitsOf.set(listed, (bits = listed === '' ? 0 : amenityBits(listed.split(',') as AmenityKey[])));
  return bits;
}

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

function extended<Kind extends Column>(column: Kind, length: number): Kind {
  const longer = new (column.constructor as new (length: number) => Kind)(length);
  longer.set(column);
  return longer;
}
