import type { Response } from 'express';
import { html, type Html } from './html.js';
import type { Language, Texts } from './texts.js';

/** Whom the customer pays. */
export const MERCHANT = 'Obala';

/** A page: what its parts have in common with the others is added when it is sent. */
export interface Page {
  language: Language;
  title: string;
  body: Html;
  /** Another place to which a form of this page may lead in the end: the return to the shop. */
  leadsTo?: string;
}

/** Sends a page with the headers that fit it. */
export function sendPage(response: Response, { language, title, body, leadsTo }: Page, status = 200): void {
  const { baseUrl } = response.req;
  // A browser holds the whole chain of redirects after a form against form-action.
  const target = leadsTo && URL.canParse(leadsTo) ? ` ${new URL(leadsTo).origin}` : '';
  response
    .status(status)
    .set({
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src data:; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`,
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    })
    .type('html')
    .send(
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <title>${title}</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="${baseUrl}/pages.css" />
            <script src="${baseUrl}/pages.js" defer></script>
          </head>
          <body>
            ${body}
          </body>
        </html>`.text,
    );
}

/** Two halves side by side: what it is about, and what can be done. */
export function split(about: Html, work: Html, shape: 'even' | 'wide' = 'even'): Html {
  return html`<div class="split ${shape}">
    <header class="about"><div class="column">${about}</div></header>
    <main class="work"><div class="column">${work}</div></main>
  </div>`;
}

/** One thing to read and one to do, alone on the page. */
export function alone(t: Texts, content: Html, sender = html`${logo} ${MERCHANT}`): Html {
  return html`<main class="alone">
    <div class="brand">${sender}</div>
    <div class="panel">${content}</div>
    <p class="note">${t.test}. ${t.testNote}</p>
  </main>`;
}

/** The way back to the shop, and the sign that nothing here is real. */
export function topBar(t: Texts, backUrl: string): Html {
  return html`<div class="bar">
    <a class="back" href="${backUrl}"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M16.5 10h-13M9 4.5 3.5 10 9 15.5" /></svg><span>${t.backTo(MERCHANT)}</span></a>
    <span class="test">${t.test}</span>
  </div>`;
}

/** A sentence that stands out; an error is spoken at once. */
export function notice(kind: 'error' | 'done', text: string, title = ''): Html {
  return html`<div class="notice ${kind}" role="${kind === 'error' ? 'alert' : 'status'}">
    ${kind === 'done' ? tick : mark}
    <p>${title && html`<strong>${title}</strong>`} ${text}</p>
  </div>`;
}

/** What is wrong with a field, below it. */
export function wrong(id: string, text: string): Html {
  return html`<p class="wrong" id="${id}" role="alert">${mark} <span>${text}</span></p>`;
}

const mark = html`<svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7.5" /><path d="M10 6v4.5M10 13.7v.1" /></svg>`;
const tick = html`<svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7.5" /><path d="m6.8 10.2 2.2 2.2 4.2-4.5" /></svg>`;

/** Sun over waves, as on the merchant's own pages. */
export const logo = html`<svg class="logo" viewBox="0 0 36 36" aria-hidden="true">
  <circle cx="18" cy="12.5" r="7" />
  <path d="M3 22c4.5 0 5.5-3.5 10-3.5s5.5 3.5 10 3.5 5.5-3.5 10-3.5" />
  <path d="M3 29c4.5 0 5.5-3.5 10-3.5s5.5 3.5 10 3.5 5.5-3.5 10-3.5" />
</svg>`;
