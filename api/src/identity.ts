import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestFacts } from './context.js';
import type { Read } from './database.js';
import { AppError } from './errors.js';
import { findKey } from './keys/key.service.js';
import { type SessionCookie, sessionCookie } from './viewer/session.cookie.js';
import { findSession } from './viewer/session.service.js';

/** Whoever comes with a key has no session, and gets none. */
const NO_COOKIE: SessionCookie = { token: null, set: () => undefined, clear: () => undefined };

/** What a program sends in `Authorization: Bearer …`; null where there is none. */
export function bearerOf({ headers: { authorization } }: Pick<IncomingMessage, 'headers'>): string | null {
  return authorization === undefined ? null : (/^Bearer +(.*)$/i.exec(authorization)?.[1]?.trim() ?? null);
}

/** Who sends a request: by its key where it has one, whatever its cookie says; otherwise by its session. */
export async function identify(
  request: IncomingMessage,
  response: ServerResponse,
  { read, isProduction }: { read: Read; isProduction: boolean },
): Promise<Pick<RequestFacts, 'viewer' | 'key' | 'cookie'>> {
  const secret = bearerOf(request);
  if (secret === null) {
    const cookie = sessionCookie(request, response, isProduction);
    return { viewer: await findSession(cookie.token, read), key: null, cookie };
  }
  const found = await findKey(secret, read);
  if (!found) {
    response.setHeader('WWW-Authenticate', 'Bearer');
    throw new AppError('UNAUTHENTICATED', 'keyInvalid');
  }
  return { ...found, cookie: NO_COOKIE };
}
