import type { Context } from '../context.js';
import { jsonOf, NotWritten, Written, type Writing } from '../written.js';
import { type Asked, type Shown, shownOf } from './hotel.asked.js';
import type { Hotel } from './hotel.entity.js';

/** Which listings are read, and in which order: what follows `from` in a statement. */
export type Source = (bind: (value: unknown) => string) => string;

/** What is asked of them, and by whom. */
export interface Showing {
  asked: Asked;
  variables: Record<string, unknown>;
  context: Context;
}

/**
 * Visible listings by their numbers, in the same order; those that are not there are left out. How many they are is
 * hidden from the planner: it would plan the statement anew for each few, for three times as long as they take to read.
 */
export const numbered =
  (ids: readonly number[]): Source =>
  (bind) =>
    `unnest((select ${bind(ids)}::integer[])) with ordinality as asked (id, place) join hotel h on h.id = asked.id where h.is_visible order by asked.place`;

/** Listings as they are asked for: as rows, or all of them as one text. */
export function show(source: Source, showing: Showing): Promise<Shown<Hotel>[] | Written> {
  return showing.asked.writing ? writeList(source, showing, showing.asked.writing) : readRows(source, showing);
}

/** Each with its number, and what is asked of it or what was written of it. */
export function readRows(source: Source, showing: Showing): Promise<Shown<Hotel>[]> {
  return read(source, showing, 'rows', () => `${showing.asked.writing ? 'h.id, ' : ''}${shownOf(showing.asked)}`);
}

/** As one row: what becomes one text in the end need not be taken apart before. */
export async function writeList(source: Source, showing: Showing, writing: Writing): Promise<Written> {
  for (const tag of writing.reads) showing.context.reads?.tags.add(tag);
  const [row] = await read<{ written: string | null }>(source, showing, 'list', () => {
    const list = `coalesce(string_agg(${jsonOf({ ...writing, isWhole: 'true' })}, ','), '')`;
    return `${writing.isWhole === 'true' ? list : `case when bool_and(${writing.isWhole}) is not false then ${list} end`} as written`;
  });
  if (row?.written == null) throw new NotWritten();
  return new Written(`[${row.written}]`);
}

async function read<Row extends object = Shown<Hotel>>(source: Source, showing: Showing, as: 'rows' | 'list', what: () => string): Promise<Row[]> {
  const parameters = await parametersOf(showing);
  const from = source((value) => `$${parameters.push(value)}`);
  const { asked, context } = showing;
  return context.read<Row>(statementOf(asked, `${as} ${from}`, () => `select ${what()} from (select ${asked.columns} from ${from}) h`), parameters);
}

/** So many statements of one selection are kept as they were put together. */
const MOST_KEPT = 50;
const statements = new WeakMap<Asked, Map<string, string>>();

/** The text of a statement of a selection, the same one each time: it is long, and its name is looked up by it. */
export function statementOf(asked: Asked, key: string, write: () => string): string {
  let kept = statements.get(asked);
  if (!kept) statements.set(asked, (kept = new Map<string, string>()));
  let text = kept.get(key);
  if (text === undefined) {
    text = write();
    if (kept.size < MOST_KEPT) kept.set(key, text);
  }
  return text;
}

/** The first parameters of a statement that writes. Regions are counted in memory; where they are not, the question is answered the usual way. */
export async function parametersOf({ asked: { writing }, variables, context }: Showing): Promise<unknown[]> {
  if (!writing) return [];
  if (!writing.countsRegions) return writing.parameters({ variables, context });
  const figures = (await context.hotelFigures.current())?.orders.figures();
  if (!figures) throw new NotWritten();
  return writing.parameters({ variables, context, figures });
}
