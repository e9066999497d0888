import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '../errors.js';
import { newId } from '../ids.js';
import type { Store } from '../store.js';
import { billingRoutes } from './billing.routes.js';
import { catalogueRoutes } from './catalogue.routes.js';
import { checkoutRoutes } from './checkout.routes.js';
import { customerRoutes } from './customer.routes.js';
import { eventRoutes } from './event.routes.js';
import { expand } from './expand.js';
import { answerOnce } from './idempotency.js';
import type { Route } from './route.js';

/** What is wrong with the API just now: it never answers, closes the connection, or answers 500. */
export type Fault = 'none' | 'hang' | 'down' | 'error';

/** The API on a port of its own, as the SDK reaches it. */
export interface ApiServer {
  url: string;
  setFault(fault: Fault): void;
  stop(): Promise<void>;
}

export async function serveApi(store: Store, secretKey: string): Promise<ApiServer> {
  let fault: Fault = 'none';
  const server = createServer(api(store, secretKey, () => fault));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setFault: (next) => {
      fault = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function api(store: Store, secretKey: string, fault: () => Fault): Express {
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'extended');
  app.use((request, response, next) => {
    const failing = fault();
    if (failing === 'hang') return;
    if (failing === 'down') {
      request.socket.destroy();
      return;
    }
    response.set('Request-Id', newId('req', 14));
    if (request.get('stripe-version')) response.set('Stripe-Version', request.get('stripe-version'));
    if (request.get('idempotency-key')) response.set('Idempotency-Key', request.get('idempotency-key'));
    if (failing === 'error') throw new ApiError(500, 'An error occurred on our side.', undefined, undefined, 'api_error');
    const [kind, key] = (request.get('authorization') ?? '').split(' ');
    const given = kind === 'Basic' ? Buffer.from(key ?? '', 'base64').toString().replace(/:$/, '') : key;
    if (!given) throw new ApiError(401, 'You did not provide an API key.');
    if (given !== secretKey) throw new ApiError(401, `Invalid API Key provided: ${'*'.repeat(8)}${given.slice(-4)}`);
    next();
  });
  app.use(express.urlencoded({ extended: true, limit: '1mb', parameterLimit: 10_000 }));
  for (const route of [...customerRoutes, ...catalogueRoutes, ...checkoutRoutes, ...billingRoutes, ...eventRoutes]) mount(app, store, route);
  app.use((request) => {
    throw new ApiError(404, `Unrecognized request URL (${request.method}: ${request.path}).`);
  });
  app.use((error: unknown, _: Request, response: Response, _next: NextFunction) => {
    const isOurs = !(error instanceof ApiError);
    const answer = isOurs ? new ApiError(500, 'An error occurred in the sandbox.', undefined, undefined, 'api_error') : error;
    // A failure of the sandbox itself is a developer's business.
    if (isOurs) process.stderr.write(`Stripe sandbox: ${error instanceof Error ? error.stack : String(error)}\n`);
    response.status(answer.status).json(answer);
  });
  return app;
}

function mount(app: Express, store: Store, { method, path, answer }: Route): void {
  app[method === 'GET' ? 'get' : method === 'POST' ? 'post' : 'delete'](path, async (request: Request<{ id?: string }>, response: Response) => {
    const given: unknown = method === 'POST' ? (request.body ?? {}) : request.query;
    const id = request.params.id ?? '';
    const origin = { id: String(response.get('Request-Id')), idempotencyKey: request.get('idempotency-key') ?? null };
    if (method === 'GET') {
      response.json(await store.read(async (change) => expand(change, await answer(change, given, id), expandOf(given))));
      return;
    }
    const { body, originalRequest } = await store.change(
      async (change) =>
        answerOnce(change, origin, `${method} ${request.path} ${JSON.stringify(given)}`, async () =>
          expand(change, await answer(change, given, id), expandOf(given)),
        ),
      { origin },
    );
    if (originalRequest) response.set({ 'Idempotent-Replayed': 'true', 'Original-Request': originalRequest });
    response.type('json').send(body);
  });
}

/** Already read by the endpoint, which refuses anything but a list of texts. */
function expandOf(given: unknown): string[] {
  const { expand: paths } = given as { expand?: string[] | Record<string, string> };
  return paths ? Object.values(paths) : [];
}
