import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { Language, LANGUAGES } from '../language.js';
import type { Asked } from './operation.js';
import type { PersistedDocuments } from './persisted.js';

/** A body of a question may have so many bytes; a longer one goes its way without us. */
const LONGEST_BODY = 100 * 1024;
const LONGEST_URL = 8 * 1024;
const KINDS = ['application/json', 'application/graphql-response+json'];

/** Reads a body, which can be put back for the next one to read; null when it is none that we know. */
export function peek(request: IncomingMessage): Promise<Buffer | null> {
  const { headers } = request;
  const length = Number(headers['content-length'] ?? NaN);
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '') || headers['content-encoding'] || !(length > 0 && length <= LONGEST_BODY)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const take = () => {
      // All of it or nothing: reading beyond would end the stream, and nothing could be put back.
      const body = request.read(length) as Buffer | null;
      if (!body) return;
      request.off('readable', take);
      resolve(body);
    };
    request.on('readable', take);
    request.once('close', () => resolve(null));
  });
}

/** How a question was written, to know it again without looking into it. */
export function aliasOf({ method, headers, url = '' }: IncomingMessage, body: Buffer | null): string {
  return `${method}\n${headers.accept ?? ''}\n${headers['accept-language'] ?? ''}\n${body?.toString('latin1') ?? url}`;
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
