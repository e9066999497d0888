import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { Language, LANGUAGES, languageOfPath, message } from './language.js';
import { TRY_AGAIN } from './unavailable.js';
import { currentWork } from './work.js';

const STYLE = `:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:18vh auto;padding:0 1.5rem}`;
const RETRY = { 'retry-after': String(TRY_AGAIN) };
const HEADERS = {
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
  // The browser asks again by itself; nobody has to.
  sendPage(response, 503, language, `<meta http-equiv="refresh" content="${TRY_AGAIN}">`, message(language, 'unavailable'));
}

/** Answers 500 with a page that needs nothing else: what happened, and the id that whoever tells us of it names. */
export function apologize(response: ServerResponse, language: Language): void {
  const id = currentWork()?.requestId ?? '';
  sendPage(response, 500, language, '', message(language, 'unexpected'), `${message(language, 'errorId')} <code>${id}</code>`);
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(503, { ...HEADERS, ...RETRY, 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, status: number, language: Language, head: string, ...paragraphs: string[]): void {
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
${head}<title>Obala</title><style>${STYLE}</style></head><body><main><h1>Obala</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</main></body></html>`;
  response.writeHead(status, { ...HEADERS, ...(status === 503 && RETRY), 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }).end(html);
}

function languageOf({ headers }: IncomingMessage): Language {
  if (!headers['accept-language']) return Language.DE;
  return (new Negotiator({ headers }).language(LANGUAGES) as Language | undefined) ?? Language.DE;
}
