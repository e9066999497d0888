import DataLoader from 'dataloader';
import { SUBSCRIPTION_COLUMNS } from '../credits/credit.query.js';
import type { Subscription } from '../credits/subscription.entity.js';
import type { Read } from '../database.js';
import type { Hotel } from './hotel.entity.js';
import { HOTEL_COLUMNS, OWN_HOTEL_COLUMNS } from './hotel.query.js';

export type VisibleHotelLoader = DataLoader<number, Hotel | null>;

/** Listings by their numbers, as far as everybody may see them. */
export function createVisibleHotelLoader(read: Read): VisibleHotelLoader {
  return new DataLoader(async (ids) => {
    const rows = await read<Hotel>(`select ${HOTEL_COLUMNS} from hotel h where h.is_visible and h.id = any($1)`, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

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

export type HotelSubscriptionLoader = DataLoader<number, Subscription | null>;

/** The subscription that renews each listing. */
export function createHotelSubscriptionLoader(read: Read): HotelSubscriptionLoader {
  return new DataLoader(async (ids) => {
    const rows = await read<Subscription & { hotelId: number }>(
      `select ${SUBSCRIPTION_COLUMNS}, h.id as "hotelId" from hotel h join subscription s on s.id = h.subscription_id where h.id = any($1)`,
      [ids],
    );
    const byHotel = new Map(rows.map((row) => [row.hotelId, row]));
    return ids.map((id) => byHotel.get(id) ?? null);
  });
}
