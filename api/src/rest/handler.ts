import express, { type Request, type Response, Router } from 'express';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { type Execute, statusOf } from '../executor.js';
import { sendError } from './problem.js';
import type { Route } from './route.js';
import { ROUTES } from './routes.js';

/** The REST paths: each is one operation of the schema, run in this process. No rule lives here. */
export function restRoutes(execute: Execute, contextOf: (request: Request, response: Response) => Promise<Context>): Router {
  const router = Router();
  for (const route of ROUTES) {
    router[route.method](route.path, express.json({ limit: '100kb' }), async (request, response) => {
      await answer(route, request, response, execute, await contextOf(request, response));
    });
  }
  return router.use('/api', () => {
    throw new AppError('NOT_FOUND', 'notFound');
  });
}

async function answer(route: Route, request: Request, response: Response, execute: Execute, context: Context) {
  const { query, params, body } = request as Request<Record<string, string>, unknown, unknown>;
  const variables = route.variables({ query, params, body: isObject(body) ? body : {} });
  const { data, errors } = await execute(route.document, variables as Record<string, unknown>, context);
  const [error] = errors ?? [];
  if (error) return sendError(response, statusOf(error), error);
  const content = route.pick(data);
  if (content == null) throw new AppError(...route.missing);
  const next = route.next?.(data);
  if (next) response.set('Link', `<${nextAddress(request, next)}>; rel="next"`);
  if (route.isPersonal) response.set('Cache-Control', 'no-store');
  response.status(route.status ?? 200).vary('Accept-Language').json(content);
}

function nextAddress(request: Request, cursor: string): string {
  const address = new URL(request.originalUrl, 'http://localhost');
  address.searchParams.set('after', cursor);
  return `${address.pathname}${address.search}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
