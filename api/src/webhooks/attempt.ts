import type { SystemContext } from '../context.js';
import type { Read } from '../database.js';
import type { Outcome } from './target.js';
import type { WebhookSettings } from './webhook.settings.js';

/** What is to be sent now. */
export interface Attempt {
  id: number;
  webhookId: number;
  event: string;
  body: string;
  url: string;
  secret: string;
}

/** A process that has taken a webhook and says nothing for so long is taken for dead. */
const lease = ({ timeout }: WebhookSettings) => timeout * 3;

/** Takes webhooks that have something due, the longest waiting first: each for one process, for a while. */
export async function claim(most: number, read: Read, settings: WebhookSettings): Promise<number[]> {
  const rows = await read<{ id: number }>(
    `with due as materialized (
       select w.id from webhook w join "user" u on u.id = w.owner_id
       where w.is_active and u.is_active and w.next_attempt_at <= now()
         and exists (select from webhook_delivery d where d.webhook_id = w.id and d.state = 'PENDING')
       order by w.next_attempt_at limit $1 for update of w skip locked
     )
     update webhook w set next_attempt_at = now() + $2 * interval '1 millisecond' from due where w.id = due.id returning w.id`,
    [most, lease(settings)],
  );
  return rows.map(({ id }) => id);
}

/**
 * The next delivery of a webhook that was taken: tests first, then the oldest. While nothing has arrived for long, every
 * second attempt is another one's. None once it is off, gone, or its owner deactivated.
 */
export async function nextAttempt(webhookId: number, read: Read, settings: WebhookSettings): Promise<Attempt | undefined> {
  const [attempt] = await read<Attempt>(
    `with taken as (
       update webhook w set next_attempt_at = now() + $2 * interval '1 millisecond' from "user" u
       where w.id = $1 and w.is_active and u.id = w.owner_id and u.is_active returning w.id, w.url, w.secret, w.failures % 2 = 1 and w.failing_since <= now() - $3 * interval '1 millisecond' as "looksPast"
     )
     update webhook_delivery d set attempts = d.attempts + 1, last_attempt_at = now() from taken
     where d.id = (select id from webhook_delivery where webhook_id = $1 and state = 'PENDING' order by event <> 'webhook.test', case when taken."looksPast" then attempts end, id limit 1)
     returning d.id, d.webhook_id as "webhookId", d.event, d.body, taken.url, taken.secret`,
    [webhookId, lease(settings), settings.lookPastAfter],
  );
  return attempt;
}

/** Gives a webhook back: whoever looks next may take it. */
export async function release(webhookId: number, read: Read): Promise<void> {
  await read('update webhook set next_attempt_at = now() where id = $1', [webhookId]);
}

/** Writes down what came of an attempt. True when the next delivery may follow at once. */
export async function record({ id, webhookId, event }: Attempt, { status, problem }: Outcome, durationMs: number, context: SystemContext): Promise<boolean> {
  const { read, webhooks } = context;
  const isTest = event === 'webhook.test';
  const state = problem === null ? 'DELIVERED' : isTest ? 'FAILED' : 'PENDING';
  await read('update webhook_delivery set state = $2, last_status = $3, last_error = $4, duration_ms = $5 where id = $1', [id, state, status, problem, Math.round(durationMs)]);
  if (problem === null) {
    await read('update webhook set failures = 0, failing_since = null where id = $1', [webhookId]);
    return true;
  }
  if (!isTest && (await putAside(id, context))) return true;
  // A test that fails changes nothing for what waits.
  const [webhook] = await read<{ failures: number; isOver: boolean }>(
    `update webhook set failures = failures + $2, failing_since = case when $2 = 0 then failing_since else coalesce(failing_since, now()) end,
       next_attempt_at = now() + least($4::float8, $3::float8 * 2 ^ least(greatest(failures + $2 - 1, 0), 30)) * interval '1 millisecond'
     where id = $1 returning failures, failing_since <= now() - $5 * interval '1 millisecond' as "isOver"`,
    [webhookId, isTest ? 0 : 1, webhooks.firstDelay, webhooks.longestDelay, webhooks.givenUpAfter],
  );
  if (webhook?.isOver) await giveUp(webhookId, context);
  return webhook?.failures === 0;
}

/** Whether it is this message that the receiver refuses, since later ones have arrived: it does not hold them up any longer. Its owner finds it in the log, and can send it again. */
async function putAside(id: number, { read, webhooks, log }: SystemContext): Promise<boolean> {
  const [aside] = await read<{ webhookId: number }>(
    `update webhook_delivery d set state = 'FAILED'
     where id = $1 and state = 'PENDING' and created_at <= now() - $2 * interval '1 millisecond'
       and exists (select from webhook_delivery later where later.webhook_id = d.webhook_id and later.event = d.event and later.id > d.id and later.state = 'DELIVERED')
     returning webhook_id as "webhookId"`,
    [id, webhooks.lookPastAfter],
  );
  if (aside) log.warn({ webhookId: aside.webhookId, deliveryId: id }, 'a webhook message is refused again and again, and put aside');
  return aside !== undefined;
}

/** Nothing has arrived for too long: the webhook is switched off, and its owner is told once. */
async function giveUp(webhookId: number, { em, jobs }: SystemContext): Promise<void> {
  await em.fork().transactional(async (transaction) => {
    const [off] = await transaction.execute<{ userId: number }[]>(
      `update webhook set is_active = false where id = ? and is_active returning owner_id as "userId"`,
      [webhookId],
    );
    // The first of what waits, whichever was tried last.
    await transaction.execute(`update webhook_delivery set state = 'FAILED' where id = (select min(id) from webhook_delivery where webhook_id = ? and state = 'PENDING' and event <> 'webhook.test')`, [webhookId]);
    if (off) await jobs.sendMail({ template: 'webhookOff', userId: off.userId, webhookId }, transaction);
  });
}
