import express, { type Request, type Response, Router } from 'express';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { idOf } from '../ids.js';
import type { Visit, VisitCounter } from './visit.counter.js';
import { visitKindOf } from './visit.kind.js';
import { isPerson } from './visit.request.js';

const MOST_VISITS = 100;

/**
 * `POST /api/visits` takes `{ visits: [{ hotelId, kind }] }` from the pages. The answer is the same whether or not anything
 * was counted, so that nobody learns from it what counts; it comes when what counts stands in the database.
 */
export function visitRoutes(visits: VisitCounter, contextOf: (request: Request, response: Response) => Promise<Context>): Router {
  return Router().post('/api/visits', express.json({ limit: '20kb' }), async (request, response) => {
    const seen = visitsOf(request.body);
    const context = await contextOf(request, response);
    if (seen.length > 0 && isPerson(request, context) && (await isWithinLimit(context))) {
      await visits.count(seen, context, context.viewer?.id ?? null);
    }
    response.set('Cache-Control', 'no-store').status(204).end();
  });
}

/** The visits of a body; what is malformed is refused as a whole. */
function visitsOf(body: unknown): Visit[] {
  const list = isObject(body) ? body.visits : undefined;
  if (!Array.isArray(list)) throw new AppError('INVALID', 'badRequest');
  if (list.length > MOST_VISITS) throw new AppError('INVALID', 'tooManyValues', { values: { max: MOST_VISITS } });
  return list.map((entry: unknown) => {
    const { hotelId, kind: name } = isObject(entry) ? entry : {};
    const kind = visitKindOf(name);
    if (!kind || (typeof hotelId !== 'string' && typeof hotelId !== 'number')) throw new AppError('INVALID', 'badRequest');
    return { hotelId: idOf(String(hotelId), 'hotelId'), kind };
  });
}

async function isWithinLimit({ limits, address }: Context): Promise<boolean> {
  try {
    await limits.consume('visits', address);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
