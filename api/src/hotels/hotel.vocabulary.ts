import type { Read } from '../database.js';
import { searchWords } from './hotel.search.js';

/** Words this short are taken as they are: half the short words are one letter away from another. */
const SHORTEST_TYPO = 4;

/**
 * The words of a search as listings spell them: a word that no listing has, nor begins with, is replaced by the
 * nearest one at most one letter away (two in long words). Words with no such neighbour stay, and find nothing.
 */
export async function findWords(search: string | null | undefined, read: Read): Promise<string[]> {
  const asked = searchWords(search ?? '');
  if (asked.length === 0) return [];
  const rows = await read<{ word: string }>(
    `select coalesce(
       (select asked.word where exists (select from search_word s where s.word ^@ asked.word)),
       (select s.word from search_word s
        where length(asked.word) >= ${SHORTEST_TYPO} and s.word % asked.word
          and levenshtein_less_equal(s.word, asked.word, 2) <= case when length(asked.word) < 7 then 1 else 2 end
        order by levenshtein_less_equal(s.word, asked.word, 2), similarity(s.word, asked.word) desc, s.word limit 1),
       asked.word) as word
     from unnest($1::text[]) with ordinality as asked (word, position) order by position`,
    [asked.map((word) => word.slice(0, 100))],
  );
  return [...new Set(rows.map((row) => row.word))];
}
