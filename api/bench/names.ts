import { words } from '../src/hotels/hotel.search.js';
import { type Place, placeOfTown } from '../src/places/place.service.js';
import towns from '../src/places/towns.json' with { type: 'json' };

/** What made-up listings are called and where they stand: the same ones at every call, as unevenly spread as real ones. */

/** Towns with their regions, and how many of a hundred listings they have: a few hold most, as in truth. */
const BIG_TOWNS: [city: string, region: number, weight: number][] = [
  ['Split', 1, 10],
  ['Dubrovnik', 5, 9],
  ['Zadar', 6, 7],
  ['Rovinj', 2, 6],
  ['Pula', 2, 5],
  ['Hvar', 8, 5],
  ['Zagreb', 9, 4],
  ['Opatija', 3, 3],
  ['Šibenik', 7, 3],
  ['Makarska', 1, 3],
  ['Korčula', 8, 2],
  ['Varaždin', 4, 1],
  ['Osijek', 11, 1],
  ['Mostar', 12, 1],
];
const KINDS = ['Apartman', 'Apartman', 'Apartman', 'Vila', 'Vila', 'Kuća', 'Sobe', 'Hotel', 'Pansion', 'Studio'];
const WORDS = ['Lavanda', 'Maslina', 'Bura', 'Galeb', 'Kamen', 'Školjka', 'Zora', 'Jadran', 'Mistral', 'Ruža'];
const FAMILIES = ['Horvat', 'Babić', 'Marić', 'Jurić', 'Novak', 'Knežević', 'Vuković', 'Božić', 'Pavlović', 'Šarić', 'Perić', 'Lovrić'];
const SYLLABLES = ['ba', 'bri', 'ce', 'dol', 'fa', 'gra', 'jel', 'ka', 'kri', 'la', 'lun', 'ma', 'mi', 'nov', 'po', 'ru', 'sta', 'sol', 'tri', 'vel', 'zla', 'ži'];
const MOTTOES = ['kurze Wege zum Wasser und in die Altstadt', 'mit Blick auf das Meer', 'unter alten Pinien', 'wenige Schritte vom Hafen', 'mit Garten und Grill'];
export const TAGS = ['Familien', 'Altstadt', 'Strand', 'Haustiere', 'Ruhe', 'Radfahren', 'Segeln', 'Wein'];

/** A number from 0 to below 1 that belongs to another number: as good as drawn by lot, and always the same. */
export function drawn(number: number, lot: number): number {
  let mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(lot + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** One of several, by lot. */
export const pick = <Value>(values: readonly Value[], number: number, lot: number): Value => values[Math.floor(drawn(number, lot) * values.length)]!;

interface Town {
  city: string;
  region: number;
  place: Place;
}

const town = (city: string, region: number): Town => ({ city, region, place: placeOfTown(words(city), region) });

const bigTowns = BIG_TOWNS.flatMap(([city, region, weight]) => Array<Town>(weight).fill(town(city, region)));
/** The nearer the sea, the further in front. What no position is known for is left out. */
const smallTowns = towns
  .map(({ name, regionId }) => town(name.replace(/(^| )\p{Letter}/gu, (letter) => letter.toUpperCase()), regionId))
  .filter(({ place }) => place.latitude !== null)
  .sort((one, other) => (one.place.seaDistanceMetres ?? 0) - (other.place.seaDistanceMetres ?? 0))
  .map(({ city, region, place }) => ({ city, place, region: place.island === null ? region : 8 }));

function townOf(number: number): Town {
  const isBig = drawn(number, 1) < 0.6;
  return isBig ? pick(bigTowns, number, 2) : smallTowns[Math.floor(drawn(number, 2) ** 2 * smallTowns.length)]!;
}

/** A name that few share: the long tail of the words that listings are found by. */
export const rareWord = (number: number) =>
  [4, 5, 6].map((lot) => pick(SYLLABLES, number % 50_000, lot)).join('').replace(/^./, (letter) => letter.toUpperCase());

/** What the listing of this number is called, and where it stands. */
export function listing(number: number) {
  const { city, region, place } = townOf(number);
  const kind = pick(KINDS, number, 3);
  const called = [pick(WORDS, number, 7), pick(FAMILIES, number, 8), rareWord(number), `${pick(WORDS, number, 7)} ${number}`];
  const name = `${kind} ${called[[0, 0, 0, 1, 1, 1, 2, 2, 2, 3][number % 10]!]}`;
  const shortDescription = `Ruhige Lage in ${city}, ${pick(MOTTOES, number, 9)}.`;
  return { number, name, city, region, place, shortDescription, tags: [...new Set([pick(TAGS, number, 10), pick(TAGS, number, 11)])] };
}
