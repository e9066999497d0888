import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { Language, LANGUAGES, languageOfPath, message } from './language.js';
import { TRY_AGAIN } from './unavailable.js';

const STYLE = `:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:18vh auto;padding:0 1.5rem}`;
const HEADERS = {
  'retry-after': String(TRY_AGAIN),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
  vary: 'Accept-Language',
};
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Answers 503 without any other work, in the language and the shape of what was asked for: GraphQL, REST, or a page that needs nothing else. */
export function refuse(request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (/^\/graphql(\/|$)/.test(path)) {
    const extensions = { code: 'UNAVAILABLE', key: 'unavailable', retryAfter: TRY_AGAIN };
    return sendJson(response, { errors: [{ message: message(languageOf(request), 'unavailable'), extensions }] });
  }
  if (/^\/(api|images|assets)\//.test(path)) return sendJson(response, { message: message(languageOf(request), 'unavailable'), code: 'UNAVAILABLE' });
  const language = languageOfPath(path);
  response.writeHead(503, { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }).end(page(language));
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(503, { ...HEADERS, 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

/** The browser asks again by itself; nobody has to. */
function page(language: Language): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${TRY_AGAIN}"><title>Obala</title><style>${STYLE}</style></head><body><main><h1>Obala</h1><p>${message(language, 'unavailable')}</p></main></body></html>`;
}

function languageOf({ headers }: IncomingMessage): Language {
  if (!headers['accept-language']) return Language.DE;
  return (new Negotiator({ headers }).language(LANGUAGES) as Language | undefined) ?? Language.DE;
}
