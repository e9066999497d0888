import type { Card } from '../billing.js';
import { type CardErrors, type CardField, TEST_CARDS, testExpiry } from './card.js';
import { html, type Html } from './html.js';
import { notice, wrong } from './layout.js';
import type { Texts } from './texts.js';

/** What was typed and what came of it; the CVC is never given back. */
export interface Attempt {
  card: Partial<Card>;
  errors?: CardErrors;
  /** Why the bank said no. */
  declined?: string;
}

interface Options {
  texts: Texts;
  attempt: Attempt;
  action: string;
  /** The page itself: a test card without a script is a link to it. */
  self: string;
  submit: string;
  busy: string;
  now: Date;
  before?: Html;
  after?: Html;
}

/** Which field a bank's answer is about; any other answer is about the payment. */
const FIELD_OF: Record<string, CardField> = {
  incorrect_number: 'number',
  expired_card: 'expiry',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  incorrect_cvc: 'cvc',
};

/** The form for a card: its fields, their errors, the cards to try it with. */
export function cardForm({ texts, attempt, action, self, submit, busy, now, before, after }: Options): Html {
  const t = texts.card;
  const messages = messagesOf(texts, attempt);
  const firstWrong = (['number', 'expiry', 'cvc', 'name'] as const).find((name) => messages[name]);
  // Where the eye and the screen reader go first; another card begins with its number.
  const focused = firstWrong ?? (attempt.declined && 'number');
  const field = (name: CardField, label: string, attributes: Html, hint?: string): Html => {
    const about = messages[name] ? `${name}-error` : hint ? `${name}-hint` : name === focused && 'declined';
    return html`<div class="field ${name}">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" value="${name === 'cvc' && attempt.errors ? '' : attempt.card[name]}" required ${attributes}
        ${about && html`aria-describedby="${about}"`} ${messages[name] && html`aria-invalid="true"`} ${name === focused && html`autofocus`} />
      ${messages[name] && wrong(`${name}-error`, messages[name])}
      ${hint && !messages[name] && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    </div>`;
  };
  return html`${attempt.declined && !firstWrong && html`<div id="declined">${notice('error', declinedText(texts, attempt.declined), attempt.declined === 'session_expired' ? texts.state.expired : texts.declined.title)}</div>`}
    ${testCards(texts, self, now)}
    <form id="card-form" method="post" action="${action}" data-busy="${busy}" novalidate>
      ${before}
      ${field('number', t.number, html`inputmode="numeric" autocomplete="cc-number" maxlength="23" spellcheck="false"`)}
      <div class="pair">
        ${field('expiry', t.expiry, html`inputmode="numeric" autocomplete="cc-exp" maxlength="9"`)}
        ${field('cvc', t.cvc, html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`, t.cvcHint)}
      </div>
      ${field('name', t.name, html`autocomplete="cc-name" maxlength="100" spellcheck="false"`)}
      <button class="main">${submit}</button>
      ${after}
    </form>`;
}

function messagesOf(texts: Texts, { errors = {}, declined = '' }: Attempt): Partial<Record<CardField, string>> {
  const messages = Object.entries(errors).map(([name, error]) => [name, texts.card.errors[error]]);
  const about = FIELD_OF[declined];
  return Object.fromEntries(about ? [...messages, [about, declinedText(texts, declined)]] : messages) as Partial<Record<CardField, string>>;
}

function declinedText({ declined, state }: Texts, code: string): string {
  if (code === 'session_expired') return state.expiredText;
  if (code.endsWith('authentication_failure')) return declined.authentication_required;
  if (code.startsWith('invalid_expiry')) return declined.expired_card;
  return code in declined && code !== 'title' ? declined[code as keyof typeof declined] : declined.card_declined;
}

function testCards({ card: t }: Texts, self: string, now: Date): Html {
  return html`<details class="tests">
    <summary>${t.tests}</summary>
    <p class="hint">${t.testsHint}</p>
    <ul>
      ${TEST_CARDS.map(
        ({ number, does }) =>
          html`<li>
            <a href="${self}?card=${number.slice(-4)}" data-number="${number}" data-expiry="${testExpiry(now)}" data-cvc="123" data-name="Test Card">${number}</a>
            <span>${t.does[does]}</span>
          </li>`,
      )}
    </ul>
  </details>`;
}
