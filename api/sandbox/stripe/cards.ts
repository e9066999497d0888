import type { Card } from './billing.js';

/** What comes of charging a card. */
export type CardBehaviour =
  | { kind: 'pays' }
  /** The bank wants to be asked first; then it pays. */
  | { kind: 'confirms' }
  | { kind: 'declines'; code: string }
  /** Pays while the customer is there and is declined at every renewal. */
  | { kind: 'declines_later'; code: string }
  /** As with a bank transfer it takes a while until the money is there, or is known not to come. */
  | { kind: 'delays'; succeeds: boolean };

const TEST_CARDS: Record<string, CardBehaviour> = {
  '4242424242424242': { kind: 'pays' },
  '5555555555554444': { kind: 'pays' },
  '378282246310005': { kind: 'pays' },
  '4000002500003155': { kind: 'confirms' },
  '4000000000000002': { kind: 'declines', code: 'card_declined' },
  '4000000000009995': { kind: 'declines', code: 'insufficient_funds' },
  '4000000000000069': { kind: 'declines', code: 'expired_card' },
  '4000000000000127': { kind: 'declines', code: 'incorrect_cvc' },
  '4000000000000119': { kind: 'declines', code: 'processing_error' },
  '4000000000000341': { kind: 'declines_later', code: 'card_declined' },
  // These two are the sandbox's own.
  '4000000000000713': { kind: 'delays', succeeds: true },
  '4000000000000721': { kind: 'delays', succeeds: false },
};

/** A card as it is kept: nothing that could be used to pay. */
export interface KnownCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  name: string | null;
  behaviour: CardBehaviour;
}

/** Reads a card as it was typed; text is Stripe's code for what is wrong with it. */
export function readCard({ number, expiry, cvc, name }: Card, now: Date): KnownCard | string {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return 'incorrect_number';
  const [month, shortYear] = expiry.split('/').map((part) => Number(part.trim()));
  if (!month || !Number.isInteger(month) || month > 12) return 'invalid_expiry_month';
  if (!shortYear || !Number.isInteger(shortYear)) return 'invalid_expiry_year';
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  // A card is good until the end of its month.
  if (Date.UTC(year, month) <= now.getTime()) return 'invalid_expiry_year';
  if (!/^\d{3,4}$/.test(cvc.trim())) return 'incorrect_cvc';
  return {
    brand: brandOf(digits),
    last4: digits.slice(-4),
    expMonth: month,
    expYear: year,
    name: name.trim() || null,
    // A real card, or an invented one: no real money here.
    behaviour: TEST_CARDS[digits] ?? { kind: 'declines', code: 'card_declined' },
  };
}

/** What a declined customer is told. */
export function declineMessage(code: string): string {
  const messages: Record<string, string> = {
    expired_card: 'Your card has expired.',
    incorrect_cvc: "Your card's security code is incorrect.",
    insufficient_funds: 'Your card has insufficient funds.',
    processing_error: 'An error occurred while processing your card. Try again in a little bit.',
    payment_intent_authentication_failure: 'We are unable to authenticate your payment method.',
  };
  return messages[code] ?? 'Your card was declined.';
}

function brandOf(digits: string): string {
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  return digits.startsWith('4') ? 'visa' : 'unknown';
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}
