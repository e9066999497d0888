import { Router } from 'express';
import type { Services } from '../context.js';
import { AppError } from '../errors.js';
import { LANGUAGES } from '../language.js';
import { findFeedRegion, newListings } from './atom.js';

/** `/feeds/new.atom` and `/feeds/{region}/new.atom`: what is new, in German; in the other languages under their name. */
export function atomRoutes({ replicas, site }: Pick<Services, 'replicas' | 'site'>): Router {
  const router = Router();
  for (const [index, language] of LANGUAGES.entries()) {
    const start = index === 0 ? '' : `/${language}`;
    const answer = async (slug: string | undefined) => {
      const { read } = replicas.route();
      const region = slug === undefined ? null : await findFeedRegion(slug, read);
      if (slug !== undefined && !region) throw new AppError('NOT_FOUND', 'regionNotFound');
      return newListings(region, language, site, read);
    };
    for (const path of [`${start}/feeds/new.atom`, `${start}/feeds/:region/new.atom`]) {
      router.get<string, { region?: string }>(path, async (request, response) => {
        const { xml, updated } = await answer(request.params.region);
        response.set({ 'Cache-Control': 'public, max-age=300', 'Last-Modified': updated.toUTCString() });
        response.type('application/atom+xml').send(xml);
      });
    }
  }
  return router;
}
