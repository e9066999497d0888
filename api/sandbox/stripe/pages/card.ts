import type { Card } from '../billing.js';

export type CardField = keyof Card;
/** What is wrong with a field; the words are in the texts. */
export type CardError = 'number' | 'expiry' | 'expired' | 'cvc' | 'name';
export type CardErrors = Partial<Record<CardField, CardError>>;

/** The cards that do something, and what each of them does. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', does: 'pays' },
  { number: '4000 0000 0000 0002', does: 'declines' },
  { number: '4000 0025 0000 3155', does: 'asks' },
  { number: '4000 0000 0000 0341', does: 'failsLater' },
] as const;

/** A test card by its last four digits, with the rest that a form asks for. */
export function testCard(last4: unknown, now: Date): Card | undefined {
  const found = TEST_CARDS.find(({ number }) => number.endsWith(` ${String(last4)}`));
  return found && { number: found.number, expiry: testExpiry(now), cvc: '123', name: 'Test Card' };
}

/** The end of the year after the next: never past, wherever the clock stands. */
export function testExpiry(now: Date): string {
  return `12 / ${String(now.getUTCFullYear() + 2).slice(-2)}`;
}

/** What can be seen to be wrong without asking the bank. */
export function checkCard({ number, expiry, cvc, name }: Card, now: Date): CardErrors {
  const digits = number.replace(/[\s-]/g, '');
  const errors: CardErrors = {};
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) errors.number = 'number';
  const end = endOf(expiry);
  if (!end) errors.expiry = 'expiry';
  else if (end <= now) errors.expiry = 'expired';
  if (!/^\d{3,4}$/.test(cvc.trim())) errors.cvc = 'cvc';
  if (name.trim() === '') errors.name = 'name';
  return errors;
}

/** "4/2029", "04-29" or "0429" as it stands on a card: "04 / 29". What cannot be read stays as it was typed. */
export function tidyExpiry(typed: string): string {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*[/\-. ]?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  return month && year ? `${month.padStart(2, '0')} / ${year}` : typed;
}

/** The first moment at which a card is no longer good: it holds to the end of the month printed on it. */
function endOf(expiry: string): Date | undefined {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(tidyExpiry(expiry)) ?? [];
  return month && year ? new Date(Date.UTC(2000 + Number(year), Number(month), 1)) : undefined;
}

/** The check digit that every card number ends in. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
