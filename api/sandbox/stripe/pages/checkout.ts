import type { CheckoutView } from '../billing.js';
import { type Attempt, cardForm } from './card-form.js';
import { money } from './format.js';
import { html, type Html } from './html.js';
import { alone, logo, MERCHANT, type Page, split, topBar, wrong } from './layout.js';
import { type Language, type Texts, textsOf } from './texts.js';

/** What the last step on a checkout left behind. */
export interface CheckoutAttempt extends Attempt {
  /** A promotion code that was refused. */
  promotion?: string;
}

interface Options {
  view: CheckoutView;
  language: Language;
  attempt: CheckoutAttempt;
  /** The address of this checkout, from which its actions start. */
  path: string;
  now: Date;
}

/** The page on which a subscription is paid: the order on one side, the card on the other. */
export function checkoutPage({ view, language, attempt, path, now }: Options): Page {
  const t = textsOf(language);
  const title = per(view, t) ? t.checkout.subscribe(view.productName) : t.checkout.buy(view.productName);
  const isWrong = attempt.errors ?? attempt.declined ?? attempt.promotion;
  return {
    language,
    title: `${isWrong ? `${t.error}: ` : ''}${title} · ${MERCHANT}`,
    leadsTo: view.successUrl,
    body: split(order(view, language, title, attempt.promotion, path), payment(view, language, attempt, path, now)),
  };
}

function order(view: CheckoutView, language: Language, title: string, refused: string | undefined, path: string): Html {
  const t = textsOf(language);
  const euro = (cents: number) => money(cents, view.currency, language);
  return html`${topBar(t, view.cancelUrl)}
    <h1>${title}</h1>
    <p class="price"><strong>${euro(view.subtotal)}</strong> <span>${per(view, t)}</span></p>
    <section aria-label="${t.checkout.order}" class="order">
      <div class="item">
        <span class="tile">${logo}</span>
        <span class="what">${view.productName}${isInterval(view.interval, t) && html`<small>${t.checkout.billed[view.interval]}, ${t.checkout.renews}</small>`}</span>
        <span class="amount">${euro(view.subtotal)}</span>
      </div>
      <dl class="sums">
        <div><dt>${t.checkout.subtotal}</dt><dd>${euro(view.subtotal)}</dd></div>
        ${view.discount > 0 && html`<div class="discount"><dt>${t.checkout.discount}${view.promotionCode && ` (${view.promotionCode})`}</dt><dd>${euro(-view.discount)}</dd></div>`}
      </dl>
      ${view.allowsPromotionCodes && promotion(view, t, refused, path)}
      <dl class="sums total">
        <div><dt>${t.checkout.dueToday}</dt><dd>${euro(view.total)}</dd></div>
        ${per(view, t) && html`<div class="later"><dt>${t.checkout.after(`${euro(view.subtotal)} ${per(view, t)}`)}</dt></div>`}
      </dl>
    </section>`;
}

function promotion({ promotionCode }: CheckoutView, t: Texts, refused: string | undefined, path: string): Html {
  const action = `${path}/promotion-code`;
  if (promotionCode) {
    return html`<form class="applied" method="post" action="${action}">
      <span>${promotionCode}</span>
      <button class="plain">${t.checkout.remove(promotionCode)}</button>
    </form>`;
  }
  return html`<form class="field promotion" method="post" action="${action}">
    <label for="code">${t.checkout.promotion}</label>
    <div class="joined">
      <input id="code" name="code" value="${refused}" maxlength="60" autocomplete="off" autocapitalize="characters" spellcheck="false"
        ${refused !== undefined && html`aria-invalid="true" aria-describedby="code-error" autofocus`} />
      <button class="outline">${t.checkout.apply}</button>
    </div>
    ${refused !== undefined && wrong('code-error', t.checkout.promotionRefused)}
  </form>`;
}

function payment(view: CheckoutView, language: Language, attempt: CheckoutAttempt, path: string, now: Date): Html {
  const t = textsOf(language);
  const price = `${money(view.subtotal, view.currency, language)} ${per(view, t)}`;
  const submit = per(view, t) ? t.checkout.submit : t.checkout.submitOnce;
  const email = html`<div class="field email"><label for="email">${t.checkout.email}</label><input id="email" value="${view.email}" type="email" autocomplete="email" readonly /></div>`;
  if (view.total === 0) {
    return html`<h2>${t.checkout.finish}</h2>
      <form method="post" action="${path}/pay" data-busy="${t.checkout.busy}">
        ${email}
        <p>${t.checkout.free}</p>
        <button class="main">${submit}</button>
      </form>`;
  }
  const after = html`<p class="note">${per(view, t) && t.checkout.terms(price)}</p>
    <p class="note safe">${lock} ${t.testNote} ${t.checkout.safe}</p>`;
  return html`<h2>${t.checkout.payByCard}</h2>
    ${cardForm({ texts: t, attempt, action: `${path}/pay`, self: path, submit, busy: t.checkout.busy, now, before: email, after })}`;
}

/** The bank's question before it lets a payment through. */
export function bankPage(view: CheckoutView, language: Language, path: string): Page {
  const t = textsOf(language);
  const amount = money(view.total, view.currency, language);
  return {
    language,
    title: `${t.bank.title} · ${t.bank.name}`,
    leadsTo: view.successUrl,
    body: alone(
      t,
      html`<h1>${t.bank.title}</h1>
        <p>${t.bank.text(amount, MERCHANT)}</p>
        <dl class="sums">
          <div><dt>${t.bank.merchant}</dt><dd>${MERCHANT}</dd></div>
          <div><dt>${t.bank.amount}</dt><dd>${amount}</dd></div>
        </dl>
        <form method="post" action="${path}/confirm" data-busy="${t.checkout.busy}" class="choice">
          <button class="main" name="answer" value="approve">${t.bank.approve}</button>
          <button class="outline" name="answer" value="refuse">${t.bank.refuse}</button>
        </form>
        <p class="note">${t.bank.note}</p>`,
      html`${lock} ${t.bank.name}`,
    ),
  };
}

/** "per year"; nothing for what is paid once. */
function per({ interval }: { interval: string }, t: Texts): string {
  return isInterval(interval, t) ? t.per[interval] : '';
}

function isInterval(interval: string, t: Texts): interval is keyof Texts['per'] {
  return interval in t.per;
}

const lock = html`<svg class="lock" viewBox="0 0 20 20" aria-hidden="true"><rect x="4" y="9" width="12" height="8.5" rx="2" /><path d="M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" /></svg>`;
