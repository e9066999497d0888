import express, { Router } from 'express';
import type { SystemContext } from '../context.js';
import { AppError } from '../errors.js';
import { setMonthlyMailByLink } from './monthly.service.js';

/**
 * `POST /mail/off/<token>` switches the monthly mail off: the page behind the link sends it, and so does a mail program
 * (RFC 8058). Opening the link alone changes nothing, since programs that look for bad links open it too.
 */
export function monthlyRoutes(contextOf: () => Pick<SystemContext, 'read'>): Router {
  return Router().post('/mail/off/:token', express.json({ limit: '1kb' }), async (request, response) => {
    const isWanted = (request.body as { isWanted?: unknown } | undefined)?.isWanted === true;
    if (!(await setMonthlyMailByLink(request.params.token, isWanted, contextOf()))) throw new AppError('NOT_FOUND', 'notFound');
    response.set('Cache-Control', 'no-store').status(204).end();
  });
}
