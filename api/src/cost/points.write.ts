import type { Read } from '../database.js';

/** What one client has spent here since it was last written. */
export interface Spent {
  client: string;
  own: number;
}

/**
 * Adds what was spent in a minute and gives back what all processes have spent in it together. One statement for all
 * clients, in one order, so that two processes never wait for each other. A row is used again for the next minute.
 */
export async function mergePoints(minute: Date, spent: Spent[], read: Read): Promise<Map<string, number>> {
  const rows = await read<{ client: string; spent: number }>(
    `insert into points as p (client, minute, spent)
     select client, $1, spent from unnest($2::text[], $3::integer[]) as s (client, spent) order by client
     on conflict (client) do update set minute = excluded.minute,
       spent = case when p.minute = excluded.minute then least(p.spent::bigint + excluded.spent, 2147483647)::integer else excluded.spent end
     where p.minute <= excluded.minute
     returning client, spent`,
    [minute, spent.map(({ client }) => client), spent.map(({ own }) => own)],
  );
  return new Map(rows.map((row) => [row.client, row.spent]));
}

/** Deletes the rows of clients that have not come for a while; run every night. */
export async function removeOldPoints(read: Read): Promise<void> {
  await read(`delete from points where minute < now() - interval '1 hour'`);
}
