import { type Request, type Response, Router } from 'express';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { sendBits } from '../stream.js';
import { writePersonalData } from './personal-data.js';

/** `GET /api/personal-data`: all that is stored about whoever is signed in, as a file to keep. */
export function personalDataRoutes(contextOf: (request: Request, response: Response) => Promise<Context>): Router {
  return Router().get('/api/personal-data', async (request, response) => {
    const { viewer, read, now, log } = await contextOf(request, response);
    if (!viewer) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
    const day = now().toISOString().slice(0, 10);
    const headers = { 'Cache-Control': 'no-store', 'Content-Disposition': `attachment; filename="obala-${day}.json"`, 'Content-Type': 'application/json; charset=utf-8' };
    await sendBits(writePersonalData(viewer.id, read), { request, response, log, headers });
  });
}
