import type { SystemContext } from '../context.js';
import { NOTICE_DAYS } from './offer.rules.js';

const DAY = 24 * 60 * 60 * 1000;

interface Ahead {
  id: number;
  userId: number;
  /** The end of the period, in seconds. */
  end: number;
}

/** Writes to operators 30 and 7 days before a subscription renews: once for each, however often it runs. */
export async function remindAhead({ em, read, jobs, now }: SystemContext): Promise<void> {
  const today = now();
  for (const [index, days] of NOTICE_DAYS.entries()) {
    const nearer = NOTICE_DAYS[index + 1] ?? 0;
    const due = await read<Ahead>(
      `select s.id, s.user_id as "userId", extract(epoch from s.current_period_end)::bigint::text as "end"
       from subscription s
       where s.status = 'active' and s.cancel_at is null and s.current_period_end > $1 and s.current_period_end <= $2
         and not exists (
           select 1 from notice n where n.key = concat_ws(':', 'renewal', $3::text, s.id, extract(epoch from s.current_period_end)::bigint)
         )
       order by s.id`,
      [new Date(today.getTime() + nearer * DAY), new Date(today.getTime() + days * DAY), days],
    );
    for (const { id, userId, end } of due) {
      await em.fork().transactional(async (transaction) => {
        const rows = await transaction.execute<object[]>('insert into notice (key) values (?) on conflict do nothing returning key', [
          `renewal:${days}:${id}:${end}`,
        ]);
        if (rows.length > 0) await jobs.sendMail({ template: 'renewalAhead', userId, subscriptionId: id }, transaction);
      });
    }
  }
}
