import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, languageOfPath, message } from './language.js';
import { awayPage, brokenPage, REFUSAL_POLICY } from './refusal.page.js';
import { languageOf } from './request.js';
import { TRY_AGAIN } from './unavailable.js';
import { currentWork } from './work.js';

const RETRY = { 'retry-after': String(TRY_AGAIN) };
const GRAPHQL = 'application/graphql-response+json';
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Whatever is no page; one has a word of its own.
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
  vary: 'Accept-Language',
};
const PAGE = { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': REFUSAL_POLICY };
const AWAY_PAGE = { ...PAGE, ...RETRY };
const AWAY_JSON = { ...HEADERS, ...RETRY, 'content-type': 'application/json; charset=utf-8' };
const AWAY_GRAPHQL = { ...AWAY_JSON, 'content-type': `${GRAPHQL}; charset=utf-8` };

/** Each is written once: where many are refused, that has to cost next to nothing. */
const graphqlText = once((language) => JSON.stringify({ errors: [{ message: message(language, 'unavailable'), extensions: { code: 'UNAVAILABLE', key: 'unavailable', retryAfter: TRY_AGAIN } }] }));
const restText = once((language) => JSON.stringify({ message: message(language, 'unavailable'), code: 'UNAVAILABLE' }));
const pageText = once((language) => awayPage(language, TRY_AGAIN));

/** Answers 503 without any other work, in the language and the shape of what was asked for: GraphQL, REST, or a page that needs nothing else. */
export function refuse(request: IncomingMessage, response: ServerResponse): void {
  const [path = ''] = (request.url ?? '').split('?', 1);
  if (/^\/graphql(\/|$)/.test(path)) {
    // Whoever knows the type reads the words; otherwise a client may take any 503 for an answer of something in between.
    return send(response, 503, request.headers.accept?.includes(GRAPHQL) ? AWAY_GRAPHQL : AWAY_JSON, graphqlText(languageOf(request)));
  }
  if (/^\/(api|images|assets)\//.test(path)) return send(response, 503, AWAY_JSON, restText(languageOf(request)));
  send(response, 503, AWAY_PAGE, pageText(languageOfPath(path)));
}

/** Answers 500 with a page that needs nothing else: what happened, and the id that whoever tells us of it names. */
export function apologize(response: ServerResponse, language: Language): void {
  send(response, 500, PAGE, brokenPage(language, currentWork()?.requestId ?? ''));
}

/** One write for all of it. */
function send(response: ServerResponse, status: number, headers: Record<string, string>, body: string): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

function once(write: (language: Language) => string): (language: Language) => string {
  const written = new Map<Language, string>();
  return (language) => {
    const text = written.get(language) ?? write(language);
    written.set(language, text);
    return text;
  };
}
