import type { Router } from 'express';
import type { Services } from '../context.js';
import { atomRoutes } from './atom.route.js';
import { previewRoutes } from './preview.route.js';
import { robotsRoutes } from './robots.route.js';
import { sitemapRoutes } from './sitemap.route.js';

/** What search engines, readers of feeds and messengers fetch: the same for everybody, whoever is signed in. */
export function feedRoutes(services: Pick<Services, 'database' | 'images' | 'log' | 'replicas' | 'site'>, isProduction: boolean): Router[] {
  return [previewRoutes(services), sitemapRoutes(services), robotsRoutes(services.site, isProduction), atomRoutes(services)];
}
