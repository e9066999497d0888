import type { Request, RequestHandler } from 'express';
import { AppError } from './errors.js';
import { bearerOf } from './identity.js';
import { sessionToken } from './viewer/session.cookie.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Where programs ask. Pages, pictures and feeds are no interface, and answer as they always do. */
const INTERFACES = /^\/(graphql|api)(\/|$)/;

const ALLOWED = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language, Apollo-Require-Preflight',
  'Access-Control-Max-Age': '86400',
};
/** What every answer of an interface says: pages of all sites may read it. */
export const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Link, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Cost',
};

/** Whether a page of another site has a browser send this: browsers say where a request comes from. */
export function isForeign({ headers: { origin, host } }: Pick<Request, 'headers'>, publicUrl: string): boolean {
  return origin !== undefined && origin !== publicUrl && URL.parse(origin)?.host !== host;
}

/**
 * Other sites may read what everybody may read, and do with a key what the key allows: nothing of that depends on who
 * sits at the browser. What they send in the name of whoever is signed in there is refused. Answers are open to all
 * sites (`*`), which browsers do not grant to a request with cookies. A mutation without a key is refused by
 * /graphql itself: only it knows what is asked for.
 */
export function allowOrigins(publicUrl: string, isProduction: boolean): RequestHandler {
  return (request, response, next) => {
    const isInterface = INTERFACES.test(request.path);
    if (isInterface) response.set(OPEN_TO_ALL);
    if (!isForeign(request, publicUrl)) return next();
    if (isInterface && request.method === 'OPTIONS') return void response.status(204).set(ALLOWED).end();
    const isAllowed = isInterface ? bearerOf(request) !== null || isHarmless(request, isProduction) : SAFE.has(request.method);
    if (!isAllowed) throw new AppError('FORBIDDEN', 'foreignOrigin');
    next();
  };
}

/** Without a session, and as far as its method tells, a question only. */
function isHarmless(request: Request, isProduction: boolean): boolean {
  return sessionToken(request, isProduction) === null && (SAFE.has(request.method) || /^\/graphql\/?$/.test(request.path));
}
