import type { Context, SystemContext } from '../context.js';
import { User } from '../viewer/user.entity.js';
import { requireViewer } from '../viewer/viewer.service.js';
import { dayOf, daysBefore } from './day.js';

/** On so many days of a month, the figures of the last one are still news. */
const NEWS_DAYS = 10;
const BATCH = 100;

/** The month before the one of a day, by its first day: `2026-10-01`. */
export function monthBefore(day: string): string {
  const lastDay = daysBefore(`${day.slice(0, 7)}-01`, 1);
  return `${lastDay.slice(0, 7)}-01`;
}

/**
 * Puts the mails about the last month into the queue: for every operator whose listings somebody has seen, and once,
 * however often and by however many processes it runs. It runs daily, so that a first of the month may be missed.
 */
export async function sendMonthlyMails({ em, jobs, now }: SystemContext): Promise<void> {
  const today = dayOf(now());
  if (Number(today.slice(8)) > NEWS_DAYS) return;
  const month = monthBefore(today);
  let sent: number;
  do {
    sent = await em.fork().transactional(async (transaction) => {
      const rows = await transaction.execute<{ user_id: number }[]>(
        `insert into monthly_mail (user_id, month)
         select u.id, ?::date from "user" u
         where u.is_active and u.wants_monthly_mail
           and not exists (select 1 from monthly_mail m where m.user_id = u.id and m.month = ?::date)
           and exists (
             select 1 from hotel h join hotel_statistic s on s.hotel_id = h.id
             where h.owner_id = u.id and s.day >= ?::date and s.day < ?::date + interval '1 month'
           )
         order by u.id limit ${BATCH} on conflict do nothing returning user_id`,
        [month, month, month, month],
      );
      for (const { user_id: userId } of rows) await jobs.sendMail({ template: 'monthly', userId, month }, transaction);
      return rows.length;
    });
  } while (sent > 0);
}

/** Switches the viewer's monthly mail on or off. */
export async function setMonthlyMail(isWanted: boolean, context: Context): Promise<User> {
  const user = await requireViewer(context);
  user.wantsMonthlyMail = isWanted;
  await context.em.flush();
  return user;
}

/** Switches it on or off by the link of a mail; false where the link is of no mail. */
export async function setMonthlyMailByLink(token: string, isWanted: boolean, { read }: Pick<SystemContext, 'read'>): Promise<boolean> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token)) return false;
  const rows = await read<{ id: number }>(
    'update "user" u set wants_monthly_mail = $2, updated_at = now() from monthly_mail m where m.token = $1 and u.id = m.user_id returning u.id',
    [token, isWanted],
  );
  return rows.length > 0;
}
