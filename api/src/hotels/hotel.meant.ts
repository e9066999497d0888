import type { Context } from '../context.js';
import { findCandidates } from './hotel.candidates.js';
import { findPage } from './hotel.found.js';
import { HotelSort } from './hotel.input.js';
import { words as foldedWords } from './hotel.search.js';
import { NO_TERMS, type Terms } from './hotel.vocabulary.js';

/** Enough to find a word spelled as its places spell it. */
const MOST_READ = 5;

/** The search with the words that it was taken for, spelled as places spell them; null where it was taken as it is. */
export async function didYouMean(search: string, { meant }: Terms, context: Context): Promise<string | null> {
  if (meant.size === 0) return null;
  const spelled = await Promise.all([...meant].map(async ([asked, word]) => [asked, await spelling(word, context)] as const));
  // What no visible place has is nothing to propose.
  const known = new Map(spelled.filter((pair): pair is readonly [string, string] => pair[1] !== null));
  if (known.size < meant.size) return null;
  return search.trim().replace(/[\p{Letter}\p{Mark}\p{Number}]+/gu, (written) => known.get(foldedWords(written)[0] ?? '') ?? written);
}

/** Looked up once for all who ask for it, where this process hears of changes. */
async function spelling(word: string, context: Context): Promise<string | null> {
  const spellings = (await context.hotelFigures.current())?.spellings;
  const known = spellings?.get(word);
  if (known) return known;
  const looking = findSpelling(word, context);
  spellings?.set(word, looking);
  looking.catch(() => spellings?.delete(word));
  return looking;
}

/** A folded word as a visible place, its keywords or its region write it: `sibenik` is Šibenik. */
async function findSpelling(word: string, context: Context): Promise<string | null> {
  const terms = { ...NO_TERMS, words: [word] };
  const asked = { filter: { search: word }, terms, sort: HotelSort.RELEVANCE, key: null, first: MOST_READ };
  const rows = await context.read<{ texts: string[] }>(
    `select array[h.name, h.city] || h.tags || r.aliases || array(select value from jsonb_each_text(r.names)) || h.short_description as texts
     from unnest($1::integer[]) with ordinality as found (id, place) join hotel h on h.id = found.id join region r on r.id = h.region_id
     where h.is_visible order by found.place`,
    [await findPage(asked, () => findCandidates(asked.filter, terms, context), context.read)],
  );
  const written = rows.flatMap(({ texts }) => texts.join(' ').match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []);
  return rows.length === 0 ? null : (written.find((each) => foldedWords(each)[0] === word) ?? word);
}
