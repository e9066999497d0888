import type { Read } from '../database.js';
import type { Language } from '../language.js';
import type { Mail } from '../mail/mailer.js';
import type { Site } from '../site.js';
import { findRecipient, type Recipient, writeMail } from './mail.recipient.js';
import { createResetToken } from './reset.service.js';

/** A mail to be written: what it is about, never its content, so that no token waits in a queue. */
export type AccountMailJob =
  | { template: 'welcome' | 'passwordChanged'; userId: number }
  | { template: 'reset'; email: string; language: Language };

const TEMPLATES: string[] = ['welcome', 'passwordChanged', 'reset'];

export function isAccountMail(job: { template: string }): job is AccountMailJob {
  return TEMPLATES.includes(job.template);
}

interface Desk {
  site: Site;
  read: Read;
  /** What a credit costs, in words. */
  priceIn: (language: Language) => Promise<string>;
}

/** Writes a mail; null where there is nobody to write to. */
export async function writeAccountMail(job: AccountMailJob, { site, read, priceIn }: Desk): Promise<Mail | null> {
  const found = await findRecipient(job.template === 'reset' ? { email: job.email } : { id: job.userId }, read);
  if (!found) return null;
  const recipient = job.template === 'reset' ? { ...found, language: job.language } : found;
  const values = job.template === 'welcome' ? { price: await priceIn(recipient.language) } : undefined;
  return writeMail(recipient, site, { template: job.template, path: await pathOf(job, recipient, read), values });
}

async function pathOf({ template }: AccountMailJob, { id }: Recipient, read: Read): Promise<string> {
  if (template === 'welcome') return '/dashboard';
  if (template === 'passwordChanged') return '/forgot-password';
  return `/reset-password?token=${await createResetToken(id, read)}`;
}
