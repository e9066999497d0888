import pLimit from 'p-limit';
import type { Read } from '../database.js';
import type { Candidates } from './hotel.candidates.js';
import type { SortKey } from './hotel.cursor.js';
import { type HotelFilter, HotelSort } from './hotel.input.js';
import { type PageAsked, pageIn } from './hotel.page.js';
import { addAfter, Conditions, conditionsOf, facetConditions, orderOf } from './hotel.query.js';
import { pattern } from './hotel.search.js';
import { BEGINS, NO_TERMS, type Terms } from './hotel.vocabulary.js';
import type { WordText } from './hotel.words.js';

/**
 * A search first looks through so many listings in the list's own order: frequent words fill the page from there, and
 * the index of words would have to gather all that have them. What is not found there is rare, and the index has it at once.
 */
const WALKED = 4000;
/** Of the index of words, so many are gathered: where there are more, they are frequent. */
const MOST_GATHERED = 10_000;
/** A beginning of more words than this is looked for as it is. */
const MOST_ENDINGS = 20;

/**
 * While a process has no copy of many listings yet, a search can take the database seconds: so many statements of
 * searches at once leave most connections to those who ask for something else.
 */
const turns = pLimit(4);
export const inTurn =
  (read: Read): Read =>
  (sql, parameters) =>
    turns(() => read(sql, parameters));

/** The words of a listing, and its region, as the index of words has them (hotel.indexes.ts). */
const indexed = (text: WordText) => `array_to_tsvector(array_append(array_remove(string_to_array(h.${text}_text, ' '), ''), '=' || h.region_id::text))`;
/** A word as the index of words is asked for it. */
const quoted = (word: string) => `'''' || replace(${word}, '\\', '\\\\') || ''''`;

/** What the index is asked: each word with all its endings. Not known when the statement is planned, which then takes it for rare, as it is. */
function asked({ words }: Terms, regionId: HotelFilter['regionId'], conditions: Conditions): string {
  const ofRegion = regionId == null ? '' : ` || ${conditions.bind(` & '=${Number(regionId)}'`)}`;
  return `(select (string_agg(each.alternatives, ' & ')${ofRegion})::tsquery from unnest(${conditions.bind(words)}::text[]) as asked (word) cross join lateral (
    select case when count(*) between 1 and ${MOST_ENDINGS} then '(' || string_agg(${quoted('known.word')}, ' | ') || ')' else ${quoted('asked.word')} || ':*' end as alternatives
    from (select s.word from search_word s where ${BEGINS} limit ${MOST_ENDINGS + 1}) known) each)`;
}

/** The condition by which the index of words finds what a search is for. */
const wordsCondition = (terms: Terms, regionId: HotelFilter['regionId'], conditions: Conditions, text: WordText = 'search') =>
  `${indexed(text)} @@ ${asked(terms, regionId, conditions)}`;

/** True where a filter asks for more than words and a region. */
export function isNarrowing({ search: _, isSearchExact: __, regionId: ___, ...narrowing }: HotelFilter): boolean {
  return Object.values(narrowing).some((value) => value != null);
}

/** So many are looked through along a list's order, before its filters are taken to leave little. */
const LOOKED_THROUGH = 1000;

/** The first listings along the order of a list, as a source of rows; the filters of `conditions` are still to be applied. */
export function alongOrder(filter: HotelFilter, sort: HotelSort, key: SortKey | null, conditions: Conditions, most = LOOKED_THROUGH): string {
  const { regionId, priceMin, priceMax } = filter;
  // Where the walk along the index begins, and nothing else: with more, the planner would think that it is a short way, and sort all of it.
  const beginning = { [HotelSort.PRICE_ASC]: { priceMin }, [HotelSort.PRICE_DESC]: { priceMax }, [HotelSort.RELEVANCE]: {}, [HotelSort.SEA_DISTANCE]: {} }[sort];
  const indexed = { regionId, ...(!key && beginning) };
  const walked = new Conditions(conditions.parameters, conditions.hasOnePlan);
  for (const condition of facetConditions(indexed, NO_TERMS, walked).values()) walked.add(condition);
  const order = orderOf(sort, NO_TERMS, walked);
  if (key) addAfter(key, order, walked);
  return `(select h.* from hotel h ${walked.where} order by ${order.columns.map((column) => `${column} ${order.direction}`).join(', ')} limit ${most})`;
}

/** One listing in twenty: so many are found one after the other as quickly as by the index. */
const FREQUENT = WALKED / 20;

/**
 * The condition by which few matches are found by the index of words, to be added to the words themselves; none where
 * there are many matches, which are found as quickly without.
 */
export async function ifRare(filter: HotelFilter, terms: Terms, conditions: Conditions, read: Read): Promise<string> {
  if (terms.words.length === 0) return '';
  const walked = conditionsOf({ ...filter, search: null }, { ...terms, words: [] });
  const have = terms.words.map((word) => `h.search_text like ${walked.bind(pattern(word))}`).join(' and ');
  const [{ count } = { count: 0 }] = await inTurn(read)<{ count: number }>(
    `select count(*)::integer as count from (select h.search_text from hotel h ${walked.where} order by h.relevance desc, h.id desc limit ${WALKED}) h where ${have}`,
    walked.parameters,
  );
  return count >= FREQUENT ? '' : ` and ${wordsCondition(terms, filter.regionId, conditions)}`;
}

/**
 * The numbers of one page and of the next listing after it: by the copy in memory, else of a search with words by the
 * database. Null where the page is as quickly read along its order, or there is no better way.
 */
export async function findPage(asked: PageAsked, candidates: () => Promise<Candidates | null>, read: Read): Promise<number[] | null> {
  const { filter, terms } = asked;
  if (!filter.search?.trim() && !isNarrowing(filter)) return null;
  const known = await candidates();
  if (known) return pageIn(known, asked);
  return terms.words.length > 0 ? findInDatabase(asked, inTurn(read)) : null;
}

/** Sorted by relevance, those that have all words in name and place come first. */
async function findInDatabase(asked: PageAsked, read: Read): Promise<number[]> {
  const { sort, key, first } = asked;
  if (sort !== HotelSort.RELEVANCE) return findPart(asked, 'all', key, read);
  const [isInPlace, ...rest] = key ?? [1];
  const later = key && rest;
  const inPlace = isInPlace === 1 ? await findPart(asked, 'place', later, read) : [];
  if (inPlace.length > first) return inPlace;
  return [...inPlace, ...(await findPart(asked, 'rest', isInPlace === 1 ? null : later, read))];
}

async function findPart({ filter, sort, terms, first, isMapped }: PageAsked, part: 'all' | 'place' | 'rest', key: SortKey | null, read: Read): Promise<number[]> {
  const find = async (way: 'walked' | 'gathered' | 'ordered') => {
    const conditions = conditionsOf({ ...filter, search: null }, { ...terms, words: [] });
    const source = way === 'walked' ? alongOrder(filter, sort, key, conditions, WALKED) : 'hotel';
    const order = orderOf(sort, NO_TERMS, conditions);
    if (key) addAfter(key, order, conditions);
    const patterns = terms.words.map((word) => conditions.bind(pattern(word)));
    const have = (text: string) => patterns.map((placeholder) => `h.${text} like ${placeholder}`).join(' and ');
    const words = part === 'place' ? have('place_text') : `${have('search_text')}${part === 'rest' ? ` and not (${have('place_text')})` : ''}`;
    const sorted = `order by ${order.columns.map((column) => `${column} ${order.direction}`).join(', ')}`;
    if (isMapped) conditions.add('h.latitude is not null');
    conditions.add(words);
    if (way === 'gathered') conditions.add(wordsCondition(terms, filter.regionId, conditions, part === 'place' ? 'place' : 'search'));
    // Apart: so that it is planned for all that there is, with the index of words, and not for a first few.
    const ends = { walked: '', gathered: `limit ${MOST_GATHERED + 1}`, ordered: `${sorted} limit ${first + 1}` };
    const found = `select h.id, h.price_per_night, h.sea_distance_metres, h.relevance, h.search_text, h.place_text from ${source} h ${conditions.where} ${ends[way]}`;
    const rows = await read<{ id: number; count: number }>(
      `with found as materialized (${found}) select h.id, (select count(*) from found)::integer as count from found h ${sorted} limit ${conditions.bind(first + 1)}`,
      conditions.parameters,
    );
    return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 };
  };
  const walked = await find('walked');
  if (walked.ids.length > first) return walked.ids;
  const gathered = await find('gathered');
  // Frequent, and yet hardly among the first: they come soon after.
  return gathered.count > MOST_GATHERED ? (await find('ordered')).ids : gathered.ids;
}
