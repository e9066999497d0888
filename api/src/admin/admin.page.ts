import type { Context } from '../context.js';
import { invalid } from '../errors.js';

/** The most that is counted: beyond it, nobody reads the figure, and counting would take its time. */
const MOST_COUNTED = 1000;

export type Order = 'NEWEST' | 'OLDEST' | 'NAME';

interface PageQuery {
  /** `from` with its alias, for example `"user" u`. */
  from: string;
  alias: string;
  columns: string;
  /** What the order by name goes by; indexed together with the id. */
  name: string;
  conditions: string[];
  parameters: unknown[];
  sort: Order;
  first: number;
  after: string | null;
}

export interface Page<Row> {
  nodes: Row[];
  next: string | null;
  count: () => Promise<number>;
}

/** One page of a long list, found by where the last one ended: the thousandth page costs what the first does. */
export async function findPage<Row extends { id: number }>(query: PageQuery, { read, maxPageSize }: Context): Promise<Page<Row>> {
  const { from, alias, columns, name, sort, first, after } = query;
  if (first < 1 || first > maxPageSize) throw invalid('first', 'pageSize', { max: maxPageSize });
  const parameters = [...query.parameters];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [...query.conditions];
  const id = `${alias}.id`;
  const last = after === null ? null : decode(after, sort);
  if (last) {
    if (sort === 'NAME') conditions.push(`(${name}, ${id}) > (${bind(last.name)}, ${bind(last.id)}::integer)`);
    else conditions.push(`${id} ${sort === 'OLDEST' ? '>' : '<'} ${bind(last.id)}::integer`);
  }
  const order = sort === 'NAME' ? `${name}, ${id}` : `${id} ${sort === 'OLDEST' ? 'asc' : 'desc'}`;
  const rows = await read<Row & { sortName: string }>(
    `select ${columns}, ${name} as "sortName" from ${from} ${where(conditions)} order by ${order} limit ${bind(first + 1)}`,
    parameters,
  );
  const nodes = rows.slice(0, first);
  const end = nodes.at(-1);
  return {
    nodes,
    next: rows.length > first && end ? encode({ sort, id: end.id, name: sort === 'NAME' ? end.sortName : '' }) : null,
    async count() {
      const [row] = await read<{ count: number }>(
        `select count(*)::integer as count from (select 1 from ${from} ${where(query.conditions)} limit ${MOST_COUNTED + 1}) found`,
        query.parameters,
      );
      return row?.count ?? 0;
    },
  };
}

const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');

interface Place {
  sort: Order;
  id: number;
  name: string;
}

const encode = (place: Place) => Buffer.from(JSON.stringify(place)).toString('base64url');

function decode(cursor: string, sort: Order): Place {
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Partial<Place>;
    if (place.sort === sort && Number.isInteger(place.id) && typeof place.name === 'string') return place as Place;
  } catch {
    // Answered below, like every cursor that is none of ours.
  }
  throw invalid('after', 'cursorInvalid');
}

/** The words of a search as conditions, each to be found anywhere in the text. */
export function wordConditions(words: string[], text: string, bind: (value: unknown) => string): string[] {
  return words.map((word) => `${text} like ${bind(`%${word.replace(/[%_\\]/g, '\\$&')}%`)}`);
}
