import { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import Negotiator from 'negotiator';
import { Language, LANGUAGES } from '../language.js';
import { forThisWork } from '../tracing.js';
import type { Asked } from './operation.js';
import type { PersistedDocuments } from './persisted.js';

/** A body of a question may have so many bytes; a longer one goes its way without us. */
const LONGEST_BODY = 100 * 1024;
const LONGEST_URL = 8 * 1024;
const KINDS = ['application/json', 'application/graphql-response+json'];

/**
 * Holds a body back until all of it is there, before the request itself knows of it: whoever is to read it gets it by
 * `push`, as if it came just now, and an answer from memory takes nothing of a stream. False when it is none that we know.
 */
export function hold(request: IncomingMessage, take: (body: Buffer) => void): boolean {
  const { headers } = request;
  let missing = Number(headers['content-length'] ?? NaN);
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '') || headers['content-encoding'] || !(missing > 0 && missing <= LONGEST_BODY)) return false;
  const chunks: Buffer[] = [];
  // It comes outside of what is being done for this request.
  const taking = forThisWork(take);
  request.push = (chunk: Buffer | null) => {
    // Over before all of it came: whoever was to read it finds out.
    if (!chunk) {
      request.push = IncomingMessage.prototype.push;
      for (const part of chunks) request.push(part);
      return request.push(null);
    }
    chunks.push(chunk);
    missing -= chunk.length;
    if (missing === 0) {
      request.push = IncomingMessage.prototype.push;
      taking(chunks.length === 1 ? chunk : Buffer.concat(chunks));
    }
    return true;
  };
  return true;
}

/** What finds a question that was written just so before, without looking into it; other bodies may have the same checksum. */
export function aliasOf({ method, headers, url = '' }: IncomingMessage, body: Buffer | null): string {
  const asked = body ? `${body.length} ${crc32(body)}` : url;
  return `${method}\n${headers.accept ?? ''}\n${headers['accept-language'] ?? ''}\n${asked}`;
}

/** What an answer depends on beside the question: its language and its kind; null for a kind that we do not give. */
export function manner(request: IncomingMessage): string | null {
  const negotiator = new Negotiator(request);
  const kind = negotiator.mediaType(KINDS);
  if (!kind) return null;
  const language = request.headers['accept-language'] ? (negotiator.language(LANGUAGES) ?? Language.DE) : Language.DE;
  return `${request.method} ${language} ${kind}`;
}

/** What a body asks for; null where whoever reads it next shall say what is wrong with it. */
export function askedByPost(body: Buffer, persisted: PersistedDocuments): Asked | null {
  return asked(parse(body.toString()), persisted);
}

/** The same for an address. */
export function askedByGet(url: string, persisted: PersistedDocuments): Asked | null {
  const address = url.length <= LONGEST_URL ? URL.parse(url, 'http://localhost') : null;
  if (!address) return null;
  const { query, operationName, variables, extensions } = Object.fromEntries(address.searchParams);
  return asked({ query, operationName, ...(variables && { variables: parse(variables) }), ...(extensions && { extensions: parse(extensions) }) }, persisted);
}

function asked(sent: unknown, persisted: PersistedDocuments): Asked | null {
  if (!isObject(sent)) return null;
  const { query, operationName, variables, extensions } = sent;
  const hash = isObject(extensions) && isObject(extensions.persistedQuery) ? extensions.persistedQuery.sha256Hash : undefined;
  if (hash !== undefined && typeof hash !== 'string') return null;
  const text = query ?? (hash && persisted.find(hash));
  if (typeof text !== 'string' || (query && hash && !persisted.remember(hash, text))) return null;
  if (operationName != null && typeof operationName !== 'string') return null;
  if (variables != null && !isObject(variables)) return null;
  return { query: text, operationName, variables: variables ?? undefined };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
