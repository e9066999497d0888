import { barePath } from '../i18n/language';

const start = '/dashboard';
const own = 'https://own.invalid';

/**
 * Where to go after signing in: the path in `?next=`, if it lies on this site. It is read as a browser would read it,
 * so that nothing that looks like a path leads elsewhere (`//evil.example`, `/\evil.example`, `/.//evil.example`).
 */
export function nextPath(next: string | null): string {
  if (!next?.startsWith('/')) return start;
  const address = URL.parse(next, own);
  if (!address || address.origin !== own || address.pathname.startsWith('//')) return start;
  // Back to the sign-in would be a circle.
  if (barePath(address.pathname) === '/login') return start;
  return address.pathname + address.search + address.hash;
}
