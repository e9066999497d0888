import type { SystemContext } from '../context.js';
import { Language } from '../language.js';
import { layOut } from '../mail/mail.layout.js';
import type { Mail } from '../mail/mailer.js';
import { pageUrl } from '../site.js';
import { SupportKind, SupportRequest } from './support-request.entity.js';

export interface SupportMailJob {
  template: 'supportRequest';
  requestId: number;
}

export function isSupportMail(job: { template: string }): job is SupportMailJob {
  return job.template === 'supportRequest';
}

/** Hands a message on to support; the answer goes to its sender. Support reads German. */
export async function writeSupportMail({ requestId }: SupportMailJob, { em, site }: SystemContext): Promise<Mail | null> {
  const request = await em.findOne(SupportRequest, requestId);
  if (!request) return null;
  const { reference, kind, category, name, email, subject, rating, message, language } = request;
  const facts = [
    `Absender: ${[name, email].filter(Boolean).join(', ') || 'ohne Angabe'}`,
    `Formular: ${kind === SupportKind.HELP ? 'Hilfe' : 'Feedback'}, Sprache: ${language}${category && `, Thema: ${category}`}${rating ? `, Bewertung: ${rating} von 5` : ''}`,
  ];
  const mail = layOut(site.supportEmail, Language.DE, site, {
    subject: `[${reference}] ${(subject ?? message).replace(/\s+/g, ' ').slice(0, 80)}`,
    paragraphs: [...facts, ...message.split(/\n{2,}/)],
    button: { label: 'In der Verwaltung öffnen', url: pageUrl(site, Language.DE, '/admin?tab=support') },
  });
  return email ? { ...mail, replyTo: email } : mail;
}
