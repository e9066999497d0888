import type { Request } from 'express';
import { isbot } from 'isbot';
import type { Context } from '../context.js';

/** True when a request is a person's doing: no crawler, no page fetched ahead, nothing that another site makes a browser load, and no administrator. */
export function isPerson(request: Request, { viewer, userAgent }: Pick<Context, 'viewer' | 'userAgent'>): boolean {
  const { headers } = request;
  const isAhead = /prefetch|prerender|preview/i.test([headers['sec-purpose'], headers.purpose, headers['x-moz']].join(' '));
  return !isAhead && headers['sec-fetch-site'] !== 'cross-site' && !viewer?.isAdmin && userAgent !== '' && !isbot(userAgent);
}
