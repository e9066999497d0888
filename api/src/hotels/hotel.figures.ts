import type { Read } from '../database.js';
import type { Logger } from '../logger.js';
import type { Notices, Touched } from '../notices.js';
import { HotelColumns } from './hotel.columns.js';
import { readHotelRows } from './hotel.rows.js';
import { HotelWords, type WordText } from './hotel.words.js';

/** So many numbers are read at a time, a few milliseconds of either processor: none of it holds up what people wait for. */
const BATCH = 1000;
/** Up to this number of a listing, the database counts as quickly, and knows what was written this very moment. */
export const FEW = 20_000;
/** Where more than so many have changed and wait to be read again, all are. */
const MOST_WAITING = 20_000;
/** A database with larger numbers than this has no copy: it would be too large. */
const LARGEST_ID = 20_000_000;
/** The words of so many listings tell which ones are frequent: that one in 200 has, and at most so many, 30 bytes of each listing. */
const SAMPLE = 1000;
const MOST_WORDS = 240;

const FREQUENT_WORDS = `with sample as (select search_text, place_text from hotel tablesample system ($1) repeatable (1) where is_visible)
  select text, word from sample, lateral (select 'search' as text, string_to_table(search_text, ' ') as word union all select 'place', string_to_table(place_text, ' ')) each
  where word <> '' group by text, word having 200 * count(*) >= (select count(*) from sample) order by count(*) desc, text, word limit ${MOST_WORDS}`;

/** A copy of what listings are filtered by, in the memory of each process: what counts all of them needs no database. */
export interface HotelFigures {
  /** The copy with all that has been heard of until now. Null while there is none: it is made in the background, or there are too few listings for one. */
  current(): Promise<HotelColumns | null>;
}

interface Copy {
  columns: HotelColumns;
  /** Numbers of what has changed since it was read. */
  changed: Set<number>;
  isComplete: boolean;
}

/** Made at the first question; kept by re-reading what changes, forgotten where that is not known. */
export function createHotelFigures({ read, notices, log }: { read: Read; notices: Notices; log: Logger }): HotelFigures {
  let copy: Copy | undefined;
  let refreshing: Promise<void> | undefined;

  notices.onChange((touched: Touched) => {
    if (!copy) return;
    copy.columns.spellings.clear();
    const numbers = touched?.filter((what) => what === 'hotel' || what.startsWith('hotel:')).map((what) => Number(what.slice('hotel:'.length)));
    for (const number of numbers ?? []) copy.changed.add(number);
    // A card shows its pictures and its region too.
    copy.columns.cards.forget(touched?.some((what) => !what.startsWith('hotel')) ? undefined : numbers);
    if (!numbers || numbers.includes(0) || copy.changed.size > MOST_WAITING) copy = undefined;
  });

  async function make(): Promise<void> {
    const made: Copy = (copy = { columns: new HotelColumns(new HotelWords([])), changed: new Set(), isComplete: false });
    const [{ largest } = { largest: 0 }] = await read<{ largest: number }>('select coalesce(max(id), 0) as largest from hotel');
    if (largest > LARGEST_ID) return;
    const frequent = await read<{ text: WordText; word: string }>(FREQUENT_WORDS, [Math.min(100, (100 * SAMPLE) / (largest + 1))]);
    made.columns = new HotelColumns(new HotelWords(frequent, largest), largest);
    await readVocabulary(made);
    for (let last = 0; copy === made && last < largest; last += BATCH) {
      for (const row of await readHotelRows(read, 'h.id > $1 and h.id <= $2 and h.is_visible', [last, last + BATCH])) made.columns.set(row);
    }
    // What came after these has been heard of.
    made.isComplete = true;
  }

  /** All words that listings were ever found by: first, since listings give theirs as parts of a text, which would be held with them. */
  async function readVocabulary({ columns }: Copy): Promise<void> {
    for (let last = ''; ; ) {
      const rows = await read<{ word: string }>('select word from search_word where word > $1 order by word limit $2', [last, BATCH]);
      for (const { word } of rows) columns.words.know(word);
      last = rows.at(-1)?.word ?? last;
      if (rows.length < BATCH) return columns.words.sort();
    }
  }

  /** Reads again what has changed; of what is not visible any more only the words are known. */
  async function refresh(stale: Copy): Promise<void> {
    while (stale.changed.size > 0) {
      const ids = [...stale.changed].slice(0, BATCH);
      for (const id of ids) stale.changed.delete(id);
      const rows = await readHotelRows(read, 'h.id = any($1)', [ids]);
      stale.columns.remove(ids);
      for (const row of rows) {
        if (row.isVisible) stale.columns.set(row);
        else stale.columns.words.knowAll(row.search);
      }
    }
  }

  const failed = (error: unknown) => {
    copy = undefined;
    log.warn({ err: error }, 'the copy of the listings could not be read');
  };

  return {
    async current() {
      if (!notices.isListening) return null;
      if (!copy) void make().catch(failed);
      while (copy?.isComplete && (refreshing || copy.changed.size > 0)) {
        refreshing ??= refresh(copy)
          .catch(failed)
          .finally(() => {
            refreshing = undefined;
          });
        await refreshing;
      }
      return copy?.isComplete && copy.columns.length > FEW ? copy.columns : null;
    },
  };
}
