import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from './database.js';
import { createImageLoader, type ImageLoader } from './images/image.loader.js';
import type { Language } from './language.js';
import type { Logger } from './logger.js';
import { createRegionLoaders, type RegionLoaders } from './regions/region.loader.js';

/** Whoever is signed in, as far as permissions need to know them. */
export interface Viewer {
  id: number;
  isAdmin: boolean;
}

/** What one request carries: nothing in here outlives it or is shared with another. */
export interface Context {
  /** For writes: a fork with an identity map of its own. */
  em: EntityManager;
  /** For reads: prepared statements, rows without entities. */
  read: Database['read'];
  viewer: Viewer | null;
  language: Language;
  /** How many entries one page of a list may have: 100 in GraphQL, 1,000 in REST. */
  maxPageSize: number;
  loaders: RegionLoaders & { image: ImageLoader };
  log: Logger;
}

interface ContextInput {
  database: Database;
  language: Language;
  log: Logger;
  viewer?: Viewer | null;
  maxPageSize?: number;
}

export function createContext({ database, language, log, viewer = null, maxPageSize = 100 }: ContextInput): Context {
  return {
    em: database.orm.em.fork(),
    read: database.read,
    viewer,
    language,
    maxPageSize,
    loaders: { ...createRegionLoaders(database.read), image: createImageLoader(database.read) },
    log,
  };
}
