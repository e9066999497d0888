import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { clientOf } from '../cost/meter.js';
import type { Points, Standing } from '../cost/points.js';
import type { Env } from '../env.js';
import type { Logger } from '../logger.js';
import type { TurnAway } from '../shed.js';
import { sessionToken } from '../viewer/session.cookie.js';
import type { Answers } from './answers.js';
import { graphqlAnswers } from './graphql.js';
import { createRecognition } from './operation.js';
import { pageAnswers } from './pages.js';
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
  /** Sends away what nobody has time for; false for what may stay. */
  turnAway: TurnAway;
  /** Whatever computes answers. */
  next: RequestListener;
}

/**
 * Stands in front of everything, and answers visitors from memory what has not changed since it was computed. Whoever
 * is signed in or comes with a key passes by, in both directions: nothing of theirs is kept, and nothing kept is theirs.
 */
export function answersInFront({ answers, persisted, schema, env, points, log, addressOf, hasPages, turnAway, next }: Parts): RequestListener {
  const pay = (request: IncomingMessage, cost: number): Standing | null => {
    try {
      return points.spend(...clientOf({ key: null, viewer: null, address: addressOf(request) }, env), cost);
    } catch {
      return null;
    }
  };
  const fail = (error: unknown, response: ServerResponse) => {
    log.error({ err: error }, 'an answer could not be given');
    response.destroy();
  };
  const graphql = graphqlAnswers({ answers, persisted, recognize: createRecognition(schema), pay, turnAway, next, fail });
  const page = pageAnswers({ answers, turnAway, next, fail });
  const wayOf = (request: IncomingMessage) => {
    if (!answers.isOpen || request.headers.authorization !== undefined || hasSession(request)) return null;
    if (/^\/graphql\/?(\?|$)/.test(request.url ?? '')) return request.method === 'POST' || request.method === 'GET' ? graphql : null;
    return hasPages && request.method === 'GET' ? page : null;
  };
  const hasSession = (request: IncomingMessage) => request.headers.cookie !== undefined && sessionToken(request, env.isProduction) !== null;

  return (request, response) => (wayOf(request) ?? next)(request, response);
}
