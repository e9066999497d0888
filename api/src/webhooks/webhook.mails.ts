import type { SystemContext } from '../context.js';
import type { Mail } from '../mail/mailer.js';
import { findRecipient, writeMail } from '../viewer/mail.recipient.js';

/** A mail about a webhook: what it is about, never its content. */
export interface WebhookMailJob {
  template: 'webhookOff';
  userId: number;
  webhookId: number;
}

export function isWebhookMail(job: { template: string }): job is WebhookMailJob {
  return job.template === 'webhookOff';
}

/** Writes a mail; null where there is nobody, or nothing any more, to write about. */
export async function writeWebhookMail({ userId, webhookId }: WebhookMailJob, { read, site }: SystemContext): Promise<Mail | null> {
  const recipient = await findRecipient({ id: userId }, read);
  const [webhook] = await read<{ url: string }>('select url from webhook where id = $1', [webhookId]);
  if (!recipient || !webhook) return null;
  return writeMail(recipient, site, { template: 'webhookOff', path: '/dashboard?tab=api', values: webhook });
}
