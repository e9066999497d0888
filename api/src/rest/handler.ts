import { type Request, type Response, Router } from 'express';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { type Execute, statusOf } from '../executor.js';
import { sendError } from './problem.js';
import { MAX_ROWS, type Route, ROUTES } from './routes.js';

/** The REST paths: each is one operation of the schema, run in this process. No rule lives here. */
export function restRoutes(execute: Execute, contextOf: (request: Request, maxPageSize: number) => Context): Router {
  const router = Router();
  for (const route of ROUTES) {
    router[route.method](route.path, async (request, response) => {
      await answer(route, request, response, execute, contextOf(request, MAX_ROWS));
    });
  }
  return router.use('/api', () => {
    throw new AppError('NOT_FOUND', 'notFound');
  });
}

async function answer(route: Route, request: Request, response: Response, execute: Execute, context: Context) {
  const variables = route.variables({ query: request.query, params: request.params as Record<string, string> });
  const { data, errors } = await execute(route.document, variables as Record<string, unknown>, context);
  const [error] = errors ?? [];
  if (error) return sendError(response, statusOf(error), error);
  const body = route.pick(data);
  if (body == null) throw new AppError('NOT_FOUND', 'hotelNotFound');
  const next = route.next?.(data);
  if (next) response.set('Link', `<${nextAddress(request, next)}>; rel="next"`);
  response.vary('Accept-Language').json(body);
}

function nextAddress(request: Request, cursor: string): string {
  const address = new URL(request.originalUrl, 'http://localhost');
  address.searchParams.set('after', cursor);
  return `${address.pathname}${address.search}`;
}
