import type { Transporter } from 'nodemailer';

export interface Mail {
  to: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** What mail programs read, beyond the usual. */
  headers?: Record<string, string>;
}

const AWAY = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL']);

/** Whether it is the mail server that cannot be spoken to, rather than this mail that it refuses. */
export function isServerAway({ code }: Error & { code?: unknown }): boolean {
  return typeof code === 'string' && AWAY.has(code);
}

/** Sends mails, or keeps them for a developer to read. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends through the SMTP server of an address such as smtps://user:password@host:465. */
export function createSmtpMailer(url: string, from: string): Mailer {
  // A server that does not answer holds up one job for so long, and nobody else.
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  let transport: Promise<Transporter> | undefined;
  // What speaks SMTP is large: it is loaded with the first mail.
  const connect = async () => (await import('nodemailer')).createTransport({ url, pool: true, maxConnections: 2, ...patience }, { from });
  return {
    async send(mail) {
      await (await (transport ??= connect())).sendMail(mail);
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}
