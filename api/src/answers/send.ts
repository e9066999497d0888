import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { currentWork, nameWork } from '../work.js';
import type { Answer } from './answers.js';
import type { Encoding } from './body.js';
import type { Captured } from './capture.js';

/** In what form a client takes an answer. */
export interface Wishes {
  encodings: readonly Encoding[];
  /** What it has already. */
  ifNoneMatch?: string;
}

const SHORT = 16 * 1024;
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers say one of a few things. */
const readEncodings = new LRUCache<string, Encoding[]>({ max: 200 });
/** They belong to the sender, or to the connection. */
const OWN_HEADERS = /^(x-ratelimit-.*|content-length|etag|date|connection|keep-alive|transfer-encoding|retry-after|x-request-id)$/;

export function wishesOf({ headers }: IncomingMessage): Wishes {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return { encodings: ['identity'], ifNoneMatch: headers['if-none-match'] };
  let encodings = readEncodings.get(accepted);
  if (!encodings) {
    encodings = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(ENCODINGS) as Encoding[];
    readEncodings.set(accepted, encodings);
  }
  return { encodings, ifNoneMatch: headers['if-none-match'] };
}

/** What is to be computed for all comes whole and as it is: each sender's form is given to it afterwards. */
export function askPlainly({ headers }: IncomingMessage): void {
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) Reflect.deleteProperty(headers, name);
}

/** The headers that are the same for all; null where one is meant for its receiver alone. */
export function sharedHeaders({ headers }: Captured, instead: Record<string, string>): string[] | null {
  if (headers['set-cookie']) return null;
  const shared = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name) && !(name in instead));
  return [...shared, ...Object.entries(instead)].flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
}

/** Sends what is kept, with what belongs to its receiver in the gap. */
export function send(response: ServerResponse, { status, headers, body, etag, operation }: Answer, wishes: Wishes, fill: Buffer, own: readonly string[] = []): void {
  nameWork(operation);
  const id = ['x-request-id', currentWork()?.requestId ?? ''];
  if (etag && wishes.ifNoneMatch?.includes(etag)) {
    response.writeHead(304, [...headers, ...id, 'etag', etag]).end();
    return;
  }
  const encoding = body.encodingFor(wishes.encodings);
  const parts = body.encode(encoding, fill);
  let length = 0;
  for (const part of parts) length += part.length;
  const all = [...headers, ...own, ...id, 'content-length', String(length)];
  if (encoding !== 'identity') all.push('content-encoding', encoding);
  if (etag) all.push('etag', etag);
  response.writeHead(status, all);
  // What is short is put together quickly; what is long is not copied for each.
  if (length < SHORT) return void response.end(parts.length === 1 ? parts[0] : Buffer.concat(parts, length));
  response.cork();
  for (const part of parts) response.write(part);
  response.end();
  response.uncork();
}

/** Sends a page with a nonce that nobody had before. */
export function sendPage(response: ServerResponse, answer: Answer, wishes: Wishes): void {
  const nonce = randomBytes(16).toString('base64');
  const { nonce: old } = answer;
  const headers = old ? answer.headers.map((value) => value.replaceAll(old, nonce)) : answer.headers;
  send(response, { ...answer, headers }, wishes, Buffer.from(nonce));
}

/** Sends what was computed for one alone. */
export function sendAsItIs(response: ServerResponse, { status, headers, body }: Captured): void {
  response.writeHead(status, headers).end(body);
}
