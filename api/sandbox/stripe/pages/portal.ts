import type { InvoiceView, PortalView, SubscriptionView } from '../billing.js';
import { brandName, stateBadge } from './badge.js';
import { type Attempt, cardForm } from './card-form.js';
import { day, money } from './format.js';
import { html, type Html } from './html.js';
import { MERCHANT, notice, type Page, split, topBar } from './layout.js';
import { type Language, textsOf } from './texts.js';

/** What a portal's page is made from. */
export interface Portal {
  view: PortalView;
  language: Language;
  /** The address of this portal, from which its actions start. */
  path: string;
  /** Where the router is: invoices are beside portals. */
  base: string;
}

/** The overview: subscriptions, card, invoices. */
export function portalPage(portal: Portal, done?: string): Page {
  const { view, language, path, base } = portal;
  const t = textsOf(language).portal;
  const message = done && done in t.done ? t.done[done as keyof typeof t.done] : undefined;
  return page(
    portal,
    html`${message && notice('done', message)}
      <section>
        <h2>${t.subscriptions}</h2>
        ${view.subscriptions.length > 0 ? view.subscriptions.map((item) => subscription(item, language, path)) : html`<p>${t.noSubscriptions}</p>`}
      </section>
      <section>
        <h2>${t.card}</h2>
        <div class="row">
          ${view.card ? html`<p>${t.ending(brandName(view.card.brand), view.card.last4)}<small>${t.valid(view.card.expiry)}</small></p>` : html`<p>${t.noCard}</p>`}
          <a class="button outline" href="${path}/card">${t.changeCard}</a>
        </div>
      </section>
      <section>
        <h2>${t.invoices}</h2>
        ${view.invoices.length > 0 ? invoices(view.invoices, language, base) : html`<p>${t.noInvoices}</p>`}
      </section>`,
  );
}

/** What cancelling means, before it is done. */
export function cancelPage(portal: Portal, { id, productName, periodEnd }: SubscriptionView): Page {
  const { language, path } = portal;
  const t = textsOf(language).portal;
  return page(
    portal,
    html`<h2>${t.cancelTitle}</h2>
      <p>${t.cancelText(productName, day(periodEnd, language))}</p>
      <form method="post" action="${path}/cancel" data-busy="${t.busy}" class="choice">
        <input type="hidden" name="subscription" value="${id}" />
        <button class="main danger">${t.confirmCancel}</button>
        <a class="button outline" href="${path}">${t.keep}</a>
      </form>`,
    t.cancelTitle,
  );
}

/** The form for another card. */
export function cardPage(portal: Portal, attempt: Attempt, now: Date): Page {
  const { language, path } = portal;
  const texts = textsOf(language);
  const t = texts.portal;
  const after = html`<p class="after"><a href="${path}">${t.back}</a></p>`;
  return page(
    portal,
    html`<h2>${t.changeCard}</h2>
      <p>${t.cardText}</p>
      ${cardForm({ texts, attempt, action: `${path}/card`, self: `${path}/card`, submit: t.saveCard, busy: t.busy, now, after })}`,
    attempt.errors || attempt.declined ? `${texts.error}: ${t.changeCard}` : t.changeCard,
  );
}

function page({ view, language }: Portal, work: Html, title?: string): Page {
  const texts = textsOf(language);
  const t = texts.portal;
  return {
    language,
    title: `${title ?? t.title} · ${MERCHANT}`,
    body: split(
      html`${topBar(texts, view.returnUrl)}
        <h1>${t.title}</h1>
        <p>${t.lead(MERCHANT)}</p>
        <p class="note">${view.email}</p>`,
      work,
      'wide',
    ),
  };
}

function subscription(item: SubscriptionView, language: Language, path: string): Html {
  const texts = textsOf(language);
  const t = texts.portal;
  const { id, status, cancelAt, productName, amount, currency, interval, periodEnd } = item;
  const isOver = status === 'canceled' || status === 'incomplete_expired';
  const isOverdue = status === 'past_due' || status === 'unpaid';
  const badge = cancelAt && !isOver ? 'cancelling' : status;
  const per = texts.per[interval as keyof typeof texts.per] ?? '';
  const until = isOver ? t.ended(day(cancelAt ?? periodEnd, language)) : cancelAt ? t.ends(day(cancelAt, language)) : t.renews(day(periodEnd, language));
  return html`<div class="card">
    <div class="row">
      <h3>${productName}</h3>
      ${stateBadge(badge, texts.subscriptionStatus)}
    </div>
    <p class="amount">${money(amount, currency, language)} ${per}</p>
    ${!isOverdue && html`<p>${until}</p>`}
    ${isOverdue && notice('error', t.overdue)}
    ${!isOver && !cancelAt && html`<p><a class="quiet" href="${path}/cancel?subscription=${encodeURIComponent(id)}" aria-label="${t.cancel}: ${productName}">${t.cancel}</a></p>`}
    ${!isOver && cancelAt && html`<form method="post" action="${path}/resume" data-busy="${t.busy}"><input type="hidden" name="subscription" value="${id}" /><button class="outline">${t.resume}</button></form>`}
  </div>`;
}

function invoices(list: InvoiceView[], language: Language, base: string): Html {
  const texts = textsOf(language);
  const t = texts.portal.columns;
  return html`<table>
    <thead><tr><th scope="col">${t.date}</th><th scope="col">${t.number}</th><th scope="col" class="amount">${t.amount}</th><th scope="col">${t.status}</th></tr></thead>
    <tbody>
      ${list.map(
        ({ key, number, createdAt, total, currency, status }) =>
          html`<tr>
            <td data-label="${t.date}">${day(createdAt, language)}</td>
            <td data-label="${t.number}"><a href="${base}/invoice/${encodeURIComponent(key)}?locale=${language}">${number}</a></td>
            <td data-label="${t.amount}" class="amount">${money(total, currency, language)}</td>
            <td data-label="${t.status}">${stateBadge(status, texts.invoice.status)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
