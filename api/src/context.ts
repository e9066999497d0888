import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from './database.js';
import { createImageLoader, type ImageLoader } from './images/image.loader.js';
import type { Jobs } from './jobs.js';
import type { Language } from './language.js';
import type { Limits } from './limits.js';
import type { Logger } from './logger.js';
import { createRegionLoaders, type RegionLoaders } from './regions/region.loader.js';
import type { SessionCookie } from './viewer/session.cookie.js';
import type { SessionViewer } from './viewer/session.service.js';

/** What outlives a request and every request shares. */
export interface Services {
  database: Database;
  jobs: Jobs;
  limits: Limits;
  log: Logger;
}

/** What a request says about itself. */
export interface RequestFacts {
  language: Language;
  /** Whoever is signed in, as far as permissions need to know them. */
  viewer: SessionViewer | null;
  /** The session's cookie, to be read and set. */
  cookie: SessionCookie;
  /** The client's network address, behind configured proxies too. */
  address: string;
  userAgent: string;
  /** How many entries one page of a list may have: 100 in GraphQL, 1,000 in REST. */
  maxPageSize: number;
}

/** What one request carries: nothing in here but the services outlives it or is shared with another. */
export interface Context extends RequestFacts, Omit<Services, 'database'> {
  /** For writes: a fork with an identity map of its own. */
  em: EntityManager;
  /** For reads: prepared statements, rows without entities. */
  read: Database['read'];
  loaders: RegionLoaders & { image: ImageLoader };
}

export function createContext({ database, ...services }: Services, facts: RequestFacts): Context {
  return {
    ...services,
    ...facts,
    em: database.orm.em.fork(),
    read: database.read,
    loaders: { ...createRegionLoaders(database.read), image: createImageLoader(database.read) },
  };
}
