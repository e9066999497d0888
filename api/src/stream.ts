import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Logger } from './logger.js';

type Bit = string | Buffer;

interface Streamed {
  request: Request;
  response: Response;
  log: Logger;
  /** Of the answer that is sent; an error before its first bit has none of them. */
  headers: Record<string, string>;
}

/**
 * Sends a long answer bit by bit, as fast as its client reads: the next bit is asked for when the one before has gone
 * out. Whoever goes away ends the reading. What fails before the first bit is answered as every error is; after it, the
 * connection breaks off, so that half an answer never looks like a whole one.
 */
export async function sendBits(bits: AsyncGenerator<Bit>, { request, response, log, headers }: Streamed): Promise<void> {
  const first = await bits.next();
  response.set(headers);
  if (request.method === 'HEAD') {
    await bits.return(undefined);
    return void response.end();
  }
  await pipeline(startingWith(first, bits), response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err: error }, 'an answer broke off');
  });
}

async function* startingWith(first: IteratorResult<Bit, unknown>, rest: AsyncGenerator<Bit>): AsyncGenerator<Bit> {
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
