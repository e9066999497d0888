import { pageOf } from '../connection.js';
import type { SystemContext } from '../context.js';
import { isoTime, type Read } from '../database.js';
import { invalid } from '../errors.js';
import { decodeCursor, encodeCursor } from './change.cursor.js';
import { type ListingChange, ListingChangeConnection, type ListingChangeKind } from './change.types.js';

/** So many changes come at once, at most. */
const LARGEST_PAGE = 500;
/** So long a reader may stay away and still go on from its cursor. */
export const KEPT_DAYS = 90;

/** The columns of a change under the names of its fields; positions stay far below what a JavaScript number holds. */
export const CHANGE_COLUMNS = `c.position::float8 as position, c.kind, c.hotel_id::text as "hotelId", c.slug, ${isoTime('c.changed_at')} as "changedAt"`;

export interface ChangeRow {
  position: number;
  kind: ListingChangeKind;
  hotelId: string;
  slug: string;
  changedAt: string;
}

/** Gives the changes that have been committed their places in the order. Cheap where there are none. */
export async function placeChanges(read: Read): Promise<void> {
  await read('select place_hotel_changes()');
}

/** What happened after a cursor; without one nothing, and the cursor of now. */
export async function findChanges(since: string | null, first: number, { read }: { read: Read }): Promise<ListingChangeConnection> {
  if (first < 1 || first > LARGEST_PAGE) throw invalid('first', 'pageSize', { max: LARGEST_PAGE });
  const after = since === null ? null : decodeCursor(since, 'since');
  await placeChanges(read);
  // One statement, one view: nothing is removed between looking at what is kept and reading it.
  const rows = await read<{ last: number; removed: number } & (ChangeRow | { position: null })>(
    `select s.last::float8 as last, s.removed::float8 as removed, c.* from hotel_change_state s left join lateral (
       select ${CHANGE_COLUMNS} from hotel_change c where c.position > $1 order by c.position limit $2
     ) c on true`,
    [after, first + 1],
  );
  const { last, removed } = rows[0] ?? { last: 0, removed: 0 };
  if (after !== null) checkPosition(after, { last, removed }, 'since');
  const page = pageOf(rows.filter((row) => row.position !== null).map(toChange), first, since, ({ cursor }) => cursor);
  page.pageInfo.endCursor ??= encodeCursor(after ?? last);
  return Object.assign(new ListingChangeConnection(), page);
}

/** Refuses a position that nobody has reached yet, or after which changes have been removed: its reader has missed them. */
export function checkPosition(position: number, { last, removed }: { last: number; removed: number }, field: string): void {
  if (position > last) throw invalid(field, 'cursorInvalid');
  if (position < removed) throw invalid(field, 'cursorTooOld', { days: KEPT_DAYS });
}

/** A change as it is handed out. */
export function toChange({ position, kind, hotelId, slug, changedAt }: ChangeRow): ListingChange {
  return { cursor: encodeCursor(position), kind, hotelId, slug, changedAt };
}

/** Removes what is older than promised. Run every night. */
export async function removeOldChanges({ read }: SystemContext): Promise<void> {
  await read(
    `with kept as (
       select position from hotel_change where position is not null and changed_at >= now() - $1 * interval '1 day' order by position limit 1
     ), gone as (
       delete from hotel_change where position < coalesce((select position from kept), (select last + 1 from hotel_change_state)) returning position
     )
     update hotel_change_state set removed = (select max(position) from gone) where exists (select from gone)`,
    [KEPT_DAYS],
  );
}
