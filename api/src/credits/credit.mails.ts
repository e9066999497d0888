import type { SystemContext } from '../context.js';
import { isoTime } from '../database.js';
import type { Language } from '../language.js';
import type { Mail } from '../mail/mailer.js';
import { findRecipient, writeMail } from '../viewer/mail.recipient.js';
import { GRACE_DAYS } from './offer.rules.js';
import { findOffer } from './offer.service.js';

/** A mail about money or a term: what it is about, never its content. */
export type CreditMailJob =
  | { template: 'purchase'; userId: number }
  | { template: 'renewalAhead' | 'paymentFailed'; userId: number; subscriptionId: number }
  | { template: 'listingExpired'; userId: number; hotelId: number };

/** Writes a mail; null where there is nobody, or nothing any more, to write about. */
export async function writeCreditMail(job: CreditMailJob, context: SystemContext): Promise<Mail | null> {
  const { read, site } = context;
  const recipient = await findRecipient({ id: job.userId }, read);
  if (!recipient) return null;
  const { language } = recipient;
  switch (job.template) {
    case 'purchase':
      return writeMail(recipient, site, { template: 'purchase', path: '/add-hotel' });
    case 'listingExpired': {
      const [hotel] = await read<{ name: string }>('select name from hotel where id = $1', [job.hotelId]);
      return hotel ? writeMail(recipient, site, { template: 'listingExpired', path: '/credits', values: hotel }) : null;
    }
    case 'renewalAhead': {
      const subject = await findSubject(job.subscriptionId, context);
      if (!subject) return null;
      const values = { name: subject.hotel ?? '', date: dateText(subject.end, language), price: await priceText(language, context) };
      const further = subject.hotel ? (['renewalAhead.listing'] as const) : [];
      return writeMail(recipient, site, { template: 'renewalAhead', path: '/credits', values, further: [...further] });
    }
    case 'paymentFailed': {
      const subject = await findSubject(job.subscriptionId, context);
      if (!subject) return null;
      const further = subject.hotel ? (['paymentFailed.listing'] as const) : [];
      const values = { name: subject.hotel ?? '', days: GRACE_DAYS };
      return writeMail(recipient, site, { template: 'paymentFailed', path: '/credits', values, further: [...further] });
    }
  }
}

/** What a mail about a subscription speaks of: its next date, and the listing that it pays for. */
async function findSubject(subscriptionId: number, { read }: SystemContext) {
  const [row] = await read<{ end: string; hotel: string | null }>(
    `select ${isoTime('s.current_period_end')} as "end", h.name as hotel
     from subscription s left join hotel h on h.subscription_id = s.id where s.id = $1`,
    [subscriptionId],
  );
  return row;
}

/** What a credit costs, as people of a language write it. */
export async function priceText(language: Language, context: Pick<SystemContext, 'payments' | 'log'>): Promise<string> {
  const { amount, currency } = await findOffer(context);
  const digits = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString(language, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function dateText(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'Europe/Zagreb' });
}
