import type { SystemContext } from '../context.js';
import type { Language } from '../language.js';
import { layOut } from '../mail/mail.layout.js';
import { mailText } from '../mail/mail.texts.js';
import type { Mail } from '../mail/mailer.js';
import { pageUrl } from '../site.js';
import { findRecipient } from '../viewer/mail.recipient.js';
import { daysBefore, TIME_ZONE } from './day.js';
import { monthBefore } from './monthly.service.js';
import { countByListing, findOwnListings } from './statistic.query.js';
import { VisitCounts } from './statistic.types.js';

/** The mail with the figures of a month: what it is about, never its content. */
export interface MonthlyMailJob {
  template: 'monthly';
  userId: number;
  /** Its first day. */
  month: string;
}

/** So many listings are named; the dashboard has them all. */
const MOST_NAMED = 20;
const FIGURES = ['impression', 'detail', 'contacts'] as const;

export function isMonthlyMail(job: { template: string }): job is MonthlyMailJob {
  return job.template === 'monthly';
}

/** Writes a mail; null where it is not wanted any more, or there is nobody to write to. */
export async function writeMonthlyMail({ userId, month }: MonthlyMailJob, { read, site }: SystemContext): Promise<Mail | null> {
  const recipient = await findRecipient({ id: userId }, read);
  const [letter] = await read<{ token: string }>(
    'select m.token from monthly_mail m join "user" u on u.id = m.user_id where u.id = $1 and m.month = $2 and u.wants_monthly_mail',
    [userId, month],
  );
  if (!recipient || !letter) return null;
  const { email, name, language } = recipient;
  const text = (key: Parameters<typeof mailText>[1], values = {}) => mailText(language, key, { site: site.name, name, ...values });
  const listings = await findOwnListings(userId, null, TIME_ZONE, read);
  const ids = listings.map(({ id }) => id);
  const [counts, before] = await Promise.all([month, monthBefore(month)].map((first) => countByListing(ids, { from: first, to: lastDay(first) }, read)));
  const lines = listings
    .map((listing) => ({ name: listing.name, now: VisitCounts.of(counts?.get(listing.id) ?? {}), before: VisitCounts.of(before?.get(listing.id) ?? {}) }))
    .toSorted((a, b) => b.now.detail - a.now.detail || b.now.impression - a.now.impression);
  const off = pageUrl(site, language, `/mail/off/${letter.token}`);
  const further = lines.length - MOST_NAMED;
  const mail = layOut(email, language, site, {
    subject: text('monthly.subject', { month: monthText(month, language) }),
    paragraphs: [name ? text('greeting') : text('greetingUnknown'), text('monthly.text', { month: monthText(month, language) })],
    table: {
      head: [text('monthly.listing'), ...FIGURES.map((figure) => text(`monthly.${figure}`))],
      rows: lines.slice(0, MOST_NAMED).map((line) => [line.name, ...FIGURES.map((figure) => figureText(line.now[figure], line.before[figure], language))]),
    },
    afterTable: further > 0 ? text('monthly.further', { number: further }) : undefined,
    button: { label: text('monthly.button'), url: pageUrl(site, language, '/dashboard?tab=statistics') },
    note: text('monthly.note'),
    quietLink: { label: text('monthly.off'), url: off },
  });
  // RFC 8058: mail programs offer a button of their own, which sends one request.
  return { ...mail, headers: { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

/** `312 (+12 %)`; the change only where there was something before. */
function figureText(count: number, before: number, language: Language): string {
  const figure = count.toLocaleString(language);
  if (before === 0) return figure;
  const change = ((count - before) / before).toLocaleString(language, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  return `${figure} (${change})`;
}

function monthText(month: string, language: Language): string {
  return new Date(`${month}T12:00:00Z`).toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function lastDay(month: string): string {
  return daysBefore(nextMonth(month), 1);
}

function nextMonth(month: string): string {
  const date = new Date(`${month}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 10);
}
