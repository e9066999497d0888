import { type Request, type Response, Router } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { writePersonalData } from './personal-data.js';

/** `GET /api/personal-data`: all that is stored about whoever is signed in, as a file to keep. */
export function personalDataRoutes(contextOf: (request: Request, response: Response) => Promise<Context>): Router {
  return Router().get('/api/personal-data', async (request, response) => {
    const { viewer, read, now, log } = await contextOf(request, response);
    if (!viewer) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
    const day = now().toISOString().slice(0, 10);
    response.set({ 'Cache-Control': 'no-store', 'Content-Disposition': `attachment; filename="obala-${day}.json"` }).type('application/json');
    await pipeline(Readable.from(writePersonalData(viewer.id, read)), response).catch((error: NodeJS.ErrnoException) => {
      // The connection is closed by now, and half a file is none. Whoever went away is no error.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err: error }, 'a file of personal data broke off');
    });
  });
}
