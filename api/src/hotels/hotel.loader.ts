import DataLoader from 'dataloader';
import type { Read } from '../database.js';
import type { Hotel } from './hotel.entity.js';
import { OWN_HOTEL_COLUMNS } from './hotel.query.js';

export type SubscriptionHotelLoader = DataLoader<number, Hotel | null>;

/** The listing that each subscription backs. */
export function createSubscriptionHotelLoader(read: Read): SubscriptionHotelLoader {
  return new DataLoader(async (ids) => {
    const rows = await read<Hotel & { subscriptionId: number }>(
      `select ${OWN_HOTEL_COLUMNS}, h.subscription_id as "subscriptionId" from hotel h where h.subscription_id = any($1)`,
      [ids],
    );
    const bySubscription = new Map(rows.map((row) => [row.subscriptionId, row]));
    return ids.map((id) => bySubscription.get(id) ?? null);
  });
}
