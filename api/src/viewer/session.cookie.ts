import { parse, serialize } from 'cookie';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LONGEST_DAYS } from './session.service.js';

/** The cookie that a browser is known by, of one request. */
export interface SessionCookie {
  /** What the browser sent. */
  readonly token: string | null;
  set(token: string): void;
  clear(): void;
}

/** Seconds. */
const LONGEST = LONGEST_DAYS * 24 * 60 * 60;

const nameOf = (isProduction: boolean) => (isProduction ? '__Host-obala' : 'obala');

/** What the browser of a request holds; null where nobody is signed in. */
export function sessionToken({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>, isProduction: boolean): string | null {
  return cookie === undefined ? null : (parse(cookie)[nameOf(isProduction)] ?? null);
}

/** In production the browser itself makes sure that the cookie is for this host alone, and only over TLS. */
export function sessionCookie(request: IncomingMessage, response: ServerResponse, isProduction: boolean): SessionCookie {
  const name = nameOf(isProduction);
  const options = { httpOnly: true, sameSite: 'lax', secure: isProduction, path: '/' } as const;
  return {
    token: sessionToken(request, isProduction),
    set: (token) => void response.appendHeader('Set-Cookie', serialize(name, token, { ...options, maxAge: LONGEST, expires: new Date(Date.now() + LONGEST * 1000) })),
    clear: () => void response.appendHeader('Set-Cookie', serialize(name, '', { ...options, expires: new Date(1) })),
  };
}
