import DataLoader from 'dataloader';
import { isoTime, type Read } from '../database.js';
import type { User } from './user.entity.js';

/** The columns of an account under the names of the entity's fields; nothing that is secret. */
export const USER_COLUMNS = `u.id, u.email, u.phone, u.first_name as "firstName", u.last_name as "lastName", u.company_name as "companyName",
  u.company_type as "companyType", u.address, u.city, u.postal_code as "postalCode", u.country, u.website, u.description,
  u.profile_complete as "profileComplete", u.is_admin as "isAdmin", u.is_active as "isActive", u.credits,
  u.has_active_subscription as "hasActiveSubscription", ${isoTime('u.created_at')} as "createdAt", ${isoTime('u.updated_at')} as "updatedAt"`;

export type UserLoader = DataLoader<number, User>;

/** Accounts by their numbers. */
export function createUserLoader(read: Read): UserLoader {
  return new DataLoader(async (ids) => {
    const rows = await read<User>(`select ${USER_COLUMNS} from "user" u where u.id = any($1)`, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error(`there is no account ${id}`));
  });
}
