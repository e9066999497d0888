import type { Context } from '../context.js';
import type { Read } from '../database.js';
import type { HotelColumns } from './hotel.columns.js';
import { indexed, quoted } from './hotel.found.js';
import type { HotelFilter } from './hotel.input.js';
import { BEGINS, type Terms } from './hotel.vocabulary.js';
import { type Bits, setBit, type WordText } from './hotel.words.js';

/** What is looked through for an answer from memory: all listings, or those that have the words of a search. */
export interface Candidates {
  columns: HotelColumns;
  /** Null where no words are searched for. */
  matches: Record<WordText, Bits> | null;
}

/** A beginning of more rare words than this, or with more listings, is left to the database. */
const MOST_ENDINGS = 200;
const MOST_RARE = 10_000;

/** The copy in memory, with what has the words of a search. Null where there is no copy, or where a word is but the beginning of very many. */
export async function findCandidates({ search }: HotelFilter, { words }: Terms, { hotelFigures, read }: Context): Promise<Candidates | null> {
  const columns = await hotelFigures.current();
  if (!columns) return null;
  if (!search?.trim()) return { columns, matches: null };
  const [all, inPlace] = await Promise.all([having(words, 'search', columns, read), having(words, 'place', columns, read)]);
  return all && inPlace && { columns, matches: { search: all, place: inPlace } };
}

/** What has all of these words, or words that begin with them; nothing has no word at all. */
async function having(words: string[], text: WordText, columns: HotelColumns, read: Read): Promise<Bits | null> {
  const empty = () => new Uint32Array((columns.length >>> 5) + 1);
  if (words.length === 0) return empty();
  const frequent = new Map(words.map((word) => [word, columns.words.beginning(word, text)]));
  const rare = await findRare(words, [...frequent.values()].flat().map(([word]) => word), text, read);
  let all: Bits | undefined;
  for (const [word, known] of frequent) {
    const ids = rare.get(word);
    if (!ids) return null;
    const bits = empty();
    for (const [, other] of known) for (let place = 0; place < bits.length; place += 1) bits[place]! |= other[place] ?? 0;
    for (const id of ids) if (id < columns.length) setBit(bits, id);
    if (all) for (let place = 0; place < bits.length; place += 1) bits[place]! &= all[place]!;
    all = bits;
  }
  return all ?? null;
}

/** The listings that have the other words that begin so, by the index of words; null where it is too many. */
async function findRare(words: string[], frequent: string[], text: WordText, read: Read): Promise<Map<string, number[] | null>> {
  const rows = await read<{ word: string; ids: string | null }>(
    `select asked.word, case when known.count <= ${MOST_ENDINGS} then array_to_string(array(
         select h.id from hotel h where h.is_visible and ${indexed(text)} @@ known.query limit ${MOST_RARE + 1}), ',') end as ids
     from unnest($1::text[]) as asked (word) cross join lateral (
       select count(*) as count, string_agg(${quoted('rare.word')}, ' | ')::tsquery as query
       from (select s.word from search_word s where ${BEGINS} and s.word <> all($2::text[]) limit ${MOST_ENDINGS + 1}) rare) known`,
    [words, frequent],
  );
  const numbers = (ids: string) => (ids === '' ? [] : ids.split(',').map(Number));
  return new Map(rows.map(({ word, ids }) => [word, ids === null || numbers(ids).length > MOST_RARE ? null : numbers(ids)]));
}
