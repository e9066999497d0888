import { idOf } from '../ids.js';
import { type Candidates, narrowed } from './hotel.candidates.js';
import { amenityBits, type HotelColumns } from './hotel.columns.js';
import { bit, FIGURES, type Group, GROUP_BITS } from './hotel.facets.groups.js';
import type { HotelFilter } from './hotel.input.js';
import type { Facet } from './hotel.query.js';
import { AMENITIES } from './hotel.rules.js';
import type { Terms } from './hotel.vocabulary.js';
import type { Bits } from './hotel.words.js';

/** Not there, or not in the part of the map that is asked for. */
const OUT = -1;
/** No bound. */
const LARGEST = 2 ** 31 - 1;

/** For each listing, the facets of a filter that it fails, as bits. Words that it searches for are not looked at. */
export function failing(columns: HotelColumns, filter: HotelFilter, { tagIds }: Terms): (id: number) => number {
  const { region, price, stars, amenities, guests, rooms, size, sea, latitude, longitude, tagStart, tagCount, tags } = columns;
  const { bounds } = filter;
  const askedRegion = filter.regionId == null ? 0 : idOf(filter.regionId, 'filter.regionId');
  const [priceMin, priceMax] = [filter.priceMin ?? 0, filter.priceMax ?? LARGEST];
  const askedStars = (filter.starRating ?? []).reduce((bits, star) => bits | (1 << star), 0);
  const askedAmenities = amenityBits(filter.amenities ?? []);
  const [guestsMin, roomsMin, sizeMin, seaMax] = [filter.guestsMin ?? 0, filter.roomsMin ?? 0, filter.sizeMin ?? 0, filter.seaDistanceMax ?? LARGEST];
  const askedTags = filter.tags?.length ? tagIds : [];
  const bits = { region: bit('region'), price: bit('price'), stars: bit('stars'), amenities: bit('amenities'), guests: bit('guests'), rooms: bit('rooms'), size: bit('size'), sea: bit('sea'), tags: bit('tags') };
  const hasTags = (id: number) => {
    const [from, to] = [tagStart[id] ?? 0, (tagStart[id] ?? 0) + (tagCount[id] ?? 0)];
    return askedTags.every((tag) => {
      for (let place = from; place < to; place += 1) if (tags[place] === tag) return true;
      return false;
    });
  };
  const isWithin = (value: number, from: number, to: number) => value >= from && value <= to;
  const areFiguresAsked = priceMin > 0 || priceMax < LARGEST || guestsMin > 0 || roomsMin > 0 || sizeMin > 0 || seaMax < LARGEST;
  if (!bounds && !areFiguresAsked && askedRegion + askedStars + askedAmenities + askedTags.length === 0) return (id) => (region[id] === 0 ? OUT : 0);
  return (id) => {
    if (region[id] === 0) return OUT;
    if (bounds && !(isWithin(latitude[id]!, bounds.south, bounds.north) && isWithin(longitude[id]!, bounds.west, bounds.east))) return OUT;
    // What is not asked is not looked at: it would be most of the work.
    let failed = 0;
    if (askedRegion > 0 && region[id] !== askedRegion) failed |= bits.region;
    if ((priceMin > 0 || priceMax < LARGEST) && !isWithin(price[id]!, priceMin, priceMax)) failed |= bits.price;
    if (askedStars > 0 && (askedStars & (1 << stars[id]!)) === 0) failed |= bits.stars;
    if (askedAmenities > 0 && (amenities[id]! & askedAmenities) !== askedAmenities) failed |= bits.amenities;
    if (guestsMin > 0 && guests[id]! < guestsMin) failed |= bits.guests;
    if (roomsMin > 0 && rooms[id]! < roomsMin) failed |= bits.rooms;
    if (sizeMin > 0 && size[id]! < sizeMin) failed |= bits.size;
    if (seaMax < LARGEST && sea[id]! > seaMax) failed |= bits.sea;
    if (askedTags.length > 0 && !hasTags(id)) failed |= bits.tags;
    return failed;
  };
}

/** Goes through the listings, or those that have the words of a search and what else they are narrowed by; 32 in a row may be passed over. */
export function forEachIn({ columns, matches, within }: Candidates, visit: (id: number) => void, isWorth: (place: number) => boolean = () => true): void {
  const { all = [], any = [] } = within ?? {};
  for (let place = 0, places = (columns.length + 31) >>> 5; place < places; place += 1) {
    let bits = matches ? (matches.search[place] ?? 0) : -1;
    for (let index = 0; index < all.length && bits !== 0; index += 1) bits &= all[index]![place] ?? 0;
    if (any.length > 0 && bits !== 0) bits &= anyOf(any, place);
    if (bits === 0 || !isWorth(place)) continue;
    for (let left = bits; left !== 0; left &= left - 1) visit((place << 5) + 31 - Math.clz32(left & -left));
  }
}

function anyOf(sets: readonly Bits[], place: number): number {
  let bits = 0;
  for (let index = 0; index < sets.length; index += 1) bits |= sets[index]![place] ?? 0;
  return bits;
}

/** How many listings a filter finds. */
export function countIn(candidates: Candidates, filter: HotelFilter, terms: Terms): number {
  const failedOf = failing(candidates.columns, filter, terms);
  let count = 0;
  forEachIn(narrowed(candidates, filter), (id) => {
    if (failedOf(id) === 0) count += 1;
  });
  return count;
}

/** The same groups as the database makes; keywords by their numbers. */
export function groupsIn(candidates: Candidates, filter: HotelFilter, terms: Terms): { groups: Group[]; tagCounts: Uint32Array } {
  const { columns } = candidates;
  const failedOf = failing(columns, filter, terms);
  const { region, amenities, groups, tagStart, tagCount, tags } = columns;
  const regionCounts = new Uint32Array(256);
  const amenityCounts = new Uint32Array(1 << AMENITIES.length);
  const tagCounts = new Uint32Array(columns.tagLength);
  /** Three figures are counted together, by all their groups at once: they are told apart in the end. */
  const together = [new Uint32Array(1 << (3 * GROUP_BITS)), new Uint32Array(1 << (3 * GROUP_BITS))] as const;
  const [first, second] = together;
  /** Sixteen counts of each figure, one after the other. */
  const counts = new Uint32Array(FIGURES.length << GROUP_BITS);
  const regionBit = bit('region');
  const figureOf = new Map(FIGURES.map(({ facet }, index) => [bit(facet), index]));
  const count = (group: number, figure: number, more = 1) => {
    counts[(figure << GROUP_BITS) | ((group >> (figure * GROUP_BITS)) & ((1 << GROUP_BITS) - 1))]! += more;
  };
  forEachIn(candidates, (id) => {
    const failed = failedOf(id);
    if (failed === 0) {
      regionCounts[region[id]!]! += 1;
      first[groups[id]! & (first.length - 1)]! += 1;
      second[groups[id]! >>> (3 * GROUP_BITS)]! += 1;
      amenityCounts[amenities[id]!]! += 1;
      for (let place = tagStart[id]!, end = place + tagCount[id]!; place < end; place += 1) tagCounts[tags[place]!]! += 1;
    } else if (failed === regionBit) {
      regionCounts[region[id]!]! += 1;
    } else if (failed !== OUT && (failed & (failed - 1)) === 0) {
      // What fails two is out whatever is chosen; amenities and keywords add up, and are counted among what is found.
      const figure = figureOf.get(failed);
      if (figure !== undefined) count(groups[id]!, figure);
    }
  });
  together.forEach((counted, half) =>
    counted.forEach((more, group) => {
      if (more > 0) for (let figure = 0; figure < 3; figure += 1) count(group << (half * 3 * GROUP_BITS), half * 3 + figure, more);
    }),
  );
  const figures = FIGURES.flatMap(({ facet, edges }, index) => grouped(facet, counts.subarray((index << GROUP_BITS) + 1), (group) => String(edges[group])));
  return {
    groups: [
      ...grouped('region', regionCounts, String),
      ...figures.filter(({ key }) => key !== 'undefined'),
      ...grouped('amenities', amenityCounts, (bits) => AMENITIES.filter((_, index) => bits & (1 << index)).join(',')),
    ],
    tagCounts,
  };
}

function grouped(facet: Facet, counts: Uint32Array, keyOf: (group: number) => string): Group[] {
  return [...counts].flatMap((count, group) => (count > 0 ? [{ facet, key: keyOf(group), count }] : []));
}
