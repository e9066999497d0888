import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { LONGEST_DAYS } from './session.service.js';

/** The cookie that a browser is known by, of one request. */
export interface SessionCookie {
  /** What the browser sent. */
  readonly token: string | null;
  set(token: string): void;
  clear(): void;
}

const nameOf = (isProduction: boolean) => (isProduction ? '__Host-obala' : 'obala');

/** What the browser of a request holds; null where nobody is signed in. */
export function sessionToken({ headers }: Pick<Request, 'headers'>, isProduction: boolean): string | null {
  return parse(headers.cookie ?? '')[nameOf(isProduction)] ?? null;
}

/** In production the browser itself makes sure that the cookie is for this host alone, and only over TLS. */
export function sessionCookie(request: Request, response: Response, isProduction: boolean): SessionCookie {
  const name = nameOf(isProduction);
  const options = { httpOnly: true, sameSite: 'lax', secure: isProduction, path: '/' } as const;
  return {
    token: sessionToken(request, isProduction),
    set: (token) => response.cookie(name, token, { ...options, maxAge: LONGEST_DAYS * 24 * 60 * 60 * 1000 }),
    clear: () => response.clearCookie(name, options),
  };
}
