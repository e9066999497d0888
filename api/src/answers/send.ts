import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { currentWork } from '../work.js';
import type { Answer } from './answers.js';
import { type Encoding, lengthOf } from './body.js';
import type { Captured } from './capture.js';

/** In what form a client takes an answer. */
export interface Wishes {
  encodings: readonly Encoding[];
  /** What it has already. */
  ifNoneMatch?: string;
}

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];
const PLAIN: readonly Encoding[] = ['identity'];
/** Browsers say one of a few things. */
const readEncodings = new LRUCache<string, Encoding[]>({ max: 200 });
/** They belong to the sender, or to the connection. */
const OWN_HEADERS = /^(x-ratelimit-.*|content-length|etag|date|connection|keep-alive|transfer-encoding|retry-after|x-request-id)$/;

export function wishesOf({ headers }: IncomingMessage): Wishes {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return { encodings: PLAIN, ifNoneMatch: headers['if-none-match'] };
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
export function sharedHeaders(headers: Captured['headers'], instead: Record<string, string>): string[] | null {
  if (headers['set-cookie']) return null;
  const shared = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name) && !(name in instead));
  return [...shared, ...Object.entries(instead)].flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
}

/** Sends what is kept, with what belongs to its receiver in the gaps and among the headers. */
export function send(response: ServerResponse, { status, headers, body, etag, operation }: Answer, wishes: Wishes, fill: string, own: readonly string[] = []): void {
  const work = currentWork();
  if (work && operation) work.operation = operation;
  const all = [...headers, ...own, 'x-request-id', work?.requestId ?? ''];
  if (etag) all.push('etag', etag);
  if (etag && wishes.ifNoneMatch?.includes(etag)) {
    response.writeHead(304, all).end();
    return;
  }
  const encoding = body.encodingFor(wishes.encodings);
  const bytes = body.encode(encoding, fill);
  if (encoding !== 'identity') all.push('content-encoding', encoding);
  all.push('content-length', String(lengthOf(bytes)));
  response.writeHead(status, all);
  // Held back until all of it is there: one write, whatever it is made of.
  if (bytes.length > 1) response.cork();
  const last = bytes.pop();
  for (const part of bytes) response.write(part, 'latin1');
  response.end(last, 'latin1');
}

/** Sends what was computed for one alone. */
export function sendAsItIs(response: ServerResponse, { status, headers, body }: Captured): void {
  response.writeHead(status, headers).end(body);
}
