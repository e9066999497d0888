import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from './clock.js';
import type { Meter } from './cost/meter.js';
import type { Payments } from './credits/stripe.js';
import type { Terms } from './credits/terms.js';
import type { Database } from './database.js';
import {
  createHotelSubscriptionLoader,
  createSubscriptionHotelLoader,
  createVisibleHotelLoader,
  type HotelSubscriptionLoader,
  type SubscriptionHotelLoader,
  type VisibleHotelLoader,
} from './hotels/hotel.loader.js';
import type { HotelFigures } from './hotels/hotel.figures.js';
import { createImageLoader, type ImageLoader } from './images/image.loader.js';
import { createHotelRankingLoader, type HotelRankingLoader } from './hotels/hotel-ranking.loader.js';
import type { ImageStore } from './images/image.store.js';
import type { Jobs } from './jobs.js';
import type { Reading } from './kept.js';
import type { RequestKey } from './keys/key.service.js';
import type { Language } from './language.js';
import type { Limits } from './limits.js';
import type { Logger } from './logger.js';
import type { Notices } from './notices.js';
import type { Replicas } from './replicas.js';
import { createRegionLoaders, type RegionLoaders } from './regions/region.loader.js';
import type { KnownRegions } from './regions/region.memory.js';
import type { Site } from './site.js';
import type { SessionCookie } from './viewer/session.cookie.js';
import type { SessionViewer } from './viewer/session.service.js';
import { createUserLoader, type UserLoader } from './viewer/user.loader.js';
import { createPendingDeliveriesLoader, type PendingDeliveriesLoader } from './webhooks/delivery.loader.js';
import type { WebhookSettings } from './webhooks/webhook.settings.js';

/** What outlives a request and every request shares. */
export interface Services {
  database: Database;
  jobs: Jobs;
  limits: Limits;
  log: Logger;
  payments: Payments;
  terms: Terms;
  /** What time it is for paid terms. */
  now: Clock;
  site: Site;
  images: ImageStore;
  webhooks: WebhookSettings;
  notices: Notices;
  hotelFigures: HotelFigures;
  replicas: Replicas;
  regions: KnownRegions;
}

/** What of it work without a request needs. */
export type SystemServices = Omit<Services, 'limits' | 'notices' | 'hotelFigures' | 'replicas' | 'regions'>;

/** What a request says about itself. */
export interface RequestFacts {
  language: Language;
  /** Whoever is signed in, as far as permissions need to know them. */
  viewer: SessionViewer | null;
  /** The API key that the request came with; it has no cookie then. */
  key: RequestKey | null;
  /** A page of another site sends it: it may ask, and change something with a key only. */
  isForeign: boolean;
  /** What the request costs, and what is left to whoever sends it. */
  meter: Meter;
  /** The session's cookie, to be read and set. */
  cookie: SessionCookie;
  /** The client's network address, behind configured proxies too. */
  address: string;
  userAgent: string;
  /** Notes what the answer reads, where it may be kept for others. */
  reads: Reading | null;
  /** How many entries one page of a list may have: 100 in GraphQL, 1,000 in REST. */
  maxPageSize: number;
}

/** What work without a request needs: a job, an event from Stripe. */
export interface SystemContext extends Omit<SystemServices, 'database'> {
  /** For writes: a fork with an identity map of its own. */
  readonly em: EntityManager;
  /** For reads: prepared statements, rows without entities. */
  read: Database['read'];
}

/** What one request carries: nothing in here but the services outlives it or is shared with another. */
export interface Context extends SystemContext, RequestFacts {
  limits: Limits;
  hotelFigures: HotelFigures;
  regions: KnownRegions;
  /** Has what is read from here on come from the primary: called where something is written, and where what was written just now is read. */
  usePrimary(): void;
  readonly loaders: Loaders;
}

type Loaders = RegionLoaders & {
  image: ImageLoader;
  user: UserLoader;
  hotelOfSubscription: SubscriptionHotelLoader;
  subscriptionOfHotel: HotelSubscriptionLoader;
  hotelRanking: HotelRankingLoader;
  visibleHotel: VisibleHotelLoader;
  pendingDeliveries: PendingDeliveriesLoader;
};

/** What writes go through: made when the first one comes, since most requests only read. */
class Writing {
  private forked?: EntityManager;

  constructor(private readonly database: Database) {}

  get em(): EntityManager {
    return (this.forked ??= this.database.orm.em.fork());
  }
}

/** What looks up many things at once: made for the first that is looked up, since most questions are one statement. */
class Loading extends Writing {
  private made?: Loaders;

  constructor(
    private readonly services: Services,
    readonly read: Database['read'],
  ) {
    super(services.database);
  }

  get loaders(): Loaders {
    return (this.made ??= createLoaders(this.services, this.read));
  }
}

export function createSystemContext({ database, jobs, log, payments, terms, now, site, images, webhooks }: SystemServices): SystemContext {
  return Object.assign(new Writing(database), { jobs, log, payments, terms, now, site, images, webhooks, read: database.readPatiently });
}

export function createContext(services: Services, facts: RequestFacts): Context {
  const { read, usePrimary } = services.replicas.route();
  // Whoever is signed in reads what they have written.
  if (facts.viewer || facts.key) usePrimary();
  const { jobs, log, payments, terms, now, site, images, webhooks, limits, hotelFigures, regions } = services;
  return Object.assign(new Loading(services, read), { jobs, log, payments, terms, now, site, images, webhooks, limits, hotelFigures, regions, usePrimary }, facts);
}

function createLoaders({ hotelFigures }: Services, read: Database['read']): Loaders {
  return {
    ...createRegionLoaders(read, async () => {
      const columns = await hotelFigures.current();
      return columns && columns.orders.figures();
    }),
    image: createImageLoader(read),
    user: createUserLoader(read),
    hotelOfSubscription: createSubscriptionHotelLoader(read),
    subscriptionOfHotel: createHotelSubscriptionLoader(read),
    hotelRanking: createHotelRankingLoader(read),
    visibleHotel: createVisibleHotelLoader(read),
    pendingDeliveries: createPendingDeliveriesLoader(read),
  };
}
