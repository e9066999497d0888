import busboy from 'busboy';
import { type Request, type Response, Router } from 'express';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { imageUrl } from './image.files.js';
import { IMAGE_LIMITS } from './image.pipeline.js';
import { MOST_FILES } from './upload.resolver.js';
import { addImage, readUpload } from './upload.service.js';

/** Requests whose files are read at once; the others wait with their bytes still on the way. */
const reading = pLimit(6);

/** `POST /api/upload/image` and `/images`: multipart, with the fields `image` and `images`. */
export function uploadRoutes(contextOf: (request: Request, response: Response) => Promise<Context>): Router {
  const route = (field: string, most: number) => async (request: Request, response: Response) => {
    const context = await contextOf(request, response);
    if (!context.viewer) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
    const ids = await reading(() => receive(request, field, most, context));
    if (ids.length === 0) throw new AppError('INVALID', 'uploadMissing', { fields: { [field]: { key: 'uploadMissing' } } });
    const urls = ids.map(imageUrl);
    response.set('Cache-Control', 'no-store').json(most === 1 ? { imageUrl: urls[0] } : { imageUrls: urls });
  };
  return Router().post('/api/upload/image', route('image', 1)).post('/api/upload/images', route('images', MOST_FILES));
}

/** Takes the files of a request one after the other: while one is worked on, the next stays on the way. */
async function receive(request: Request, field: string, most: number, context: Context): Promise<string[]> {
  const parts = parserOf(request, most);
  const ids: string[] = [];
  let work: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    parts.on('file', (name: string, file: Readable, { filename }: { filename: string }) => {
      if (name !== field) return void file.resume();
      work = work.then(async () => ids.push((await addImage(await readUpload(file), filename, context)).id));
      work.catch((error: unknown) => {
        request.unpipe(parts);
        request.resume();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    });
    parts.on('filesLimit', () => reject(new AppError('INVALID', 'tooManyValues', { values: { max: most } })));
    parts.on('error', () => reject(new AppError('INVALID', 'badRequest')));
    parts.on('close', () => void work.then(() => resolve(), reject));
    request.on('aborted', () => reject(new AppError('INVALID', 'badRequest')));
    request.pipe(parts);
  });
  return ids;
}

function parserOf({ headers }: Request, most: number) {
  try {
    // One byte more than allowed, so that what is too large is seen and not silently cut.
    return busboy({ headers, limits: { files: most, fileSize: IMAGE_LIMITS.megabytes * 1024 * 1024 + 1, fields: 10 }, defParamCharset: 'utf8' });
  } catch {
    throw new AppError('INVALID', 'badRequest');
  }
}
