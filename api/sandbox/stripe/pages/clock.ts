import type { Overview } from '../billing.js';
import { brandName, stateBadge } from './badge.js';
import { TEST_CARDS } from './card.js';
import { day, moment, money } from './format.js';
import { html, type Html } from './html.js';
import { logo, notice, type Page } from './layout.js';
import { textsOf } from './texts.js';

/** How far the buttons move the time. */
export const STEPS = { '1d': '+1 day', '7d': '+7 days', '30d': '+30 days', '1y': '+1 year' } as const;

const t = textsOf('en');
const EVENTS_SHOWN = 50;

/** Why the clock was not moved. */
export const CLOCK_ERRORS = {
  past: 'The clock only moves forward: choose a later day.',
  far: 'That is more than ten years away. Choose an earlier day.',
};

/** The time a number of days or a year later. */
export function later(now: Date, step: keyof typeof STEPS): Date {
  const date = new Date(now);
  if (step === '1y') date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCDate(date.getUTCDate() + Number.parseInt(step, 10));
  return date;
}

/** The developer's page: the time, and everything that has come of it so far. English, like the code. */
export function clockPage(view: Overview, base: string, error?: keyof typeof CLOCK_ERRORS): Page {
  return {
    language: 'en',
    title: 'Stripe sandbox',
    body: html`<main class="bench">
      <div class="row top">
        <div class="brand">${logo} Stripe sandbox</div>
        <span class="test">Test environment</span>
      </div>
      <section class="clock">
        <h1><small>Simulated time</small> <time datetime="${view.now.toISOString()}">${moment(view.now)}</time></h1>
        <p>Renewals, failed payments and cancellations fall due when the clock passes them. It only moves forward.</p>
        ${error && notice('error', CLOCK_ERRORS[error])}
        <div class="moves">
          <form method="post" action="${base}/clock" data-busy="…" class="steps">
            ${Object.entries(STEPS).map(([step, label]) => html`<button class="outline" name="step" value="${step}">${label}</button>`)}
          </form>
          <form method="post" action="${base}/clock" data-busy="…" class="field">
            <label for="date">To a day</label>
            <div class="joined">
              <input id="date" name="date" type="date" required min="${view.now.toISOString().slice(0, 10)}" />
              <button class="outline">Move</button>
            </div>
          </form>
        </div>
      </section>
      ${cheatSheet()} ${customers(view.customers, base)} ${events(view.events.slice(0, EVENTS_SHOWN))}
    </main>`,
  };
}

function customers(list: Overview['customers'], base: string): Html {
  return html`<section>
    <h2>Customers</h2>
    ${list.length === 0 && html`<p>No one has come to a checkout yet.</p>`}
    ${list.map(
      ({ id, email, card, subscriptions, invoices }) =>
        html`<article class="card">
          <div class="row"><h3>${email}</h3><code>${id}</code></div>
          <p>${card ? `${brandName(card.brand)} •••• ${card.last4}, ${card.expiry}` : 'No card'}</p>
          <ul class="list">
            ${subscriptions.map(
              (item) =>
                html`<li>
                  <span>${item.productName} <code>${item.id}</code></span>
                  <span>${item.cancelAt ? `ends ${day(item.cancelAt, 'en')}` : `until ${day(item.periodEnd, 'en')}`}</span>
                  ${stateBadge(item.status, t.subscriptionStatus)}
                </li>`,
            )}
            ${invoices.map(
              (item) =>
                html`<li>
                  <a href="${base}/invoice/${encodeURIComponent(item.key)}">${item.number}</a>
                  <span>${day(item.createdAt, 'en')}, ${money(item.total, item.currency, 'en')}</span>
                  ${stateBadge(item.status, t.invoice.status)}
                </li>`,
            )}
          </ul>
        </article>`,
    )}
  </section>`;
}

function events(list: Overview['events']): Html {
  const words = { delivered: 'Delivered', pending: 'Pending', failed: 'Failed' };
  return html`<section>
    <h2>Latest events</h2>
    ${list.length === 0
      ? html`<p>Nothing has happened yet.</p>`
      : html`<table>
          <thead><tr><th scope="col">Event</th><th scope="col">Time</th><th scope="col">Attempts</th><th scope="col">Webhook</th></tr></thead>
          <tbody>
            ${list.map(
              ({ id, type, createdAt, attempts, state }) =>
                html`<tr>
                  <td data-label="Event"><code title="${id}">${type}</code></td>
                  <td data-label="Time">${moment(createdAt, 'medium')}</td>
                  <td data-label="Attempts">${attempts}</td>
                  <td data-label="Webhook">${stateBadge(state, words)}</td>
                </tr>`,
            )}
          </tbody>
        </table>`}
  </section>`;
}

function cheatSheet(): Html {
  return html`<section class="sheets">
    <div>
      <h2>Test cards</h2>
      <ul class="list">
        ${TEST_CARDS.map(({ number, does }) => html`<li><code>${number}</code><span>${t.card.does[does]}</span></li>`)}
      </ul>
      <p class="note">Any expiry in the future, any CVC, any name.</p>
    </div>
    <div>
      <h2>Promotion codes</h2>
      <ul class="list">
        <li><code>SAISON20</code><span>20 % off the first invoice</span></li>
        <li><code>WILLKOMMEN</code><span>the first invoice is free</span></li>
      </ul>
    </div>
  </section>`;
}
