import type { Read } from '../database.js';
import { Language } from '../language.js';
import { layOut } from '../mail/mail.layout.js';
import { mailText, type MailTextKey } from '../mail/mail.texts.js';
import type { Mail } from '../mail/mailer.js';
import type { Site } from '../site.js';
import { createResetToken } from './reset.service.js';

/** A mail to be written: what it is about, never its content, so that no token waits in a queue. */
export type AccountMailJob =
  | { template: 'welcome' | 'passwordChanged'; userId: number }
  | { template: 'reset'; email: string; language: Language };

interface Recipient {
  id: number;
  email: string;
  name: string;
  language: Language;
}

const LISTING_PRICE = 189;

/** Writes a mail; null where there is nobody to write to. */
export async function writeAccountMail(job: AccountMailJob, site: Site, read: Read): Promise<Mail | null> {
  const recipient = await findRecipient(job, read);
  if (!recipient) return null;
  const language = job.template === 'reset' ? job.language : recipient.language;
  const text = (key: MailTextKey, values = {}) => mailText(language, key, values);
  const greeting = recipient.name ? text('greeting', { name: recipient.name }) : text('greetingUnknown');
  const path = async () => {
    if (job.template === 'welcome') return '/dashboard';
    if (job.template === 'passwordChanged') return '/forgot-password';
    return `/reset-password?token=${await createResetToken(recipient.id, read)}`;
  };
  return layOut(recipient.email, language, site, {
    subject: text(`${job.template}.subject`, { site: site.name }),
    paragraphs: [greeting, text(`${job.template}.text`)],
    // Built from the configured address: a forged Host header must not lead anybody's token elsewhere.
    button: { label: text(`${job.template}.button`), url: site.origin + (language === Language.DE ? '' : `/${language}`) + (await path()) },
    note: text(`${job.template}.note`, { price: LISTING_PRICE }),
  });
}

async function findRecipient(job: AccountMailJob, read: Read): Promise<Recipient | undefined> {
  const [condition, value] = job.template === 'reset' ? ['lower(email) = lower($1)', job.email] : ['id = $1', job.userId];
  const [recipient] = await read<Recipient>(
    `select id, email, trim(concat_ws(' ', first_name, last_name)) as name, language from "user" where ${condition} and is_active`,
    [value],
  );
  return recipient;
}
