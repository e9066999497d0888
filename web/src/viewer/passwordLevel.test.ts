import { expect, it } from 'vitest';
import { passwordLevel } from './passwordLevel';

it.each([
  ['kurz', 'short'],
  ['lavendel', 'weak'],
  ['passwort1', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['Riva 2026!', 'medium'],
  ['lavendelsteine', 'medium'],
  ['Lavendel-2026-Riva', 'strong'],
  ['lavendel steine fischer', 'strong'],
])('%s is %s', (password, level) => {
  expect(passwordLevel(password)).toBe(level);
});
