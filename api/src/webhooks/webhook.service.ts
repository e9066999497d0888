import { randomBytes } from 'node:crypto';
import { placeChanges } from '../changes/change.service.js';
import type { Context } from '../context.js';
import { withAccount } from '../credits/ledger.service.js';
import { isoTime } from '../database.js';
import { AppError, invalid } from '../errors.js';
import { checkInput } from '../rules.js';
import { isAllowedUrl } from './target.js';
import type { Webhook } from './webhook.entity.js';
import { MOST_WEBHOOKS, webhookRules } from './webhook.rules.js';
import type { CreatedWebhook, WebhookInput } from './webhook.types.js';

/** The columns of a webhook under the names of the entity's fields; the secret is not among them. */
const COLUMNS = `w.id, w.owner_id as "ownerId", w.url, w.is_own_only as "isOwnOnly", w.is_active as "isActive",
  ${isoTime('w.failing_since')} as "failingSince", ${isoTime('w.created_at')} as "createdAt"`;

/** Signing needs the secret itself, so no hash will do; what 32 random bytes sign cannot be forged. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** An operator's webhooks, the newest first. */
export function findWebhooks(ownerId: number, { read }: Context): Promise<Webhook[]> {
  return read<Webhook>(`select ${COLUMNS} from webhook w where w.owner_id = $1 order by w.id desc`, [ownerId]);
}

/** One webhook for its owner, and for administrators to look at. */
export async function findWebhook(id: number, { read, viewer }: Context): Promise<Webhook | null> {
  const [webhook] = await read<Webhook>(`select ${COLUMNS} from webhook w where w.id = $1 and (w.owner_id = $2 or $3)`, [id, viewer?.id ?? null, viewer?.isAdmin ?? false]);
  return webhook ?? null;
}

/** Sets up a webhook that begins with what happens next. */
export async function createWebhook(input: WebhookInput, context: Context): Promise<CreatedWebhook> {
  const { url, isOwnOnly } = checkInput(webhookRules, input);
  if (!isAllowedUrl(url, context.webhooks)) throw invalid('input.url', 'webhookUrlRefused');
  await context.limits.consume('webhooks', String(context.viewer?.id));
  await placeChanges(context.read);
  const secret = newSecret();
  // Under the account's lock: two requests at once must not set up an eleventh.
  const id = await withAccount(context.viewer?.id ?? 0, context, async (em, { userId }) => {
    const [row] = await em.execute<{ id: number }[]>(
      `insert into webhook (owner_id, url, secret, is_own_only, position) select ?, ?, ?, ?, s.last from hotel_change_state s
       where (select count(*) from webhook where owner_id = ?) < ? returning id`,
      [userId, url, secret, isOwnOnly, userId, MOST_WEBHOOKS],
    );
    return row?.id;
  });
  if (!id) throw new AppError('CONFLICT', 'tooManyWebhooks', { values: { max: MOST_WEBHOOKS } });
  return { webhook: await requireOwn(id, context), secret };
}

/** Switches a webhook on or off. Switched on, it starts afresh, also with what had been given up. */
export async function setActive(id: number, isActive: boolean, context: Context): Promise<Webhook> {
  await requireOwn(id, context);
  await context.read(
    `with switched as (
       update webhook set is_active = $2, failures = 0, failing_since = null, next_attempt_at = now() where id = $1 and is_active <> $2 returning id
     )
     update webhook_delivery set state = 'PENDING' where $2 and webhook_id in (select id from switched) and state = 'FAILED' and event <> 'webhook.test'`,
    [id, isActive],
  );
  return requireOwn(id, context);
}

/** Removes a webhook; nothing more is sent to it. */
export async function deleteWebhook(id: number, context: Context): Promise<number> {
  await requireOwn(id, context);
  await context.read('delete from webhook where id = $1', [id]);
  return id;
}

/** Gives a webhook another secret. */
export async function rotateSecret(id: number, context: Context): Promise<CreatedWebhook> {
  const webhook = await requireOwn(id, context);
  const secret = newSecret();
  await context.read('update webhook set secret = $2 where id = $1', [id, secret]);
  return { webhook, secret };
}

/** A webhook for its owner: for all others, it is not there to be changed. */
export async function requireOwn(id: number, context: Context): Promise<Webhook & { ownerId: number }> {
  const webhook = (await findWebhook(id, context)) as (Webhook & { ownerId: number }) | null;
  if (!webhook || webhook.ownerId !== context.viewer?.id) throw new AppError('NOT_FOUND', 'webhookNotFound');
  return webhook;
}
