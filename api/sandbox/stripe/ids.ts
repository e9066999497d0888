import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** As many random letters and digits. */
export function randomLetters(length: number): string {
  let letters = '';
  while (letters.length < length) {
    // The bytes past the last whole round of letters would make the first ones likelier.
    for (const byte of randomBytes(length)) if (byte < 248) letters += LETTERS[byte % 62];
  }
  return letters.slice(0, length);
}

/** A new id as Stripe writes them, for example `sub_` and 24 letters. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomLetters(length)}`;
}
