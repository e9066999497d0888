import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Services } from '../context.js';
import { AppError } from '../errors.js';
import { imageIdOf } from '../images/image.files.js';
import { LANGUAGES } from '../language.js';
import { findPreviewFacts, previewVersion } from './preview.facts.js';

/** Drawn pictures are kept until they fill so many bytes. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Drawn at the same time: each takes a processor and some 20 MB. */
const AT_ONCE = 2;

/** `GET /previews/{id}.jpg?language=&v=`: the picture of a visible listing for shared links. */
export function previewRoutes({ database, images, site }: Pick<Services, 'database' | 'images' | 'site'>): Router {
  const drawn = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });
  const drawing = new Map<string, Promise<Buffer>>();
  const turns = pLimit(AT_ONCE);

  return Router().get('/previews/:id.jpg', async (request, response) => {
    const { id } = request.params;
    const facts = /^\d{1,9}$/.test(id) ? await findPreviewFacts(Number(id), database.read) : null;
    if (!facts) throw new AppError('NOT_FOUND', 'hotelNotFound');
    const language = LANGUAGES.find((known) => known === request.query.language) ?? LANGUAGES[0]!;
    const version = previewVersion(facts, language);
    // Under its version it never changes; whoever asks for another one, or for none, asks again soon.
    const isNamed = request.query.v === version;
    response.set({ ETag: `"${version}"`, 'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=300' }).type('jpg');
    if (request.fresh) return void response.status(304).end();

    const make = async () => {
      const imageId = imageIdOf(facts.imageUrl);
      const picture = imageId === null ? null : await images.get(`${imageId}.jpg`);
      // What draws letters is large, and few processes ever draw.
      const { drawPreview } = await import('./preview.picture.js');
      const bytes = await drawPreview(facts, language, picture, site.name);
      drawn.set(version, bytes);
      return bytes;
    };
    let bytes = drawn.get(version);
    if (!bytes) {
      // However many ask at the same time, it is drawn once.
      const pending = drawing.get(version) ?? turns(make).finally(() => drawing.delete(version));
      drawing.set(version, pending);
      bytes = await pending;
    }
    response.send(bytes);
  });
}
