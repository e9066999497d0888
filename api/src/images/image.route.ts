import { Router } from 'express';
import { AppError } from '../errors.js';
import { MIME_TYPES, parseFilename } from './image.files.js';
import type { Logger } from '../logger.js';
import type { ImageStore } from './image.store.js';

/** Serves `/images/…`. A file never changes under its name, so whoever has it need not ask again. */
export function imageRoutes(store: ImageStore, log: Logger): Router {
  return Router().get('/images/:filename', async (request, response) => {
    const file = parseFilename(request.params.filename);
    const bytes =
      file &&
      (await store.get(request.params.filename).catch((error: unknown) => {
        log.warn({ err: error }, 'a picture could not be read from its store');
        throw new AppError('UNAVAILABLE', 'unavailable');
      }));
    if (!bytes) throw new AppError('NOT_FOUND', 'imageNotFound');
    response.set({
      'Content-Type': MIME_TYPES[file.format],
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.send(bytes);
  });
}
