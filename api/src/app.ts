import 'reflect-metadata';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import compression from 'compression';
import express, { type Express, type Request } from 'express';
import { createContext, type Context } from './context.js';
import type { Database } from './database.js';
import type { Env } from './env.js';
import { createExecutor } from './executor.js';
import { graphqlRoute } from './graphql.js';
import { imageRoutes } from './images/image.route.js';
import type { ImageStore } from './images/image.store.js';
import type { Language } from './language.js';
import type { Logger } from './logger.js';
import { pageRoutes, type Web } from './pages.js';
import { languageOf } from './request.js';
import { restRoutes } from './rest/handler.js';
import { errorHandler } from './rest/problem.js';
import { createSchema } from './schema.js';
import { siteOf } from './site.js';

/** What the application is made of; tests and the local start-up bring their own parts. */
export interface Parts {
  env: Env;
  database: Database;
  images: ImageStore;
  log: Logger;
  /** Without it there are no pages, only the APIs. */
  web?: Web;
}

export interface App {
  express: Express;
  stop(): Promise<void>;
}

/** Everything that answers on the one port. */
export async function createApp({ env, database, images, log, web }: Parts): Promise<App> {
  const schema = createSchema();
  const execute = createExecutor(schema);
  const contextOf = (request: Request, options: { language?: Language; maxPageSize?: number } = {}): Context =>
    createContext({ database, log, language: languageOf(request), ...options });

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY === '' ? false : env.TRUST_PROXY);
  app.use((_, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' });
    next();
  });

  app.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_, response) => {
    const ready = await database.isReady().catch(() => false);
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'unavailable' });
  });

  app.use(imageRoutes(images));
  app.use(compression());
  const graphql = await graphqlRoute(schema, contextOf, { introspection: !env.isProduction });
  app.use(graphql.router);
  app.get('/playground', (_, response) => void response.type('html').send(playground()));
  app.use(restRoutes(execute, (request, maxPageSize) => contextOf(request, { maxPageSize })));
  if (web) {
    app.use(pageRoutes({ web, site: siteOf(env), execute, contextOf: (request, language) => contextOf(request, { language }) }));
  }
  app.use(errorHandler(log));
  return { express: app, stop: graphql.stop };
}

let explorer: string | undefined;

/** The explorer for developers, all in one page: it needs nothing from another host. */
function playground(): string {
  explorer ??= renderGraphiQL({
    endpoint: '/graphql',
    title: 'Obala GraphQL',
    defaultQuery: '{\n  hotels(filter: { search: "Rovinj" }, first: 5) {\n    nodes { name city pricePerNight }\n  }\n}\n',
  });
  return explorer;
}
