import { HeaderMap } from '@apollo/server';
import compression from 'compression';
import type { ErrorRequestHandler, Express, Request, Response } from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { GraphqlRoute } from './graphql.js';
import type { Secure } from './headers.js';
import { isForeign, OPEN_TO_ALL } from './origin.js';
import { traced } from './tracing.js';

/** The longest that is read without Express, which says what is wrong with a longer one. */
const LONGEST = 100 * 1024;
const PLAIN_TYPE = /^application\/json(; ?charset=utf-8)?$/i;

const OPEN = Object.entries(OPEN_TO_ALL);

interface Parts {
  /** Answers everything else. */
  express: Express;
  graphql: Pick<GraphqlRoute, 'server' | 'lane' | 'executed' | 'admit'>;
  fail: ErrorRequestHandler;
  publicUrl: string;
  secure: Secure;
}

/**
 * Takes the usual question to /graphql past Express, which would cost as much as the answer: a POST of JSON, of a known
 * and usual length, not from another site. Its answer has the same headers. All else is Express's.
 */
export function graphqlInFront({ express, graphql: { server, lane, executed, admit }, fail, publicUrl, secure }: Parts): RequestListener {
  const compress = compression();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    response.setHeader('Cache-Control', 'no-store');
    const contextValue = await admit(request, response);
    const passed = await traced('graphql', {}, () => lane.answer(body, request.headers.accept, contextValue));
    if (passed && 'text' in passed) {
      response.setHeader('content-type', passed.type);
      return void response.end(passed.text);
    }
    const httpGraphQLRequest = { method: 'POST', headers: headersOf(request), search: '', body };
    if (passed) executed.set(httpGraphQLRequest, passed.result);
    const { status, headers, body: result } = await traced('graphql', {}, () => server.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: () => Promise.resolve(contextValue) }));
    for (const [name, value] of headers) response.setHeader(name, value);
    response.statusCode = status ?? 200;
    if (result.kind === 'complete') response.end(result.string);
    else response.destroy();
  }

  /** What says it has the ways of Express, which others have no need of: they would make everything slower. */
  function failed(error: unknown, plainRequest: IncomingMessage, plainResponse: ServerResponse): void {
    const request = Object.setPrototypeOf(plainRequest, express.request as object) as Request;
    const response = Object.setPrototypeOf(plainResponse, express.response as object) as Response;
    request.res = response;
    response.req = request;
    fail(error, request, response, () => response.destroy());
  }

  return (request, response) => {
    if (!isUsual(request) || isForeign(request, publicUrl)) return void express(request, response);
    secure(response);
    for (const [name, value] of OPEN) response.setHeader(name, value);
    const go = () => void answer(request, response).catch((error: unknown) => failed(error, request, response));
    if (request.headers['accept-encoding']) return compress(request as Request, response as Response, go);
    response.setHeader('Vary', 'Accept-Encoding');
    go();
  };
}

function isUsual({ method, url, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return method === 'POST' && url === '/graphql' && length > 0 && length <= LONGEST && PLAIN_TYPE.test(headers['content-type'] ?? '') && !headers['content-encoding'];
}

const utf8 = new TextDecoder();

function bodyOf(request: IncomingMessage): Promise<object> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('error', reject);
    request.once('end', () => {
      try {
        const body: unknown = JSON.parse(utf8.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
        if (typeof body !== 'object' || body === null) throw new SyntaxError('JSON of another kind than an object');
        resolve(body);
      } catch (error) {
        reject(Object.assign(error as Error, { status: 400 }));
      }
    });
  });
}

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, typeof value === 'string' ? value : value.join(', '));
  }
  return map;
}
