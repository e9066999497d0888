import type { InvoiceView } from '../billing.js';
import { stateBadge } from './badge.js';
import { day, money } from './format.js';
import { html } from './html.js';
import { logo, MERCHANT, type Page } from './layout.js';
import { type Language, textsOf } from './texts.js';

/** An invoice as it is read on the screen and comes out of a printer. */
export function invoicePage(view: InvoiceView, language: Language): Page {
  const texts = textsOf(language);
  const t = texts.invoice;
  const { checkout } = texts;
  const euro = (cents: number) => money(cents, view.currency, language);
  return {
    language,
    title: `${t.title} ${view.number} · ${MERCHANT}`,
    body: html`<main class="sheet">
      <div class="row top">
        <div class="brand">${logo} ${MERCHANT}</div>
        <button id="print" class="outline" type="button" hidden>${t.print}</button>
      </div>
      <div class="row">
        <h1>${t.title}</h1>
        ${stateBadge(view.status, t.status)}
      </div>
      <dl class="facts">
        <div><dt>${t.number}</dt><dd>${view.number}</dd></div>
        <div><dt>${t.date}</dt><dd>${day(view.createdAt, language)}</dd></div>
        <div><dt>${t.from}</dt><dd>${MERCHANT}</dd></div>
        <div><dt>${t.to}</dt><dd>${view.email}</dd></div>
      </dl>
      <table>
        <thead><tr><th scope="col">${t.description}</th><th scope="col" class="amount">${t.amount}</th></tr></thead>
        <tbody>
          <tr>
            <td data-label="${t.description}"><div>${view.productName}<small>${t.period(day(view.periodStart, language), day(view.periodEnd, language))}</small></div></td>
            <td data-label="${t.amount}" class="amount">${euro(view.subtotal)}</td>
          </tr>
        </tbody>
      </table>
      <dl class="sums">
        ${view.discount > 0 && html`<div><dt>${checkout.subtotal}</dt><dd>${euro(view.subtotal)}</dd></div><div class="discount"><dt>${checkout.discount}</dt><dd>${euro(-view.discount)}</dd></div>`}
        <div class="grand"><dt>${t.total}</dt><dd>${euro(view.total)}</dd></div>
      </dl>
      <p class="note">${t.note}</p>
    </main>`,
  };
}
