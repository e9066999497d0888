import type { Change, Filter } from '../change.js';
import { invalid, missingReference } from '../errors.js';
import type { ObjectName } from '../objects.js';

/** The parameters of every list. */
export const PAGE = {
  limit: 'integer',
  starting_after: 'text',
  ending_before: 'text',
  expand: ['text'],
  created: { gt: 'integer', gte: 'integer', lt: 'integer', lte: 'integer' },
} as const;

export interface PageParameters {
  limit?: number;
  starting_after?: string | null;
  ending_before?: string | null;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
}

/** Where the list comes from. */
interface Source {
  table: 'stripe_object' | 'stripe_event';
  column: string;
  object: string;
  url: string;
}

/** A condition in SQL, with a question mark where its value goes. */
export type Condition = [sql: string, value: unknown];

/** A part of the list of a kind of objects, the newest first; `extra` narrows it further, in SQL. */
export function page(change: Change, object: ObjectName, url: string, parameters: PageParameters, filter: Filter = {}, extra = ''): Promise<object> {
  const conditions: Condition[] = [['object = ?', object]];
  for (const [path, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    if (path === 'customer') conditions.push(['customer = ?', value]);
    else conditions.push([`data #> '{${path.replaceAll('.', ',')}}' = ?::jsonb`, JSON.stringify(value)]);
  }
  const source: Source = { table: 'stripe_object', column: 'data', object, url };
  return pageOf(change, source, parameters, conditions, `not data ? 'deleted'${extra && ` and ${extra}`}`);
}

/** A part of a list, the newest first, as Stripe cuts it. */
export async function pageOf(change: Change, source: Source, parameters: PageParameters, conditions: Condition[], always = 'true'): Promise<object> {
  const { limit = 10, starting_after: after, ending_before: before, created = {} } = parameters;
  if (limit < 1) throw invalid('This value must be greater than or equal to 1.', 'limit', 'parameter_invalid_integer');
  if (limit > 100) throw invalid('This value must be less than or equal to 100.', 'limit', 'parameter_invalid_integer');
  if (after && before) throw invalid('You may only specify one of these parameters: starting_after, ending_before.', 'starting_after');
  const all = [...conditions];
  if (created.gt !== undefined) all.push(['created > ?', created.gt]);
  if (created.gte !== undefined) all.push(['created >= ?', created.gte]);
  if (created.lt !== undefined) all.push(['created < ?', created.lt]);
  if (created.lte !== undefined) all.push(['created <= ?', created.lte]);
  const { table, column, object, url } = source;
  const cursor = after ?? before;
  if (cursor) {
    const { rows } = await change.client.query(`select 1 from sandbox.${table} where id = $1`, [cursor]);
    if (rows.length === 0) throw missingReference(object, cursor, after ? 'starting_after' : 'ending_before');
    all.push([`(created, sequence) ${after ? '<' : '>'} (select created, sequence from sandbox.${table} where id = ?)`, cursor]);
  }
  const where = all.reduce((sql, [condition], index) => `${sql} and ${condition.replace('?', `$${index + 1}`)}`, always);
  const direction = before ? 'asc' : 'desc';
  const { rows } = await change.client.query<{ data: object }>(
    `select ${column} as data from sandbox.${table} where ${where} order by created ${direction}, sequence ${direction} limit ${limit + 1}`,
    all.map(([, value]) => value),
  );
  const data = rows.slice(0, limit).map((row) => row.data);
  return { object: 'list', url, has_more: rows.length > limit, data: before ? data.reverse() : data };
}
