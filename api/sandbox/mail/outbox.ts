import { Router } from 'express';
import type { Mail, Mailer } from '../../src/mail/mailer.js';

const KEPT = 200;

/** Keeps mails for a developer to read at `/dev/mail`, each as it looks; the newest first. */
export class Outbox implements Mailer {
  private readonly mails: { id: number; sentAt: Date; mail: Mail }[] = [];
  private count = 0;

  send(mail: Mail): Promise<void> {
    this.count += 1;
    this.mails.unshift({ id: this.count, sentAt: new Date(), mail });
    this.mails.length = Math.min(this.mails.length, KEPT);
    return Promise.resolve();
  }

  close(): void {
    this.mails.length = 0;
  }

  routes(): Router {
    return Router()
      .use('/dev/mail', (_, response, next) => {
        // Mails carry their styles within them.
        response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
        next();
      })
      .get('/dev/mail', (_, response) => {
        response.type('html').send(this.list());
      })
      .get('/dev/mail/:id', (request, response) => {
        const found = this.mails.find(({ id }) => String(id) === request.params.id);
        if (found) response.type('html').send(found.mail.html);
        else response.status(404).type('text').send('No such mail.');
      })
      .get('/dev/mail/:id/text', (request, response) => {
        const found = this.mails.find(({ id }) => String(id) === request.params.id);
        response.status(found ? 200 : 404).type('text').send(found?.mail.text ?? 'No such mail.');
      });
  }

  private list(): string {
    const items = this.mails.map(
      ({ id, sentAt, mail }) =>
        `<li><a href="/dev/mail/${id}">${escape(mail.subject)}</a> to ${escape(mail.to)}, ${sentAt.toLocaleTimeString('de-DE')} (<a href="/dev/mail/${id}/text">text</a>)</li>`,
    );
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<body style="font:16px/1.6 system-ui;max-width:44em;margin:40px auto;padding:0 20px"><h1>Outbox</h1>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail has been sent since the server started.</p>'}</body></html>`;
  }
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
