import type { Context } from '../context.js';
import { invalid } from '../errors.js';
import type { Language } from '../language.js';
import { checkFilter } from './hotel.filter.js';
import { pattern, searchWords, withExonyms } from './hotel.search.js';
import type { SearchSuggestion } from './suggestion.js';

const MOST_SUGGESTIONS = 20;
/** Only so many are counted and ranked, however many begin with one letter. */
const MOST_CANDIDATES = 100;
/** Nearly every accommodation has words that begin with the same two letters. */
const SHORTEST_NAME = 3;
/** Half the short words are one letter away from another. */
const SHORTEST_TYPO = 4;

/** The words of a destination, compared one by one with what has been typed of one: $2 are the words, $3 how many letters may be wrong. */
const NEARLY = `not exists (
  select from unnest($2::text[], $3::int[]) as asked (word, wrong)
  where not exists (
    select from unnest(string_to_array(trim(d.key), ' ')) as known
    where levenshtein_less_equal(left(known, length(asked.word)), asked.word, asked.wrong) <= asked.wrong))`;

const DESTINATIONS = `select kind, name, key from destination
  union all select 'REGION', id::text, (select string_agg(' ' || folded(name), '') from unnest(aliases || array(select value from jsonb_each_text(names))) as name) from region`;

const COUNT = `case d.kind
  when 'REGION' then (select count(*) from hotel where is_visible and region_id = d.name::integer)
  when 'CITY' then (select count(*) from hotel where is_visible and city = d.name)
  else (select count(*) from hotel where is_visible and island = d.name) end::integer`;

type Row = Omit<SearchSuggestion, 'regionId' | 'text'> & { name: string };

/** What somebody who has typed so much may mean. */
export async function findSuggestions(search: string, first: number, language: Language, context: Context): Promise<SearchSuggestion[]> {
  if (first < 1 || first > MOST_SUGGESTIONS) throw invalid('first', 'pageSize', { max: MOST_SUGGESTIONS });
  checkFilter({ search });
  const words = searchWords(search).map((word) => word.slice(0, 40));
  if (words.length === 0) return [];
  const [places, hotels] = await Promise.all([findDestinations(words, context), findNames(words, first, context)]);
  const rows = [...places, ...hotels].slice(0, first);
  return Promise.all(
    rows.map(async ({ name, ...row }) => {
      const region = row.kind === 'REGION' ? await context.loaders.region.load(Number(name)) : null;
      return { ...row, regionId: region ? name : null, text: region?.names[language] ?? name };
    }),
  );
}

async function findDestinations(words: string[], { read }: Context): Promise<Row[]> {
  const find = (condition: string, parameters: unknown[]) =>
    read<Row>(
      `select * from (
         select d.kind, d.name, null as place, null as slug, ${COUNT} as "hotelCount"
         from (select * from (${DESTINATIONS}) as d where ${condition} limit ${MOST_CANDIDATES}) as d) as counted
       where "hotelCount" > 0 order by "hotelCount" desc, kind, name limit $1`,
      [MOST_SUGGESTIONS, ...parameters],
    );
  const conditions = words.map((_, index) => `d.key like any($${index + 2}::text[])`).join(' and ');
  const exact = await find(conditions, words.map((word) => withExonyms(word).map(pattern)));
  if (exact.length > 0 || words.every((word) => word.length < SHORTEST_TYPO)) return exact;
  return find(NEARLY, [words, words.map((word) => (word.length < SHORTEST_TYPO ? 0 : word.length < 7 ? 1 : 2))]);
}

/** Words that many names have are found among so many of the most relevant; the index would gather all of them. */
const LOOKED_THROUGH = 1000;

/** Accommodations by the words of their names: the most relevant of all, else among the first that the index gives. */
async function findNames(words: string[], first: number, { read }: Context): Promise<Row[]> {
  if (words.every((word) => word.length < SHORTEST_NAME)) return [];
  // What a name has, name and place have: that costs less to look at.
  const conditions = words.map((_, index) => `h.place_text like $${index + 2} and (' ' || folded(h.name)) like $${index + 2}`).join(' and ');
  const find = (source: string) =>
    read<Row>(
      `select 'HOTEL' as kind, name, city as place, slug, 1 as "hotelCount"
       from (select h.name, h.city, h.slug, h.relevance, h.id from ${source} h where h.is_visible and ${conditions} limit ${MOST_CANDIDATES}) as h
       order by relevance desc, id desc limit $1`,
      [first, ...words.map(pattern)],
    );
  const relevant = await find(`(select * from hotel where is_visible order by relevance desc, id desc limit ${LOOKED_THROUGH})`);
  return relevant.length === first ? relevant : find('hotel');
}
