import busboy from 'busboy';
import { type Request, type Response, Router } from 'express';
import type { Readable } from 'node:stream';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { imageUrl } from './image.files.js';
import { IMAGE_LIMITS, MOST_FILES } from './image.pipeline.js';
import { takeImage, waitForTurn } from './upload.service.js';

/** `POST /api/upload/image` and `/images`: multipart, with the fields `image` and `images`. */
export function uploadRoutes(contextOf: (request: Request, response: Response) => Promise<Context>): Router {
  const route = (field: string, most: number) => async (request: Request, response: Response) => {
    const context = await contextOf(request, response);
    if (!context.viewer) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
    const ids = await receive(request, field, most, context);
    if (ids.length === 0) throw new AppError('INVALID', 'uploadMissing', { fields: { [field]: { key: 'uploadMissing' } } });
    const urls = ids.map(imageUrl);
    response.set('Cache-Control', 'no-store').json(most === 1 ? { imageUrl: urls[0] } : { imageUrls: urls });
  };
  return Router().post('/api/upload/image', route('image', 1)).post('/api/upload/images', route('images', MOST_FILES));
}

/** Takes the files of a request in their order. What goes wrong with one ends all: the rest is not looked at. */
async function receive(request: Request, field: string, most: number, context: Context): Promise<string[]> {
  waitForTurn(request);
  const parts = parserOf(request, most);
  const ids: Promise<string>[] = [];
  let failure: Error | undefined;
  parts.on('file', (name: string, file: Readable, { filename }: { filename?: string }) => {
    // A request that breaks off breaks its file too, also while nobody reads that yet.
    file.on('error', () => undefined);
    if (name !== field) return void file.resume();
    const taken = takeImage(file, filename, context).then(({ id }) => id);
    taken.catch((error: Error) => {
      failure ??= error;
      parts.destroy(error);
    });
    ids.push(taken);
  });
  parts.on('filesLimit', () => parts.destroy(new AppError('INVALID', 'tooManyValues', { values: { max: most } })));
  request.on('close', () => {
    if (!request.complete) parts.destroy(new AppError('INVALID', 'badRequest'));
  });
  try {
    await new Promise((resolve, reject) => request.pipe(parts).once('error', reject).once('close', resolve));
    return await Promise.all(ids);
  } catch (error) {
    // A browser that is still sending reads no answer: what is left of the request is let through.
    request.unpipe(parts);
    request.resume();
    // What went wrong with a file is said as it is; for all else, the request is to blame.
    throw failure ?? (error instanceof AppError ? error : new AppError('INVALID', 'badRequest'));
  }
}

function parserOf({ headers }: Request, most: number) {
  try {
    // One byte more than allowed, so that what is too large is seen and not silently cut.
    return busboy({ headers, limits: { files: most, fileSize: IMAGE_LIMITS.megabytes * 1024 * 1024 + 1, fields: 10 }, defParamCharset: 'utf8' });
  } catch {
    throw new AppError('INVALID', 'badRequest');
  }
}
