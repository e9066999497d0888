import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { clientOf } from '../cost/meter.js';
import type { Points, Standing } from '../cost/points.js';
import type { Env } from '../env.js';
import type { Logger } from '../logger.js';
import { sessionToken } from '../viewer/session.cookie.js';
import type { Answers } from './answers.js';
import { graphqlAnswers } from './graphql.js';
import { createRecognition } from './operation.js';
import { isKeptPage, pageAnswers } from './pages.js';
import type { PersistedDocuments } from './persisted.js';

interface Parts {
  answers: Answers;
  persisted: PersistedDocuments;
  schema: GraphQLSchema;
  env: Env;
  points: Points;
  log: Logger;
  /** A client's network address. */
  addressOf: (request: IncomingMessage) => string;
  hasPages: boolean;
  /** Whatever computes answers. */
  next: RequestListener;
}

/**
 * Stands in front of everything, and answers visitors from memory what has not changed since it was computed. Whoever
 * is signed in or comes with a key passes by, in both directions: nothing of theirs is kept, and nothing kept is theirs.
 */
export function answersInFront({ answers, persisted, schema, env, points, log, addressOf, hasPages, next }: Parts): RequestListener {
  const clients = new LRUCache<string, ReturnType<typeof clientOf>>({ max: 10_000 });
  const visitor = (address: string) => {
    let client = clients.get(address);
    if (!client) clients.set(address, (client = clientOf({ key: null, viewer: null, address }, env)));
    return client;
  };
  const pay = (request: IncomingMessage, cost: number): Standing | null => {
    try {
      return points.spend(...visitor(addressOf(request)), cost);
    } catch {
      return null;
    }
  };
  const graphql = graphqlAnswers({ answers, persisted, recognize: createRecognition(schema), pay, next });
  const page = pageAnswers(answers, next);
  const wayOf = (request: IncomingMessage) => {
    if (!answers.isOpen || request.headers.authorization !== undefined || hasSession(request)) return null;
    if (/^\/graphql\/?(\?|$)/.test(request.url ?? '')) return request.method === 'POST' || request.method === 'GET' ? graphql : null;
    return hasPages && isKeptPage(request) ? page : null;
  };
  const hasSession = (request: IncomingMessage) => request.headers.cookie !== undefined && sessionToken(request, env.isProduction) !== null;

  return (request: IncomingMessage, response: ServerResponse) => {
    const way = wayOf(request);
    if (!way) return next(request, response);
    way(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'an answer could not be given');
      response.destroy();
    });
  };
}
