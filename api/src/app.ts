import 'reflect-metadata';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import express, { type Router } from 'express';
import { Answers } from './answers/answers.js';
import { answersInFront } from './answers/front.js';
import { PersistedDocuments } from './answers/persisted.js';
import { checkKey } from './auth.js';
import { createContext, createSystemContext, type Context, type RequestFacts, type Services } from './context.js';
import { ClientMeter, clientOf, showIn } from './cost/meter.js';
import { createPoints } from './cost/points.js';
import { webhookRoute } from './credits/webhook.route.js';
import type { Env } from './env.js';
import { createExecutor } from './executor.js';
import { explorerRoutes } from './explorer.js';
import { feedRoutes } from './feeds/feed.routes.js';
import { graphqlInFront } from './graphql.front.js';
import { graphqlErrorHandler, graphqlRoute } from './graphql.js';
import { createSecurity } from './headers.js';
import { bearerOf, identify } from './identity.js';
import { imageRoutes } from './images/image.route.js';
import { uploadRoutes } from './images/upload.route.js';
import { KeyScope } from './keys/key.scope.js';
import type { Language } from './language.js';
import { allowOrigins, isForeign } from './origin.js';
import { pageRoutes, type Web } from './pages.js';
import { requestsInFront, sayRequestId } from './request.front.js';
import { addressReader, languageOf, trustedProxies } from './request.js';
import { personalDataRoutes } from './privacy/personal-data.route.js';
import { restRoutes } from './rest/handler.js';
import { openApiRoutes } from './rest/openapi.route.js';
import { errorHandler } from './rest/problem.js';
import { MAX_ROWS } from './rest/parameters.js';
import { createSchema } from './schema.js';
import { shedding } from './shed.js';
import { siteOf } from './site.js';
import { csvRoutes } from './statistics/csv.route.js';
import { monthlyRoutes } from './statistics/monthly.route.js';
import { outRoutes } from './statistics/out.route.js';
import { createVisitCounter } from './statistics/visit.counter.js';
import { visitRoutes } from './statistics/visit.route.js';
import { sessionToken } from './viewer/session.cookie.js';

/** What the application is made of; tests and the local start-up bring their own parts. */
export interface Parts extends Services {
  env: Env;
  /** Without it there are no pages, only the APIs. */
  web?: Web;
  /** Whatever a start-up adds of its own: the outbox that a developer reads mails in. */
  routes?: Router;
}

export interface App {
  /** The way of a request: whatever answers without Express stands in front of it. */
  handle: RequestListener;
  stop(): Promise<void>;
}

/** Everything that answers on the one port. */
export async function createApp({ env, web, routes, ...services }: Parts): Promise<App> {
  const { database, images, log, notices } = services;
  const schema = createSchema();
  const points = createPoints({ read: database.read, log, now: services.now });
  const answers = env.ANSWER_CACHE_MEGABYTES > 0 ? new Answers(notices, env.ANSWER_CACHE_MEGABYTES) : null;
  const persisted = new PersistedDocuments();
  const addressOf = addressReader(env.TRUST_PROXY);
  const contextOf = async (request: IncomingMessage, response: ServerResponse, facts: Partial<RequestFacts> = {}): Promise<Context> => {
    // What is answered to somebody who says who they are, or tries to, is kept nowhere.
    if (bearerOf(request) !== null || sessionToken(request, env.isProduction) !== null) response.setHeader('Cache-Control', 'no-store');
    const identity = await identify(request, response, { read: database.read, isProduction: env.isProduction });
    const address = addressOf(request);
    return createContext(services, {
      language: languageOf(request),
      ...identity,
      isForeign: isForeign(request, env.PUBLIC_URL),
      meter: new ClientMeter(...clientOf({ ...identity, address }, env), points, showIn(response)),
      address,
      userAgent: request.headers['user-agent'] ?? '',
      maxPageSize: 100,
      reads: answers?.readingOf(request) ?? null,
      ...facts,
    });
  };
  /** For what stands beside the schema: what it costs, and the scope that a key needs for it. Without one, it is closed to keys. */
  const besideSchema = (cost: number, scope?: KeyScope) => async (request: IncomingMessage, response: ServerResponse) => {
    const context = await contextOf(request, response);
    checkKey({ scope }, context);
    context.meter.spend(cost);
    return context;
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies(env.TRUST_PROXY));
  const secure = createSecurity(env.isProduction);
  app.use((_, response, next) => {
    secure(response);
    next();
  });

  app.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_, response) => {
    const ready = await database.isReady().catch(() => false);
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'unavailable' });
  });

  // Before everything that reads bodies: the signature is over the bytes as they came.
  app.use(webhookRoute(() => createSystemContext(services)));
  // Mail programs say nothing, or something else, of where a request comes from; its link is its proof.
  app.use(monthlyRoutes(() => createSystemContext(services)));
  app.use(imageRoutes(images, log));
  app.use(compression());
  app.use(feedRoutes(services, env.isProduction));
  app.use(allowOrigins(env.PUBLIC_URL, env.isProduction));
  const graphql = await graphqlRoute(schema, contextOf, persisted, { tellsSchema: !env.isProduction });
  app.use(graphql.router);
  app.use(explorerRoutes(schema));
  app.use(uploadRoutes(besideSchema(10, KeyScope.OWN_LISTINGS_WRITE)));
  const visits = createVisitCounter(services);
  app.use(visitRoutes(visits, besideSchema(1)));
  app.use(outRoutes(visits, besideSchema(1)));
  app.use(csvRoutes(besideSchema(50, KeyScope.OWN_LISTINGS_READ)));
  app.use(personalDataRoutes(besideSchema(50)));
  app.use(openApiRoutes(schema, services.site));
  const [execute, executePaid] = [createExecutor(schema, { isCounted: true }), createExecutor(schema, { isCounted: false })];
  app.use(restRoutes({ execute, executePaid, contextOf: (request, response) => contextOf(request, response, { maxPageSize: MAX_ROWS }) }));
  if (routes) app.use(routes);
  if (web) {
    // Pages are for people: no key opens one, and no points are counted.
    const pageContextOf = async (request: IncomingMessage, response: ServerResponse, language: Language) => {
      const context = await contextOf(request, response, { language });
      checkKey({}, context);
      return context;
    };
    app.use(pageRoutes({ web, site: siteOf(env), execute: executePaid, contextOf: pageContextOf, isProduction: env.isProduction, log }));
  }
  app.use('/graphql', graphqlErrorHandler(log));
  app.use(errorHandler(log));
  const stop = async () => {
    shed.stop();
    await visits.stop();
    await graphql.stop();
    await points.stop();
  };
  const working = graphqlInFront({ express: app, graphql, fail: graphqlErrorHandler(log), publicUrl: env.PUBLIC_URL, secure });
  const shed = shedding({ atOnce: env.REQUESTS_AT_ONCE, isProduction: env.isProduction, log, next: working });
  const next = sayRequestId(shed.handle);
  const handle: RequestListener = answers ? answersInFront({ answers, persisted, schema, env, points, log, addressOf, hasPages: web !== undefined, turnAway: shed.turnAway, next }) : next;
  return { handle: requestsInFront(handle), stop };
}
