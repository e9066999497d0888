import { ApolloServer, type ApolloServerPlugin, type GraphQLRequest } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { createCompiler, type ExecuteCompiled } from './compiled.js';
import type { PersistedDocuments } from './answers/persisted.js';
import type { Context } from './context.js';
import { countOperations } from './cost/cost.plugin.js';
import { MOST_TOKENS, withoutSuggestion } from './cost/parsing.js';
import { refuseDocuments } from './cost/size.plugin.js';
import { graphqlUploadExpress } from 'graphql-upload-minimal';
import { AppError } from './errors.js';
import { IMAGE_LIMITS, MOST_FILES } from './images/image.pipeline.js';
import { waitForTurn } from './images/upload.service.js';
import { createLane, type Lane } from './lane.js';
import type { Logger } from './logger.js';
import { presentError, presentThrown, retryAfterOf, statusOf } from './executor.js';
import { nameOperations } from './operations.js';
import { tracedUntilSent } from './tracing.js';
import { languageOf } from './request.js';

/**
 * Presents the errors of a response, and lets its status say when nothing at all came of the request. To whom the schema
 * is told, what else could have been meant is told too.
 */
const presentErrors = ({ tellsSchema }: { tellsSchema: boolean }): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, contextValue }) => {
      if (response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      if (!singleResult.errors) return;
      singleResult.errors = singleResult.errors.map((error) =>
        error instanceof GraphQLError ? presentError(error, contextValue.language, contextValue.log) : error,
      );
      if (!tellsSchema && !contextValue.key) {
        singleResult.errors = singleResult.errors.map((error) => ({ ...error, message: withoutSuggestion(error.message) }));
      }
      const [first] = singleResult.errors;
      // A mutation by GET: the answer names the methods that there are.
      const isSettled = response.http.status === 405;
      if (singleResult.data == null && first && !isSettled) response.http.status = isSaidInBody(request, first) ? 200 : statusOf(first);
      const retryAfter = singleResult.errors.map(retryAfterOf).find((seconds) => seconds !== undefined);
      if (retryAfter) response.http.headers.set('retry-after', retryAfter);
    },
  }),
});

/** What the lane has executed already, by the request that it came with. */
export type Executed = WeakMap<object, ExecutionResult>;

/** Has queries that come again and again executed as compiled code, and from then on answered by the lane. */
function executeCompiled(execute: ExecuteCompiled, lane: Lane, executed: Executed): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ document, operation, request, response: { http }, contextValue }) => {
        const done = request.http && executed.get(request.http);
        const result = done ?? (operation ? await execute(document, request.variables, contextValue) : null);
        if (result && operation && !done) lane.learn(request.query, { document, operation });
        return result && { http, body: { kind: 'single', singleResult: result } };
      },
    }),
  };
}

/**
 * Who asks for application/json by name is an older client: what is wrong with a document is only said in the body
 * then, as the specification wants it. All others are told by the status too.
 */
function isSaidInBody({ http }: GraphQLRequest, { path, extensions }: GraphQLFormattedError): boolean {
  const accept = http?.headers.get('accept') ?? '';
  return !path && extensions?.key === 'badRequest' && accept.includes('application/json') && !accept.includes('application/graphql-response+json');
}

/** Queries may come by GET: nothing is changed by them, so that no browser has to ask beforehand. Mutations are refused there. */
const letReadByGet: RequestHandler = (request, _, next) => {
  if (request.method === 'GET') request.headers['apollo-require-preflight'] = 'no';
  next();
};

// Files come as streams; whoever reads one counts its bytes, since what is too large would only be cut.
const takeApart = graphqlUploadExpress({ maxFileSize: 2 * IMAGE_LIMITS.megabytes * 1024 * 1024, maxFiles: MOST_FILES });

/** Takes multipart requests apart: their files become variables of the operation. */
const receiveFiles: RequestHandler = (request, response, next) => {
  // A browser that is still sending reads no answer: what is left of a refused request is let through.
  response.once('finish', () => {
    request.unpipe();
    request.resume();
  });
  if (request.is('multipart/form-data')) waitForTurn(request);
  takeApart(request, response, (error: unknown) => {
    next(error && (error as { status?: number }).status !== 413 ? new AppError('INVALID', 'badRequest') : error);
  });
};

/** What ends a request before GraphQL has it, in the shape that all answers have here. */
export function graphqlErrorHandler(log: Logger): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, problem } = presentThrown(error, languageOf(request), log);
    const retryAfter = retryAfterOf(problem);
    if (retryAfter) response.set('Retry-After', retryAfter);
    response.status(status).json({ errors: [problem] });
  };
}

export interface GraphqlRoute {
  router: Router;
  server: ApolloServer<Context>;
  lane: Lane;
  executed: Executed;
  admit: (request: IncomingMessage, response: ServerResponse) => Promise<Context>;
  stop(): Promise<void>;
}

/** `/graphql`: the same schema for the pages, for partners and for administrators. */
export async function graphqlRoute(
  schema: GraphQLSchema,
  contextOf: (request: IncomingMessage, response: ServerResponse) => Promise<Context>,
  persisted: PersistedDocuments,
  { tellsSchema }: { tellsSchema: boolean },
): Promise<GraphqlRoute> {
  const execute = createCompiler(schema);
  const [lane, executed]: [Lane, Executed] = [createLane(schema, execute), new WeakMap()];
  const server = new ApolloServer<Context>({
    schema,
    // Who may ask for the schema is decided below; what that costs is counted like everything else.
    introspection: true,
    allowBatchedHttpRequests: false,
    // What a form of another site could send without a question beforehand is refused.
    csrfPrevention: true,
    parseOptions: { maxTokens: MOST_TOKENS },
    includeStacktraceInErrorResponses: false,
    // The error itself is handed on: it is presented above, where the language is known.
    formatError: (_, error) => error as GraphQLError,
    persistedQueries: { cache: persisted.forServer },
    // Its own rules of caching are not used, and would put a function in front of every field.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // A page from another host for whoever opens /graphql; ours is /playground.
      ApolloServerPluginLandingPageDisabled(),
      nameOperations,
      refuseDocuments({ tellsSchema }),
      countOperations(schema),
      executeCompiled(execute, lane, executed),
      presentErrors({ tellsSchema }),
    ],
    stopOnTerminationSignals: false,
  });
  await server.start();
  const contexts = new WeakMap<object, Context>();
  /** Who it is comes first: without a good key, or without points, nothing else is looked at. */
  const admit = async (request: IncomingMessage, response: ServerResponse): Promise<Context> => {
    const context = await contextOf(request, response);
    // Reading a document is work too, also of one that is refused for what it says.
    context.meter.spend(1);
    return context;
  };
  const router = Router().use(
    '/graphql',
    express.json({ limit: '100kb' }),
    letReadByGet,
    receiveFiles,
    (_, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    },
    async (request, response, next) => {
      contexts.set(request, await admit(request, response));
      tracedUntilSent('graphql', response, next);
    },
    expressMiddleware(server, { context: async ({ req }) => contexts.get(req)! }),
  );
  return { router, server, lane, executed, admit, stop: () => server.stop() };
}
