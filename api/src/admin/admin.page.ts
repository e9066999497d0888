import { checkPageSize, type Page, pageOf, readCursor, writeCursor } from '../connection.js';
import type { Context } from '../context.js';
import type { Read } from '../database.js';

/** The most that is counted, and that a search puts in order by name: beyond it, nobody reads that far, and it would take its time. */
const MOST_COUNTED = 1000;

export type Order = 'NEWEST' | 'OLDEST' | 'NAME';

/**
 * A search first looks through so many rows in the list's own order: a frequent word fills the page from there, and the
 * index of words would have to gather all its rows. What is not frequent is few, and the index has it at once.
 */
const WALKED = 5000;

interface PageQuery {
  /** A table and what it is called in columns and conditions: `hotel`, `h`. */
  table: string;
  alias: string;
  columns: string;
  /** What the order by name goes by; indexed together with the id. */
  name: string;
  conditions: string[];
  /** The conditions of a search: one for each word. */
  words: string[];
  parameters: unknown[];
  sort: Order;
  first: number;
  after: string | null;
}

interface FoundPage<Row> extends Page<Row> {
  /** The order that they stand in: a search that finds too many to be put in order by name comes newest first. */
  sort: Order;
  count: () => Promise<number>;
}

/** One page of a long list, found by where the last one ended: the thousandth page costs what the first does. */
export async function findPage<Row extends { id: number }>(query: PageQuery, context: Context): Promise<FoundPage<Row>> {
  const { table, alias, columns, name, words, first, after } = query;
  checkPageSize(first, context);
  const { read } = context;
  const parameters = [...query.parameters];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [...query.conditions];
  const id = `${alias}.id`;
  let counted: Promise<number> | undefined;
  const count = () => (counted ??= countUpTo(query, read));
  const last = after === null ? null : placeOf(after, query);
  const sort = last?.sort ?? (words.length > 0 && query.sort === 'NAME' && (await count()) > MOST_COUNTED ? 'NEWEST' : query.sort);
  if (last) {
    if (sort === 'NAME') conditions.push(`(${name}, ${id}) > (${bind(last.name)}, ${bind(last.id)}::integer)`);
    else conditions.push(`${id} ${sort === 'OLDEST' ? '>' : '<'} ${bind(last.id)}::integer`);
  }
  const order = sort === 'NAME' ? `${name}, ${id}` : `${id} ${sort === 'OLDEST' ? 'asc' : 'desc'}`;
  const page = (from: string, wanted: string[]) =>
    read<Row & { sortName: string }>(`select ${columns}, ${name} as "sortName" from ${from} ${where(wanted)} order by ${order} limit ${first + 1}`, parameters);
  const walked = `(select * from ${table} ${alias} ${where(conditions)} order by ${order} limit ${WALKED}) ${alias}`;
  let rows = words.length > 0 ? await page(walked, words) : await page(`${table} ${alias}`, conditions);
  if (words.length > 0 && rows.length <= first) {
    const found = allOf(table, alias, `${id}, ${name} as name`, [...conditions, ...words]);
    const ids = `${found} select id from found order by ${sort === 'NAME' ? 'name, id' : order.replace(id, 'id')} limit ${first + 1}`;
    rows = await page(`${table} ${alias}`, [`${id} in (${ids})`]);
  }
  const cursorOf = ({ id, sortName }: (typeof rows)[number]) => writeCursor({ sort, id, name: sort === 'NAME' ? sortName : '' });
  return { ...pageOf(rows, first, after, cursorOf), sort, count };
}

/** How many there are, or one more than is counted. */
async function countUpTo({ table, alias, conditions, words, parameters }: PageQuery, read: Read): Promise<number> {
  const count = async (rows: string, wanted: string[], before = '') => {
    const limited = `select 1 from ${rows} ${where(wanted)} limit ${MOST_COUNTED + 1}`;
    const [row] = await read<{ count: number }>(`${before} select count(*)::integer as count from (${limited}) counted`, parameters);
    return row?.count ?? 0;
  };
  if (words.length === 0) return count(`${table} ${alias}`, conditions);
  const walked = await count(`(select * from ${table} ${alias} ${where(conditions)} order by ${alias}.id desc limit ${WALKED}) ${alias}`, words);
  return walked > MOST_COUNTED ? walked : count('found', [], allOf(table, alias, '1', [...conditions, ...words]));
}

/** All that a search finds. Apart, so that it is planned for all of them, with the index of words, and not for a first few. */
function allOf(table: string, alias: string, columns: string, conditions: string[]): string {
  return `with found as materialized (select ${columns} from ${table} ${alias} ${where(conditions)})`;
}

const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');

interface Place {
  sort: Order;
  id: number;
  name: string;
}

function placeOf(cursor: string, { sort, words }: PageQuery): Place {
  return readCursor(cursor, (value): value is Place => {
    const place = value as Partial<Place> | null;
    const isOfThisList = place?.sort === sort || (place?.sort === 'NEWEST' && sort === 'NAME' && words.length > 0);
    return isOfThisList && Number.isInteger(place.id) && typeof place.name === 'string';
  });
}

/** The words of a search as conditions, each to be found anywhere in the text; so few letters that an index needs more, where a word begins. */
export function wordConditions(words: string[], text: string, bind: (value: unknown) => string): string[] {
  return words.map((word) => {
    const letters = word.replace(/[%_\\]/g, '\\$&');
    const like = (pattern: string) => `${text} like ${bind(pattern)}`;
    return word.length < 3 ? `(${like(`${letters}%`)} or ${like(`% ${letters}%`)})` : like(`%${letters}%`);
  });
}
