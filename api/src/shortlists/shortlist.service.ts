import { randomBytes } from 'node:crypto';
import type { Context, SystemContext } from '../context.js';
import { invalid } from '../errors.js';
import { ASKED_ALL } from '../hotels/hotel.asked.js';
import { byNumbers } from '../hotels/hotel.service.js';
import { readRows } from '../hotels/hotel.shown.js';
import { Shortlist } from './shortlist.entity.js';

const SECRET_BYTES = 16;
const SECRET = /^[A-Za-z0-9_-]{22}$/;
const KEPT_DAYS = 400;

/** Keeps a list under a secret of its own; what is not visible is left out. */
export async function createShortlist(ids: string[], context: Context): Promise<Shortlist> {
  await context.limits.consume('shortlist', context.address);
  const hotels = await readRows(byNumbers(ids, 'hotelIds'), { asked: ASKED_ALL, variables: {}, context });
  if (hotels.length === 0) throw invalid('hotelIds', 'shortlistEmpty');
  const shortlist = new Shortlist();
  shortlist.id = randomBytes(SECRET_BYTES).toString('base64url');
  shortlist.hotelIds = hotels.map(({ id }) => id);
  await context.em.persist(shortlist).flush();
  return Object.assign(shortlist, { hotels, goneCount: 0 });
}

/** A shared list; null where no list has this secret. */
export async function findShortlist(id: string, context: Context): Promise<Shortlist | null> {
  if (!SECRET.test(id)) return null;
  // Whoever shares a list sends it at once, and the other one opens it.
  context.usePrimary();
  const [row] = await context.read<Pick<Shortlist, 'id' | 'hotelIds'>>('select id, hotel_ids as "hotelIds" from shortlist where id = $1', [id]);
  if (!row) return null;
  await context.read(`update shortlist set last_seen_at = now() where id = $1 and last_seen_at < now() - interval '1 day'`, [id]);
  const hotels = await readRows(byNumbers(row.hotelIds.map(String), 'id'), { asked: ASKED_ALL, variables: {}, context });
  return Object.assign(new Shortlist(), { ...row, hotels, goneCount: row.hotelIds.length - hotels.length });
}

/** Removes lists that nobody has opened for more than a year. Run every night. */
export async function removeUnseenShortlists({ read }: SystemContext): Promise<void> {
  await read(`delete from shortlist where last_seen_at < now() - interval '${KEPT_DAYS} days'`);
}
