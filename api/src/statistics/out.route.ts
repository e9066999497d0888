import { type Request, type Response, Router } from 'express';
import type { Context } from '../context.js';
import { mailAddress, mapsSearch, phoneAddress, webAddress } from '../hotels/contact.rules.js';
import type { Hotel } from '../hotels/hotel.entity.js';
import { findHotel } from '../hotels/hotel.service.js';
import type { VisitCounter } from './visit.counter.js';
import { CONTACT_KINDS, type ContactKind, VisitKind } from './visit.kind.js';
import { isPerson } from './visit.request.js';

/** Nobody waits longer than that for being counted. */
const PATIENCE_MS = 500;
const LARGEST_ID = 2_147_483_647;

/**
 * `/out/7/website` leads to the host: counted, and on to the address that the listing holds, never to one that is asked
 * for. What there is not is a page that there is not.
 */
export function outRoutes(visits: VisitCounter, contextOf: (request: Request, response: Response) => Promise<Context>): Router {
  return Router().get('/out/:id/:kind', async (request, response, next) => {
    const kind = CONTACT_KINDS.find((known) => String(known) === request.params.kind);
    const id = /^[1-9][0-9]{0,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    if (!kind || id < 1 || id > LARGEST_ID) return next();
    const context = await contextOf(request, response);
    const hotel = await findHotel({ id }, context);
    const target = hotel && targetOf(hotel, kind);
    if (!target) return next();
    if (request.method === 'GET' && isPerson(request, context)) {
      // Whoever could not be counted goes on all the same; the counter has logged it.
      const counted = visits.count([{ hotelId: id, kind }], context, context.viewer?.id ?? null).catch(() => undefined);
      await Promise.race([counted, patience()]);
    }
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }).redirect(302, target);
  });
}

function targetOf(hotel: Hotel, kind: ContactKind): string | null {
  switch (kind) {
    case VisitKind.PHONE:
      return hotel.contactPhone?.trim() ? phoneAddress(hotel.contactPhone) : null;
    case VisitKind.MAIL:
      return hotel.contactEmail?.trim() ? mailAddress(hotel.contactEmail) : null;
    case VisitKind.MAPS:
      return mapsSearch(hotel);
    default:
      return webAddress(hotel[kind]);
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS).unref();
  });
}
