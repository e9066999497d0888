import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolConfig } from 'pg';
import { CreditTransaction } from './credits/credit-transaction.entity.js';
import { AuditEntry } from './admin/audit-entry.entity.js';
import { Notice } from './credits/notice.entity.js';
import { StripeEvent } from './credits/stripe-event.entity.js';
import { Subscription } from './credits/subscription.entity.js';
import { Hotel } from './hotels/hotel.entity.js';
import { ListingDraft } from './hotels/listing-draft.entity.js';
import { Image, StoredImage } from './images/image.entity.js';
import { ApiKey } from './keys/api-key.entity.js';
import { giveUpBroken, giveUpSilent, waitFor } from './pool.js';
import { Region } from './regions/region.entity.js';
import { HotelStatistic, MonthlyMail, StatisticsSalt, StatisticsSeen } from './statistics/statistic.entity.js';
import { Shortlist } from './shortlists/shortlist.entity.js';
import { SupportRequest } from './support/support-request.entity.js';
import { factsOf, traceStatements } from './statements.js';
import { isTracing, traced } from './tracing.js';
import { Session } from './viewer/session.entity.js';
import { User } from './viewer/user.entity.js';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity.js';
import { Webhook } from './webhooks/webhook.entity.js';

export const ENTITIES = [User, Session, ApiKey, Region, Hotel, Subscription, CreditTransaction, StripeEvent, Notice, ListingDraft, SupportRequest, Shortlist, AuditEntry, Image, StoredImage, HotelStatistic, StatisticsSalt, StatisticsSeen, MonthlyMail, Webhook, WebhookDelivery];

/** Runs a read as a named prepared statement and gives back its rows, columns named as the statement names them. */
export type Read = <Row extends object>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** A point in time as a statement gives it to JavaScript: the pool hands on what PostgreSQL writes. */
export const isoTime = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export interface Database {
  orm: MikroORM;
  /** Reads from the primary, and writes. For what somebody waits for: given up where it takes longer than a request may. */
  read: Read;
  /** For work that nobody waits for: takes as long as it takes. */
  readPatiently: Read;
  /** The same from another server with the same data: statements keep their names, values their types. */
  readFrom(pool: Pool): Read;
  /** How values of each type become JavaScript's: for the pool of another server. */
  types: PoolConfig['types'];
  /** How many connections are used, how many are idle, and how many statements wait for one. */
  connections(): { used: number; idle: number; waiting: number };
  /** True when every migration has been applied. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** So much longer than for a statement somebody waits for a connection, and for any word of the server, in milliseconds: it is gone then, or all connections are in use. */
const MARGIN = 2000;
/** How long a statement's answer is waited for; 0 for as long as it takes. */
const patienceFor = (statementTimeout: number) => (statementTimeout > 0 ? statementTimeout + MARGIN : 0);

/** Only so many shapes of statements are prepared on each connection; rarer ones are planned each time. */
const MAX_PREPARED = 400;

interface Settings {
  /** After so many milliseconds a statement is given up, in the database too; 0 for never. */
  statementTimeout?: number;
}

export function ormConfig(url: string, { statementTimeout = 0 }: Settings = {}) {
  const patience = patienceFor(statementTimeout);
  return defineConfig({
    clientUrl: url,
    entities: ENTITIES,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: {
      path: fileURLToPath(new URL('./migrations', import.meta.url)),
      glob: '!(*.d).{js,ts}',
      snapshot: false,
      allOrNothing: true,
    },
    pool: { min: 0, max: 10 },
    driverOptions: {
      // Before the first connection is there.
      onPoolCreated: (pool: Pool) => {
        giveUpBroken(pool);
        giveUpSilent(pool, patience);
        traceStatements(pool);
      },
      statement_timeout: statementTimeout,
      connectionTimeoutMillis: patience,
      keepAlive: true,
    },
    schemaGenerator: { skipTables: ['search_word', 'tag', 'destination', 'rate_limit', 'points', 'hotel_change', 'hotel_change_state'] },
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: false,
    // Nothing is printed outside the application's own log.
    logger: () => {},
  });
}

export async function connect(url: string, settings?: Settings): Promise<Database> {
  const orm = await MikroORM.init(ormConfig(url, settings));
  const pool = await orm.em.getConnection().getNativeClient();
  const names = new Map<string, string>();
  const readFrom = (pool: Pool): Read =>
    async function read<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      let name = names.get(sql);
      if (name === undefined && names.size < MAX_PREPARED) {
        name = `read_${names.size}`;
        names.set(sql, name);
      }
      const ask = () => pool.query<Row>({ name, text: sql, values: [...parameters] });
      const { rows } = await (isTracing() ? tracedRead(sql, ask) : ask());
      return rows;
    };
  return {
    orm,
    read: readFrom(pool),
    readPatiently: patiently(pool, patienceFor(settings?.statementTimeout ?? 0)),
    readFrom,
    types: pool.options.types,
    connections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    isReady: async () => (await orm.migrator.getPending()).length === 0,
    close: () => orm.close(true),
  };
}

/** Its values stand beside it: the text says nothing of anybody. */
function tracedRead<Result>(sql: string, ask: () => Promise<Result>): Promise<Result> {
  const { name, facts } = factsOf(sql);
  return traced(name, { ...facts, 'db.query.text': sql }, ask);
}

/** Reads on a connection where, for as long as it is needed, no statement's time is limited. */
function patiently(pool: Pool, patience: number): Read {
  return async <Row extends object>(sql: string, parameters: readonly unknown[] = []) => {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      waitFor(client, 0);
      return (await client.query<Row>({ text: sql, values: [...parameters] })).rows;
    } finally {
      waitFor(client, patience);
      // A connection that cannot be put back as it was is none for others.
      await client.query('reset statement_timeout').then(
        () => client.release(),
        () => client.release(true),
      );
    }
  };
}

/** Brings a database up to date; safe when two processes do it at once. */
export async function migrate(url: string): Promise<void> {
  const orm = await MikroORM.init(ormConfig(url));
  try {
    const pool = await orm.em.getConnection().getNativeClient();
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock(710407)');
      await orm.migrator.up();
    } finally {
      await client.query('select pg_advisory_unlock(710407)');
      client.release();
    }
  } finally {
    await orm.close(true);
  }
}
