import type { EntityManager } from '@mikro-orm/postgresql';
import { CHANGE_COLUMNS, type ChangeRow, placeChanges, toChange } from '../changes/change.service.js';
import type { Database } from '../database.js';

/** So many changes go into one message. */
const MOST_CHANGES = 100;
/** So many messages wait for one webhook; what comes on top waits among the changes, and goes into fuller messages. */
const MOST_WAITING = 20;

/** Puts new changes into deliveries for every webhook that waits for them. True when there is more to be done at once. */
export async function makeDeliveries({ orm, read }: Pick<Database, 'orm' | 'read'>): Promise<boolean> {
  await placeChanges(read);
  const behind = await read<{ id: number }>(
    `select w.id from webhook w join "user" u on u.id = w.owner_id, hotel_change_state s
     where w.is_active and u.is_active and w.position < s.last
       and (select count(*) from webhook_delivery d where d.webhook_id = w.id and d.state = 'PENDING') < $1 order by w.id`,
    [MOST_WAITING],
  );
  let isMore = false;
  for (const { id } of behind) isMore = (await orm.em.fork().transactional((em) => makeDelivery(id, em))) || isMore;
  return isMore;
}

/** The next message of one webhook. Its row is locked, so that two processes do not make the same one. */
async function makeDelivery(id: number, em: EntityManager): Promise<boolean> {
  const [webhook] = await em.execute<{ position: string; ownerId: number | null }[]>(
    `select position, case when is_own_only then owner_id end as "ownerId" from webhook where id = ? and is_active for update skip locked`,
    [id],
  );
  if (!webhook) return false;
  const rows = await em.execute<({ last: string } & (ChangeRow | { position: null }))[]>(
    `select s.last, c.* from hotel_change_state s left join lateral (
       select ${CHANGE_COLUMNS} from hotel_change c where c.position > ? and c.owner_id = coalesce(?, c.owner_id) order by c.position limit ?
     ) c on true`,
    [webhook.position, webhook.ownerId, MOST_CHANGES],
  );
  const changes = rows.filter((row) => row.position !== null);
  const isFull = changes.length === MOST_CHANGES;
  const reached = isFull ? changes.at(-1)?.position : rows[0]?.last;
  if (changes.length > 0) {
    await em.execute(`insert into webhook_delivery (webhook_id, event, body, changes, after_position) values (?, 'listing.changed', ?, ?, ?)`, [
      id,
      bodyOf(changes),
      changes.length,
      webhook.position,
    ]);
  }
  await em.execute('update webhook set position = ? where id = ?', [reached, id]);
  return isFull;
}

function bodyOf(rows: ChangeRow[]): string {
  const changes = rows.map(toChange);
  return JSON.stringify({ type: 'listing.changed', timestamp: new Date().toISOString(), data: { cursor: changes.at(-1)?.cursor, changes } });
}
