import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { Language, LANGUAGES, languageOfPath, message } from './language.js';
import { awayPage, brokenPage, REFUSAL_POLICY } from './refusal.page.js';
import { TRY_AGAIN } from './unavailable.js';
import { currentWork } from './work.js';

const RETRY = { 'retry-after': String(TRY_AGAIN) };
const GRAPHQL = 'application/graphql-response+json';
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
  vary: 'Accept-Language',
};

/** Answers 503 without any other work, in the language and the shape of what was asked for: GraphQL, REST, or a page that needs nothing else. */
export function refuse(request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (/^\/graphql(\/|$)/.test(path)) {
    const extensions = { code: 'UNAVAILABLE', key: 'unavailable', retryAfter: TRY_AGAIN };
    // Whoever knows the type reads the words; otherwise a client may take any 503 for an answer of something in between.
    const type = request.headers.accept?.includes(GRAPHQL) ? GRAPHQL : undefined;
    return sendJson(response, { errors: [{ message: message(languageOf(request), 'unavailable'), extensions }] }, type);
  }
  if (/^\/(api|images|assets)\//.test(path)) return sendJson(response, { message: message(languageOf(request), 'unavailable'), code: 'UNAVAILABLE' });
  sendPage(response, 503, awayPage(languageOfPath(path), TRY_AGAIN));
}

/** Answers 500 with a page that needs nothing else: what happened, and the id that whoever tells us of it names. */
export function apologize(response: ServerResponse, language: Language): void {
  sendPage(response, 500, brokenPage(language, currentWork()?.requestId ?? ''));
}

function sendJson(response: ServerResponse, body: object, type = 'application/json'): void {
  response.writeHead(503, { ...HEADERS, ...RETRY, 'content-type': `${type}; charset=utf-8` }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { ...HEADERS, ...(status === 503 && RETRY), 'content-type': 'text/html; charset=utf-8', 'content-security-policy': REFUSAL_POLICY }).end(html);
}

function languageOf({ headers }: IncomingMessage): Language {
  if (!headers['accept-language']) return Language.DE;
  return (new Negotiator({ headers }).language(LANGUAGES) as Language | undefined) ?? Language.DE;
}
