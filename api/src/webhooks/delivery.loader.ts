import DataLoader from 'dataloader';
import type { Read } from '../database.js';

export type PendingDeliveriesLoader = DataLoader<number, number>;

/** How many deliveries of each webhook wait. */
export function createPendingDeliveriesLoader(read: Read): PendingDeliveriesLoader {
  return new DataLoader(async (ids) => {
    const rows = await read<{ id: number; count: number }>(
      `select webhook_id as id, count(*)::integer as count from webhook_delivery where state = 'PENDING' and webhook_id = any($1) group by webhook_id`,
      [ids],
    );
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => byId.get(id) ?? 0);
  });
}
