import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { countRequest, type Operation, operationOf, requests } from './measures.js';
import { traceRequest } from './tracing.js';
import { currentWork, type Work, workFor } from './work.js';

/** Of this process; the number of the request follows. */
const PREFIX = randomBytes(5).toString('hex');
/** What a proxy may have called a request; anything else in its place is somebody's joke. */
const WELL_FORMED = /^[\w-]{8,64}$/;

let count = 0;

/** Stands in front of everything: gives each request its id, and counts what comes of it. */
export function requestsInFront(next: RequestListener): RequestListener {
  return (request, response) => {
    const given = request.headers['x-request-id'];
    const work: Work = { requestId: typeof given === 'string' && WELL_FORMED.test(given) ? given : `${PREFIX}-${(count += 1).toString(36)}` };
    const startedAt = performance.now();
    requests.atHand += 1;
    response.on('close', () => {
      requests.atHand -= 1;
      work.operation ??= pathOf(request);
      countRequest(work.operation, response.writableFinished ? response.statusCode : 0, (performance.now() - startedAt) / 1000);
    });
    workFor(work, () => traceRequest(request, response, work, () => next(request, response)));
  };
}

/** Says with every answer which request it is for. Answers from memory say it themselves, with their other headers. */
export function sayRequestId(next: RequestListener): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    sayId(response);
    return next(request, response);
  };
}

/** The same for one answer. */
export function sayId(response: ServerResponse): void {
  const id = currentWork()?.requestId;
  if (id) response.setHeader('X-Request-Id', id);
}

const NOTHING_KNOWN = operationOf('other', 'other');
const KINDS: [RegExp, Operation['kind']][] = [
  [/^\/graphql\b/, 'graphql'],
  [/^\/assets\//, 'asset'],
  [/^\/images\//, 'image'],
  [/^\/api\//, 'rest'],
];

/** What nobody has named: Express knows the path as it was written by us. */
function pathOf(request: IncomingMessage): Operation {
  const route = (request as Partial<Request>).route as { path?: unknown } | undefined;
  const kind = KINDS.find(([path]) => path.test(request.url ?? ''))?.[1] ?? 'other';
  if (typeof route?.path === 'string') return operationOf(kind, `${request.method} ${route.path}`);
  return kind === 'other' ? NOTHING_KNOWN : operationOf(kind, 'other');
}
