import express, { type Request, type Response, Router } from 'express';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { type Execute, statusOf } from '../executor.js';
import { operationOf } from '../measures.js';
import { sendBits } from '../stream.js';
import { nameWork } from '../work.js';
import { sendError } from './problem.js';
import type { Bits, Route } from './route.js';
import { ROUTES } from './routes.js';

interface Parts {
  /** What is asked for is paid for here. */
  execute: Execute;
  /** For the rest of an answer that has been paid for. */
  executePaid: Execute;
  contextOf: (request: Request, response: Response) => Promise<Context>;
}

/** One request of a route on its way. */
interface Asking extends Parts {
  request: Request;
  response: Response;
  context: Context;
}

/** The REST paths: each is one operation of the schema, run in this process. No rule lives here. */
export function restRoutes(parts: Parts): Router {
  const router = Router();
  for (const route of ROUTES) {
    const operation = operationOf('rest', `${route.method.toUpperCase()} ${route.path}`);
    router[route.method](route.path, express.json({ limit: '100kb' }), async (request, response) => {
      nameWork(operation);
      const context = await parts.contextOf(request, response);
      await answer(route, { ...parts, request, response, context });
    });
  }
  return router.use('/api', () => {
    throw new AppError('NOT_FOUND', 'notFound');
  });
}

async function answer(route: Route, asking: Asking) {
  const { request, response, execute, context } = asking;
  const { query, params, body } = request as Request<Record<string, string>, unknown, unknown>;
  const variables = route.variables({ query, params, body: isObject(body) ? body : {} }) as Record<string, unknown>;
  if (route.bits && Number(variables.first) > route.bits.size) return answerInBits(route.bits, variables, asking);
  const { data, errors } = await execute(route.document, variables, context);
  const [error] = errors ?? [];
  if (error) return sendError(response, statusOf(error), error);
  const content = route.pick(data);
  if (content == null) throw new AppError(...route.missing);
  linkNext(asking, route.next?.(data));
  if (route.isPersonal) response.set('Cache-Control', 'no-store');
  response.status(route.status ?? 200).vary('Accept-Language').json(content);
}

/** A long list: however slowly it is read, only one bit of it is in memory. */
async function answerInBits(bits: Bits, variables: Record<string, unknown>, asking: Asking) {
  const { request, response, execute, context } = asking;
  const { data, errors } = await execute(bits.numbersDocument, variables, context);
  const [error] = errors ?? [];
  if (error) return sendError(response, statusOf(error), error);
  const numbers = bits.numbers(data);
  linkNext(asking, bits.next(data));
  response.vary('Accept-Language');
  if (numbers.length <= bits.size) return void response.json(await entries(bits, numbers, asking));
  await sendBits(written(bits, numbers, asking), { request, response, log: context.log, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}

/** The same text as the whole list at once would be. */
async function* written(bits: Bits, numbers: string[], asking: Asking): AsyncGenerator<string> {
  let before = '[';
  for (let start = 0; start < numbers.length; start += bits.size) {
    const some = await entries(bits, numbers.slice(start, start + bits.size), asking);
    if (some.length === 0) continue;
    yield `${before}${some.map((entry) => JSON.stringify(entry)).join(',')}`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function entries({ entriesDocument, entries }: Bits, ids: string[], { executePaid, context }: Asking): Promise<unknown[]> {
  if (ids.length === 0) return [];
  const { data, errors } = await executePaid(entriesDocument, { ids }, context);
  const [error] = errors ?? [];
  // It has been presented and logged; here it only ends the answer.
  if (error) throw new AppError('UNAVAILABLE', 'unavailable');
  return entries(data);
}

function linkNext({ request, response }: Asking, cursor: string | null | undefined): void {
  if (!cursor) return;
  const address = new URL(request.originalUrl, 'http://localhost');
  address.searchParams.set('after', cursor);
  response.set('Link', `<${address.pathname}${address.search}>; rel="next"`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
