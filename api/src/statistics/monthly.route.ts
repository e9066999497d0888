import express, { Router } from 'express';
import type { SystemContext } from '../context.js';
import { AppError } from '../errors.js';
import { Language, LANGUAGES } from '../language.js';
import { setMonthlyMailByLink } from './monthly.service.js';

/** The link in a mail is the page in the language of the mail; German pages have no prefix. */
const STARTS = LANGUAGES.map((language) => (language === Language.DE ? '' : `/${language}`));

/**
 * `POST /mail/off/<token>` switches the monthly mail off: the page behind the link sends it, and so does a mail program
 * (RFC 8058). Opening the link alone changes nothing, since programs that look for bad links open it too.
 */
export function monthlyRoutes(contextOf: () => Pick<SystemContext, 'read'>): Router {
  const router = Router();
  for (const start of STARTS) {
    router.post(`${start}/mail/off/:token`, express.json({ limit: '1kb' }), async (request, response) => {
      const isWanted = (request.body as { isWanted?: unknown } | undefined)?.isWanted === true;
      if (!(await setMonthlyMailByLink(String(request.params.token), isWanted, contextOf()))) throw new AppError('NOT_FOUND', 'notFound');
      response.set('Cache-Control', 'no-store').status(204).end();
    });
  }
  return router;
}
