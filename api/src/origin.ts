import type { RequestHandler } from 'express';
import { AppError } from './errors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what another site makes a browser send: a browser says where a changing request comes from. */
export function refuseForeignOrigins(publicUrl: string): RequestHandler {
  return (request, _, next) => {
    const { origin, host } = request.headers;
    const isOwn = origin === undefined || origin === publicUrl || URL.parse(origin)?.host === host;
    if (!SAFE.has(request.method) && !isOwn) throw new AppError('FORBIDDEN', 'foreignOrigin');
    next();
  };
}
