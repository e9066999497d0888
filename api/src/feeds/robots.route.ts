import { Router } from 'express';
import { LANGUAGES } from '../language.js';
import type { Site } from '../site.js';
import { CLOSED_PATHS } from './site-pages.js';

/** `/robots.txt`: what search engines read, and where all of it is listed. Anything but production is closed to them. */
export function robotsRoutes(site: Site, isProduction: boolean): Router {
  const closed = [...LANGUAGES.flatMap((language, index) => CLOSED_PATHS.map((path) => (index === 0 ? path : `/${language}${path}`))), '/api/', '/graphql', '/out/', '/dev/'];
  const rules = isProduction ? ['Allow: /api/openapi.json', ...closed.map((path) => `Disallow: ${path}`)] : ['Disallow: /'];
  const text = ['User-agent: *', ...rules, '', `Sitemap: ${site.origin}/sitemap.xml`, ''].join('\n');
  return Router().get('/robots.txt', (_, response) => void response.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(text));
}
