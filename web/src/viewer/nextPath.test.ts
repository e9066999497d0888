import { expect, it } from 'vitest';
import { nextPath } from './nextPath';

it.each(['/profile', '/add-hotel?edit=7', '/en/credits#top'])('goes to %s', (next) => {
  expect(nextPath(next)).toBe(next);
});

it.each([
  null,
  '',
  'profile',
  'https://evil.example/profile',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/profile/..//evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/login',
  '/hr/login?next=/login',
])('goes to the dashboard instead of %j', (next) => {
  expect(nextPath(next)).toBe('/dashboard');
});
