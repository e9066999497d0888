import { passwordRule, PASSWORD_LENGTH } from 'api/rules/viewer';
import { passwordStrength, type Options } from 'check-password-strength';

export const levels = ['short', 'weak', 'medium', 'strong'] as const;
export type PasswordLevel = (typeof levels)[number];

/** Length counts as much as variety: a few plain words in a row are a good password. The last line that fits decides. */
const lines: Options<PasswordLevel> = [
  { id: 0, value: 'short', minDiversity: 0, minLength: 0 },
  { id: 1, value: 'weak', minDiversity: 0, minLength: PASSWORD_LENGTH.min },
  { id: 2, value: 'medium', minDiversity: 3, minLength: 9 },
  { id: 3, value: 'medium', minDiversity: 1, minLength: 14 },
  { id: 4, value: 'strong', minDiversity: 3, minLength: 12 },
  { id: 5, value: 'strong', minDiversity: 1, minLength: 20 },
];

/** How hard a password is to guess. One that the rules refuse is weak, however long. */
export function passwordLevel(password: string): PasswordLevel {
  const { value } = passwordStrength(password, lines);
  if (value === 'short') return value;
  const isRepeated = new Set(password).size < 5;
  return isRepeated || !passwordRule.isValidSync(password) ? 'weak' : value;
}
