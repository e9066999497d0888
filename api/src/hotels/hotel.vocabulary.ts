import type { Context } from '../context.js';
import type { Read } from '../database.js';
import type { HotelFilter } from './hotel.input.js';
import { searchWords } from './hotel.search.js';
import { isPlain, LONG_WORD, SHORTEST_TYPO } from './hotel.similar.js';

/** What a filter names in words, as the database knows it. */
export interface Terms {
  /** The words that are searched for. */
  words: string[];
  /** What a word of the search was taken for, where no listing has it as it is written. */
  meant: ReadonlyMap<string, string>;
  /** The numbers of the keywords; 0 for one that no listing has. */
  tagIds: number[];
}

/** Of a filter that names nothing in words. */
export const NO_TERMS: Terms = { words: [], meant: new Map(), tagIds: [] };

/** Known words that begin with another one, as a stretch of the index: the operator for beginnings has it only where the word is known beforehand. */
export const BEGINS = 's.word >= asked.word and s.word < asked.word || chr(1114111)';

/** Looks up the words and keywords of a filter; asks nothing where it has none, nor for words where they are known in memory. */
export async function findTerms({ search, isSearchExact, tags }: HotelFilter, { read, hotelFigures }: Pick<Context, 'read' | 'hotelFigures'>): Promise<Terms> {
  const asked = searchWords(search ?? '').map((word) => word.slice(0, 100));
  const [found, tagIds] = await Promise.all([spellWords(asked, hotelFigures, read), findTags(tags ?? [], read)]);
  const meant = new Map(asked.map((word, index) => [word, found[index] ?? word] as const).filter(([word, other]) => word !== other));
  return { words: [...new Set(isSearchExact ? asked : found)], meant, tagIds };
}

/** By the words that this process knows; the database is asked where it knows none, or of letters that it compares in its own way. */
async function spellWords(asked: string[], figures: Context['hotelFigures'], read: Read): Promise<string[]> {
  if (asked.length === 0) return [];
  const known = (await figures.current())?.words;
  const isKnown = asked.map((word) => known?.has(word) ?? false);
  if (!known || asked.some((word, index) => !isKnown[index] && !isPlain(word))) return findWords(asked, read);
  return asked.map((word, index) => (isKnown[index] ? word : (known.nearest(word) ?? word)));
}

/**
 * The words of a search as listings spell them: a word that no listing has, nor begins with, is replaced by the
 * nearest one at most one letter away (two in long words). Words with no such neighbour stay, and find nothing.
 */
async function findWords(asked: string[], read: Read): Promise<string[]> {
  const rows = await read<{ word: string }>(
    `select coalesce(
       (select asked.word where exists (select from search_word s where ${BEGINS})),
       (select s.word from search_word s
        where length(asked.word) >= ${SHORTEST_TYPO} and s.word % asked.word
          and levenshtein_less_equal(s.word, asked.word, 2) <= case when length(asked.word) < ${LONG_WORD} then 1 else 2 end
        order by levenshtein_less_equal(s.word, asked.word, 2), similarity(s.word, asked.word) desc, s.word limit 1),
       asked.word) as word
     from unnest($1::text[]) with ordinality as asked (word, position) order by position`,
    [asked],
  );
  return rows.map((row) => row.word);
}

async function findTags(tags: string[], read: Read): Promise<number[]> {
  if (tags.length === 0) return [];
  const rows = await read<{ id: number }>(
    'select distinct coalesce(tag.id, 0) as id from unnest($1::text[]) as asked left join tag on tag.key = folded(asked)',
    [tags],
  );
  return rows.map(({ id }) => id);
}
