import type { Pool, PoolClient } from 'pg';
import { isTracing, traced, type Facts } from './tracing.js';

/** What a span says of a statement: what it does, and with which table. Its text may hold values where the ORM wrote it. */
export function factsOf(sql: string): { name: string; facts: Facts } {
  const verb = (/^\W*(\w+)/.exec(sql)?.[1] ?? 'statement').toLowerCase();
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]{1,63}\b)/i.exec(sql)?.[1];
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': verb, ...(table && { 'db.collection.name': table }) };
  return { name: table ? `${verb} ${table}` : verb, facts };
}

/** Draws a span for each statement of transactions and of whoever else holds a connection; reads draw their own. */
export function traceStatements(pool: Pool): void {
  if (!isTracing()) return;
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(client, {
      query(...args: unknown[]) {
        const sql = textOf(args[0]);
        // With a callback, it is the pool that asks, for a read.
        if (sql === undefined || typeof args.at(-1) === 'function') return query(...args);
        const { name, facts } = factsOf(sql);
        return traced(name, facts, () => query(...args));
      },
    });
  });
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement || !('text' in statement)) return undefined;
  return String(statement.text);
}
