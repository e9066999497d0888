import { checkPageSize, idCursor, idOfCursor, pageOf } from '../connection.js';
import type { Context } from '../context.js';
import { isoTime } from '../database.js';
import { invalid } from '../errors.js';
import { OWN_HOTEL_COLUMNS } from '../hotels/hotel.query.js';
import { searchWords } from '../hotels/hotel.search.js';
import type { Hotel } from '../hotels/hotel.entity.js';
import type { SupportRequest } from '../support/support-request.entity.js';
import { USER_NAME, type User } from '../viewer/user.entity.js';
import { USER_COLUMNS } from '../viewer/user.loader.js';
import { findPage, wordConditions } from './admin.page.js';
import { type AdminOverview, AuditEntryConnection, AdminHotelConnection, SupportRequestConnection, UserConnection } from './admin.types.js';
import type { AdminSort } from './admin.types.js';
import type { AuditEntry } from './audit-entry.entity.js';

const LONGEST_SEARCH = 200;

export interface ListArguments {
  search?: string | null;
  isActive?: boolean | null;
  sort: AdminSort;
  first: number;
  after: string | null;
}

export async function findOverview({ read }: Context): Promise<AdminOverview> {
  // Inactive ones are few and indexed: what is active is the rest.
  const [row] = await read<AdminOverview>(
    `select users as "totalUsers", users - inactive_users as "activeUsers", hotels as "totalHotels", hotels - inactive_hotels as "activeHotels", messages as "openMessages"
     from (select
       (select count(*)::integer from "user") as users,
       (select count(*)::integer from "user" where not is_active) as inactive_users,
       (select count(*)::integer from hotel) as hotels,
       (select count(*)::integer from hotel where not is_active) as inactive_hotels,
       (select count(*)::integer from support_request where not is_done) as messages) counted`,
  );
  if (!row) throw new Error('the counters gave nothing');
  return row;
}

export async function findUsers({ search, isActive, ...page }: ListArguments, context: Context): Promise<UserConnection> {
  const { parameters, bind, conditions } = conditionsOf('u', isActive);
  // What is kept of an account are letters and figures: an underscore in an address parts two words.
  const words = searchWords(checked(search).replaceAll(/[%_\\]/g, ' '));
  const query = { table: '"user"', alias: 'u', columns: USER_COLUMNS, name: USER_NAME, conditions, words: wordConditions(words, 'u.words', bind), parameters, ...page };
  return Object.assign(new UserConnection(), await findPage<User>(query, context));
}

export async function findUser(id: number, { read }: Context): Promise<User | null> {
  const [user] = await read<User>(`select ${USER_COLUMNS} from "user" u where u.id = $1`, [id]);
  return user ?? null;
}

export async function findAllHotels({ search, isActive, ...page }: ListArguments, context: Context): Promise<AdminHotelConnection> {
  const { parameters, bind, conditions } = conditionsOf('h', isActive);
  const found = wordConditions(searchWords(checked(search)), 'h.search_text', bind).join(' and ');
  // Each half has an index of its own.
  const words = found ? [`((h.is_visible and ${found}) or (not h.is_visible and ${found}))`] : [];
  const query = { table: 'hotel', alias: 'h', columns: OWN_HOTEL_COLUMNS, name: 'lower(h.name)', conditions, words, parameters, ...page };
  return Object.assign(new AdminHotelConnection(), await findPage<Hotel>(query, context));
}

function conditionsOf(alias: string, isActive: boolean | null | undefined) {
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  if (isActive != null) conditions.push(isActive ? `${alias}.is_active` : `not ${alias}.is_active`);
  return { parameters, conditions, bind: (value: unknown) => `$${parameters.push(value)}` };
}

function checked(search: string | null | undefined): string {
  if (search != null && search.length > LONGEST_SEARCH) throw invalid('search', 'searchTooLong', { max: LONGEST_SEARCH });
  if (search?.includes('\0')) throw invalid('search', 'searchInvalid');
  return search ?? '';
}

const MESSAGE_COLUMNS = `id, reference, kind, nullif(category, '') as category, name, email, subject, rating, message, language, is_done as "isDone", ${isoTime('created_at')} as "createdAt"`;

export async function findMessage(id: number, { read }: Context): Promise<SupportRequest | null> {
  const [message] = await read<SupportRequest>(`select ${MESSAGE_COLUMNS} from support_request where id = $1`, [id]);
  return message ?? null;
}

export async function findMessages(isDone: boolean | null, first: number, after: string | null, context: Context): Promise<SupportRequestConnection> {
  checkPageSize(first, context);
  const rows = await context.read<SupportRequest>(
    `select ${MESSAGE_COLUMNS}
     from support_request where ($1::boolean is null or is_done = $1) and ($2::integer is null or id < $2) order by id desc limit $3`,
    [isDone, idOfCursor(after), first + 1],
  );
  return Object.assign(new SupportRequestConnection(), pageOf(rows, first, after, idCursor));
}

/** What was switched is there, and nobody has switched it since: an operator, or the end of a term, may have. */
const IN_FORCE = `case
    when action in ('user_activated', 'user_deactivated')
      then exists (select from "user" u where u.id = target_id and u.is_active = (action = 'user_activated'))
    when action = 'hotel_activated' then exists (select from hotel h where h.id = target_id and h.is_active)
    when action = 'hotel_deactivated' then exists (select from hotel h where h.id = target_id and h.inactive_reason = 'admin')
    else false
  end`;

const ENTRY_COLUMNS = `id, admin_email as "adminEmail", action, target_id as "targetId", target_name as "targetName", reason, ${isoTime('created_at')} as "createdAt", ${IN_FORCE} as "isInForce"`;

export async function findAuditEntry(id: number, { read }: Context): Promise<AuditEntry | null> {
  const [entry] = await read<AuditEntry>(`select ${ENTRY_COLUMNS} from audit_entry where id = $1`, [id]);
  return entry ?? null;
}

export async function findAuditLog(first: number, after: string | null, context: Context): Promise<AuditEntryConnection> {
  checkPageSize(first, context);
  const rows = await context.read<AuditEntry>(
    `select ${ENTRY_COLUMNS}
     from (select * from audit_entry where $1::integer is null or id < $1 order by id desc limit $2) page order by id desc`,
    [idOfCursor(after), first + 1],
  );
  return Object.assign(new AuditEntryConnection(), pageOf(rows, first, after, idCursor));
}
