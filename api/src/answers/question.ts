import type { IncomingMessage } from 'node:http';
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
 * Reads a body as soon as all of it is there; false when it is none that we know. Who takes it and has no answer gives it
 * back (`unshift`) to be read as if it came just now.
 */
export function read(request: IncomingMessage, take: (body: Buffer) => void): boolean {
  const { headers } = request;
  let missing = Number(headers['content-length'] ?? NaN);
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '') || headers['content-encoding'] || !(missing > 0 && missing <= LONGEST_BODY)) return false;
  const parts: Buffer[] = [];
  // It comes outside of what is being done for this request.
  const taking = forThisWork(take);
  const more = () => {
    const part = request.read() as Buffer | null;
    if (!part) return;
    parts.push(part);
    missing -= part.length;
    if (missing > 0) return;
    request.off('readable', more);
    taking(parts.length === 1 ? part : Buffer.concat(parts));
  };
  request.on('readable', more);
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
