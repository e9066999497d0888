import { decodeCursor } from '../changes/change.cursor.js';
import { checkPosition } from '../changes/change.service.js';
import { checkPageSize, idCursor, idOfCursor, pageOf } from '../connection.js';
import type { Context } from '../context.js';
import { isoTime } from '../database.js';
import { AppError, invalid } from '../errors.js';
import { idOf } from '../ids.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import type { Webhook } from './webhook.entity.js';
import { requireOwn } from './webhook.service.js';
import { WebhookDeliveryConnection } from './webhook.types.js';

/** So long the log goes back. */
const KEPT_DAYS = 30;

/** The columns of a delivery `d` of a webhook `w` under the names of the entity's fields. */
const COLUMNS = `d.id, d.webhook_id as "webhookId", w.owner_id as "ownerId", d.event, d.changes, d.state, d.attempts, d.last_status as "lastStatus", d.last_error as "lastError",
  ${isoTime('d.last_attempt_at')} as "lastAttemptAt", d.duration_ms as "durationMs", ${isoTime('d.created_at')} as "createdAt",
  case when d.state = 'PENDING' and w.is_active then ${isoTime('w.next_attempt_at')} end as "nextAttemptAt"`;

type DeliveryRow = WebhookDelivery & { webhookId: number };

/** One page of the log of a webhook. */
export async function findDeliveries(webhookId: number, first: number, after: string | null, context: Context): Promise<WebhookDeliveryConnection> {
  checkPageSize(first, context);
  const rows = await context.read<DeliveryRow>(
    `select ${COLUMNS} from webhook_delivery d join webhook w on w.id = d.webhook_id
     where d.webhook_id = $1 and ($2::integer is null or d.id < $2) order by d.id desc limit $3`,
    [webhookId, idOfCursor(after), first + 1],
  );
  return Object.assign(new WebhookDeliveryConnection(), pageOf(rows, first, after, idCursor));
}

/** One delivery for the webhook's owner and for administrators. */
export async function findDelivery(id: number, { read, viewer }: Context): Promise<DeliveryRow | null> {
  const [delivery] = await read<DeliveryRow>(
    `select ${COLUMNS} from webhook_delivery d join webhook w on w.id = d.webhook_id where d.id = $1 and (w.owner_id = $2 or $3)`,
    [id, viewer?.id ?? null, viewer?.isAdmin ?? false],
  );
  return delivery ?? null;
}

/** Sends a message again, next. */
export async function redeliver(id: number, context: Context): Promise<WebhookDelivery> {
  const delivery = await findDelivery(id, context);
  if (!delivery) throw new AppError('NOT_FOUND', 'deliveryNotFound');
  await requireOn(delivery.webhookId, context);
  await context.read(`update webhook_delivery set state = 'PENDING' where id = $1`, [id]);
  return sendNow(id, delivery.webhookId, context);
}

/** Sends a message that says nothing but that it arrives. */
export async function sendTest(webhookId: number, context: Context): Promise<WebhookDelivery> {
  await requireOn(webhookId, context);
  const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date().toISOString(), data: {} });
  const [row] = await context.read<{ id: number }>(
    `insert into webhook_delivery (webhook_id, event, body, changes, after_position) values ($1, 'webhook.test', $2, 0, 0) returning id`,
    [webhookId, body],
  );
  return sendNow(row?.id ?? 0, webhookId, context);
}

/** Goes back to a cursor, or to before a delivery. What waits and would come again is not sent twice. */
export async function replay(id: number, since: string | null, deliveryId: string | null, context: Context): Promise<Webhook> {
  const webhook = await requireOwn(id, context);
  if ((since === null) === (deliveryId === null)) throw invalid(since === null ? 'since' : 'deliveryId', 'sinceOrDelivery');
  await context.limits.consume('webhooks', String(webhook.ownerId));
  const position = since === null ? await positionBefore(idOf(deliveryId ?? '', 'deliveryId'), id, context) : decodeCursor(since, 'since');
  const [state] = await context.read<{ last: number; removed: number }>('select last::float8 as last, removed::float8 as removed from hotel_change_state');
  checkPosition(position, state ?? { last: 0, removed: 0 }, since === null ? 'deliveryId' : 'since');
  await context.read(
    `with waiting as (delete from webhook_delivery where webhook_id = $1 and state = 'PENDING' and event <> 'webhook.test' and after_position >= $2)
     update webhook set position = $2, next_attempt_at = now() where id = $1`,
    [id, position],
  );
  return webhook;
}

async function positionBefore(deliveryId: number, webhookId: number, { read }: Context): Promise<number> {
  const [row] = await read<{ position: number }>(
    `select after_position::float8 as position from webhook_delivery where id = $1 and webhook_id = $2 and event <> 'webhook.test'`,
    [deliveryId, webhookId],
  );
  if (!row) throw new AppError('NOT_FOUND', 'deliveryNotFound');
  return row.position;
}

async function requireOn(webhookId: number, context: Context): Promise<void> {
  const { isActive, ownerId } = await requireOwn(webhookId, context);
  if (!isActive) throw new AppError('CONFLICT', 'webhookOff');
  await context.limits.consume('webhooks', String(ownerId));
}

/** However long the webhook would have waited. */
async function sendNow(id: number, webhookId: number, context: Context): Promise<WebhookDelivery> {
  await context.read('update webhook set next_attempt_at = least(next_attempt_at, now()) where id = $1', [webhookId]);
  const delivery = await findDelivery(id, context);
  if (!delivery) throw new AppError('NOT_FOUND', 'deliveryNotFound');
  return delivery;
}

/** Removes what was sent or given up a month ago. Run every night. */
export async function removeOldDeliveries({ read }: Pick<Context, 'read'>): Promise<void> {
  await read(`delete from webhook_delivery where created_at < now() - $1 * interval '1 day' and state <> 'PENDING'`, [KEPT_DAYS]);
}
